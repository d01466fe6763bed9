//! Properties: plain Rust data inside operations.

use crate::support::{Fixture, errors_of, round_trip, text_of};
use ods::attributes::NamedAttribute;
use ods::prelude::*;
use ods::schema::PropertyRef;

/// Operations for tests.
#[dialect(name = "test", ops(AllOp, DefaultsOp, ConfinedOp, OwnOp, GroupedOp, DerivedOp, NamedOp))]
pub struct Test;

/// A property of each kind.
#[op(Test, "all")]
pub struct AllOp {
    #[property]
    b: bool,
    #[property]
    byte: u8,
    #[property]
    short: i16,
    #[property]
    int: i32,
    #[property]
    long: i64,
    #[property]
    big: u64,
    #[property]
    f: f32,
    #[property]
    d: f64,
    #[property]
    name: String,
    #[property]
    flag: UnitProp,
    #[property]
    list: Vec<i64>,
    #[property]
    names: Vec<String>,
    #[property]
    plain: ArrayProp<i64>,
    #[property]
    triple: [i32; 3],
    #[property]
    maybe: Optional<i64>,
    #[property]
    text: Optional<String>,
    #[attr]
    note: Optional<StrAttr>,
}

/// Properties with defaults.
#[op(Test, "defaults")]
pub struct DefaultsOp {
    /// A power of two.
    #[property(default = 8)]
    alignment: u32,
    #[property(default = "main")]
    entry: String,
    #[property(default = [1, 2])]
    sizes: Vec<i64>,
    #[property(default = true)]
    on: bool,
    #[property(constant = 7)]
    version: i64,
}

/// A property with another name in text.
#[op(Test, "named", traits(PredOpTrait("flags are no more than the limit", CPred($overflow_flags <= $limit))))]
pub struct NamedOp {
    #[property(default = 0, name = "overflowFlags")]
    overflow_flags: i32,
    #[attr(default = 3, name = "theLimit")]
    limit_attribute: I32Attr,
    #[property(default = 3)]
    limit: i32,
}

fn is_power_of_two(value: i64) -> bool {
    value > 0 && value & (value - 1) == 0
}

/// Properties whose values satisfy something.
#[op(Test, "confined", traits(PredOpTrait("low is at most high", CPred($low <= $high))))]
pub struct ConfinedOp {
    #[property(is = |value| value > 0)]
    low: i64,
    #[property(is = is_power_of_two, summary = "a power of two")]
    high: i64,
    #[property(is = |name| !name.is_empty(), default = "x")]
    name: String,
}

/// Rows and columns.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Tile {
    rows: i64,
    columns: i64,
}

impl PropertyData for Tile {
    fn to_attribute(&self, context: &Context) -> Attribute {
        <Vec<i64> as PropertyValue>::to_attribute(&[self.rows, self.columns], context)
    }
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self, String> {
        match <Vec<i64> as PropertyValue>::from_attribute(attribute, context)?[..] {
            [rows, columns] => Ok(Self { rows, columns }),
            _ => Err("expected two sizes".into()),
        }
    }
}

/// An enum in its word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Padding {
    /// The size stays.
    Same,
    /// Nothing is added.
    Valid,
}

impl PropertyValue for Padding {
    type Value = Self;
    type Ref<'c> = Self;
    const WORDS: usize = 1;
    fn borrow(value: &Self) -> Self {
        *value
    }
    fn store(value: &Self, _: &Context, words: &mut [u32]) {
        words[0] = *value as u32;
    }
    fn load(words: &[u32], _: &Context) -> Self {
        if words[0] == 1 { Self::Valid } else { Self::Same }
    }
    fn to_attribute(value: Self, context: &Context) -> Attribute {
        <i32 as PropertyValue>::to_attribute(value as i32, context)
    }
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self, String> {
        match <i32 as PropertyValue>::from_attribute(attribute, context)? {
            0 => Ok(Self::Same),
            1 => Ok(Self::Valid),
            other => Err(format!("expected a padding, but got {other}")),
        }
    }
}

