"""The operations of the dialect `arith`, from its definitions."""

from .._generate import generate

generate("arith", globals())
