//! `llvm.di_subprogram`: two lists, which have no brackets of their own.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", attrs(SubprogramAttr))]
pub struct D;

/// A subprogram.
#[attr_def(D, "di_subprogram", format("<" struct(params) ">"))]
pub struct SubprogramAttr {
    name: Option<StringAttr>,
    #[param(default)]
    retained_nodes: Vec<Attribute>,
    #[param(default)]
    annotations: Vec<Attribute>,
}

fn main() {}
