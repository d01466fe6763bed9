//! Templates of `op_family!`.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// A mistake in a template is told of once, however many rows there are.
mod bad_field_of_template {
    use super::*;

    op_family! {
        #[op(Test)]
        struct Unary<T> {
            #[operant]
            value: T,
        }

        /// Adds.
        pub AddOp = Unary<AnyInteger>("add");
        /// Subtracts.
        pub SubOp = Unary<AnyInteger>("sub");
    }
}

/// Parameters with what parameters do not have.
mod bounds {
    use super::*;

    op_family! {
        #[op(Test)]
        struct Unary<'a, T: Clone, U = AnyType, const N: usize = 1>
        where
            T: Clone,
        {
            #[operand]
            value: T,
            #[operand]
            other: U,
            #[attr(default = N)]
            count: I64Attr,
        }

        /// Adds.
        pub AddOp = Unary<AnyInteger, AnyType, 1>("add");
    }
}

/// A key that the template has already.
mod key_twice {
    use super::*;

    op_family! {
        #[op(Test, verify)]
        struct Unary<T> {
            #[operand]
            value: T,
        }

        /// Adds.
        pub AddOp = Unary<AnyInteger>("add", verify);
    }

    impl AddOp {
        fn verify(self, _: &Ir) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// A template and a row that have a list twice.
mod list_twice_in_template {
    use super::*;

    op_family! {
        #[op(Test, traits(Pure), traits(Commutative))]
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

        /// Multiplies.
        pub MulOp = Binary<AnyInteger>("mul", traits(Commutative), traits(Idempotent));
    }
}

/// A row without any template.
mod no_templates {
    use super::*;

    op_family! {
        /// Adds.
        pub AddOp = Binary<AnyInteger>("add");
    }
}

/// A parameter with the name of a field.
mod parameter_hides_field {
    use super::*;

    op_family! {
        #[op(Test, traits(PredOpTrait("it is so", CPred($value == $value))))]
        struct Unary<value> {
            #[operand]
            value: value,
        }

        /// Adds.
        pub AddOp = Unary<AnyInteger>("add");
    }
}

/// Two parameters of one name.
mod parameter_twice {
    use super::*;

    op_family! {
        #[op(Test)]
        struct Unary<T, T> {
            #[operand]
            value: T,
        }

        /// Adds.
        pub AddOp = Unary<AnyInteger, AnyFloat>("add");
    }
}

/// A template that has the name which rows have.
mod template_with_name {
    use super::*;

    op_family! {
        #[op(Test, "unary")]
        struct Unary<T> {
            #[operand]
            value: T,
        }

        /// Adds.
        pub AddOp = Unary<AnyInteger>("add");
    }
}

/// A template whose `#[op]` begins with a key.
mod template_without_dialect {
    use super::*;

    op_family! {
        #[op(traits(Pure))]
        struct Unary<T> {
            #[operand]
            value: T,
        }

        /// Adds.
        pub AddOp = Unary<AnyInteger>("add");
    }
}

/// A template that belongs to no dialect.
mod template_without_op {
    use super::*;

    op_family! {
        struct Unary<T> {
            #[operand]
            value: T,
        }

        /// Adds.
        pub AddOp = Unary<AnyInteger>("add");
    }
}

/// Two templates of one name.
mod templates_of_one_name {
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
    }
}

/// A trait that the template has already, said again by a row.
mod trait_twice {
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
        pub AddOp = Binary<AnyInteger>("add", traits(Pure));
    }
}

/// A row with a key that `#[op]` does not have.
mod unknown_key {
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
        pub AddOp = Binary<AnyInteger>("add", trait(Commutative));
    }
}

/// A parameter that stands nowhere.
mod unused_parameter {
    use super::*;

    op_family! {
        #[op(Test)]
        struct Unary<T, U> {
            #[operand]
            value: T,
        }

        /// Adds.
        pub AddOp = Unary<AnyInteger, AnyFloat>("add");
    }
}

fn main() {}
