"""Nested lists of numbers, as elements of tensors."""

from array import array

# The most dimensions: more can only come from a list that contains itself.
_MOST = 64


def flattened(code, values):
    """Returns an array of the numbers in nested sequences, and their shape."""
    values = _plain(values)
    shape, inside = [], values
    while isinstance(inside, list) and len(shape) <= _MOST:
        shape.append(len(inside))
        inside = _plain(inside[0]) if inside else None
    if len(shape) > _MOST:
        raise ValueError(f"the lists are nested more than {_MOST} deep")
    return array(code, _numbers(values, shape)), shape


def _plain(values):
    """Returns a list of the items of a sequence or an array, or the number itself."""
    if hasattr(values, "tolist"):
        values = values.tolist()
    is_number = hasattr(values, "__index__") or hasattr(values, "__float__")
    return values if is_number or isinstance(values, (list, str)) else list(values)


def _numbers(values, shape):
    if not shape:
        return [values]
    if not isinstance(values, list) or len(values) != shape[0]:
        raise ValueError("the lists at one depth differ in length; make them equal")
    return [number for inside in values for number in _numbers(_plain(inside), shape[1:])]