/// Properties of users' types.
#[op(Test, "own")]
pub struct OwnOp {
    #[property]
    tile: Tile,
    #[property(default = Tile { rows: 4, columns: 4 })]
    inner: Tile,
    #[property(default = Padding::Valid)]
    padding: Padding,
    #[property]
    tiles: Vec<Tile>,
    #[property]
    paddings: Vec<Padding>,
    #[property]
    maybe: Optional<Tile>,
}

/// Properties beside lengths of groups.
#[op(Test, "grouped", traits(AttrSizedOperandSegments, AttrSizedResultSegments))]
pub struct GroupedOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[property]
    count: i64,
    #[operand]
    ys: Variadic<AnyType>,
    #[result]
    rs: Variadic<AnyType>,
    #[property(default = 2)]
    factor: u8,
    #[result]
    ss: Variadic<AnyType>,
}

/// Derived attributes.
#[op(Test, "derived")]
pub struct DerivedOp {
    #[property]
    count: i64,
    #[derived(|op, ir| op.count(ir) * 2)]
    twice: i64,
    #[derived(|op, ir| Tile { rows: op.count(ir), columns: 1 }, materialize = |tile, context| {
        PropertyData::to_attribute(&tile, context)
    })]
    tile: Tile,
    #[derived(|op, ir| op.count(ir) as usize, materialize = never)]
    length: usize,
}

fn fixture() -> Fixture {
    Fixture::new::<Test>()
}

fn all(f: &mut Fixture) -> AllOp {
    let draft = AllOp::new(
        true,
        200,
        -3,
        -70_000,
        1 << 40,
        u64::MAX,
        1.5,
        -0.25,
        "name",
        vec![1, -2],
        ["a".to_owned(), String::new()],
        vec![3],
        [1, 2, 3],
    );
    f.builder().insert(draft.with_flag(true).with_maybe(5).with_text("t")).expect("built")
}

const ALL: &str = r#""test.all"() <{b = true, big = -1 : i64, byte = -56 : i8, d = -2.500000e-01 : f64, f = 1.500000e+00 : f32, flag, int = -70000 : i32, list = array<i64: 1, -2>, long = 1099511627776 : i64, maybe = [5], name = "name", names = ["a", ""], plain = [3], short = -3 : i16, text = ["t"], triple = array<i32: 1, 2, 3>}> : () -> ()"#;

#[test]
fn properties_are_read_back() {
    let mut f = fixture();
    let op = all(&mut f);
    let ir = &f.ir;
    assert_eq!((op.b(ir), op.byte(ir), op.short(ir), op.int(ir)), (true, 200, -3, -70_000));
    assert_eq!((op.long(ir), op.big(ir), op.f(ir), op.d(ir)), (1 << 40, u64::MAX, 1.5, -0.25));
    assert_eq!((op.name(ir), op.flag(ir), op.list(ir)), ("name", true, &[1, -2][..]));
    assert_eq!(
        (op.names(ir), op.plain(ir), op.triple(ir)),
        (&["a".to_owned(), String::new()][..], &[3][..], [1, 2, 3])
    );
    assert_eq!((op.maybe(ir), op.text(ir)), (Some(5), Some("t")));
    assert_eq!(errors_of(&f), Vec::<String>::new());
    assert_eq!(text_of(&f, op.operation()), ALL);
}

#[test]
fn properties_are_set() {
    let mut f = fixture();
    let op = all(&mut f);
    op.set_b(&mut f.ir, false);
    op.set_big(&mut f.ir, 3);
    op.set_name(&mut f.ir, "other");
    op.set_list(&mut f.ir, [7]);
    op.set_maybe(&mut f.ir, None);
    op.set_text(&mut f.ir, Some("u".to_owned()));
    op.set_flag(&mut f.ir, false);
    let ir = &f.ir;
    assert_eq!((op.b(ir), op.big(ir), op.name(ir), op.list(ir)), (false, 3, "other", &[7][..]));
    assert_eq!((op.maybe(ir), op.text(ir), op.flag(ir), op.d(ir)), (None, Some("u"), false, -0.25));
}

