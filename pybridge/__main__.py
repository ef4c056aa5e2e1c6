"""``python -m pybridge`` is the ``pybridge`` command."""

from pybridge.cli import main

main()
