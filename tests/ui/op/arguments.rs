//! The arguments of `#[op]`: the dialect and the name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// The path of the crate in quotes, as in serde.
mod crate_as_string {
    use super::*;

    #[op(D, "a", crate = "ods")]
    pub struct AOp {}
}

/// The path of the crate is a number.
mod crate_is_a_number {
    use super::*;

    #[op(D, "a", crate = 5)]
    pub struct AOp {}
}

/// `crate` alone.
mod crate_without_path {
    use super::*;

    #[op(D, "a", crate)]
    pub struct AOp {}
}

/// The dialect as a key.
mod dialect_as_key {
    use super::*;

    #[op(dialect = "d", name = "a")]
    pub struct AOp {}
}

/// A type that is no dialect.
mod dialect_is_no_dialect {
    use super::*;

    pub struct NoDialect;

    #[op(NoDialect, "a")]
    pub struct AOp {}
}

/// A group of documentation is a `DocGroup`.
mod doc_group_is_no_group {
    use super::*;

    static ARITHMETIC: &str = "Arithmetic";

    /// An operation.
    #[op(D, "a", doc_group = ARITHMETIC)]
    pub struct AOp {}
}

/// A group of documentation is a `static`.
mod doc_group_string {
    use super::*;

    /// An operation.
    #[op(D, "a", doc_group = "Arithmetic")]
    pub struct AOp {}
}

/// A key with a path.
mod key_as_path {
    use super::*;

    #[op(D, "a", verify::all)]
    pub struct AOp {}
}

/// A string where a key is expected.
mod literal_among_keys {
    use super::*;

    #[op(D, "a", "traits")]
    pub struct AOp {}
}

/// No comma between the arguments.
mod missing_comma {
    use super::*;

    #[op(D "a")]
    pub struct AOp {}
}

/// The name as a key, as in pliron.
mod name_as_key {
    use super::*;

    #[op(name = "d.a")]
    pub struct AOp {}
}

/// G02: a name that is no string.
mod name_is_a_number {
    use super::*;

    #[op(D, 5)]
    pub struct AOp {}
}

/// A name without quotes.
mod name_is_an_identifier {
    use super::*;

    #[op(D, add)]
    pub struct AOp {}
}

/// The name alone, as in pliron.
mod no_dialect {
    use super::*;

    #[op("a")]
    pub struct AOp {}
}

/// G10: a definition without a name.
mod no_name {
    use super::*;

    #[op(D)]
    pub struct AOp {}
}

/// G10: a definition without dialect and name.
mod nothing {
    use super::*;

    #[op]
    pub struct AOp {
        #[operand]
        x: AnyType,
    }
}

/// The dialect's name in place of the dialect.
mod string_dialect {
    use super::*;

    #[op("d", "a")]
    pub struct AOp {}
}

/// Something after a key.
mod trailing_tokens {
    use super::*;

    #[op(D, "a", traits(Pure) Terminator)]
    pub struct AOp {}
}

/// The list of traits in its place in TableGen.
mod traits_as_third_argument {
    use super::*;

    #[op(D, "a", [Pure])]
    pub struct AOp {}
}

/// L06: a dialect that does not exist.
mod unknown_dialect {
    use super::*;

    #[op(Nope, "a")]
    pub struct AOp {}
}

/// A crate that does not exist.
mod wrong_crate {
    use super::*;

    #[op(D, "a", crate = ::nope)]
    pub struct AOp {}
}

fn main() {}
