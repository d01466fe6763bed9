"""The operations of the dialect `ub`, from its definitions."""

from .._generate import generate

generate("ub", globals())
