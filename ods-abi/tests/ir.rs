//! Reflections of functions in IR.
