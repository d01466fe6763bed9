//! Structural equality; being written.
