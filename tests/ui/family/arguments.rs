//! Arguments of templates.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// An argument that is no constraint: the compiler says so at the row.
mod not_a_constraint {
    use super::*;

    op_family! {
        #[op(Test, traits(Pure))]
        struct Binary<T> {
            #[operand]
            lhs: T,
            #[operand]
            rhs: T,
            #[result]
            result: T,
        }

        /// Adds.
        pub AddOp = Binary<i32>("add");
    }
}

/// A row that says too little.
mod too_few_arguments {
    use super::*;

    op_family! {
        #[op(Test, traits(Pure))]
        struct Binary<T> {
            #[operand]
            lhs: T,
            #[operand]
            rhs: T,
            #[result]
            result: T,
        }

        /// Adds.
        pub AddOp = Binary("add");
    }
}

/// A row that says too much.
mod too_many_arguments {
    use super::*;

    op_family! {
        #[op(Test, traits(Pure))]
        struct Binary<T> {
            #[operand]
            lhs: T,
            #[operand]
            rhs: T,
            #[result]
            result: T,
        }

        /// Adds.
        pub AddOp = Binary<AnyInteger, AnyFloat>("add");
    }
}

/// A constraint where a value is wanted: the compiler says so at the row.
mod type_for_a_value {
    use super::*;

    op_family! {
        #[op(Test)]
        struct Sized<const N: usize> {
            #[attr]
            sizes: Confined<I64ArrayAttr, ArrayMinCount<N>>,
        }

        /// Of one size.
        pub OneOp = Sized<AnyInteger>("one");
    }
}

/// G03: a row of a template that is not there.
mod unknown_template {
    use super::*;

    op_family! {
        #[op(Test, traits(Pure))]
        struct Binary<T> {
            #[operand]
            lhs: T,
            #[operand]
            rhs: T,
            #[result]
            result: T,
        }

        /// Adds.
        pub AddOp = Binary<AnyInteger>("add");
        /// Subtracts.
        pub SubOp = Binery<AnyInteger>("sub");
    }
}

/// A value where a constraint is wanted.
mod value_for_a_type {
    use super::*;

    op_family! {
        #[op(Test, traits(Pure))]
        struct Binary<T> {
            #[operand]
            lhs: T,
            #[operand]
            rhs: T,
            #[result]
            result: T,
        }

        /// Adds.
        pub AddOp = Binary<5>("add");
    }
}

fn main() {}
