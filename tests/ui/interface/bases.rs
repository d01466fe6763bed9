//! Bases of interfaces, and the traits that they require.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// I03: An interface whose base is not implemented.
mod base_not_implemented {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }

    /// Has more.
    #[op_interface]
    pub trait Derived: Has {}

    /// An operation.
    #[op(D, "a", interfaces(Derived))]
    pub struct AOp {}

    impl Derived for AOp {}
}

/// A base interface twice.
mod base_twice {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has: SymbolOpInterface + SymbolOpInterface {
        fn get(&self, ir: &Ir) -> u32;
    }
}

/// I04: A base that is no interface.
mod base_without_interface {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has: ToString {
        fn get(&self, ir: &Ir) -> u32;
    }
}

/// An implementation of a built-in interface without that of its base.
mod builtin_base_not_implemented {
    use super::*;

    #[op(D, "call", interfaces(CallOpInterface))]
    pub struct CallOp {
        #[operand]
        xs: Variadic<AnyType>,
    }

    impl CallOpInterface for CallOp {
        fn callable_for_callee(&self, _: &Ir) -> Callable {
            unimplemented!()
        }
        fn set_callee_from_callable(&self, _: &mut Ir, _: Callable) {}
        fn arg_operand_range(&self, _: &Ir) -> std::ops::Range<usize> {
            0..1
        }
    }
}

/// A function without the interfaces that a function has.
mod function_bases_not_implemented {
    use super::*;

    #[op(D, "func", interfaces(FunctionOpInterface))]
    pub struct FuncOp {
        #[region]
        body: AnyRegion,
    }

    impl FunctionOpInterface for FuncOp {}
}

/// O12: An interface that requires a trait.
mod requires_missing_trait {
    use super::*;

    /// Ends its block.
    #[op_interface(requires(Terminator))]
    pub trait Last {}

    /// An operation.
    #[op(D, "a", interfaces(Last))]
    pub struct AOp {}

    impl Last for AOp {}
}

/// Traits of operations on a type.
mod requires_of_type {
    use super::*;

    /// Has methods.
    #[type_interface(requires(Terminator))]
    pub trait Has {
        fn get(&self, context: &Context) -> u32;
    }
}

/// A requirement twice.
mod requires_twice {
    use super::*;

    /// Has methods.
    #[op_interface(requires(Terminator, Terminator))]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }
}

/// O11: A trait that requires another.
mod trait_requires_trait {
    use super::*;

    /// Ends its block.
    pub struct Last;

    impl OpTrait for Last {
        const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Last").requiring(&[Terminator::SCHEMA]);
    }

    /// An operation.
    #[op(D, "a", traits(Last))]
    pub struct AOp {}

    /// The dialect that has it.
    #[dialect(name = "d", ops(AOp))]
    pub struct E;
}

fn main() {}
