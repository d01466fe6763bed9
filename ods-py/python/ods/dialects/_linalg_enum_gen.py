"""The enums of the dialect `linalg`, from its definitions."""

from .._generate import generate_enums

generate_enums("linalg", globals())
