"""The operations of the dialect `math`, from its definitions."""

from .._generate import generate

generate("math", globals())
