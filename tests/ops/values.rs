//! Rust values of attributes: getters give them, builders and setters take them or the attributes, defaults are made
//! of them.

use std::sync::Arc;
use std::time::Duration;

use ods::__private::{check_default, check_satisfiable, default_of};
use ods::affine::{AffineMap, IntegerSet};
use ods::attributes::{AffineMapAttr, IntegerSetAttr, SymbolRefAttr};
use ods::prelude::*;
use ods::schema::{Constrains, Constraint, IntoAttr, PredScope, Presence, RustValue, ValueOf};

/// Operations with attributes of all kinds.
#[dialect(name = "values", ops(NumbersOp, TextsOp, ListsOp, OptionsOp, OffsetOp, OwnOp, DefaultsOp))]
pub struct Values;

/// Numbers.
#[op(Values, "numbers")]
pub struct NumbersOp {
    #[attr]
    flag: BoolProperty,
    #[attr]
    bit: I1Attr,
    #[attr]
    byte: I8Attr,
    #[attr]
    unsigned: UI64Attr,
    #[attr]
    signed: SI16Attr,
    #[attr]
    position: IndexAttr,
    #[attr]
    single: F32Attr,
    #[attr]
    double: F64Attr,
    #[attr]
    any: AnyI32Attr,
}

/// Texts, types and what else is one value.
#[op(Values, "texts")]
pub struct TextsOp {
    #[attr]
    text: StrAttr,
    #[attr]
    symbol: FlatSymbolRefAttr,
    #[attr]
    path: SymbolRefAttr,
    #[attr]
    ty: TypeAttrOf<AnyInteger>,
    #[attr]
    place: LocationAttr,
    #[attr]
    map: AffineMapAttr,
    #[attr]
    set: IntegerSetAttr,
    #[attr]
    anything: AnyAttr,
}

/// Lists.
#[op(Values, "lists")]
pub struct ListsOp {
    #[attr]
    ints: Confined<I64ArrayAttr, ArrayMinCount<1>>,
    #[attr]
    texts: StrArrayAttr,
    #[attr]
    types: TypeArrayAttr,
    #[attr]
    bools: DenseBoolArrayAttr,
    #[attr]
    dense: DenseI64ArrayAttr,
    #[attr]
    floats: DenseF32ArrayAttr,
    #[attr]
    views: TypedArrayAttrOf<I32Attr>,
}

/// Attributes that may be missing, each in its way.
#[op(Values, "options")]
pub struct OptionsOp {
    #[attr]
    maybe: Optional<I32Attr>,
    #[attr(default = 7)]
    sure: I32Attr,
    #[attr(default = 9)]
    quiet: Optional<I32Attr>,
    #[attr]
    unit: UnitAttr,
}

constraint! {
    /// duration in milliseconds
    pub DurationAttr: IntegerAttr = I64Attr,
        from Duration => IntegerAttr::get($_ctx, Type::I64, i64::try_from($_value.as_millis()).unwrap_or(i64::MAX))
            .map_or(Attribute::UNIT, Attribute::from),
        into Duration => u64::try_from($_self.value($_ctx)?).ok().map(Duration::from_millis);

    /// short duration in milliseconds
    pub ShortDurationAttr: IntegerAttr = Confined<DurationAttr, IntMaxValue<1000>>, as DurationAttr;

    /// even integer
    pub EvenAttr: IntegerAttr = And(I64Attr, CPred($_self.cast::<IntegerAttr>($_ctx)
        .and_then(|attribute| attribute.value($_ctx)).is_some_and(|value| value % 2 == 0))),
        from i64 => NumbersOp::integer($_ctx, 2 * $_value);

    /// point
    pub PointAttr: DenseArrayAttr = Confined<DenseI64ArrayAttr, DenseArrayCount<2>>,
        from Point => DenseArrayAttr::i64s($_ctx, &[$_value.x, $_value.y]),
        into Point => Some(Point { x: $_self.value_at($_ctx, 0)?, y: $_self.value_at($_ctx, 1)? });

    /// integer that counts from {N}
    pub FromAttr<const N: i64>: IntegerAttr = I64Attr, into i64 => Some($_self.value($_ctx)? + N);
}

