//! Formats at the edge of the rules: nearly ambiguous formats round-trip.

use std::sync::Arc;

use ods::prelude::*;
use ods::text::{PrintOptions, Resources};
use proptest::prelude::{Just, Strategy, any, prop_oneof, proptest};

/// The dialect of the tests.
#[dialect(name = "e", ops(ListsOp, GroupsOp, ElseOp, ClausesOp, KeywordOp, EndOp, RegionsOp, AngleOp))]
pub struct E;

/// Lists that a literal tells apart.
#[op(E, "lists", traits(AttrSizedOperandSegments),
    format($first "then" $second ("at" $last^)? attr_dict ":" type($first) "then" type($second)))]
pub struct ListsOp {
    #[operand]
    first: Variadic<AnyType>,
    #[operand]
    second: Variadic<AnyType>,
    #[operand]
    last: Optional<I32>,
}

/// Groups that begin with different literals, one in another.
#[op(E, "groups", traits(PredOpTrait("a name has a size", CPred($name.is_none() || $size.is_some()))),
    format(("at" $size^ ("of" $name^)?)? ("in" $place^)? attr_dict))]
pub struct GroupsOp {
    #[attr]
    size: Optional<I64Attr>,
    #[attr]
    name: Optional<StrAttr>,
    #[attr]
    place: Optional<StrAttr>,
}

/// One of two.
#[op(E, "else", traits(PredOpTrait("a name has no size", CPred($name.is_none() || $size.is_none()))),
    format(("at" $size^) : ("nowhere" ("called" $name^)?)? attr_dict))]
pub struct ElseOp {
    #[attr]
    size: Optional<I64Attr>,
    #[attr]
    name: Optional<StrAttr>,
}

/// Clauses, and what may follow them.
#[op(E, "clauses", traits(AttrSizedOperandSegments),
    format(oilist("a" "(" $a ")" | "b" $b | "c" $c) ("d" $d^)? attr_dict))]
pub struct ClausesOp {
    #[operand]
    a: Variadic<I32>,
    #[operand]
    b: Optional<I32>,
    #[attr]
    c: UnitAttr,
    #[attr]
    d: Optional<StrAttr>,
}

/// how
#[enum_attr]
pub enum How {
    #[case("fast")]
    Fast,
    #[case("slow")]
    Slow,
}

/// A word that no case of the enum before it is.
#[op(E, "keyword", format($how "now" attr_dict))]
pub struct KeywordOp {
    #[attr]
    how: Optional<How>,
}

/// A literal before what may be missing at the end.
#[op(E, "end", format(attr_dict ("," $value^)?))]
pub struct EndOp {
    #[operand]
    value: Optional<I32>,
}

/// A dictionary with its keyword before regions.
#[op(E, "regions", format(attr_dict_with_keyword $bodies))]
pub struct RegionsOp {
    #[region]
    bodies: Variadic<AnyRegion>,
}

/// Angle brackets after a word.
#[op(E, "angle", format($value "as" "<" type($value) ">" attr_dict))]
pub struct AngleOp {
    #[operand]
    value: AnyType,
}

/// Reads and prints.
fn printed(text: &str, generic: bool) -> String {
    printed_with(text, &PrintOptions { generic, ..PrintOptions::default() })
}

/// Reads and prints, with locations.
fn located(text: &str) -> String {
    printed_with(text, &PrintOptions { debug_info: true, ..PrintOptions::default() })
}

fn printed_with(text: &str, options: &PrintOptions) -> String {
    let context = Arc::new(Context::new());
    context.register::<E>().expect("a good dialect");
    context.allow_unregistered_dialects(true);
    let parsed = ods::text::parse(&context, "edges.mlir", text.as_bytes())
        .unwrap_or_else(|errors| panic!("{}\n{text}", errors.first().expect("an error").message));
    ods::verify::verify(&parsed.ir, parsed.root)
        .unwrap_or_else(|errors| panic!("{}\n{text}", errors.first().expect("an error").message));
    ods::text::print(&parsed.ir, parsed.root, &Resources::default(), options)
}

/// Checks that consecutive operations in generic form are the same when printed and read.
fn round_trips(operations: &[String]) {
    let body = operations.join("\n");
    let text =
        format!("\"u.root\"() ({{\n^bb0(%a: i32, %b: i32, %f: f32):\n{body}\n\"u.end\"() : () -> ()\n}}) : () -> ()\n");
    let (custom, generic) = (printed(&text, false), printed(&text, true));
    assert_eq!(printed(&custom, true), generic, "{custom}");
    assert_eq!(printed(&custom, false), custom);
    // With the location of each operation after it.
    assert_eq!(printed(&located(&text), true), generic, "{}", located(&text));
}

