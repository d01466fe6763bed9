//! Builders of the user, and `skip_default_builders`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// O40: a builder with the name of the one that is there.
mod builder_called_new {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }

    impl AOp<Draft> {
        pub fn new(a: Value) -> Self {
            unreachable!("{a:?}")
        }
    }
}

/// O40: two builders that nobody can tell apart.
mod builder_twice {
    use super::*;

    #[op(D, "a", builders(of))]
    pub struct AOp {
        #[operand]
        a: AnyType,
    }

    impl AOp<Draft> {
        pub fn of(a: Value) -> Self {
            Self::new(a)
        }

        pub fn of(b: Value) -> Self {
            Self::new(b)
        }
    }
}

/// `new`, a builder twice, and one that is not the operation's.
mod builders_listed_wrongly {
    use super::*;

    #[op(D, "a", builders(new, mine, mine, other::yours))]
    pub struct AOp {}
}

/// The builder that an operation keeps to itself.
mod new_is_private {
    use super::*;

    mod ops {
        use super::*;

        #[op(D, "a", builders(mine), skip_default_builders)]
        pub struct AOp {}

        impl AOp<Draft> {
            pub fn mine() -> Self {
                Self::new()
            }
        }
    }

    pub fn build() {
        ops::AOp::mine();
        ops::AOp::new();
    }
}

/// O53: no builder from `#[op]`, and none of its own.
mod no_builder_at_all {
    use super::*;

    #[op(D, "a", skip_default_builders)]
    pub struct AOp {
        #[attr]
        value: I64Attr,
    }
}

/// A function of the operation that is private to another module.
mod private_elsewhere {
    use super::*;

    #[op(D, "a", verify)]
    pub struct AOp {}

    mod imp {
        use ods::prelude::*;

        impl super::AOp {
            fn verify(self, _: &Ir) -> Result<(), Diagnostic> {
                Ok(())
            }
        }
    }
}

fn main() {}