/// A value of the user.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    x: i64,
    y: i64,
}

ods::into_attr!(Point);

impl NumbersOp {
    fn integer(context: &Context, value: i64) -> Attribute {
        IntegerAttr::get(context, Type::I64, value).map_or(Attribute::UNIT, Attribute::from)
    }
}

/// A constraint whose argument only its value depends on.
#[op(Values, "offset")]
pub struct OffsetOp {
    #[attr]
    line: FromAttr<1>,
}

#[test]
fn values_depend_on_arguments() {
    let (mut ir, at) = ir();
    let first = IntegerAttr::get(ir.context(), Type::I64, 0).expect("an integer");
    let op = OffsetOp::new(first).create(&mut ir, at, AT).expect("registered");
    assert_eq!((op.line(&ir), op.line_attr(&ir)), (1, first));
}

/// Constraints of the user.
#[op(Values, "own")]
pub struct OwnOp {
    #[attr]
    timeout: ShortDurationAttr,
    #[attr]
    even: EvenAttr,
    #[attr(default = Point { x: 1, y: 2 })]
    point: PointAttr,
}

/// Defaults of many forms.
#[op(Values, "defaults")]
pub struct DefaultsOp {
    #[attr(default = -1)]
    number: Confined<I64Attr, IntMinValue<-1>>,
    #[attr(default = "text")]
    text: StrAttr,
    #[attr(default = &["a", "b"])]
    texts: StrArrayAttr,
    #[attr(default = [1, 2])]
    list: Confined<DenseI64ArrayAttr, DenseArrayCount<2>>,
    #[attr(default = Type::F32)]
    ty: TypeAttr,
    #[attr(default = |context| IntegerAttr::get(context, Type::I8, 3).map_or(Attribute::UNIT, Attribute::from))]
    made: AnyAttr,
    #[attr(default = 4)]
    chosen: Confined<I32Attr, IntIsOneOf<1, 2, 4>>,
}

const AT: Location = Location::UNKNOWN;

fn ir() -> (Ir, InsertionPoint) {
    let context = Arc::new(Context::new());
    context.register::<Values>().expect("one dialect of this name");
    let mut ir = Ir::new(context);
    let block = ir.create_block();
    (ir, InsertionPoint::end_of(block))
}

fn printed(ir: &Ir, op: impl Op) -> String {
    ir.display(op).to_string()
}

#[test]
fn numbers_round_trip() {
    let (mut ir, at) = ir();
    let any = IntegerAttr::get(ir.context(), Type::I32, 4).expect("an integer type");
    let draft = NumbersOp::new(true, false, -5, u64::MAX, -300, 12, 0.5, -0.25, any);
    // RustValue values wait in a draft, and can be read there.
    assert_eq!((draft.flag(&ir), draft.byte(&ir), draft.unsigned(&ir)), (true, -5, u64::MAX));
    let op = draft.create(&mut ir, at, AT).expect("registered");
    assert_eq!((op.flag(&ir), op.bit(&ir), op.byte(&ir)), (true, false, -5));
    assert_eq!((op.unsigned(&ir), op.signed(&ir), op.position(&ir)), (u64::MAX, -300, 12));
    assert_eq!((op.single(&ir), op.double(&ir), op.any(&ir)), (0.5, -0.25, any));
    let text = printed(&ir, op);
    let expected = "<{any = 4 : i32, bit = false, byte = -5 : i8, double = -2.500000e-01 : f64, flag = true, \
                    position = 12 : index, signed = -300 : si16, single = 5.000000e-01 : f32, \
                    unsigned = 18446744073709551615 : ui64}>";
    assert!(text.contains(expected), "{text}");
    assert!(ods::verify::verify(&ir, op.operation()).is_ok());
    op.set_byte(&mut ir, i8::MIN);
    op.set_single(&mut ir, f32::NAN);
    assert_eq!((op.byte(&ir), op.byte_attr(&ir).value(ir.context())), (i8::MIN, Some(-128)));
    assert_eq!(op.single(&ir).to_bits(), f32::NAN.to_bits(), "every bit counts");
    let byte = op.byte_attr(&ir);
    op.set_byte(&mut ir, 1);
    op.set_byte(&mut ir, byte);
    assert_eq!(op.byte(&ir), i8::MIN);
}

