"""The C interface as data, and everything that is generated from it.

`include/nestedslide.h` is written by hand and is the only description of the interface. This package reads it once,
into the dataclasses of `model`:

    nestedslide.h  --reader-->  Api (model)  --stored-->  nestedslide_api.json
                                     |
                                     +--emit/*-->  bindings, tests' tables, pages of the docs

`python -m tools.api` writes the JSON and all generated files; `--check` names those that are not up to date. Only the
reader needs pycparser. Programs that just want to know the interface call `stored.load()`, which reads the JSON.
"""
