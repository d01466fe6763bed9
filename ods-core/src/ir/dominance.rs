//! Dominance (stub until the verifier lands).
