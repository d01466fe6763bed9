//! Enums: conversions and texts are the same as in MLIR's generated functions, and enums are attributes.

use std::str::FromStr;
use std::sync::Arc;

use ods::prelude::*;
use ods::schema::{Constrains, EnumKind, PredScope, UnknownCase};
use ods::text::{enum_to_string, parse_enum};

/// comparison of integers
///
/// As `arith.cmpi` has it.
#[enum_attr(i64)]
pub enum Predicate {
    /// Equal.
    #[case("eq")]
    Eq,
    #[case("ne")]
    Ne,
    #[case("ten")]
    Ten = 10,
    Eleven,
    /// Less than everything.
    #[case("in between")]
    Negative = -1,
}

/// padding of a pool.
#[enum_attr(str)]
#[derive(PartialOrd, Ord, Debug)]
pub enum Padding {
    #[case("SAME")]
    Same,
    #[case("VALID")]
    Valid,
}

/// my flags
#[enum_attr(bits)]
pub enum Flags {
    #[case("none")]
    None = 0,
    #[case("a")]
    A,
    #[case("b")]
    B,
    #[case("c")]
    C = 1 << 2,
    #[case("g")]
    G = A | B,
}

/// my flags in groups
#[enum_attr(bits, i8, separator = ", ", primary_groups)]
pub enum Grouped {
    #[case("none")]
    None = 0,
    #[case("a")]
    A,
    #[case("b")]
    B,
    #[case("c")]
    C,
    #[case("top")]
    Top = 1 << 7,
    #[case("g")]
    G = A | B,
    #[case("h")]
    H = B | C,
    #[case("all")]
    All = Self::G | Self::H,
}

/// my quoted flags
#[enum_attr(bits, separator = ", ", quoted)]
pub enum Quoted {
    #[case("a x")]
    A,
    #[case("b")]
    B,
}

/// a stage of a pipeline
#[enum_attr]
pub enum Stage {
    /// The oldest name.
    #[alias]
    #[case("lex")]
    Lex = Scan,
    #[case("scan")]
    Scan,
    #[case("parse")]
    Parse,
    #[alias]
    Read = Parse,
    #[case("check")]
    Check,
}

/// marks of a text
#[enum_attr(bits, i8)]
pub enum Marks {
    #[case("")]
    None = 0,
    #[case("bold")]
    Bold,
    #[case("large")]
    Large,
}

/// three bits
#[enum_attr(i3)]
pub enum Tiny {
    Zero,
    Most = 7,
}

/// Enums as attributes.
#[dialect(name = "enums", ops(UseOp), enums(Predicate, Padding, Flags))]
pub struct Enums;

/// Enums of all kinds.
#[op(Enums, "use")]
pub struct UseOp {
    #[attr]
    predicate: Predicate,
    #[attr(default = Padding::Same)]
    padding: Padding,
    #[attr(default = Flags::A.union(Flags::C))]
    flags: Optional<Flags>,
    #[attr]
    grouped: Optional<Grouped>,
    #[attr]
    list: Optional<TypedArrayAttrOf<Padding>>,
    #[attr(default = Tiny::Most)]
    tiny: Confined<Tiny, IntNEQValue<0>>,
}

const AT: Location = Location::UNKNOWN;

fn ir() -> (Ir, InsertionPoint) {
    let context = Arc::new(Context::new());
    context.register::<Enums>().expect("one dialect of this name");
    let mut ir = Ir::new(context);
    let block = ir.create_block();
    (ir, InsertionPoint::end_of(block))
}

#[test]
fn integer_enums_convert() {
    assert_eq!(
        [0, 1, 10, 11, -1].map(Predicate::from_int).map(|case| case.map(Predicate::to_int)),
        [Some(0), Some(1), Some(10), Some(11), Some(-1)]
    );
    assert_eq!([2, -2, i64::MAX].map(Predicate::from_int), [None; 3]);
    assert_eq!(
        [7, -1, 0, 8, -5].map(Tiny::from_int),
        [Some(Tiny::Most), Some(Tiny::Most), Some(Tiny::Zero), None, None]
    );
    assert_eq!(Tiny::Most.to_int(), -1, "as a signless attribute of three bits is printed");
    assert_eq!(Predicate::SCHEMA.max_value(), u64::MAX);
    assert_eq!(Tiny::SCHEMA.max_value(), 7);
    assert_eq!(Predicate::Negative as i64, -1);
}

