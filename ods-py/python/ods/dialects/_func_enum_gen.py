"""The enums of the dialect `func`, from its definitions."""

from .._generate import generate_enums

generate_enums("func", globals())
