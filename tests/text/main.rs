//! Text of operations: declarative formats, custom forms, and the methods that custom forms call.

mod asm;
mod custom;
mod fields;
mod formats;
mod limits;
