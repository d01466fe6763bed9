"""The enums of the dialect `arith`, from its definitions."""

from .._generate import generate_enums

generate_enums("arith", globals())