#[test]
fn property_names_in_text_differ() {
    let mut f = fixture();
    let op = f.builder().insert(NamedOp::new().with_overflow_flags(1)).expect("built");
    op.set_overflow_flags(&mut f.ir, 2);
    assert_eq!(op.overflow_flags(&f.ir), 2);
    let text = r#""test.named"() <{limit = 3 : i32, overflowFlags = 2 : i32, theLimit = 3 : i32}> : () -> ()"#;
    assert_eq!((text_of(&f, op.operation()).as_str(), round_trip(&f, text)), (text, Ok(text.to_owned())));
    assert_eq!(f.ir.property_attribute(op.operation(), "overflow_flags"), None);
    assert!(f.ir.property_attribute(op.operation(), "overflowFlags").is_some());
    let wrong = r#""test.named"() <{overflowFlags = 4 : i32}> : () -> ()"#;
    let message = "'test.named' op failed to verify that flags are no more than the limit";
    assert_eq!(round_trip(&f, wrong), Err(message.to_owned()));
}

/// Sets the properties of an operation created without any as MLIR does: to zeros, or to the defaults.
#[test]
fn unset_properties_have_defaults() {
    let mut f = fixture();
    let bare = |f: &mut Fixture, name: &str| {
        let parts = ods::ir::OperationParts::new(f.ir.context().op_name(name), Location::UNKNOWN);
        f.ir.create_operation_at(&parts, f.at)
    };
    let op = bare(&mut f, "test.all");
    assert_eq!(
        text_of(&f, op),
        r#""test.all"() <{b = false, big = 0 : i64, byte = 0 : i8, d = 0.000000e+00 : f64, f = 0.000000e+00 : f32, flag = false, int = 0 : i32, list = array<i64>, long = 0 : i64, maybe = [], name = "", names = [], plain = [], short = 0 : i16, text = [], triple = array<i32: 0, 0, 0>}> : () -> ()"#
    );
    let op = bare(&mut f, "test.defaults");
    let text = r#""test.defaults"() <{alignment = 8 : i32, entry = "main", on = true, sizes = array<i64: 1, 2>, version = 7 : i64}> : () -> ()"#;
    assert_eq!(text_of(&f, op), text);
    let built = f.builder().insert(DefaultsOp::new()).expect("built");
    assert_eq!(text_of(&f, built.operation()), text);
    assert_eq!((built.alignment(&f.ir), built.entry(&f.ir), built.version(&f.ir)), (8, "main", 7));
    assert_eq!((built.on(&f.ir), built.sizes(&f.ir)), (true, &[1, 2][..]));
    assert_eq!(round_trip(&f, "\"test.defaults\"() : () -> ()"), Ok(text.into()));
    assert_eq!(errors_of(&f), Vec::<String>::new());
}

#[test]
fn zero_overrides_a_default() {
    let mut f = fixture();
    let op = DefaultsOp::new().with_alignment(0).with_entry("").with_sizes([]).with_on(false);
    assert_eq!((op.alignment(&f.ir), op.entry(&f.ir)), (0, ""));
    let op = f.builder().insert(op).expect("built");
    assert_eq!((op.alignment(&f.ir), op.entry(&f.ir), op.sizes(&f.ir), op.on(&f.ir)), (0, "", &[][..], false));
    op.set_alignment(&mut f.ir, 8);
    op.set_entry(&mut f.ir, "main");
    op.set_sizes(&mut f.ir, [1, 2]);
    op.set_on(&mut f.ir, true);
    let other = f.builder().insert(DefaultsOp::new()).expect("built");
    assert!(f.ir.structurally_equal(op.operation(), other.operation(), Default::default()), "set back to the defaults");
}

/// NaNs have bits that arithmetic does not keep.
#[test]
fn float_bits_are_preserved() {
    let mut f = fixture();
    let op = all(&mut f);
    for bits in [0x7f80_0001_u32, 0xffc1_2345, 0x8000_0000] {
        op.set_f(&mut f.ir, f32::from_bits(bits));
        op.set_d(&mut f.ir, f64::from_bits(u64::from(bits) << 32 | 1));
        for name in ["f", "d"] {
            let value = f.ir.property_attribute(op.operation(), name).expect("it is there");
            f.ir.set_property_attribute(op.operation(), name, value).expect("its own");
        }
        assert_eq!((op.f(&f.ir).to_bits(), op.d(&f.ir).to_bits()), (bits, u64::from(bits) << 32 | 1));
    }
}

