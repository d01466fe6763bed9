"""The operations of the dialect `memref`, from its definitions."""

from .._generate import generate

generate("memref", globals())
