"""The enums of the dialect `memref`, from its definitions."""

from .._generate import generate_enums

generate_enums("memref", globals())
