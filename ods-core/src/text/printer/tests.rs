//! What the reference prints, as recorded.
