//! A default that its type cannot hold: a lint of the compiler, which comes after all errors.


/// A default that the Rust type cannot hold.
mod default_out_of_range {
    use ods::prelude::*;

    /// The dialect of the test.
    #[dialect(name = "d")]
    pub struct D;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = 300)]
        x: I8Attr,
    }
}

fn main() {}
