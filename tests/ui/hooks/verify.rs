//! Verifiers of the user.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A function that takes a reference.
mod by_reference {
    use super::*;

    #[op(D, "a", verify)]
    pub struct AOp {}

    impl AOp {
        fn verify(&self, _: &Ir) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// The key of dialects, on an operation.
mod hooks_of_an_op {
    use super::*;

    #[op(D, "a", hooks)]
    pub struct AOp {}
}

/// The key with a slip.
mod misspelt {
    use super::*;

    #[op(D, "a", verfy)]
    pub struct AOp {}
}

/// A function that would change the IR.
mod mutable {
    use super::*;

    #[op(D, "a", verify)]
    pub struct AOp {}

    impl AOp {
        fn verify(self, _: &mut Ir) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// The key, but no function.
mod no_function {
    use super::*;

    #[op(D, "a", verify)]
    pub struct AOp {}
}

/// A function without the IR.
mod no_ir {
    use super::*;

    #[op(D, "a", verify)]
    pub struct AOp {}

    impl AOp {
        fn verify(self) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// The key without the function.
mod no_verify_regions {
    use super::*;

    #[op(D, "a", verify_regions)]
    pub struct AOp {
        #[region]
        body: AnyRegion,
    }
}

/// The key without the function.
mod no_verify_symbol_uses {
    use super::*;

    #[op(D, "a", verify_symbol_uses)]
    pub struct AOp {}
}

/// A verifier in the `impl` where builders are.
mod verify_of_the_draft {
    use super::*;

    #[op(D, "a", verify)]
    pub struct AOp {}

    impl AOp<Draft> {
        pub fn verify(self, _: &Ir) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// A region verifier of an operation without regions.
mod verify_regions_without_regions {
    use super::*;

    #[op(D, "a", verify_regions)]
    pub struct AOp {}

    impl AOp {
        fn verify_regions(self, _: &Ir) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// A region verifier that returns whether all is well.
mod verify_regions_wrong_signature {
    use super::*;

    #[op(D, "a", verify_regions)]
    pub struct AOp {
        #[region]
        body: AnyRegion,
    }

    impl AOp {
        fn verify_regions(self, _: &Ir) -> bool {
            true
        }
    }
}

/// A verifier of symbol uses that looks for the tables itself.
mod verify_symbol_uses_without_tables {
    use super::*;

    #[op(D, "a", verify_symbol_uses)]
    pub struct AOp {
        #[attr]
        callee: FlatSymbolRefAttr,
    }

    impl AOp {
        fn verify_symbol_uses(self, _: &Ir) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// A function with another result.
mod wrong_result {
    use super::*;

    #[op(D, "a", verify)]
    pub struct AOp {}

    impl AOp {
        fn verify(self, _: &Ir) -> bool {
            true
        }
    }
}

fn main() {}
