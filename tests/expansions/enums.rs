//! Enums: integers, strings, bits.

/// comparison of integers
#[enum_attr(i64)]
pub enum Predicate {
    /// Equal.
    #[case("eq")]
    Eq,
    #[case("ne")]
    Ne = 5,
}

/// padding of a pool
#[enum_attr(str)]
pub enum Padding {
    #[case("SAME")]
    Same,
    #[case("VALID")]
    Valid,
}

/// ways in which integers may not overflow
#[enum_attr(bits, separator = ", ", primary_groups)]
pub enum Overflow {
    #[case("none")]
    None = 0,
    #[case("nsw")]
    Nsw,
    #[case("nuw")]
    Nuw,
    #[case("both")]
    Both = Nsw | Nuw,
}

/// dimension of a grid
#[enum_attr(Grid, "dim")]
pub enum Dim {
    #[case("x")]
    X,
}