#[test]
fn string_enums_convert() {
    assert_eq!(Predicate::symbolize("eq"), Some(Predicate::Eq));
    assert_eq!(Predicate::symbolize("Eq"), None, "the text, not the symbol");
    assert_eq!(Predicate::symbolize("Eleven"), Some(Predicate::Eleven));
    assert_eq!(Predicate::Negative.stringify(), "in between");
    assert_eq!(format!("{:>4}|{:?}", Predicate::Eq, Predicate::Eq), "  eq|Eq");
    assert_eq!(Padding::from_str("VALID"), Ok(Padding::Valid));
    let error = "valid".parse::<Padding>().expect_err("no case");
    assert_eq!(error.to_string(), "expected one of [SAME, VALID] for padding of a pool, got: valid");
    assert_eq!(error, UnknownCase::of::<Padding>("valid"));
    assert!(Padding::Same < Padding::Valid, "further derives are the user's");
}

/// Matches the functions that `mlir-tblgen` generates for the same definitions.
#[test]
fn bit_enum_text_matches_mlir() {
    let texts =
        |bits: std::ops::Range<u64>| bits.filter_map(Flags::from_bits).map(|f| f.to_string()).collect::<Vec<_>>();
    assert_eq!(texts(0..9), ["none", "a", "b", "a|b|g", "c", "a|c", "b|c", "a|b|c|g"]);
    let grouped = |bits: u64| Grouped::from_bits(bits).map(|bits| bits.to_string()).unwrap_or_default();
    assert_eq!([0, 1, 3, 6, 7, 5, 0x83].map(grouped), ["none", "a", "g", "h", "all", "a, c", "g, top"]);
    let parsed = ["none", "a|b", " c | a", "g|c", "a|", "", "none|a", "d"].map(Flags::symbolize);
    let expected = [Some(0), Some(3), Some(5), Some(7), None, None, None, None];
    assert_eq!(parsed.map(|flags| flags.map(AttrEnum::to_bits)), expected);
    assert_eq!(Grouped::symbolize("a,c"), Some(Grouped::A | Grouped::C));
    assert_eq!(Quoted::EMPTY.to_string(), "");
    assert_eq!(Quoted::symbolize(""), Some(Quoted::EMPTY));
}

#[test]
fn bit_set_operations() {
    let both = Flags::A | Flags::B;
    assert_eq!(both, Flags::G);
    assert_eq!((both & Flags::A, both ^ Flags::A, !both), (Flags::A, Flags::B, Flags::C));
    assert_eq!((Flags::ALL.to_bits(), Flags::EMPTY), (7, Flags::None));
    assert!(both.contains(Flags::A) && !Flags::A.contains(both) && both.intersects(Flags::A));
    assert!(!both.intersects(Flags::C) && Flags::None.is_empty() && !both.is_empty());
    assert_eq!(both.with(Flags::C, true).with(Flags::A, false), Flags::B | Flags::C);
    let mut some = Flags::A;
    some |= Flags::C;
    some &= !Flags::A;
    some ^= Flags::B;
    assert_eq!(format!("{some:?}"), "Flags(b|c)");
    assert_eq!((Flags::from_bits(8), Flags::from_int(7)), (None, Some(Flags::ALL)));
    assert_eq!(Grouped::Top.to_int(), -128);
    assert_eq!(Grouped::from_int(-128), Some(Grouped::Top));
}

