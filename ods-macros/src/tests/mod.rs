//! Tests of whole macros: recorded expansions, and random tokens.

mod golden;
mod token_fuzz;
