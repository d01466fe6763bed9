"""The operations of the dialect `tensor`, from its definitions."""

from .._generate import generate

generate("tensor", globals())
