//! Interfaces of operations with flags, as in `ArithOpsInterfaces.td`.

use ods::prelude::*;

use super::{FastMathFlagsAttr, IntegerOverflowFlags, IntegerOverflowFlagsAttr, RoundingMode};

/// Interface of operations with fast-math flags.
#[op_interface]
pub trait ArithFastMathInterface {
    /// Returns the flags, if the operation has any.
    fn fast_math_flags_attr(&self, ir: &Ir) -> Option<FastMathFlagsAttr> {
        ir.inherent_named(self.operation(), Self::fast_math_attr_name())?.cast(ir.context())
    }

    /// Returns the name of the attribute with the flags.
    fn fast_math_attr_name() -> &'static str {
        "fastmath"
    }
}

/// Interface of operations with integer overflow flags.
#[op_interface]
pub trait ArithIntegerOverflowFlagsInterface {
    /// Returns the flags.
    fn overflow_attr(&self, ir: &Ir) -> Option<IntegerOverflowFlagsAttr> {
        ir.inherent_named(self.operation(), Self::integer_overflow_attr_name())?.cast(ir.context())
    }

    /// Returns whether unsigned overflow is excluded.
    fn has_no_unsigned_wrap(&self, ir: &Ir) -> bool {
        self.overflow_attr(ir).is_some_and(|flags| flags.value(ir.context()).contains(IntegerOverflowFlags::Nuw))
    }

    /// Returns whether signed overflow is excluded.
    fn has_no_signed_wrap(&self, ir: &Ir) -> bool {
        self.overflow_attr(ir).is_some_and(|flags| flags.value(ir.context()).contains(IntegerOverflowFlags::Nsw))
    }

    /// Returns the name of the attribute with the flags.
    fn integer_overflow_attr_name() -> &'static str {
        "overflowFlags"
    }
}

/// Interface of operations with a rounding mode.
#[op_interface]
pub trait ArithRoundingModeInterface {
    /// Returns the mode, if one is given.
    fn rounding_mode(&self, ir: &Ir) -> Option<RoundingMode> {
        let attribute = ir.inherent_named(self.operation(), Self::rounding_mode_attr_name())?;
        RoundingMode::from_bits(RoundingMode::SCHEMA.value_of(attribute, ir.context())?)
    }

    /// Returns the name of the attribute with the mode.
    fn rounding_mode_attr_name() -> &'static str {
        "roundingmode"
    }
}
