"""The operations of the dialect `builtin`, from its definitions."""

from .._generate import generate

generate("builtin", globals())
