"""The notebook in examples/ runs from top to bottom, in a kernel of its own, and its values come out as pictures."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))


@pytest.fixture
def executed(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    nbformat = pytest.importorskip("nbformat", reason="notebooks need pip install 'pybridge-swi[notebook]'")
    nbclient = pytest.importorskip("nbclient", reason="notebooks need pip install 'pybridge-swi[notebook]'")
    pytest.importorskip("ipykernel", reason="notebooks need pip install 'pybridge-swi[notebook]'")
    # A kernel of this Python, whatever kernels the machine has.
    kernel = tmp_path / "kernels" / "python3"
    kernel.mkdir(parents=True)
    (kernel / "kernel.json").write_text(
        f'{{"argv": ["{sys.executable}", "-m", "ipykernel_launcher", "-f", "{{connection_file}}"], '
        '"display_name": "Python 3", "language": "python"}',
        encoding="utf-8",
    )
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    notebook = nbformat.read(request.param, as_version=4)
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute(cwd=str(tmp_path))
    return notebook


def test_there_is_a_notebook() -> None:
    assert NOTEBOOKS


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("executed", NOTEBOOKS, ids=lambda path: path.name, indirect=True)
def test_a_notebook_runs_and_shows_pictures(executed: Any) -> None:
    outputs = [output for cell in executed.cells if cell.cell_type == "code" for output in cell.outputs]
    assert not [output for output in outputs if output.output_type == "error"]
    shown = [output.data for output in outputs if output.output_type == "execute_result"]
    assert sum("image/svg+xml" in data for data in shown) >= 4
    assert sum("<svg" in data.get("text/html", "") for data in shown) == 2


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_is_kept_without_outputs(path: Path) -> None:
    nbformat = pytest.importorskip("nbformat", reason="notebooks need pip install 'pybridge-swi[notebook]'")
    notebook = nbformat.read(path, as_version=4)
    assert all(not cell.outputs and cell.execution_count is None for cell in notebook.cells if cell.cell_type == "code")
