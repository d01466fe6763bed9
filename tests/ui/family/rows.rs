//! The rows of `op_family!`.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// A name that cannot be read back.
mod bad_mnemonic {
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
        pub AddOp = Binary<AnyInteger>("a dd");
    }
}

/// Further fields, and the next row.
mod braces_without_semicolon {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d")]
    pub struct D;

    op_family! {
        /// Has an operand.
        #[op(D)]
        struct One<T> {
            #[operand]
            x: T,
        }

        /// A.
        pub AOp = One<I32>("a") {
            #[operand]
            y: I32,
        }

        /// B.
        pub BOp = One<I32>("b");
    }
}

/// Two rows of one name in the text format.
mod duplicate_mnemonic {
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
        pub SubOp = Binary<AnyInteger>("add");
    }
}

/// Two rows of one name.
mod duplicate_name {
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
        pub AddOp = Binary<AnyInteger>("sub");
    }
}

/// A field of a row that the template has already.
mod field_twice {
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
        pub AddOp = Binary<AnyInteger>("add") {
            #[attr]
            lhs: I32Attr,
        };
    }
}

/// The last row.
mod last_row_without_semicolon {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d")]
    pub struct D;

    op_family! {
        /// Has an operand.
        #[op(D)]
        struct One<T> {
            #[operand]
            x: T,
        }

        /// A.
        pub AOp = One<I32>("a")
    }
}

/// A template that nobody uses.
mod no_rows {
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

        #[op(Test)]
        struct Unary<T> {
            #[operand]
            value: T,
        }

        /// Adds.
        pub AddOp = Binary<AnyInteger>("add");
    }
}

/// Rows without semicolons.
mod no_semicolon {
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
        pub AddOp = Binary<AnyInteger>("add")
        /// Subtracts.
        pub SubOp = Binary<AnyInteger>("sub");
    }
}

/// What is neither a template nor a row.
mod not_a_row {
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
        pub enum AddOp {}
        /// Subtracts.
        pub SubOp = Binary<AnyInteger>("sub");
    }
}

/// A row that hides the template.
mod row_named_as_template {
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
        pub Binary = Binary<AnyInteger>("add");
    }
}

/// A row with what the template has.
mod row_with_op {
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
        #[op(Test, "add")]
        pub AddOp = Binary<AnyInteger>("add");
    }
}

/// A row that begins as a template.
mod row_with_struct {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d")]
    pub struct D;

    op_family! {
        /// Has an operand.
        #[op(D)]
        struct One<T> {
            #[operand]
            x: T,
        }

        /// A.
        pub struct AOp = One<I32>("a");
    }
}

/// A row without the name in the text format.
mod row_without_name {
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
        pub AddOp = Binary<AnyInteger>(traits(Commutative));
        /// Subtracts.
        pub SubOp = Binary<AnyInteger>;
        /// Multiplies.
        pub MulOp = Binary<AnyInteger>();
    }
}

fn main() {}
