"""Scores applicants. Needs nothing of ours but the library.

    python3 call.py LIBRARY
"""
import sys
import weakref

import numpy as np
import tvm_ffi

scorer = tvm_ffi.load_module(sys.argv[1])

# Numbers and dicts.
assert scorer.score(2.0, 1.0) == 1 / (1 + np.exp(-0.1))
assert scorer.rate({"income": 3.0}) == "yes"
assert scorer.rate({"income": 2.0, "debt": 1.0}) == "ask"

# The function writes to the array, row by row.
table = np.array([[2.0, 1.0], [100.0, 0.0], [0.0, 0.0]])
scores = np.zeros(3)
scorer.score_all(table, scores)
assert np.allclose(scores, [0.52497919, 0.99752738, 0.5])

# Arrays may be any views: here, the columns in another order, and the rows backwards.
scorer.score_all(np.ascontiguousarray(table[:, ::-1])[::-1, ::-1], scores)
assert np.allclose(scores, [0.5, 0.99752738, 0.52497919])

# Functions of the model by name, in place.
shares = scorer.function("shares")
shares(scores)
assert np.isclose(scores.sum(), 1.0)

# Results refer to memory, too, and keep it.
first = np.from_dlpack(scorer.function("first")(scores, 2))
kept = weakref.ref(scores)
scores = scores.copy()
first[1] = 0.25
assert kept().tolist()[:2] == first.tolist() and first.shape == (2,)
del first
assert kept() is None

# Errors are exceptions, with the place in the model.
for wrong, expected in [
    (lambda: scorer.score("a", 1.0), "Expected `float` but got `str`"),
    (lambda: scorer.rate({"incme": 3.0}), "unknown key \"incme\"; expected `income` or `debt`"),
    (lambda: scorer.score_all(table, scores.astype(np.float32)), "found a tensor of float32"),
    (lambda: scorer.score_all(table, np.zeros(2)), "index [2] is out of bounds of the shape [2]"),
    (lambda: shares(np.zeros(3)), "'score.normalize' op of elements whose sum is 0"),
]:
    try:
        sys.exit(f"no error, but {wrong()!r}")
    except Exception as error:
        assert expected in str(error), error
print("all as expected")
