//! A mistake: Rust code without a value.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: _ } => {
        let _ = rewriter;
    };
}

fn main() {}