#[test]
fn texts_types_and_maps() {
    let (mut ir, at) = ir();
    let context = ir.shared_context();
    let path = SymbolRefAttr::get(&context, "a", &["b"]);
    assert_eq!((path.root(&context), path.leaf(&context)), ("a", "b"));
    let flat = SymbolRefAttr::get(&context, "a", &[]);
    assert_eq!((flat.root(&context), flat.leaf(&context)), ("a", "a"));
    let map = AffineMap::identity(2);
    let set = IntegerSet::universe(1, 0);
    let draft = TextsOp::new("hi", "f", path, Type::I8, AT, map.clone(), set.clone(), Attribute::UNIT);
    let op = draft.create(&mut ir, at, AT).expect("registered");
    assert_eq!((op.text(&ir), op.symbol(&ir), op.path(&ir)), ("hi", "f", path));
    assert_eq!((op.ty(&ir), op.place(&ir), op.anything(&ir)), (Type::I8, AT, Attribute::UNIT));
    // A setter that takes any attribute takes a view.
    let view = StringAttr::get(ir.context(), "s");
    op.set_anything(&mut ir, view);
    assert_eq!(op.anything(&ir), view.into());
    assert_eq!((op.map(&ir), op.set(&ir)), (&map, &set));
    assert_eq!(op.map_attr(&ir), AffineMapAttr::get(&context, map));
    assert_eq!(op.set_attr(&ir), IntegerSetAttr::get(&context, set));
    op.set_text(&mut ir, String::from("owned"));
    op.set_ty(&mut ir, Type::F32);
    assert_eq!(op.text(&ir), "owned");
    let errors = ods::verify::verify(&ir, op.operation()).expect_err("f32 is not an integer");
    assert!(errors[0].message.ends_with("attribute 'ty' failed to satisfy constraint: type attribute of integer"));
}

/// Returns text from the getter, although strings of MLIR are any bytes and verified IR may hold them.
#[test]
fn invalid_utf8_strings_are_read() {
    let (mut ir, at) = ir();
    let bytes = StringAttr::get(ir.context(), b"a\xff");
    let path = SymbolRefAttr::get(ir.context(), "a", &[]);
    let (map, set) = (AffineMap::identity(0), IntegerSet::universe(1, 0));
    let draft = TextsOp::new(bytes, "f", path, Type::I8, AT, map, set, Attribute::UNIT);
    let op = draft.create(&mut ir, at, AT).expect("registered");
    assert!(ods::verify::verify(&ir, op.operation()).is_ok());
    assert_eq!(op.text(&ir), "a\u{fffd}");
    assert_eq!(op.text_attr(&ir).bytes(ir.context()), b"a\xff");
}

#[test]
fn lists_round_trip() {
    let (mut ir, at) = ir();
    let views = ArrayAttr::get(ir.context(), &[]);
    let draft = ListsOp::new([1, 2], ["a", "b"], [Type::I8], [true, false], vec![3, 4], vec![0.5], views);
    let op = draft.create(&mut ir, at, AT).expect("registered");
    assert_eq!((op.ints(&ir), op.texts(&ir)), (vec![1, 2], vec!["a", "b"]));
    assert_eq!((op.types(&ir), op.bools(&ir)), (vec![Type::I8], vec![true, false]));
    assert_eq!((op.dense(&ir), op.floats(&ir), op.views(&ir)), (vec![3, 4], vec![0.5], views));
    assert_eq!(op.texts_attr(&ir).elements(ir.context()).len(), 2);
    assert!(ods::verify::verify(&ir, op.operation()).is_ok());
    op.set_ints(&mut ir, Vec::<i64>::new());
    op.set_texts(&mut ir, vec![String::from("c")]);
    assert_eq!(op.texts(&ir), ["c"]);
    let errors = ods::verify::verify(&ir, op.operation()).expect_err("too few");
    assert!(errors[0].message.contains("with at least 1 elements"), "{}", errors[0].message);
}

