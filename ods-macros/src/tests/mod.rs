//! Tests of whole macros: recorded expansions, and random tokens; files that are generated from definitions.

mod format_text;
mod generated;
mod golden;
mod language;
mod library;
mod token_fuzz;
