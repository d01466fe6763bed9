"""The operations of the dialect `scf`, from its definitions."""

from .._generate import generate

generate("scf", globals())
