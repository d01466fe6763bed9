"""The operations of the dialect `index`, from its definitions."""

from .._generate import generate

generate("index", globals())
