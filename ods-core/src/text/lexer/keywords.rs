//! Words: keywords, integer types and bare identifiers.

use super::classes::{DIGIT, is};
use super::token::Kind;

/// Returns whether the word is `i<digits>`, `si<digits>` or `ui<digits>`.
#[inline]
fn is_integer_type(word: &[u8]) -> bool {
    let digits = match word {
        [b'i', digits @ ..] | [b's' | b'u', b'i', digits @ ..] => digits,
        _ => return false,
    };
    !digits.is_empty() && digits.iter().all(|byte| is(*byte, DIGIT))
}

#[inline]
pub(super) fn word_kind(word: &[u8]) -> Kind {
    if is_integer_type(word) {
        return Kind::IntType;
    }
    keyword(word)
}

/// Returns the kind of a keyword, or [`Kind::BareIdentifier`].
fn keyword(word: &[u8]) -> Kind {
    match word {
        b"loc" => Kind::Loc,
        b"index" => Kind::Index,
        b"tensor" => Kind::Tensor,
        b"memref" => Kind::MemRef,
        b"vector" => Kind::Vector,
        b"f32" | b"f64" | b"f16" | b"bf16" | b"f80" | b"f128" | b"tf32" | b"f8E5M2" | b"f8E4M3" | b"f8E4M3FN"
        | b"f8E5M2FNUZ" | b"f8E4M3FNUZ" | b"f8E4M3B11FNUZ" | b"f8E3M4" | b"f8E8M0FNU" | b"f6E2M3FN" | b"f6E3M2FN"
        | b"f4E2M1FN" => Kind::FloatType,
        b"affine_map" => Kind::AffineMap,
        b"affine_set" => Kind::AffineSet,
        b"array" => Kind::Array,
        b"attributes" => Kind::Attributes,
        b"ceildiv" => Kind::CeilDiv,
        b"complex" => Kind::Complex,
        b"dense" => Kind::Dense,
        b"dense_resource" => Kind::DenseResource,
        b"distinct" => Kind::Distinct,
        b"false" => Kind::False,
        b"floordiv" => Kind::FloorDiv,
        b"for" => Kind::For,
        b"func" => Kind::Func,
        b"max" => Kind::Max,
        b"min" => Kind::Min,
        b"mod" => Kind::Mod,
        b"none" => Kind::None,
        b"offset" => Kind::Offset,
        b"size" => Kind::Size,
        b"sparse" => Kind::Sparse,
        b"step" => Kind::Step,
        b"strided" => Kind::Strided,
        b"symbol" => Kind::Symbol,
        b"to" => Kind::To,
        b"true" => Kind::True,
        b"tuple" => Kind::Tuple,
        b"type" => Kind::Type,
        b"unit" => Kind::Unit,
        _ => Kind::BareIdentifier,
    }
}
