//! Verifiers of interfaces.

use ods::prelude::*;

/// A verifier of types.
mod verify_of_type {
    use super::*;

    /// Has methods.
    #[type_interface]
    pub trait Has {
        #[verify]
        fn check(&self, context: &Context) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// A verifier that wants to know more.
mod verify_of_wrong_shape {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        #[verify]
        fn check(&self, ir: &Ir, index: usize) -> bool {
            index == 0
        }
    }
}

/// A verifier at no time.
mod verify_other_phase {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        #[verify(blocks)]
        fn check(&self, ir: &Ir) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// I02: A verifier by its name.
mod verify_trait {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        fn verify_trait(&self, ir: &Ir) -> Result<(), Diagnostic>;
    }
}

/// A verifier that nobody wrote.
mod verify_without_body {
    use super::*;

    /// Has methods.
    #[op_interface]
    pub trait Has {
        #[verify]
        fn check(&self, ir: &Ir) -> Result<(), Diagnostic>;
    }
}

fn main() {}
