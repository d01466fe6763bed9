"""Checks of the code in `docs/python.md`: each part runs as it is."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[3] / "docs/python.md"
PARTS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.DOTALL | re.MULTILINE)


def test_the_page_has_code():
    assert len(PARTS) >= 4


@pytest.mark.parametrize("part", PARTS, ids=range(len(PARTS)))
def test_code_of_the_page_runs(part):
    exec(compile(part, str(PAGE), "exec"), {"__name__": "__main__"})
