"""The operations of the dialect `func`, from its definitions."""

from .._generate import generate

generate("func", globals())
