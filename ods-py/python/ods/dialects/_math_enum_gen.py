"""The enums of the dialect `math`, from its definitions."""

from .._generate import generate_enums

generate_enums("math", globals())
