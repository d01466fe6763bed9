//! Cases of enums.
//!
//! An alias is a second name of a case: its text is accepted, and that of the case is printed.

/// A case of an enum.
#[derive(Debug)]
pub struct EnumCase {
    /// The Rust name.
    pub symbol: &'static str,
    /// The text for printing and parsing.
    pub text: &'static str,
    /// The bits; several for a group of a bit enum, none for its empty case.
    pub value: u64,
    /// The documentation.
    pub doc: &'static str,
    /// Whether it is a second name for the value of another case. Its text is accepted, and never printed.
    pub is_alias: bool,
}

impl EnumCase {
    /// Returns a case.
    #[doc(hidden)]
    pub const fn new(symbol: &'static str, text: &'static str, value: u64, doc: &'static str) -> Self {
        Self { symbol, text, value, doc, is_alias: false }
    }

    /// Returns a second name for the value of another case.
    #[doc(hidden)]
    pub const fn alias(symbol: &'static str, text: &'static str, value: u64, doc: &'static str) -> Self {
        Self { is_alias: true, ..Self::new(symbol, text, value, doc) }
    }
}

/// Returns whether the value of each case is its position, as in most enums.
pub(super) const fn count_from_zero(cases: &[EnumCase]) -> bool {
    let mut at = 0;
    while at < cases.len() && cases[at].value == at as u64 {
        at += 1;
    }
    at == cases.len()
}

/// Returns the texts of the cases.
#[doc(hidden)]
pub const fn case_texts<const N: usize>(cases: &[EnumCase; N]) -> [&'static str; N] {
    let mut texts = [""; N];
    let mut i = 0;
    while i < N {
        texts[i] = cases[i].text;
        i += 1;
    }
    texts
}