#[test]
fn text_round_trips() {
    let f = fixture();
    for text in [
        ALL,
        r#""test.defaults"() <{alignment = 0 : i32, entry = "", on = false, sizes = array<i64>, version = 7 : i64}> {x = 1 : i64} : () -> ()"#,
        r#""test.own"() <{inner = array<i64: 4, 4>, maybe = [array<i64: 1, 2>], padding = 1 : i32, paddings = [0 : i32, 1 : i32], tile = array<i64: 0, 0>, tiles = [array<i64: 5, 6>]}> : () -> ()"#,
        r#"%0 = "test.grouped"(%a, %f) <{count = 3 : i64, factor = 2 : i8, operandSegmentSizes = array<i32: 0, 2>, resultSegmentSizes = array<i32: 1, 0>}> : (i32, f32) -> i8"#,
    ] {
        assert_eq!(round_trip(&f, text), Ok(text.into()), "{text}");
    }
}

#[test]
fn any_integer_type_is_accepted() {
    let f = fixture();
    let op = |byte: &str| round_trip(&f, &format!("\"test.all\"() <{{byte = {byte}}}> : () -> ()"));
    for byte in ["-56 : i8", "200 : i32", "200 : ui8", "200", "-56 : index"] {
        assert!(op(byte).is_ok_and(|text| text.contains("byte = -56 : i8")), "{byte}");
    }
    let wrong = "invalid properties {byte = 256 : i64} for op test.all: the integer is out of range for `u8`";
    assert_eq!(op("256"), Err(wrong.into()));
}

#[test]
fn rejects_invalid_properties() {
    let f = fixture();
    let error = |entry: &str| {
        let error = round_trip(&f, &format!("\"test.all\"() <{{{entry}}}> : () -> ()")).expect_err("an error");
        error.split_once(" for op test.all: ").map(|(_, reason)| reason.to_owned()).unwrap_or(error)
    };
    assert_eq!(error("long = \"x\""), "expected IntegerAttr for key `value`");
    assert_eq!(error("b = 5 : i32"), "expected BoolAttr for key `value`");
    assert_eq!(error("name = 5 : i32"), "expected string property to come from string attribute");
    assert_eq!(error("maybe = 5 : i64"), "expected optional properties to materialize as arrays");
    assert_eq!(error("maybe = [1, 2]"), "expected optional properties to become 0- or 1-element arrays");
    assert_eq!(error("maybe = [\"a\"]"), "expected IntegerAttr for key `value`");
    assert_eq!(error("list = [1]"), "expected DenseI64ArrayAttr for key `value`");
    assert_eq!(error("plain = array<i64: 1>"), "expected array attribute");
    assert_eq!(error("names = 3"), "expected array attribute");
    assert_eq!(error("triple = array<i32: 1>"), "size mismatch in attribute conversion: 1 vs 3");
    assert_eq!(error("flag = 3"), "expected UnitAttr or BoolAttr for key `value`");
    assert_eq!(error("f = 1.0 : f64"), "expected FloatAttr of type `f32` for key `value`");
    assert_eq!(
        round_trip(&f, "\"test.all\"() <5 : i32> : () -> ()"),
        Err("invalid properties 5 : i32 for op test.all: expected DictionaryAttr to set properties".into())
    );
    let own = round_trip(&f, "\"test.own\"() <{tile = array<i64: 1>}> : () -> ()");
    assert_eq!(own, Err("invalid properties {tile = array<i64: 1>} for op test.own: expected two sizes".into()));
}

/// Distinguishes entries of `{...}` under a property's name from the property, as MLIR does.
#[test]
fn discardable_attributes_are_not_properties() {
    let text = r#""test.derived"() <{count = 0 : i64}> {count = 5 : i64} : () -> ()"#;
    let expected = r#""test.derived"() <{count = 0 : i64}> {count = 5 : i64} : () -> ()"#;
    assert_eq!(round_trip(&fixture(), text), Ok(expected.into()));
}

