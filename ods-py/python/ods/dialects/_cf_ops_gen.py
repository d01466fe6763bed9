"""The operations of the dialect `cf`, from its definitions."""

from .._generate import generate

generate("cf", globals())