/// Covers bare keywords, lists of them, and quotes for cases that are not keywords.
#[test]
fn enum_keywords_parse() {
    let context = Arc::new(Context::new());
    assert_eq!([Predicate::Eq, Predicate::Negative].map(enum_to_string), ["eq", "\"in between\""]);
    assert_eq!(parse_enum::<Predicate>(&context, "\"in between\""), Ok(Predicate::Negative));
    assert_eq!(parse_enum::<Predicate>(&context, "\"eq\""), Ok(Predicate::Eq));
    assert_eq!(enum_to_string(Flags::A | Flags::C), "a|c");
    assert_eq!(parse_enum::<Flags>(&context, "a | c"), Ok(Flags::A | Flags::C));
    assert_eq!(parse_enum::<Flags>(&context, "none | c"), Ok(Flags::C));
    assert_eq!(parse_enum::<Grouped>(&context, "g, c"), Ok(Grouped::All));
    let quoted = [Quoted::A, Quoted::B, Quoted::A | Quoted::B].map(enum_to_string);
    assert_eq!(quoted, ["\"a x\"", "b", "\"a x, b\""]);
    for value in [Quoted::A, Quoted::B, Quoted::A | Quoted::B, Quoted::EMPTY] {
        assert_eq!(parse_enum::<Quoted>(&context, &enum_to_string(value)), Ok(value));
    }
    fn error<T: AttrEnum>(context: &Arc<Context>, text: &str) -> String {
        parse_enum::<T>(context, text).expect_err("wrong").message
    }
    // As MLIR, which reads a string wherever a case is expected.
    assert_eq!(parse_enum::<Flags>(&context, "\"a\" | b"), Ok(Flags::A | Flags::B));
    assert_eq!(error::<Flags>(&context, "3"), "expected keyword for my flags");
    assert_eq!(error::<Flags>(&context, "a|d"), "expected one of [none, a, b, c, g] for my flags, got: d");
    let expected = "expected one of [eq, ne, ten, Eleven, \"in between\"] for comparison of integers, got: lt";
    assert_eq!(error::<Predicate>(&context, "lt"), expected);
    assert_eq!(error::<Predicate>(&context, "5"), "expected keyword for comparison of integers");
    assert_eq!(error::<Predicate>(&context, "eq ne"), "found trailing characters: 'ne'");
}

#[test]
fn enum_attributes() {
    let (mut ir, at) = ir();
    let op = UseOp::new(Predicate::Negative).create(&mut ir, at, AT).expect("registered");
    assert_eq!((op.predicate(&ir), op.padding(&ir)), (Predicate::Negative, Padding::Same));
    assert_eq!((op.flags(&ir), op.flags_attr(&ir), op.grouped(&ir)), (Flags::A | Flags::C, None, None));
    assert_eq!((op.tiny(&ir), op.predicate_attr(&ir).value(ir.context())), (Tiny::Most, Some(-1)));
    op.set_grouped(&mut ir, Grouped::G | Grouped::Top);
    op.set_padding(&mut ir, Padding::Valid);
    assert_eq!(op.grouped(&ir), Some(Grouped::G | Grouped::Top));
    assert!(ods::verify::verify(&ir, op.operation()).is_ok());
    let text = ir.display(op).to_string();
    let expected = "<{grouped = -125 : i8, padding = \"VALID\", predicate = -1 : i64, tiny = -1 : i3}>";
    assert!(text.contains(expected), "{text}");
}

#[test]
fn rejects_attributes_without_a_case() {
    let (ir, _) = ir();
    let context = ir.shared_context();
    let first_error = |attributes: &str| {
        let text = format!("\"enums.use\"() <{{{attributes}}}> : () -> ()");
        let errors = match ods::text::parse(&context, "t", text.as_bytes()) {
            Ok(parsed) => ods::verify::verify(&parsed.ir, parsed.root).err().unwrap_or_default(),
            Err(errors) => errors,
        };
        errors.first().map(|error| error.message.clone()).unwrap_or_default()
    };
    let message = |name: &str, summary: &str| {
        format!("'enums.use' op attribute '{name}' failed to satisfy constraint: {summary}")
    };
    // Integers that are no case are not even read, as in MLIR.
    let not_read = |attributes: &str, (name, value): (&str, &str)| {
        let reason = format!("Invalid attribute `{name}` in property conversion: {value}");
        assert!(first_error(attributes).ends_with(&reason), "{}", first_error(attributes));
    };
    assert_eq!(first_error("predicate = 1"), "");
    not_read("predicate = 2", ("predicate", "2 : i64"));
    not_read("predicate = 1 : i32", ("predicate", "1 : i32"));
    assert_eq!(first_error("predicate = 1, padding = \"same\""), message("padding", "padding of a pool"));
    assert_eq!(first_error("predicate = 1, flags = 7 : i32"), "");
    not_read("predicate = 1, flags = 8 : i32", ("flags", "8 : i32"));
    assert_eq!(first_error("predicate = 1, list = [\"SAME\"]"), "");
    assert_eq!(first_error("predicate = 1, list = [\"NO\"]"), message("list", "array of padding of a pool"));
    assert_eq!(first_error("predicate = 1, tiny = 0 : i3"), message("tiny", "three bits whose value is not 0"));
}