#[test]
fn property_constraints_are_verified() {
    let mut f = fixture();
    let op = f.builder().insert(ConfinedOp::new(1, 4)).expect("built");
    assert_eq!(errors_of(&f), Vec::<String>::new());
    op.set_low(&mut f.ir, 0);
    op.set_high(&mut f.ir, 3);
    op.set_name(&mut f.ir, "");
    assert_eq!(
        errors_of(&f),
        [
            "'test.confined' op property 'low' failed to satisfy constraint: value > 0",
            "'test.confined' op property 'high' failed to satisfy constraint: a power of two",
            "'test.confined' op property 'name' failed to satisfy constraint: !name.is_empty()",
        ]
    );
    op.set_name(&mut f.ir, "n");
    op.set_low(&mut f.ir, 5);
    op.set_high(&mut f.ir, 4);
    assert_eq!(errors_of(&f), ["'test.confined' op failed to verify that low is at most high"]);
    let version = r#""test.defaults"() <{version = 8 : i64}> : () -> ()"#;
    assert_eq!(
        round_trip(&fixture(), version),
        Err("'test.defaults' op property 'version' failed to satisfy constraint: constant 7".into())
    );
}

#[test]
fn user_property_types() {
    let mut f = fixture();
    let tile = Tile { rows: 2, columns: 3 };
    let op = OwnOp::new(tile.clone(), vec![tile.clone()], [Padding::Same]).with_maybe(Tile::default());
    assert_eq!((op.tile(&f.ir), op.inner(&f.ir).rows, op.padding(&f.ir)), (&tile, 4, Padding::Valid));
    let op = f.builder().insert(op).expect("built");
    assert_eq!((op.tile(&f.ir), op.tiles(&f.ir)), (&tile, &[tile.clone()][..]));
    assert_eq!((op.maybe(&f.ir), op.paddings(&f.ir)), (Some(&Tile::default()), &[Padding::Same][..]));
    op.set_padding(&mut f.ir, Padding::Same);
    op.set_inner(&mut f.ir, Tile::default());
    assert_eq!((op.padding(&f.ir), op.inner(&f.ir)), (Padding::Same, &Tile::default()));
}

/// Copies have the properties of what they copy; equality and hashes see them.
#[test]
fn copies_and_comparisons() {
    let mut f = fixture();
    let op = all(&mut f);
    let copy = f.ir.clone_op(op.operation());
    let copy = f.ir.cast::<AllOp>(copy).expect("the same kind");
    assert_eq!((copy.name(&f.ir), copy.big(&f.ir), copy.text(&f.ir)), ("name", u64::MAX, Some("t")));
    let (ignore, ids) = (Default::default(), (op.operation(), copy.operation()));
    assert!(f.ir.structurally_equal(ids.0, ids.1, ignore));
    assert_eq!(f.ir.structural_hash(ids.0, ignore), f.ir.structural_hash(ids.1, ignore));
    copy.set_text(&mut f.ir, Some("other".to_owned()));
    assert!(!f.ir.structurally_equal(ids.0, ids.1, ignore));
    copy.set_text(&mut f.ir, Some("t".to_owned()));
    assert!(f.ir.structurally_equal(ids.0, ids.1, ignore));
}

#[test]
fn adaptors_read_properties_from_attributes() {
    let f = fixture();
    let dictionary = f.attribute("{alignment = 16 : i32, entry = \"e\"}").cast::<DictionaryAttr>(f.ir.context());
    let adaptor = DefaultsOp::over(Adaptor::new(&[]).with_attributes(dictionary.expect("a dictionary")));
    assert_eq!((adaptor.alignment(&f.ir), adaptor.entry(&f.ir), adaptor.on(&f.ir)), (16, "e", true));
}

#[test]
fn generic_creation_takes_properties_by_name() {
    let mut f = fixture();
    let context = f.ir.shared_context();
    let entry = |name: &str, text: &str| NamedAttribute {
        name: context.identifier(name),
        value: ods::text::parse_attribute(&context, text).expect("an attribute"),
    };
    let entries = [entry("alignment", "4 : i32"), entry("other", "unit")];
    let op = DefaultsOp::create_generic(&mut f.ir, f.at, Location::UNKNOWN, &[], &[], &entries).expect("made");
    assert_eq!((op.alignment(&f.ir), op.entry(&f.ir)), (4, "main"));
    assert!(f.ir.attribute(op.operation(), "other").is_some());
    let wrong = [entry("alignment", "\"x\"")];
    let error = DefaultsOp::create_generic(&mut f.ir, f.at, Location::UNKNOWN, &[], &[], &wrong).expect_err("wrong");
    assert_eq!(error.message(), "wrong 'alignment': expected IntegerAttr for key `value`");
}

