//! Tests of whole macros: recorded expansions, and random tokens.

mod golden;
mod language;
mod token_fuzz;
