//! the same mistake with a constraint of the library and with one's own: two kinds at once, one tested by code

use ods::prelude::*;

constraint! {
    /// any real number
    pub Real: Type = CPred($_self.isa::<FloatType>($_ctx));

    /// library's float that is an integer
    pub Both1: Type = And(AnyFloat, AnyInteger);

    /// own float that is an integer
    pub Both2: Type = And(Real, AnyInteger);
}

fn main() {}
