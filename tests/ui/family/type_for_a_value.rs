//! A constraint where a value is wanted: the compiler says so at the row.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    #[op(Test)]
    struct Sized<const N: usize> {
        #[attr]
        sizes: Confined<I64ArrayAttr, ArrayMinCount<N>>,
    }

    /// Of one size.
    pub OneOp = Sized<AnyInteger>("one");
}

fn main() {}
