//! Results with `build` of unknown number, next to another one, and with a misspelled option.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A token.
#[type_def(D, "token")]
pub struct TokenType {}

#[op(D, "a")]
pub struct AOp {
    #[result(build)]
    xs: Variadic<TokenType>,
}

#[op(D, "b")]
pub struct BOp {
    #[result(build)]
    x: TokenType,
    #[result]
    y: AnyType,
}

#[op(D, "c")]
pub struct COp {
    #[result(built)]
    x: TokenType,
}

fn main() {}
