//! A template with arguments where something is implemented for it.

use ods::prelude::*;

/// Has a price.
#[op_interface]
pub trait Priced {
    fn price(&self, ir: &Ir) -> u32;
}

/// A dialect.
#[dialect(name = "test", ops(AppleOp))]
pub struct Test;

op_family! {
    #[op(Test, interfaces(Priced))]
    struct Fruit<T> {
        #[operand]
        weight: T,
    }

    impl Priced for Fruit<Index> {
        fn price(&self, _: &Ir) -> u32 {
            1
        }
    }

    /// An apple.
    pub AppleOp = Fruit<Index>("apple");
}

impl Priced for AppleOp {
    fn price(&self, _: &Ir) -> u32 {
        1
    }
}

fn main() {}