#[test]
fn optional_attributes_are_absent_or_defaulted() {
    let (mut ir, at) = ir();
    let op = OptionsOp::new().create(&mut ir, at, AT).expect("registered");
    assert_eq!((op.maybe(&ir), op.sure(&ir), op.quiet(&ir), op.unit(&ir)), (None, 7, 9, false));
    assert_eq!((op.maybe_attr(&ir), op.quiet_attr(&ir), op.unit_attr(&ir)), (None, None, None));
    assert!(printed(&ir, op).contains("<{sure = 7 : i32}>"), "absence stays absent: {}", printed(&ir, op));
    op.set_maybe(&mut ir, 1);
    op.set_quiet(&mut ir, 2);
    op.set_unit(&mut ir, true);
    assert_eq!((op.maybe(&ir), op.quiet(&ir), op.unit(&ir)), (Some(1), 2, true));
    assert_eq!(op.unit_attr(&ir), Some(UnitAttr::UNIT));
    let removed = [op.remove_maybe(&mut ir), op.remove_quiet(&mut ir)].map(|removed| removed.is_some());
    op.set_unit(&mut ir, false);
    assert_eq!(removed, [true, true]);
    assert_eq!((op.maybe(&ir), op.quiet(&ir), op.unit(&ir)), (None, 9, false));
    let full = OptionsOp::new().with_unit(true).with_quiet(3).with_maybe(4).with_sure(5).with_sure(6);
    let full = full.create(&mut ir, at, AT).expect("registered");
    assert_eq!((full.maybe(&ir), full.sure(&ir), full.quiet(&ir), full.unit(&ir)), (Some(4), 6, 3, true));
    assert!(ods::verify::verify(&ir, full.operation()).is_ok());
    assert!(matches!(OptionsOp::SCHEMA.attributes[2].presence, Presence::OptionalDefault(_)));
}

/// Keeps an attribute with an optional default absent, and sets one with a required default.
#[test]
fn parser_fills_required_defaults_only() {
    let (ir, _) = ir();
    let context = ir.shared_context();
    let parsed = ods::text::parse(&context, "t", b"\"values.options\"() : () -> ()").expect("parses");
    let text = ods::text::print(&parsed.ir, parsed.root, &parsed.resources, &ods::text::PrintOptions::default());
    assert!(text.contains("<{sure = 7 : i32}>") && !text.contains("quiet"), "{text}");
}

#[test]
fn user_constraints_have_values() {
    let (mut ir, at) = ir();
    let draft = OwnOp::new(AttrFrom(Duration::from_millis(20)), 4);
    let op = draft.create(&mut ir, at, AT).expect("registered");
    assert_eq!((op.timeout(&ir), op.point(&ir)), (Duration::from_millis(20), Point { x: 1, y: 2 }));
    assert_eq!(op.timeout_attr(&ir).value(ir.context()), Some(20));
    // Without `into`, getters give the view.
    assert_eq!(op.even(&ir).value(ir.context()), Some(8));
    op.set_point(&mut ir, Point { x: 5, y: -5 });
    assert_eq!(op.point_attr(&ir), DenseArrayAttr::i64s(ir.context(), &[5, -5]));
    assert!(ods::verify::verify(&ir, op.operation()).is_ok());
    op.set_timeout(&mut ir, AttrFrom(Duration::from_secs(2)));
    assert!(ods::verify::verify(&ir, op.operation()).is_err());
}

