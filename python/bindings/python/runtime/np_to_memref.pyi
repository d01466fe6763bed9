"""NumPy arrays as descriptors of `memref`s, and back."""

import ctypes
from typing import Any

class C128(ctypes.Structure):
    real: float
    imag: float

class C64(ctypes.Structure):
    real: float
    imag: float

class F16(ctypes.Structure):
    f16: int

class BF16(ctypes.Structure):
    bf16: int

class F8E5M2(ctypes.Structure):
    f8E5M2: int

class UnrankedMemRefDescriptor(ctypes.Structure):
    rank: int
    descriptor: Any

def as_ctype(dtp: Any) -> Any: ...
def to_numpy(array: Any) -> Any: ...
def make_nd_memref_descriptor(rank: int, dtype: Any) -> type[ctypes.Structure]: ...
def make_zero_d_memref_descriptor(dtype: Any) -> type[ctypes.Structure]: ...
def get_ranked_memref_descriptor(nparray: Any) -> ctypes.Structure: ...
def get_unranked_memref_descriptor(nparray: Any) -> UnrankedMemRefDescriptor: ...
def move_aligned_ptr_by_offset(aligned_ptr: Any, offset: int) -> Any: ...
def ranked_memref_to_numpy(ranked_memref: Any) -> Any: ...
def unranked_memref_to_numpy(unranked_memref: Any, np_dtype: Any) -> Any: ...
