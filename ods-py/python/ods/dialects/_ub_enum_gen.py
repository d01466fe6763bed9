"""The enums of the dialect `ub`, from its definitions."""

from .._generate import generate_enums

generate_enums("ub", globals())
