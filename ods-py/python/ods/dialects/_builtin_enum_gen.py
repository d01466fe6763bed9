"""The enums of the dialect `builtin`, from its definitions."""

from .._generate import generate_enums

generate_enums("builtin", globals())