#[test]
fn empty_sets_may_have_no_text() {
    let context = Arc::new(Context::new());
    for (marks, text) in [(Marks::None, "\"\""), (Marks::Bold, "bold"), (Marks::Bold | Marks::Large, "bold|large")] {
        assert_eq!(enum_to_string(marks), text);
        assert_eq!(parse_enum(&context, text), Ok(marks));
        assert_eq!(Marks::symbolize(&marks.to_string()), Some(marks));
    }
    assert_eq!(Marks::EMPTY, Marks::None);
    assert_eq!(Marks::symbolize("bold|"), None);
}

#[test]
fn aliases_are_constants() {
    assert_eq!((Stage::Lex, Stage::Read), (Stage::Scan, Stage::Parse));
    assert!(matches!(Stage::Scan, Stage::Lex), "they are patterns");
    assert_eq!(["lex", "scan", "Read", "check"].map(Stage::symbolize), [0, 0, 1, 2].map(Stage::from_bits));
    assert_eq!([Stage::Lex, Stage::Read, Stage::Check].map(AttrEnum::to_bits), [0, 1, 2]);
    assert_eq!([Stage::Lex, Stage::Read].map(|stage| stage.to_string()), ["scan", "parse"]);
    let context = Arc::new(Context::new());
    assert_eq!(parse_enum::<Stage>(&context, "lex"), Ok(Stage::Scan));
    let wrong = parse_enum::<Stage>(&context, "x").map_err(|error| error.message).err();
    assert_eq!(
        wrong.as_deref(),
        Some("expected one of [lex, scan, parse, Read, check] for a stage of a pipeline, got: x")
    );
    let aliases =
        Stage::SCHEMA.cases.iter().filter(|case| case.is_alias).map(|case| (case.symbol, case.value, case.doc));
    assert_eq!(aliases.collect::<Vec<_>>(), [("Lex", 0, "The oldest name."), ("Read", 1, "")]);
}

#[test]
fn enums_are_data() {
    let schema = Predicate::SCHEMA;
    assert_eq!((schema.name, schema.summary), ("Predicate", "comparison of integers"));
    assert_eq!((schema.description, schema.kind), ("As `arith.cmpi` has it.", EnumKind::Integer(64)));
    let case = &schema.cases[0];
    assert_eq!((case.symbol, case.text, case.value, case.doc), ("Eq", "eq", 0, "Equal."));
    assert_eq!(schema.cases.iter().map(|case| case.value).collect::<Vec<_>>(), [0, 1, 10, 11, u64::MAX]);
    assert_eq!(Padding::SCHEMA.summary, "padding of a pool", "without the full stop");
    let listed: Vec<_> = Enums::SCHEMA.enums.iter().map(|schema| schema.name).collect();
    assert_eq!(listed, ["Predicate", "Padding", "Flags"]);
    let constraint = <Padding as Constrains<Attribute>>::CONSTRAINT;
    assert!(matches!(constraint.pred, ods::schema::Pred::Enum(schema) if schema.name == "Padding"));
    let context = Context::new();
    let attribute = Padding::SCHEMA.attribute(1, &context);
    assert!(constraint.holds(attribute, &PredScope::of(&context)));
    assert_eq!(attribute, StringAttr::get(&context, "VALID").into());
}
