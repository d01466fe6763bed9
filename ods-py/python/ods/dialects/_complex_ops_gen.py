"""The operations of the dialect `complex`, from its definitions."""

from .._generate import generate

generate("complex", globals())
