//! A function of the operation that is private to another module.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

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

fn main() {}
