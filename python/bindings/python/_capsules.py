"""Capsules: objects for code that takes the capsules of MLIR's C API. There is no C API here, so only `_CAPICreate` takes them."""

from _weakref import ref

from ._mlir_libs._mlir.ir import _BaseContext


class Capsule:
    """An object of this package under a name. A context does not live longer for its capsule."""

    __slots__ = ("name", "object")

    def __init__(self, name, object):
        self.name = name
        self.object = ref(object) if isinstance(object, _BaseContext) else lambda: object

    def __repr__(self):
        return f'<capsule object "{self.name}" at {id(self):#x}>'


def held(capsule, name):
    """Returns the object of a capsule with this name."""
    if not isinstance(capsule, Capsule) or capsule.name != name:
        raise ValueError(f"expected a capsule '{name}' of this package, got {capsule!r}")
    object = capsule.object()
    if object is None:
        raise ValueError(f"the context of {capsule!r} is gone; keep a reference to it")
    return object


def add_pointer(cls, module):
    """Adds `_CAPIPtr`. Returns the name of its capsules, which is that of MLIR."""
    name = f"mlir.{module}.{cls.__name__.removeprefix('_Base').removeprefix('_').removesuffix('Base')}._CAPIPtr"
    cls._CAPIPtr = property(lambda self: Capsule(name, self))
    return name


def add_capsules(cls, module):
    """Adds `_CAPIPtr`, and `_CAPICreate`, which returns the object of a capsule."""
    name = add_pointer(cls, module)
    cls._CAPICreate = staticmethod(lambda capsule: held(capsule, name))
