"""Arrays as descriptors of buffers."""

import ctypes
import sys

import pytest

numpy = pytest.importorskip("numpy")

from ods.runtime import *


@pytest.mark.parametrize("kind", ["float32", "float64", "int32", "int8", "complex64", "complex128", "float16"])
def test_arrays_come_back(kind):
    array = numpy.arange(12).astype(kind).reshape(3, 4)
    for part in (array, array[:, 1:3], array[::2], array.T):
        descriptor = get_ranked_memref_descriptor(part)
        assert (ranked_memref_to_numpy(ctypes.pointer(descriptor)) == part).all()
        unranked = get_unranked_memref_descriptor(part)
        assert (unranked_memref_to_numpy(ctypes.pointer(unranked), kind) == part).all()


@pytest.mark.parametrize("kind", ["bfloat16", "float8_e5m2"])
def test_arrays_of_types_that_numpy_lacks_come_back(kind):
    ml_dtypes = pytest.importorskip("ml_dtypes")
    array = numpy.arange(4).astype(getattr(ml_dtypes, kind))
    for part in (array, array[::2]):
        back = ranked_memref_to_numpy(ctypes.pointer(get_ranked_memref_descriptor(part)))
        assert back.dtype == part.dtype and (back == part).all()
    unranked = get_unranked_memref_descriptor(array)
    assert (unranked_memref_to_numpy(ctypes.pointer(unranked), array.dtype) == array).all()


def test_types_that_numpy_lacks_need_their_package(monkeypatch):
    monkeypatch.setitem(sys.modules, "ml_dtypes", None)
    assert as_ctype(numpy.dtype("float32")) is ctypes.c_float
    bits = (BF16 * 2)()
    descriptor = make_nd_memref_descriptor(1, BF16)()
    descriptor.aligned, descriptor.shape[0], descriptor.strides[0] = bits, 2, 1
    with pytest.raises(ImportError, match="ml_dtypes"):
        ranked_memref_to_numpy(ctypes.pointer(descriptor))


def test_scalars_and_offsets():
    array = numpy.array(5.0)
    assert ranked_memref_to_numpy(ctypes.pointer(get_ranked_memref_descriptor(array))) == 5.0
    descriptor = get_ranked_memref_descriptor(numpy.arange(6, dtype="int64"))
    descriptor.offset, descriptor.shape[0] = 2, 3
    assert list(ranked_memref_to_numpy(ctypes.pointer(descriptor))) == [2, 3, 4]
