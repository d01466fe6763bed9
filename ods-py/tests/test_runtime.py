"""Arrays as descriptors of buffers."""

import ctypes

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


def test_scalars_and_offsets():
    array = numpy.array(5.0)
    assert ranked_memref_to_numpy(ctypes.pointer(get_ranked_memref_descriptor(array))) == 5.0
    descriptor = get_ranked_memref_descriptor(numpy.arange(6, dtype="int64"))
    descriptor.offset, descriptor.shape[0] = 2, 3
    assert list(ranked_memref_to_numpy(ctypes.pointer(descriptor))) == [2, 3, 4]