#[test]
fn properties_by_name() {
    let mut f = fixture();
    let op = f.builder().insert(DefaultsOp::new()).expect("built");
    let sixteen = f.attribute("16 : i64");
    f.ir.set_property_attribute(op.operation(), "alignment", sixteen).expect("a number");
    assert_eq!(op.alignment(&f.ir), 16);
    assert_eq!(f.ir.property_attribute(op.operation(), "alignment"), Some(f.attribute("16 : i32")));
    assert_eq!(f.ir.property_attribute(op.operation(), "nothing"), None);
    let error = f.ir.set_property_attribute(op.operation(), "nothing", sixteen).expect_err("no such property");
    assert_eq!(error, "'test.defaults' op has no property 'nothing'");
}

#[test]
fn properties_beside_lengths_of_groups() {
    let mut f = fixture();
    let [a, b] = f.values([Type::I32, Type::F32]);
    let op = GroupedOp::new([a], 3, [b, b], [Type::I8], [Type::I16, Type::I1]).with_factor(9);
    let op = f.builder().insert(op).expect("built");
    assert_eq!((op.count(&f.ir), op.factor(&f.ir)), (3, 9));
    assert_eq!((op.xs(&f.ir), op.ys(&f.ir)), ([a].into(), [b, b].into()));
    assert_eq!((op.rs(&f.ir).len(), op.ss(&f.ir).len()), (1, 2));
    op.xs_mut(&mut f.ir).push(b);
    assert_eq!((op.count(&f.ir), op.factor(&f.ir), op.xs(&f.ir), op.ss(&f.ir).len()), (3, 9, [a, b].into(), 2));
    assert_eq!(errors_of(&f), Vec::<String>::new());
}

#[test]
fn derived_attributes_as_a_dictionary() {
    let mut f = fixture();
    let op = f.builder().insert(DerivedOp::new(4)).expect("built");
    assert_eq!((op.twice(&f.ir), op.tile(&f.ir).rows, op.length(&f.ir)), (8, 4, 4));
    let expected = f.attribute("{tile = array<i64: 4, 1>, twice = 8 : i64}");
    assert_eq!(Attribute::from(f.ir.derived_attributes(op.operation())), expected);
    let is_derived = |name| f.ir.is_derived_attribute(op.operation(), name);
    assert_eq!(["twice", "length", "count"].map(is_derived), [true, true, false]);
}

#[test]
fn schemas_describe_properties() {
    let schema = DefaultsOp::SCHEMA;
    let facts: Vec<_> = schema.properties.iter().map(|p| (p.name, p.rust_type, p.default.map(|d| d.text))).collect();
    assert_eq!(
        facts,
        [
            ("alignment", "u32", Some("8")),
            ("entry", "String", Some("\"main\"")),
            ("sizes", "Vec<i64>", Some("[1, 2]")),
            ("on", "bool", Some("true")),
            ("version", "i64", Some("7")),
        ]
    );
    assert_eq!(schema.properties[0].doc, "A power of two.");
    assert_eq!(schema.properties[4].check.map(|check| check.summary), Some("constant 7"));
    let maybe: PropertyRef<'_, Option<i64>> = Some(3);
    assert_eq!((AllOp::SCHEMA.property("maybe").map(|p| p.rust_type), maybe), (Some("Optional<i64>"), Some(3)));
}

