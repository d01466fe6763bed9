//! What the fuzz targets share: a context, and ways to print.
//!
//! Nothing here is about one input. A context is made anew for each, so that inputs do not see each other and memory
//! does not grow.

pub mod custom_form;
#[path = "../../tests/types/defs/dialect.rs"]
pub mod defs;
pub mod dialect;
pub mod edits;
pub mod fields;
#[path = "../../tests/types/enum_forms/dialect.rs"]
pub mod forms;
pub mod hooked;
pub mod round_trip;

use std::collections::HashSet;
use std::sync::Arc;

use ods::text::PrintOptions;
use ods::{Context, Diagnostic};

/// A context that lets in everything and knows the builtin dialect alone.
pub fn plain_context() -> Arc<Context> {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

/// A context that knows the example dialect and one for each part of the definition language: traits, regions and
/// successors; types and attributes; enums; groups and properties; code of the dialect's own.
pub fn full_context() -> Arc<Context> {
    let context = plain_context();
    let outcomes = [
        context.register::<tf_opt::Tf>(),
        context.register::<dialect::Fz>(),
        context.register::<defs::Test>(),
        context.register::<forms::Forms>(),
        context.register::<fields::Fp>(),
        context.register::<hooked::Fh>(),
    ];
    assert!(outcomes.iter().all(Result::is_ok), "no two dialects have one name");
    context
}

/// A context that knows the standard dialects.
pub fn standard_context() -> Arc<Context> {
    let context = plain_context();
    assert!(ods_dialects::register_all(&context).is_ok(), "nothing else is registered");
    context
}

/// Ways to print whose texts read back as the same.
pub fn lossless() -> [PrintOptions; 4] {
    let generic = PrintOptions { generic: true, ..PrintOptions::default() };
    [
        PrintOptions::default(),
        generic,
        PrintOptions { debug_info: true, ..generic },
        PrintOptions { debug_info: true, local_scope: true, ..generic },
    ]
}

/// Ways to print that leave something out or give other names.
pub fn lossy() -> [PrintOptions; 2] {
    let names = PrintOptions { name_locations_as_prefix: true, ..PrintOptions::default() };
    [
        names,
        PrintOptions {
            generic: true,
            elide_elements_larger_than: Some(2),
            elide_resources_larger_than: Some(2),
            ..names
        },
    ]
}

/// Whether something has no text: as MLIR, the printer marks nests and sizes that no parser takes, and empty symbols.
pub fn has_no_text(text: &str) -> bool {
    ["<<too deep>>", "<<too large>>", "<<INVALID EMPTY SYMBOL>>", "<<no text>>"]
        .iter()
        .any(|marker| text.contains(marker))
}

/// Whether the reference does not read its own text either: sparse elements whose indices are all the same; locations
/// among the properties of an operation that is not registered, which get an alias that comes too late; `#a.b-`, which is
/// written `#a<b->`, where the arrow closes nothing; and the least constant in an affine expression.
pub fn is_one_way(text: &str, errors: &[Diagnostic]) -> bool {
    let first = errors.first().map_or("", |error| error.message.as_str());
    let says = |message: &str| first.contains(message);
    says("undefined symbol alias id 'loc")
        || text.contains("sparse<") && says("literal")
        || text.contains("->") && says("unbalanced")
        || text.contains("- -9223372036854775808") && says("constant too large for index")
}

/// Whether what is printed may differ from what is printed of that, as with the reference: integers of odd widths in
/// hexadecimal may have stray bits, which are kept and which no other spelling shows; affine expressions are simplified
/// only so far at a time; unknown locations stay in what is fused of what is fused with the same metadata; ranges of
/// locations that say more than they need (`"f":1:2 to :2`) are not what they print as; and decimal numbers are read as
/// `f64`, whatever their type, so that wider ones lose digits.
pub fn may_change(text: &[u8]) -> bool {
    let has = |part: &[u8]| text.windows(part.len()).any(|window| window == part);
    has(b"affine_")
        || has(b"fused<")
        || has(b"f80")
        || has(b"f128")
        || has_range(text)
        || has(b"\"0x") && has_odd_width(text)
}

/// Whether this, which was printed, is read as something else, as by the reference: parts of complex numbers that have no
/// decimals, infinities among them, are read as the bits of an `f64`, whatever their type; of ranges of locations that
/// print alike but were given in different ways, with an alias each, one is made; and a line without a column, `"a":2`, is
/// printed with the column 0.
pub fn is_read_as_another(printed: &str) -> bool {
    let is_in_bits = |number: &str| number.split('>').next().is_some_and(|number| number.contains(" 0x"));
    printed.split("#complex.number<").skip(1).any(is_in_bits) || has_twins(printed) || has_column_zero(printed)
}

/// Whether two aliases of locations stand for the same text.
fn has_twins(printed: &str) -> bool {
    let definitions = printed.lines().filter(|line| line.starts_with("#loc"));
    let mut texts = HashSet::new();
    definitions.filter_map(|line| line.split_once(" = ")).any(|(_, text)| !texts.insert(text))
}

/// Whether there is a `to` between numbers, as in ranges of locations.
fn has_range(text: &[u8]) -> bool {
    let is_range = |at: usize| {
        let before = text[..at].trim_ascii_end().last().is_some_and(u8::is_ascii_digit);
        let behind = text[at + 2..].trim_ascii_start().first();
        before && behind.is_some_and(|byte| byte.is_ascii_digit() || *byte == b':')
    };
    text.windows(2).enumerate().any(|(at, word)| word == b"to" && is_range(at))
}

/// Whether a location says column 0, which may have been none.
fn has_column_zero(printed: &str) -> bool {
    printed.contains("loc(") && printed.contains(":0)")
}

/// Whether there is an integer type, signed or not, of a width that fills no bytes.
fn has_odd_width(text: &[u8]) -> bool {
    let width = |tail: &[u8]| {
        tail.iter()
            .take_while(|byte| byte.is_ascii_digit())
            .fold(0_u64, |width, digit| width.wrapping_mul(10).wrapping_add(u64::from(digit - b'0')))
    };
    text.iter().enumerate().any(|(at, byte)| *byte == b'i' && width(&text[at + 1..]) % 8 != 0)
}
