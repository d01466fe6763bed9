//! `interfaces(...)`: the interfaces that an operation lists, and their `impl`s.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An interface where traits are listed.
mod among_traits {
    use super::*;

    #[op(D, "a", traits(BranchOpInterface))]
    pub struct AOp {}
}

/// A model that does not implement the interface.
mod attached_without_impl {
    use super::*;

    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }

    #[op(D, "a")]
    pub struct AOp {}

    pub fn attach(context: &Context) {
        let _ = context.attach::<dyn Has, AOp>();
    }
}

/// An interface of operations as a constraint.
mod constraint_is_of_op {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }

    /// An operation.
    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        a: dyn Has,
    }
}

/// The list has names.
mod dyn_in_list {
    use super::*;

    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }

    #[op(D, "a", interfaces(dyn Has))]
    pub struct AOp {}
}

/// An interface with arguments.
mod generic_in_list {
    use super::*;

    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }

    #[op(D, "a", interfaces(Has<u32>))]
    pub struct AOp {}
}

/// O69: inference that cannot be: nothing says what the result's type is.
mod inference_missing {
    use super::*;

    /// A dialect.
    #[dialect(name = "test", ops(XOp))]
    pub struct Test;

    /// An operation.
    #[op(Test, "x", interfaces(InferTypeOpInterface))]
    pub struct XOp {
        #[result]
        b: AnyType,
    }
}

/// An interface twice.
mod listed_twice {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }

    /// An operation.
    #[op(D, "a", interfaces(Has, Has))]
    pub struct AOp {}

    impl Has for AOp {
        fn get(&self, _: &Ir) -> u32 {
            1
        }
    }
}

/// An interface without its methods.
mod method_missing {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }

    /// An operation.
    #[op(D, "a", interfaces(Has))]
    pub struct AOp {}

    impl Has for AOp {}
}

/// A type that is no interface.
mod not_a_trait {
    use super::*;

    /// An operation.
    #[op(D, "a", interfaces(I32))]
    pub struct AOp {}
}

/// An interface without its impl.
mod not_implemented {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }

    /// An operation.
    #[op(D, "a", interfaces(Has))]
    pub struct AOp {}
}

/// An interface of operations, on a dialect.
mod of_dialect_is_of_op {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }

    /// The dialect of the test.
    #[dialect(name = "d", interfaces(Has))]
    pub struct D;
}

/// An interface that the dialect does not implement.
mod of_dialect_not_implemented {
    use super::*;

    /// Has methods.
    #[dialect_interface]
    pub trait Has {
        fn get(&self) -> u32;
    }

    /// The dialect of the test.
    #[dialect(name = "d", interfaces(Has))]
    pub struct D;
}

/// An interface of types, on an operation.
mod of_types {
    use super::*;

    /// An operation.
    #[op(D, "a", interfaces(ShapedTypeInterface))]
    pub struct AOp {}
}

/// A trait that is no interface.
mod ordinary_trait {
    use super::*;

    /// An operation.
    #[op(D, "a", interfaces(ToString))]
    pub struct AOp {}
}

fn main() {}