/// Rejects texts that lost or changed a byte, or parses, prints and parses them back.
#[test]
fn malformed_text_does_not_panic() {
    let f = fixture();
    let grouped = r#"%0 = "test.grouped"(%a, %f) <{count = 3 : i64, factor = 2 : i8, operandSegmentSizes = array<i32: 0, 2>, resultSegmentSizes = array<i32: 1, 0>}> : (i32, f32) -> i8"#;
    let own = r#""test.own"() <{inner = array<i64: 4, 4>, maybe = [array<i64: 1, 2>], padding = 1 : i32, tiles = [array<i64: 5, 6>]}> : () -> ()"#;
    let mut read = 0;
    for text in [ALL, grouped, own] {
        for at in 0..text.len() {
            for with in ["", "9", "-", "[", "]", "\"", "x", ",", "i1"] {
                let damaged = format!("{}{with}{}", &text[..at], &text[at + 1..]);
                if let Ok(printed) = round_trip(&f, &damaged) {
                    assert_eq!(round_trip(&f, &printed), Ok(printed.clone()), "{damaged}");
                    read += 1;
                }
            }
        }
    }
    assert!(read > 300, "{read} of them are good");
}

/// Words that no value has, as a stray edit may leave them, are read as some value.
#[test]
fn malformed_words_do_not_panic() {
    let mut f = fixture();
    let op = all(&mut f);
    let mut words = [0];
    String::store(&"new".to_owned(), f.ir.context(), &mut words);
    assert_eq!(String::load(&words, f.ir.context()), "new");
    assert_eq!(String::load(&[words[0] + 5000], f.ir.context()), "");
    assert_eq!(<Vec<i64> as PropertyValue>::load(&words, f.ir.context()), &[] as &[i64]);
    assert_eq!(<Tile as PropertyValue>::load(&words, f.ir.context()), &Tile::default());
    assert_eq!(<Padding as PropertyValue>::load(&[77], f.ir.context()), Padding::Same);
    assert_eq!(op.name(&f.ir), "name");
}

/// Ignores stored words of a property, whatever their number.
#[test]
fn properties_are_not_symbol_uses() {
    let mut f = fixture();
    let op = all(&mut f);
    let reference = f.attribute("@f");
    let key = f.ir.context().identifier("callee");
    f.ir.set_attribute(op.operation(), key, Some(reference));
    assert_eq!(f.ir.symbol_uses(f.module).len(), 1);
    assert_eq!(f.ir.replace_symbol_uses(f.module, "f", "g"), 1);
    assert_eq!((op.byte(&f.ir), op.name(&f.ir), op.text(&f.ir)), (200, "name", Some("t")));
    assert_eq!(f.ir.attribute(op.operation(), "callee"), Some(f.attribute("@g")));
}

/// Attributes and properties in whatever order they come, of an operation that had none.
#[test]
fn properties_span_several_words() {
    let mut f = fixture();
    let name = f.ir.context().op_name("test.all");
    let parts = ods::ir::OperationParts::new(name, Location::UNKNOWN);
    let op = f.ir.create_operation_at(&parts, f.at);
    let op = f.ir.cast::<AllOp>(op).expect("the definition");
    assert_eq!((op.note(&f.ir), op.int(&f.ir), op.name(&f.ir)), (None, 0, ""));
    op.set_note(&mut f.ir, "n");
    assert_eq!((op.note(&f.ir), op.int(&f.ir), op.long(&f.ir)), (Some("n"), 0, 0));
    let alone = f.ir.clone_op(op.operation());
    op.set_long(&mut f.ir, -2);
    assert_eq!((op.note(&f.ir), op.int(&f.ir), op.long(&f.ir)), (Some("n"), 0, -2));
    assert!(!f.ir.structurally_equal(alone, op.operation(), Default::default()));
    op.set_long(&mut f.ir, 0);
    assert!(f.ir.structurally_equal(alone, op.operation(), Default::default()));
    op.remove_note(&mut f.ir);
    assert_eq!((op.note(&f.ir), f.ir.cast::<AllOp>(alone).and_then(|op| op.note(&f.ir))), (None, Some("n")));
    let defaults = f.ir.create_operation_at(
        &ods::ir::OperationParts::new(f.ir.context().op_name("test.defaults"), Location::UNKNOWN),
        f.at,
    );
    let defaults = f.ir.cast::<DefaultsOp>(defaults).expect("the definition");
    defaults.set_alignment(&mut f.ir, 16);
    assert_eq!((defaults.alignment(&f.ir), defaults.entry(&f.ir), defaults.version(&f.ir)), (16, "main", 7));
}
