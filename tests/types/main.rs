//! Definitions of types, attributes and enums, with their formats.

mod defs;
mod enum_forms;
mod enum_texts;
mod enums;
mod formats;
