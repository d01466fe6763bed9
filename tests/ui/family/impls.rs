//! `impl` blocks for templates.

use ods::prelude::*;

/// What is implemented for an operation, among the templates.
mod impl_of_row {
    use super::*;

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

        impl Priced for AppleOp {
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
}

/// What is implemented for a template that is not there.
mod impl_of_unknown {
    use super::*;

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

        impl Priced for Friut {
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
}

/// Something that is no interface, implemented for a template.
mod impl_of_wrong_interface {
    use super::*;

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

        impl Prized for Fruit {
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
}

/// A template with arguments where something is implemented for it.
mod impl_with_arguments {
    use super::*;

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
}

/// The parameters of a template, said again where something is implemented for it.
mod impl_with_parameters {
    use super::*;

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

        impl<T> Priced for Fruit<T> {
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
}

fn main() {}
