//! Symbol tables (stub until the verifier lands).
