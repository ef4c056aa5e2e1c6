"""SWI-Prolog behind one small protocol, and the public session on top of it.

protocol.py says what an engine is; janus.py, pyswip.py and process.py are the three; choice.py picks one; steps.py
stops what runs too long; session.py is what users see.
"""
