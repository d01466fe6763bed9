//! Printed enums parse back to themselves, in all forms.

use ods::prelude::*;
use proptest::prelude::*;

use super::context;
use super::dialect::*;

fn dim() -> impl Strategy<Value = Dim> {
    prop_oneof![Just(Dim::X), Just(Dim::Y), Just(Dim::Between)]
}

fn math() -> impl Strategy<Value = FastMath> {
    (0_u64..8).prop_filter_map("a set of bits", FastMath::from_bits)
}

fn bits() -> impl Strategy<Value = PlainBits> {
    prop_oneof![Just(PlainBits::EMPTY), Just(PlainBits::A), Just(PlainBits::B), Just(PlainBits::ALL)]
}

fn predicate() -> impl Strategy<Value = Predicate> {
    prop_oneof![Just(Predicate::Eq), Just(Predicate::Slt), Just(Predicate::Never)]
}

fn type_comes_back(context: &std::sync::Arc<Context>, ty: impl Into<Type>) {
    let ty = ty.into();
    let text = ty.display(context).to_string();
    match ods::text::parse_type(context, &text) {
        Ok(read) => assert_eq!(read, ty, "{text}"),
        Err(error) => panic!("{text}: {}", error.message),
    }
}

fn attribute_comes_back(context: &std::sync::Arc<Context>, attribute: impl Into<Attribute>) {
    let attribute = attribute.into();
    let text = attribute.display(context).to_string();
    match ods::text::parse_attribute(context, &text) {
        Ok(read) => assert_eq!(read, attribute, "{text}"),
        Err(error) => panic!("{text}: {}", error.message),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn attributes_round_trip(dim in dim(), math in math(), bits in bits()) {
        let context = context();
        attribute_comes_back(&context, DimAttr::get(&context, dim));
        attribute_comes_back(&context, FastMathAttr::get(&context, math));
        attribute_comes_back(&context, PlainBitsAttr::get(&context, bits));
        attribute_comes_back(&context, PairAttr::get(&context, dim, math));
    }

    #[test]
    fn types_round_trip(
        dims in prop::collection::vec(dim(), 0..3),
        maths in prop::collection::vec(math(), 0..3),
        (maybe, flags, math) in (prop::option::of(dim()), bits(), math()),
        (padding, predicate) in (prop::option::of(prop_oneof![Just(Padding::Same), Just(Padding::Valid)]), predicate()),
    ) {
        let context = context();
        type_comes_back(&context, BoxType::get(&context, dims.first().copied().unwrap_or(Dim::X), Type::I32));
        type_comes_back(&context, ListType::get(&context, &dims, flags, math));
        type_comes_back(&context, MaybeType::get(&context, padding, predicate, &maths));
        type_comes_back(&context, BareType::get(&context, maybe, math));
    }

    /// Checks that printed properties of operations parse back to equal ones.
    #[test]
    fn properties_round_trip(
        (predicate, wide, maybe) in (predicate(), bits(), prop::option::of(dim())),
        (math, shown) in (math(), math()),
        list in prop::collection::vec(dim(), 0..3),
    ) {
        let (mut ir, at) = super::ir();
        let op = PropertiesOp::new(predicate, wide, list).with_math(math).with_shown(shown);
        let op = op.create(&mut ir, at, Location::UNKNOWN).expect("registered");
        op.set_maybe(&mut ir, maybe);
        let options = ods::text::PrintOptions::default();
        let text = ir.display(op).with_options(options).to_string();
        let context = ir.shared_context();
        let parsed = ods::text::parse(&context, "t", text.as_bytes()).expect("what was printed");
        let all = parsed.ir.walk_pre(parsed.root).collect::<Vec<_>>();
        let read = all.iter().find_map(|op| parsed.ir.cast::<PropertiesOp>(*op)).expect("the same operation");
        let values = |op: PropertiesOp, ir: &Ir| {
            (op.predicate(ir), op.wide(ir), op.maybe(ir), op.math(ir), op.shown(ir), op.list(ir).to_vec())
        };
        assert_eq!(values(read, &parsed.ir), values(op, &ir), "{text}");
    }
}
