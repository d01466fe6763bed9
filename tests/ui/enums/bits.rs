//! Enums of bits: their cases, groups and separators.

use ods::prelude::*;

/// E05: two bits of one name.
mod bit_name_twice {
    use super::*;

    /// flags
    #[enum_attr(bits)]
    pub enum E {
        A,
        A,
    }
}

/// A negative bit.
mod bit_negative {
    use super::*;

    /// flags
    #[enum_attr(bits)]
    pub enum E {
        A = -1,
    }
}

/// E01: a bit that the integer does not have.
mod bit_outside {
    use super::*;

    /// flags
    #[enum_attr(bits)]
    pub enum E {
        A = 1 << 40,
    }
}

/// E08: two cases of one bit.
mod bit_twice {
    use super::*;

    /// flags
    #[enum_attr(bits)]
    pub enum E {
        A = 1,
        B = 1 << 0,
    }
}

/// A group that is a bit by another name.
mod group_like_a_bit {
    use super::*;

    /// flags
    #[enum_attr(bits)]
    pub enum E {
        A,
        B = A,
    }
}

/// A group of cases that are no bits.
mod group_of_integers {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A,
        B,
        C = A | B,
    }
}

/// A group that is made of itself.
mod group_of_itself {
    use super::*;

    /// flags
    #[enum_attr(bits)]
    pub enum E {
        A,
        B = A | C,
        C = A | B,
    }
}

/// A group of what is no case.
mod group_of_unknown {
    use super::*;

    /// flags
    #[enum_attr(bits)]
    pub enum E {
        Reassoc,
        Fast = Reasoc | Nnan,
    }
}

/// More bits than the integer has.
mod next_bit_outside {
    use super::*;

    /// flags
    #[enum_attr(bits, i2)]
    pub enum E {
        A,
        B,
        C,
    }
}

/// A separator where nothing is separated.
mod separator_of_integers {
    use super::*;

    /// flags
    #[enum_attr(separator = ",")]
    pub enum E {
        A,
    }
}

/// E02: a separator that the parser does not know.
mod separator_unknown {
    use super::*;

    /// flags
    #[enum_attr(bits, separator = ";")]
    pub enum E {
        A,
    }
}

/// A group that does not name its cases.
mod several_bits {
    use super::*;

    /// flags
    #[enum_attr(bits)]
    pub enum E {
        A = 1,
        B = 2,
        C = 3,
    }
}

/// A text that would be read as two.
mod text_with_separator {
    use super::*;

    /// flags
    #[enum_attr(bits, quoted)]
    pub enum E {
        #[case("a|b")]
        A,
    }
}

fn main() {}
