"""Capsules: objects for code that takes those of MLIR's C API. There is no C API here, so only `_CAPICreate` takes them."""


class Capsule:
    """An object under a name."""

    __slots__ = ("name", "object")

    def __init__(self, name, object):
        self.name = name
        self.object = object

    def __repr__(self):
        return f'<capsule object "{self.name}" at {id(self):#x}>'


def add_pointer(cls, module):
    """Adds `_CAPIPtr`. Returns the name of its capsules."""
    name = f"ods.{module}.{cls.__name__.lstrip('_')}._CAPIPtr"
    cls._CAPIPtr = property(lambda self: Capsule(name, self))
    return name


def add_capsules(cls, module):
    """Adds `_CAPIPtr`, and `_CAPICreate`, which returns the object of a capsule."""
    name = add_pointer(cls, module)

    def create(capsule):
        if not isinstance(capsule, Capsule) or capsule.name != name:
            raise ValueError(f"expected a capsule '{name}', got {capsule!r}")
        return capsule.object

    cls._CAPICreate = staticmethod(create)
