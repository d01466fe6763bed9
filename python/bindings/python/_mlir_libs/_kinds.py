"""The classes of builtin kinds: how they become known, and where their getters come from.

A native function as a class attribute is a static method. A native getter that is moved from the base to the class of a kind is called
without a detour through Python code.
"""

from . import _mlir
from ._mlir import ir as _ir


def export(cls):
    """Puts a class in the native module, whose name messages have."""
    cls.__module__ = _ir.__name__
    setattr(_ir, cls.__name__, cls)
    _ir.__all__.append(cls.__name__)
    return cls


def define(cls):
    """Puts a class in the native module, and makes it known to native code."""
    _mlir._define(cls.__name__, cls)
    return export(cls)


# The classes of builtin kinds by the keys of their type ids.
classes = {}


def _registered(set_class, kind, key, **members):
    def register(cls):
        set_class(kind, cls)
        classes[f"{key} {kind}"] = cls
        cls.static_typeid = _mlir._typeid(f"{key} {kind}")
        for member, value in members.items():
            if value is not None:
                setattr(cls, member, value)
        return export(cls)

    return register


def type_of(kind, name=None):
    """Registers the class of a kind of types."""
    return _registered(_mlir._set_type_class, kind, "type", type_name=name)


def attribute_of(kind, name=None):
    """Registers the class of a kind of attributes."""
    return _registered(_mlir._set_attribute_class, kind, "attribute", attr_name=name)


class Getters:
    """The native getters of a base class, by name. It loses the getters that are taken."""

    def __init__(self, base):
        self._base = base
        self._taken = set()

    def __getattr__(self, name):
        self._taken.add(name)
        return vars(self._base)[name]

    def finish(self):
        """Removes the getters that were taken from the base."""
        for name in self._taken:
            delattr(self._base, name)


def in_context(function, context, *args):
    """Calls a checked constructor with the unknown location of a context."""
    return function(*args, None if context is None else _ir.Location.unknown(context))