#[test]
fn defaults_of_many_forms() {
    let (mut ir, at) = ir();
    let op = DefaultsOp::new().create(&mut ir, at, AT).expect("registered");
    assert!(ods::verify::verify(&ir, op.operation()).is_ok());
    assert_eq!((op.number(&ir), op.text(&ir), op.texts(&ir)), (-1, "text", vec!["a", "b"]));
    assert_eq!((op.list(&ir), op.ty(&ir), op.chosen(&ir)), (vec![1, 2], Type::F32, 4));
    assert_eq!(op.made(&ir).ty(ir.context()), Some(Type::I8));
    op.set_chosen(&mut ir, 3);
    let errors = ods::verify::verify(&ir, op.operation()).expect_err("3 is none of them");
    let message = "'values.defaults' op attribute 'chosen' failed to satisfy constraint: 32-bit signless integer \
                   attribute whose value is one of {1, 2, 4}";
    assert_eq!(errors[0].message, message);
}

#[test]
#[should_panic(
    expected = "'values.options' op has an attribute 'sure' that does not match its definition; it was not verified"
)]
fn mismatched_attribute_has_no_value() {
    let (mut ir, at) = ir();
    let op = OptionsOp::new().create(&mut ir, at, AT).expect("registered");
    ir.set_inherent(op.operation(), 1, Some(Attribute::UNIT));
    let _ = op.sure(&ir);
}

/// Whether what came out is what went in.
trait Same<V> {
    fn same(&self, other: &V) -> bool;
}

impl<V, T: PartialEq<V>> Same<V> for T {
    fn same(&self, other: &V) -> bool {
        self == other
    }
}

/// Makes an attribute from every Rust value of a constraint; it satisfies the constraint and converts back.
#[test]
fn values_satisfy_their_constraints() {
    fn check<C: Constrains<Attribute>>(
        context: &Context,
        value: impl IntoAttr<C> + Clone + for<'c> Same<ValueOf<'c, C>>,
    ) {
        let attribute = value.clone().attribute(context);
        assert!(C::CONSTRAINT.holds(attribute, &PredScope::of(context)), "{}", C::CONSTRAINT.name);
        assert_eq!(value.clone().into_input().attribute(context), Ok(attribute), "{}", C::CONSTRAINT.name);
        let read = <C::RustValue as RustValue<Attribute>>::read(attribute, context);
        assert!(read.is_some_and(|read| value.same(&read)), "{}", C::CONSTRAINT.name);
    }
    let context = Context::new();
    for value in [i64::MIN, -1, 0, 1, i64::MAX] {
        check::<I64Attr>(&context, value);
        check::<SI64Attr>(&context, value);
        check::<IndexAttr>(&context, value);
        check::<UI64Attr>(&context, value.cast_unsigned());
    }
    check::<SI1Attr>(&context, true);
    check::<UI1Attr>(&context, true);
    check::<I1Attr>(&context, true);
    check::<UI8Attr>(&context, 255);
    check::<SI8Attr>(&context, -128);
    check::<UI16Attr>(&context, 65535);
    check::<UI32Attr>(&context, u32::MAX);
    check::<SI32Attr>(&context, i32::MIN);
    check::<I16Attr>(&context, -1);
    check::<F64Attr>(&context, f64::INFINITY);
    check::<BoolArrayAttr>(&context, vec![true]);
    check::<I32ArrayAttr>(&context, vec![1, -1]);
    check::<F32ArrayAttr>(&context, vec![1.0]);
    check::<F64ArrayAttr>(&context, vec![1.0]);
    check::<FlatSymbolRefArrayAttr>(&context, vec!["f"]);
    check::<DenseI8ArrayAttr>(&context, vec![1, -1]);
    check::<DenseI16ArrayAttr>(&context, vec![1, -1]);
    check::<DenseI32ArrayAttr>(&context, vec![1, -1]);
    check::<DenseF64ArrayAttr>(&context, vec![1.0, -1.0]);
    check::<SymbolNameAttr>(&context, "name");
    check::<TypeAttr>(&context, Type::I8);
}

#[test]
fn views_of_types_are_types() {
    let context = Context::new();
    let signature = FunctionType::get(&context, &[Type::I8], &[]);
    let expected = TypeAttr::get(&context, signature.into()).into();
    assert_eq!(IntoAttr::<TypeAttrOf<FunctionType>>::attribute(signature, &context), expected);
    assert_eq!(IntoAttr::<TypeAttr>::into_input(signature).attribute(&context), Ok(expected));
}