/// Generates one of the operations in generic form, with each optional part present or absent.
fn operation() -> impl Strategy<Value = String> {
    let values = |max: usize| proptest::collection::vec(prop_oneof![Just(("%a", "i32")), Just(("%f", "f32"))], 0..max);
    let number = proptest::option::of(-3i64..3).prop_map(|n| n.map(|n| format!("{n} : i64")));
    let word = proptest::option::of("[a-z@% ]{0,3}").prop_map(|text| text.map(|text| format!("\"{text}\"")));
    let extra = any::<bool>();
    let lists = (values(4), values(4), any::<bool>(), extra).prop_map(|(first, second, last, extra)| {
        let sizes = format!("array<i32: {}, {}, {}>", first.len(), second.len(), u8::from(last));
        let all = [first, second, if last { vec![("%b", "i32")] } else { Vec::new() }].concat();
        generic("lists", &all, &[("operandSegmentSizes", Some(sizes))], extra, "")
    });
    let groups = (number.clone(), word.clone(), word.clone(), extra).prop_map(|(size, name, place, extra)| {
        // A name without a size has no place in the text, and is refused.
        let name = name.filter(|_| size.is_some());
        generic("groups", &[], &[("size", size), ("name", name), ("place", place)], extra, "")
    });
    let either = (number, word.clone(), extra).prop_map(|(size, name, extra)| {
        let name = name.filter(|_| size.is_none());
        generic("else", &[], &[("size", size), ("name", name)], extra, "")
    });
    let clauses = (0..3usize, any::<bool>(), any::<bool>(), word, extra).prop_map(|(a, b, c, d, extra)| {
        let sizes = format!("array<i32: {a}, {}>", u8::from(b));
        let all = [vec![("%a", "i32"); a], vec![("%b", "i32"); usize::from(b)]].concat();
        let c = c.then(|| "unit".to_owned());
        generic("clauses", &all, &[("operandSegmentSizes", Some(sizes)), ("c", c), ("d", d)], extra, "")
    });
    let keyword = (proptest::option::of(0..2), extra)
        .prop_map(|(how, extra)| generic("keyword", &[], &[("how", how.map(|how| format!("{how} : i32")))], extra, ""));
    let end = (any::<bool>(), extra)
        .prop_map(|(there, extra)| generic("end", &vec![("%a", "i32"); usize::from(there)], &[], extra, ""));
    let regions = (0..3usize, extra).prop_map(|(n, extra)| {
        let bodies = vec!["{\n\"u.in\"() : () -> ()\n}"; n].join(", ");
        generic("regions", &[], &[], extra, &if n == 0 { bodies } else { format!(" ({bodies})") })
    });
    let angle = extra.prop_map(|extra| generic("angle", &[("%f", "f32")], &[], extra, ""));
    prop_oneof![lists, groups, either, clauses, keyword, end, regions, angle]
}

/// Generates an operation in generic form; `extra` adds an attribute that it does not know.
fn generic(
    name: &str,
    operands: &[(&str, &str)],
    attributes: &[(&str, Option<String>)],
    extra: bool,
    regions: &str,
) -> String {
    let values: Vec<&str> = operands.iter().map(|(value, _)| *value).collect();
    let types: Vec<&str> = operands.iter().map(|(_, ty)| *ty).collect();
    let given = attributes.iter().filter_map(|(name, value)| Some(format!("{name} = {}", value.as_ref()?)));
    let given: Vec<String> = given.collect();
    let given = if given.is_empty() { String::new() } else { format!(" <{{{}}}>", given.join(", ")) };
    let extra = if extra { " {u.extra = 1 : i32}" } else { "" };
    format!("\"e.{name}\"({}){given}{regions}{extra} : ({}) -> ()", values.join(", "), types.join(", "))
}

proptest! {
    #[test]
    fn random_operations_round_trip(operations in proptest::collection::vec(operation(), 1..6)) {
        round_trips(&operations);
    }
}

#[test]
fn optional_parts_can_be_absent() {
    let bare = ["groups", "else", "keyword", "end", "regions"].map(|name| generic(name, &[], &[], false, ""));
    let sizes = |text: &str| [("operandSegmentSizes", Some(text.to_owned()))];
    let lists = generic("lists", &[], &sizes("array<i32: 0, 0, 0>"), false, "");
    let clauses = generic("clauses", &[], &sizes("array<i32: 0, 0>"), false, "");
    round_trips(&[bare.to_vec(), vec![lists, clauses, "%0 = \"u.op\"() : () -> i32".to_owned()]].concat());
}
