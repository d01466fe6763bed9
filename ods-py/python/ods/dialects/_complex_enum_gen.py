"""The enums of the dialect `complex`, from its definitions."""

from .._generate import generate_enums

generate_enums("complex", globals())