#[test]
fn signedness_is_preserved() {
    let context = Context::new();
    let read = |value: u64| {
        let attribute = default_of::<UI64Attr>(value, &context);
        <UI64Attr as RustValue<Attribute>>::read(attribute, &context)
    };
    assert_eq!([0, 1 << 63, u64::MAX].map(read), [Some(0), Some(1 << 63), Some(u64::MAX)]);
    let attribute = default_of::<SI8Attr>(-128, &context);
    assert_eq!(<SI8Attr as RustValue<Attribute>>::read(attribute, &context), Some(-128));
}

/// Evaluates the same predicates at compile time and at run time.
#[test]
fn value_predicates_agree_with_const_checks() {
    use ods::schema::{AttrValuePred, Constant};
    let context = Context::new();
    let tests = [
        AttrValuePred::IntAtLeast(3),
        AttrValuePred::IntAtMost(3),
        AttrValuePred::IntIsNot(3),
        AttrValuePred::IntIsOneOf(&[1, 4]),
        AttrValuePred::IntIsNonNegative,
        AttrValuePred::IntIsPositive,
        AttrValuePred::IntIsPowerOf2,
    ];
    for value in -4..9_i64 {
        let attribute = NumbersOp::integer(&context, value);
        for test in tests {
            // A negative number may be one bit, the sign of its width, which a constant has not.
            let power_of_negative = matches!(test, AttrValuePred::IntIsPowerOf2) && value < 0;
            let admits = test.admits(&Constant::Int(value.into()));
            assert!(power_of_negative || admits == test.holds(attribute, &context), "{test:?} of {value}");
        }
    }
    let words = AttrValuePred::StringIsOneOf(&["a", "b"]);
    for text in ["a", "b", "c", ""] {
        let attribute = StringAttr::get(&context, text).into();
        assert_eq!(words.admits(&Constant::Str(text)), words.holds(attribute, &context), "{text}");
    }
    let counts = [AttrValuePred::CountAtLeast(1), AttrValuePred::CountAtMost(1), AttrValuePred::CountIs(1)];
    let lists: [&'static [Option<i128>]; 3] = [&[], &[Some(1)], &[Some(1), Some(2)]];
    for (length, list) in lists.into_iter().enumerate() {
        let dense = DenseArrayAttr::i64s(&context, &vec![1; length]).into();
        for test in counts {
            assert_eq!(test.admits(&Constant::List(list)), test.holds(dense, &context), "{test:?} of {length}");
        }
    }
}

#[test]
fn contradictions_are_found() {
    use ods::schema::{AttrValuePred, Constant, Pred};
    let panics = |check: fn()| {
        let panic = std::panic::catch_unwind(check).expect_err("a contradiction");
        panic.downcast_ref::<String>().cloned().or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()))
    };
    let message = panics(|| check_satisfiable(<Both<StrAttr, IntMinValue<3>> as Constrains<Attribute>>::CONSTRAINT));
    let expected = "nothing satisfies this constraint, which demands two kinds at once: string and integer attribute";
    assert_eq!(message.as_deref(), Some(expected));
    let range = panics(|| {
        check_satisfiable(<Both<IntMinValue<3>, IntMaxValue<2>> as Constrains<Attribute>>::CONSTRAINT);
    });
    assert!(range.is_some_and(|message| message.starts_with("no integer satisfies this")));
    let default = panics(|| {
        let pred = Pred::Value(AttrValuePred::IntIsOneOf(&[1, 2]));
        check_default(&Constraint::<Attribute> { pred, ..Constraint::ANY }, &Constant::Int(3));
    });
    assert_eq!(
        default.as_deref(),
        Some("this default is not one of the values that its constraint allows; change one of the two")
    );
    check_satisfiable(<Both<I64Attr, IntMinValue<3>> as Constrains<Attribute>>::CONSTRAINT);
    check_satisfiable(<Both<AnyAttr, BoolAttr> as Constrains<Attribute>>::CONSTRAINT);
}
