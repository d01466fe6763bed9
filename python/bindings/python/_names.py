"""The names in Python of the parts of definitions."""

import keyword

_MEMBERS = {"type", "callable", "issubclass", "results", "operands", "attributes", "regions", "successors", "loc", "ip", "self"}


def sanitize(name):
    """Returns the name of a parameter or a property for the name of a part of an operation."""
    if not name.isidentifier():
        name = "".join(it if it.isalnum() or it == "_" else "_" for it in name)
    if name[:1].isdigit():
        name = "_" + name
    if keyword.iskeyword(name) or name in _MEMBERS or name.startswith("_ods"):
        return name + "_"
    return name
