//! Tests of the lexer.

use super::*;

fn kinds(source: &str) -> Vec<Kind> {
    let mut lexer = Lexer::new(source.as_bytes(), 0);
    let mut kinds = Vec::new();
    loop {
        let token = lexer.next();
        kinds.push(token.kind);
        if matches!(token.kind, Kind::Eof | Kind::Error) {
            return kinds;
        }
    }
}

fn error(source: &str) -> (usize, &'static str) {
    let mut lexer = Lexer::new(source.as_bytes(), 0);
    loop {
        let token = lexer.next();
        assert_ne!(token.kind, Kind::Eof, "{source} lexes");
        if let Some(error) = lexer.take_error() {
            return (error.offset, error.message);
        }
    }
}

#[test]
fn punctuation_and_names_are_told_apart() {
    use Kind::*;
    let expected = [PercentIdentifier, Equal, String, LParen, RParen, Colon, LParen, RParen, Arrow, IntType, Eof];
    assert_eq!(kinds("%0 = \"a.b\"() : () -> i32"), expected);
    assert_eq!(kinds("{-# #-} {- #a"), [MetadataBegin, MetadataEnd, LBrace, Minus, HashIdentifier, Eof]);
    assert_eq!(
        kinds("!t ^bb0 @a @\"b c\" ..."),
        [ExclamationIdentifier, CaretIdentifier, AtIdentifier, AtIdentifier, Ellipsis, Eof]
    );
}

#[test]
fn numbers_end_where_mlir_ends_them() {
    use Kind::*;
    assert_eq!(
        kinds("0xi32 0x1F 1.5e-3 1.e 1"),
        [Integer, BareIdentifier, Integer, Float, Float, BareIdentifier, Integer, Eof]
    );
    assert_eq!(kinds("4xf32"), [Integer, BareIdentifier, Eof]);
}

#[test]
fn words_are_integer_types_keywords_or_names() {
    use Kind::*;
    assert_eq!(
        kinds("i32 si8 ui4 i i32x index bf16 loc locx"),
        [IntType, IntType, IntType, BareIdentifier, BareIdentifier, Index, FloatType, Loc, BareIdentifier, Eof]
    );
}

#[test]
fn comments_and_zero_bytes_are_skipped() {
    assert_eq!(kinds("// x\n // y\r i32 \0 i1 // z"), [Kind::IntType, Kind::IntType, Kind::Eof]);
}

#[test]
fn errors_say_where() {
    assert_eq!(error("  \"abc\n"), (6, "expected '\"' in string literal"));
    assert_eq!(error("\"a\\q\""), (2, "unknown escape in string literal"));
    assert_eq!(error("% 1"), (0, "invalid SSA name"));
    assert_eq!(error(" &"), (1, "unexpected character"));
    assert_eq!(error("@1"), (1, "@ identifier expected to start with letter or '_'"));
}
