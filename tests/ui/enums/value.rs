//! Values of cases, and their width.

use ods::prelude::*;

/// Keys of bit enums.
mod quoted_integers {
    use super::*;

    /// flags
    #[enum_attr(i64, quoted, primary_groups)]
    pub enum E {
        A,
    }
}

/// Strings have no width.
mod strings_of_a_width {
    use super::*;

    /// flags
    #[enum_attr(str, i8)]
    pub enum E {
        A,
    }
}

/// Strings are no bits.
mod strings_of_bits {
    use super::*;

    /// flags
    #[enum_attr(str, bits)]
    pub enum E {
        A,
    }
}

/// A width with a sign.
mod unsigned_width {
    use super::*;

    /// flags
    #[enum_attr(u32)]
    pub enum E {
        A,
    }
}

/// A value that is not known to the macro.
mod value_is_no_number {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A = X,
        B = f(),
    }

    const X: isize = 5;
}

/// A number of a string.
mod value_of_string {
    use super::*;

    /// flags
    #[enum_attr(str)]
    pub enum E {
        A = 5,
    }
}

/// A value that does not fit.
mod value_too_large {
    use super::*;

    /// flags
    #[enum_attr(i8)]
    pub enum E {
        A = 256,
        B = -129,
    }
}

/// E06: two cases of one value.
mod value_twice {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A,
        B = 0,
    }
}

/// Two cases of one attribute: of 8 bits, 255 and -1 are one.
mod value_twice_after_wrapping {
    use super::*;

    /// flags
    #[enum_attr(i8)]
    pub enum E {
        A = 255,
        B = -1,
    }
}

/// More bits than there can be.
mod width_too_large {
    use super::*;

    /// flags
    #[enum_attr(i65)]
    pub enum E {
        A,
    }
}

/// Two widths.
mod width_twice {
    use super::*;

    /// flags
    #[enum_attr(i8, i16)]
    pub enum E {
        A,
    }
}

/// No bits at all.
mod width_zero {
    use super::*;

    /// flags
    #[enum_attr(i0)]
    pub enum E {
        A,
    }
}

fn main() {}
