//! Support code shared by property tests and the fuzz target `mutate_ir`.

#![allow(dead_code, reason = "each test uses a part of it")]

pub mod bytes;
pub mod data;
pub mod edits;
pub mod model;
pub mod modules;
pub mod snapshot;
