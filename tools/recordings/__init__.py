"""Turns what the programs that drive other engines wrote into recordings: see docs/feel.md."""
