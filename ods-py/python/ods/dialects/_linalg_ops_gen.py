"""The operations of the dialect `linalg`, from its definitions."""

from .._generate import generate

generate("linalg", globals())
