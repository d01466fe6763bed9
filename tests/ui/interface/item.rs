//! The trait with `#[op_interface]` or another kind, and its methods.

use ods::prelude::*;

/// I01: An argument of a type that is none.
mod argument_of_unknown_type {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn baz(&self, ir: &Ir, argument: Foo);
    }
}

/// An argument without a name.
mod argument_pattern {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir, (low, high): (u32, u32)) -> u32;
    }
}

/// Interfaces as a value.
mod as_value {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d")]
    pub struct D;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }

    /// An operation.
    #[op(D, "a", interfaces = Has)]
    pub struct AOp {}
}

/// An associated constant.
mod associated_const {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        const SIZE: u32;
        fn get(&self, ir: &Ir) -> u32;
    }
}

/// An associated type.
mod associated_type {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        type Item;
        fn get(&self, ir: &Ir) -> u32;
    }
}

/// A method that takes its time.
mod async_method {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        async fn get(&self, ir: &Ir) -> u32;
    }
}

/// An attribute on a method.
mod attribute_on_method {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        #[must_use]
        fn get(&self, ir: &Ir) -> u32;
    }
}

/// Bases as TableGen lists them.
mod bases_key {
    use super::*;

    /// Has methods.
    #[op_interface(baseInterfaces(SymbolOpInterface))]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }
}

/// A result that borrows from who knows what.
mod borrow_of_handle {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn name(&self, ir: &Ir) -> &str;
    }
}

/// A supertrait that forbids `dyn`.
mod copy {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has: Copy {
        fn get(&self, ir: &Ir) -> u32;
    }
}

/// TableGen's way to list an interface.
mod declare_methods {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d")]
    pub struct D;

    #[op(D, "a", interfaces(DeclareOpInterfaceMethods<CallOpInterface>))]
    pub struct AOp {}
}

/// A static method of a dialect interface.
mod dialect_static {
    use super::*;

    /// Has methods.
    #[dialect_interface]
    pub trait Has {
        fn get() -> u32;
    }
}

/// A generic method.
mod generic_method {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn get<T>(&self, ir: &Ir) -> T;
    }
}

/// A generic interface.
mod generic_trait {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has<T> {
        fn get(&self, ir: &Ir) -> u32;
    }
}

/// A generic method in disguise.
mod impl_argument {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir, values: impl Iterator<Item = Value>) -> u32;
    }
}

/// Two methods of one name.
mod method_twice {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
        fn get(&self, ir: &Ir, index: usize) -> u32;
    }
}

/// A method that takes itself by value.
mod receiver_by_value {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn get(self, ir: &Ir) -> u32;
    }
}

/// A method that would change a handle.
mod receiver_mut {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn set(&mut self, ir: &Ir);
    }
}

/// A method that every handle has.
mod reserved_name {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn operation(&self) -> Operation;
    }
}

/// Another operation of the same kind.
mod self_in_signature {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn merge(&self, ir: &mut Ir, other: Self);
    }
}

/// An interface that is a struct.
mod struct_ {
    use super::*;

    /// Has nothing.
    #[op_interface]
    pub struct Has;
}

/// As TableGen declares it.
mod tablegen {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d")]
    pub struct D;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }

    /// An operation.
    #[op(D, "a", DeclareOpInterfaceMethods(Has))]
    pub struct AOp {}
}

/// A key of TableGen.
mod unknown_key {
    use super::*;

    /// Has methods.
    #[op_interface(cppNamespace = "mlir")]
    pub trait Has {
        fn get(&self, ir: &Ir) -> u32;
    }
}

fn main() {}
