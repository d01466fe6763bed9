"""The native half of the package."""

from . import _mlir


def get_lib_dirs():
    """Returns the folders of native libraries that dependent packages link: there are none."""
    return []


def get_include_dirs():
    """Returns the folders of headers for dependent packages: there are none."""
    return []
