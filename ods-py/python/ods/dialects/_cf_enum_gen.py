"""The enums of the dialect `cf`, from its definitions."""

from .._generate import generate_enums

generate_enums("cf", globals())
