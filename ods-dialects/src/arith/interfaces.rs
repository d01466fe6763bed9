//! Interfaces of operations with flags. As `ArithOpsInterfaces.td`.

use ods::prelude::*;

use super::{FastMathFlagsAttr, IntegerOverflowFlags, IntegerOverflowFlagsAttr, RoundingMode};

/// Has flags that say what may be assumed of floats.
#[op_interface]
pub trait ArithFastMathInterface {
    /// The flags; `None` where there are none.
    fn fast_math_flags_attr(&self, ir: &Ir) -> Option<FastMathFlagsAttr> {
        ir.inherent_named(self.operation(), Self::fast_math_attr_name())?.cast(ir.context())
    }

    /// What the attribute is called that has them.
    fn fast_math_attr_name() -> &'static str {
        "fastmath"
    }
}

/// Has flags that say in which sense the operation does not overflow.
#[op_interface]
pub trait ArithIntegerOverflowFlagsInterface {
    /// The flags.
    fn overflow_attr(&self, ir: &Ir) -> Option<IntegerOverflowFlagsAttr> {
        ir.inherent_named(self.operation(), Self::integer_overflow_attr_name())?.cast(ir.context())
    }

    /// Whether there is no unsigned wrap.
    fn has_no_unsigned_wrap(&self, ir: &Ir) -> bool {
        self.overflow_attr(ir).is_some_and(|flags| flags.value(ir.context()).contains(IntegerOverflowFlags::Nuw))
    }

    /// Whether there is no signed wrap.
    fn has_no_signed_wrap(&self, ir: &Ir) -> bool {
        self.overflow_attr(ir).is_some_and(|flags| flags.value(ir.context()).contains(IntegerOverflowFlags::Nsw))
    }

    /// What the attribute is called that has the flags.
    fn integer_overflow_attr_name() -> &'static str {
        "overflowFlags"
    }
}

/// Has a mode of rounding.
#[op_interface]
pub trait ArithRoundingModeInterface {
    /// The mode; `None` where none is given.
    fn rounding_mode(&self, ir: &Ir) -> Option<RoundingMode> {
        let attribute = ir.inherent_named(self.operation(), Self::rounding_mode_attr_name())?;
        RoundingMode::from_bits(RoundingMode::SCHEMA.value_of(attribute, ir.context())?)
    }

    /// What the attribute is called that has the mode.
    fn rounding_mode_attr_name() -> &'static str {
        "roundingmode"
    }
}
