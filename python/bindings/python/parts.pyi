"""Parts of modules, for other processes to work on."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .ir import Module

__all__ = ["Part", "split", "join"]

class Part(NamedTuple):
    module: Module
    symbols: list[str]

def split(module: Module, count: int) -> list[Part]: ...
def join(module: Module, parts: Iterable[Part | tuple[Module, Sequence[str]]]) -> None: ...
