"""The enums of the dialect `scf`, from its definitions."""

from .._generate import generate_enums

generate_enums("scf", globals())
