//! Shared code of the fuzz targets: contexts, and ways to print.
//!
//! Each input gets a new context, so that inputs are independent and memory does not grow.

pub mod custom_form;
#[path = "../../types/defs/dialect.rs"]
pub mod defs;
pub mod dialect;
pub mod edits;
pub mod engines;
pub mod fields;
pub mod foreign;
#[path = "../../types/enum_forms/dialect.rs"]
pub mod forms;
#[path = "../../ops/operands/dialect.rs"]
pub mod groups;
pub mod hooked;
pub mod input;
#[path = "../../support/nest.rs"]
pub mod nest;
pub mod observer;
#[path = "../../../crates/jit/tests/random/program.rs"]
pub mod program;
pub mod round_trip;
#[path = "../../../crates/jit/tests/random/run.rs"]
pub mod run;

use std::collections::HashSet;
use std::sync::Arc;

use ods::text::PrintOptions;
use ods::{Context, Diagnostic};

/// Creates a context that accepts everything and knows only the builtin dialect.
pub fn plain_context() -> Arc<Context> {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

/// Creates a context with the example dialect and one for each part of the definition language: traits, regions and
/// successors; types and attributes; enums; groups and properties; custom code.
pub fn full_context() -> Arc<Context> {
    let context = plain_context();
    let outcomes = [
        context.register::<tf_opt::Tf>(),
        context.register::<dialect::Fz>(),
        context.register::<defs::Test>(),
        context.register::<forms::Forms>(),
        context.register::<fields::Fp>(),
        context.register::<groups::Groups>(),
        context.register::<nest::Nest>(),
        context.register::<hooked::Fh>(),
    ];
    assert!(outcomes.iter().all(Result::is_ok), "no two dialects have one name");
    context
}

/// Creates a context with the standard dialects.
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

/// Returns whether a part has no text: like MLIR's, the printer marks excessive nests and sizes and empty symbols.
pub fn has_no_text(text: &str) -> bool {
    ["<<too deep>>", "<<too large>>", "<<INVALID EMPTY SYMBOL>>", "<<no text>>"]
        .iter()
        .any(|marker| text.contains(marker))
}

/// Returns whether the reference cannot parse its own text either: sparse elements whose indices are all equal;
/// locations among the properties of an unregistered operation, whose alias is defined too late; `#a.b-`, which is
/// printed as `#a<b->`, where the arrow closes nothing; and the least constant in an affine expression.
pub fn is_one_way(text: &str, errors: &[Diagnostic]) -> bool {
    let first = errors.first().map_or("", |error| error.message.as_str());
    let says = |message: &str| first.contains(message);
    says("undefined symbol alias id 'loc")
        || text.contains("sparse<") && says("literal")
        || text.contains("->") && says("unbalanced")
        || text.contains("- -9223372036854775808") && says("constant too large for index")
}

/// Returns whether the second printed text may differ from the first, as with the reference: integers of odd widths in
/// hexadecimal may have stray bits, which are kept and which no other notation shows; affine expressions are simplified
/// incrementally; unknown locations stay in fused locations that are fused again with the same metadata; ranges of
/// locations that are longer than necessary (`"f":1:2 to :2`) print differently; and decimal numbers are parsed as
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

/// Returns whether this printed text parses to something else, as with the reference: parts of complex numbers without
/// decimals, such as infinities, are parsed as the bits of an `f64`, whatever their type; ranges of locations that
/// print alike but were given in different ways, with an alias each, become one; and a line without a column, `"a":2`,
/// is printed with the column 0.
pub fn is_read_as_another(printed: &str) -> bool {
    let is_in_bits = |number: &str| number.split('>').next().is_some_and(|number| number.contains(" 0x"));
    printed.split("#complex.number<").skip(1).any(is_in_bits) || has_twins(printed) || has_column_zero(printed)
}

/// Returns whether two aliases of locations represent the same text.
fn has_twins(printed: &str) -> bool {
    let definitions = printed.lines().filter(|line| line.starts_with("#loc"));
    let mut texts = HashSet::new();
    definitions.filter_map(|line| line.split_once(" = ")).any(|(_, text)| !texts.insert(text))
}

/// Returns whether there is a `to` between numbers, as in ranges of locations.
fn has_range(text: &[u8]) -> bool {
    let is_range = |at: usize| {
        let before = text[..at].trim_ascii_end().last().is_some_and(u8::is_ascii_digit);
        let behind = text[at + 2..].trim_ascii_start().first();
        before && behind.is_some_and(|byte| byte.is_ascii_digit() || *byte == b':')
    };
    text.windows(2).enumerate().any(|(at, word)| word == b"to" && is_range(at))
}

/// Returns whether a location has column 0, which may have been absent.
fn has_column_zero(printed: &str) -> bool {
    printed.contains("loc(") && printed.contains(":0)")
}

/// Returns whether there is an integer type, signed or not, whose width is not a multiple of 8.
fn has_odd_width(text: &[u8]) -> bool {
    let width = |tail: &[u8]| {
        tail.iter()
            .take_while(|byte| byte.is_ascii_digit())
            .fold(0_u64, |width, digit| width.wrapping_mul(10).wrapping_add(u64::from(digit - b'0')))
    };
    text.iter().enumerate().any(|(at, byte)| *byte == b'i' && width(&text[at + 1..]) % 8 != 0)
}
