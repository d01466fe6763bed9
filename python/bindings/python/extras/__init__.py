"""Conveniences: short names of types, and decorators for operations with regions."""
