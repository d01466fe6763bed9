//! Definitions of operations: parts, properties, values of attributes, families, and what the verifier says of each.

mod definitions;
mod dialect;
mod families;
mod joined_families;
mod language;
mod macro_rules;
mod operands;
mod properties;
mod shared_families;
#[path = "../support/mod.rs"]
mod support;
mod upstream;
mod values;
