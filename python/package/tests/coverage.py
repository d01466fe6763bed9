"""Writes docs/python-coverage.md: what of MLIR's Python API the package has.

    python coverage.py [--check]

`data/python_api.json` and `data/python_ops.json` list that API: facts about MLIR 22. With `--check`, the file is compared, not
written.
"""

import importlib
import inspect
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
MISSING = object()
TARGET = HERE.parents[2] / "docs" / "python-coverage.md"


def load(name):
    return json.loads((HERE / "data" / name).read_text())


def module(name):
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def missing_members(owner, members):
    return [name for name in members if inspect.getattr_static(owner, name, MISSING) is MISSING]


def classes_section(title, names, owner):
    """Returns the lines about the classes of a module, and how many members there are of how many."""
    lines, have, all_ = [], 0, 0
    absent = []
    for name, facts in sorted(names.items()):
        members = list(facts.get("members", facts.get("enum", {})))
        all_ += 1 + len(members)
        cls = getattr(owner, name, None)
        if cls is None:
            absent.append(name)
            continue
        missing = missing_members(cls, members)
        have += 1 + len(members) - len(missing)
        if missing:
            lines.append(f"* `{name}`: lacks {', '.join(f'`{it}`' for it in missing)}")
    if absent:
        lines.append(f"* Absent: {', '.join(f'`{it}`' for it in absent)}")
    return [f"## {title}", "", f"{have} of {all_} classes and members.", "", *(lines or ["All."]), ""], have, all_


def signature(function):
    text = str(inspect.signature(function))
    return text.split(" -> ")[0]


def without_annotations(text):
    return text.split(" -> ")[0]


def op_lines(namespace, facts, owner):
    """Returns the lines about the operations of a dialect, and how many are right of how many."""
    lines, have, all_ = [], 0, 0
    for name, cls in sorted(facts["classes"].items()):
        all_ += 1
        ours = getattr(owner, name, None)
        if ours is None:
            lines.append(f"* `{name}` is absent")
            continue
        base = next((it for it in ours.__mro__ if "OPERATION_NAME" in vars(it)), ours)
        found = signature(base.__init__)
        missing = missing_members(base, cls["properties"])
        if found != cls["init"]:
            lines.append(f"* `{name}{found}`,\n  in MLIR `{cls['init']}`")
        elif missing:
            lines.append(f"* `{name}` lacks {', '.join(f'`{it}`' for it in missing)}")
        else:
            have += 1
    for name, text in sorted(facts["functions"].items()):
        all_ += 1
        ours = getattr(owner, name, None)
        if ours is None:
            lines.append(f"* `{name}()` is absent")
        elif signature(ours) != without_annotations(text):
            lines.append(f"* `{name}{signature(ours)}`,\n  in MLIR `{without_annotations(text)}`")
        else:
            have += 1
    return lines, have, all_


def report():
    api, ops = load("python_api.json"), load("python_ops.json")
    lines = [
        "# Coverage of MLIR's Python API",
        "",
        "Written by `python/package/tests/coverage.py` from the lists of MLIR 22 in `python/package/tests/data/`;",
        "`cargo xtask python` checks it. A member counts if it exists; the tests in `python/package/tests` say what it does.",
        "",
    ]
    head = len(lines)
    total = [0, 0]
    for part in ("ir", "passmanager", "rewrite"):
        owner = module("ods." + part) or object()
        section, have, all_ = classes_section(f"`ods.{part}`", api[part]["classes"], owner)
        lines += section
        total = [total[0] + have, total[1] + all_]
    types = module("ods.extras.types")
    absent = [name for name in api["extras.types"] if not hasattr(types, name)]
    lines += ["## `ods.extras.types`", "", "Absent: " + (", ".join(f"`{it}`" for it in absent) or "nothing") + ".", ""]
    from ods.ir import AttrBuilder

    absent = [name for name in api["attribute_builders"] if not AttrBuilder.contains(name)]
    lines += ["## Attribute builders", "", "Absent: " + (", ".join(f"`{it}`" for it in absent) or "nothing") + ".", ""]
    lines += ["## Dialects", "", "Generated classes and value builders whose signature and properties are MLIR's:", ""]
    details = []
    for namespace, facts in ops.items():
        owner = module(f"ods.dialects._{namespace}_ops_gen")
        found, have, all_ = op_lines(namespace, facts, owner)
        lines.append(f"* `{namespace}`: {have} of {all_}")
        details += [f"### `{namespace}`", "", *found, ""] if found else []
    lines += ["", *details]
    lines.insert(head, f"{total[0]} of {total[1]} classes and members of `ir`, `passmanager` and `rewrite` exist.\n")
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    text = report()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text() != text:
            sys.exit("docs/python-coverage.md is out of date; run python/package/tests/coverage.py")
    else:
        TARGET.write_text(text)
