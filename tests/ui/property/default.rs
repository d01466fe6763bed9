//! Defaults of properties.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A constant of the wrong type.
mod constant_of_wrong_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property(constant = 1.5)]
        x: i64,
    }
}

/// A constant with a default.
mod constant_with_default {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property(constant = 5, default = 6)]
        x: i64,
    }
}

/// A default of another enum.
mod default_of_another_enum {
    use super::*;

    /// A dialect.
    #[dialect(name = "test", ops(PadOp))]
    pub struct Test;

    /// padding
    #[enum_attr]
    pub enum Padding {
        Same,
    }

    /// filling
    #[enum_attr]
    pub enum Filling {
        None,
    }

    /// Pads.
    #[op(Test, "pad")]
    pub struct PadOp {
        #[property(default = Filling::None)]
        padding: Padding,
    }
}

/// O61: a default of the wrong type.
mod default_of_wrong_type {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property(default = "eight")]
        x: u32,
    }
}

/// A default as MLIR writes it.
mod default_valued_prop {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property]
        x: DefaultValuedProp<i64, 8>,
    }
}

/// A default that does not satisfy the demand.
mod default_violates_demand {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property(default = 0, is = |value| value > 0 && value < 10)]
        x: u32,
    }
}

/// A default without a value.
mod default_without_value {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property(default = )]
        x: u8,
    }
}

/// A property that is never missing, and may be.
mod optional_with_default {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property(default = 5)]
        x: Optional<i64>,
    }
}

/// A struct that is no property, with a default.
mod own_type_with_default {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[property(default = Mine)]
        x: Mine,
    }

    pub struct Mine;
}

fn main() {}
