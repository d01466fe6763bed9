"""The enums of the dialect `index`, from its definitions."""

from .._generate import generate_enums

generate_enums("index", globals())
