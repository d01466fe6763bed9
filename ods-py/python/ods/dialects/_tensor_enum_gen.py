"""The enums of the dialect `tensor`, from its definitions."""

from .._generate import generate_enums

generate_enums("tensor", globals())
