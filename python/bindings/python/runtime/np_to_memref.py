"""NumPy arrays as descriptors of `memref`s, and back.

A descriptor is a structure of C: the allocated and the aligned pointer, the offset, and for each dimension the size and the stride in
elements. Nothing is copied in either direction.
"""

import ctypes
import importlib
import sys

import numpy as np

__all__ = [
    "BF16",
    "F8E5M2",
    "F16",
    "C64",
    "C128",
    "as_ctype",
    "to_numpy",
    "make_nd_memref_descriptor",
    "make_zero_d_memref_descriptor",
    "UnrankedMemRefDescriptor",
    "get_ranked_memref_descriptor",
    "get_unranked_memref_descriptor",
    "unranked_memref_to_numpy",
    "ranked_memref_to_numpy",
    "move_aligned_ptr_by_offset",
]


class C128(ctypes.Structure):
    """A complex number of two doubles."""

    _fields_ = [("real", ctypes.c_double), ("imag", ctypes.c_double)]


class C64(ctypes.Structure):
    """A complex number of two floats."""

    _fields_ = [("real", ctypes.c_float), ("imag", ctypes.c_float)]


class F16(ctypes.Structure):
    """The bits of a half."""

    _fields_ = [("f16", ctypes.c_int16)]


class BF16(ctypes.Structure):
    """The bits of a `bfloat16` of the package `ml_dtypes`."""

    _fields_ = [("bf16", ctypes.c_int16)]


class F8E5M2(ctypes.Structure):
    """The bits of a `float8_e5m2` of the package `ml_dtypes`."""

    _fields_ = [("f8E5M2", ctypes.c_int8)]


_PAIRS = [(np.complex128, C128), (np.complex64, C64), (np.float16, F16)]
# Types that NumPy lacks, by their names in `ml_dtypes`.
_MORE = {"bfloat16": BF16, "float8_e5m2": F8E5M2}


def as_ctype(dtp):
    """Returns the type of C for a type of NumPy."""
    for dtype, ctype in _PAIRS:
        if dtp == np.dtype(dtype):
            return ctype
    ml_dtypes = sys.modules.get("ml_dtypes")  # Who has a type of it has imported it.
    for name, ctype in _MORE.items() if ml_dtypes is not None else ():
        if dtp == np.dtype(getattr(ml_dtypes, name)):
            return ctype
    return np.ctypeslib.as_ctypes_type(dtp)


def to_numpy(array):
    """Returns an array of structures as one of NumPy's own type, or of `ml_dtypes`; raises `ImportError` if that is absent."""
    for dtype, ctype in _PAIRS:
        if array.dtype == ctype:
            return array.view(np.dtype(dtype))
    for name, ctype in _MORE.items():
        if array.dtype == ctype:
            return array.view(np.dtype(getattr(importlib.import_module("ml_dtypes"), name)))
    return array


def make_nd_memref_descriptor(rank, dtype):
    """Returns the class of descriptors of this rank."""

    class MemRefDescriptor(ctypes.Structure):
        _fields_ = [
            ("allocated", ctypes.c_longlong),
            ("aligned", ctypes.POINTER(dtype)),
            ("offset", ctypes.c_longlong),
            ("shape", ctypes.c_longlong * rank),
            ("strides", ctypes.c_longlong * rank),
        ]

    return MemRefDescriptor


def make_zero_d_memref_descriptor(dtype):
    """Returns the class of descriptors without dimensions."""

    class MemRefDescriptor(ctypes.Structure):
        _fields_ = [
            ("allocated", ctypes.c_longlong),
            ("aligned", ctypes.POINTER(dtype)),
            ("offset", ctypes.c_longlong),
        ]

    return MemRefDescriptor


class UnrankedMemRefDescriptor(ctypes.Structure):
    """The rank of a buffer, and a pointer to its descriptor."""

    _fields_ = [("rank", ctypes.c_longlong), ("descriptor", ctypes.c_void_p)]


def get_ranked_memref_descriptor(nparray):
    """Returns the descriptor of an array, which must be held as long as that is used."""
    ctype = as_ctype(nparray.dtype)
    if nparray.ndim == 0:
        made = make_zero_d_memref_descriptor(ctype)()
    else:
        made = make_nd_memref_descriptor(nparray.ndim, ctype)()
        made.shape = nparray.ctypes.shape
        sizes = [stride // nparray.itemsize for stride in nparray.strides]
        made.strides = (ctypes.c_longlong * nparray.ndim)(*sizes)
    made.allocated = nparray.ctypes.data
    made.aligned = nparray.ctypes.data_as(ctypes.POINTER(ctype))
    made.offset = 0
    return made


def get_unranked_memref_descriptor(nparray):
    """Returns the descriptor of an array as a buffer of any rank."""
    made = UnrankedMemRefDescriptor()
    made.rank = nparray.ndim
    # Held by the descriptor, which has but its address.
    made.ranked = get_ranked_memref_descriptor(nparray)
    made.descriptor = ctypes.cast(ctypes.pointer(made.ranked), ctypes.c_void_p)
    return made


def move_aligned_ptr_by_offset(aligned_ptr, offset):
    """Returns a pointer that is so many elements further."""
    size = ctypes.sizeof(aligned_ptr._type_)
    address = ctypes.cast(aligned_ptr, ctypes.c_void_p).value + offset * size
    return ctypes.cast(address, type(aligned_ptr))


def _array(descriptor, rank):
    start = move_aligned_ptr_by_offset(descriptor.aligned, descriptor.offset)
    if rank == 0:
        return to_numpy(np.ctypeslib.as_array(start, shape=(1,))).reshape(())
    shape = tuple(descriptor.shape)
    strides = [stride * ctypes.sizeof(start.contents) for stride in descriptor.strides]
    flat = np.ctypeslib.as_array(start, shape=shape)
    return to_numpy(np.lib.stride_tricks.as_strided(flat, shape=shape, strides=strides))


def ranked_memref_to_numpy(ranked_memref):
    """Returns the array of a pointer to a descriptor."""
    descriptor = ranked_memref[0]
    return _array(descriptor, len(descriptor.shape) if hasattr(descriptor, "shape") else 0)


def unranked_memref_to_numpy(unranked_memref, np_dtype):
    """Returns the array of a pointer to a descriptor of any rank."""
    descriptor = unranked_memref[0]
    ctype = as_ctype(np.dtype(np_dtype))
    kind = make_nd_memref_descriptor(descriptor.rank, ctype) if descriptor.rank else make_zero_d_memref_descriptor(ctype)
    return _array(ctypes.cast(descriptor.descriptor, ctypes.POINTER(kind))[0], descriptor.rank)
