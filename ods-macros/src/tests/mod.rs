//! Tests of whole macros: recorded expansions, and random tokens.

mod format_text;
mod golden;
mod language;
mod recognized_types;
mod token_fuzz;
