//! An enum in place of a struct can be listed by its dialect and used as a type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", ops(Kind), types(Shape), attrs(Word))]
pub struct D;

#[op(D, "a")]
pub enum Kind {
    A,
}

#[type_def(D, "b")]
pub enum Shape {
    Round(u32),
}

#[attr_def(D, "c")]
pub union Word {
    number: u32,
}

pub fn uses(_: Kind, _: Shape, _: Word) {}

fn main() {}
