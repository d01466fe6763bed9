//! Printed types and attributes parse back to themselves, with any parameters.

use ods::prelude::*;
use proptest::prelude::*;

use super::context;
use super::dialect::*;

/// Prints and parses.
fn comes_back(context: &std::sync::Arc<Context>, ty: Type) {
    let text = ty.display(context).to_string();
    match ods::text::parse_type(context, &text) {
        Ok(read) => assert_eq!(read, ty, "{text}"),
        Err(error) => panic!("{text}: {}", error.message),
    }
}

fn attribute_comes_back(context: &std::sync::Arc<Context>, attribute: Attribute) {
    let text = attribute.display(context).to_string();
    match ods::text::parse_attribute(context, &text) {
        Ok(read) => assert_eq!(read, attribute, "{text}"),
        Err(error) => panic!("{text}: {}", error.message),
    }
}

/// Generates a type from builtin types and the dialect's, `depth` levels deep.
fn types(context: std::sync::Arc<Context>) -> impl Strategy<Value = Type> {
    let leaf = prop_oneof![Just(Type::I32), Just(Type::F64), Just(Type::INDEX), Just(Type::NONE)];
    leaf.prop_recursive(4, 24, 3, move |inner| {
        let [a, b, c, d, e] = std::array::from_fn(|_| std::sync::Arc::clone(&context));
        prop_oneof![
            (inner.clone(), any::<u32>()).prop_map(move |(ty, space)| PtrType::get(&a, ty, space).into()),
            (inner.clone(), inner.clone(), 0_u32..3).prop_map(move |(x, y, space)| {
                BoxType::get(&b, PtrType::get(&b, x, space), PtrType::get(&b, y, 0)).into()
            }),
            prop::collection::vec(inner.clone(), 0..3).prop_map(move |row| RowType::get(&c, &row).into()),
            (any::<Option<u32>>(), prop::collection::vec(0_i64..9, 0..3), inner.clone()).prop_map(
                move |(rank, sizes, ty)| {
                    let rank = rank.map(|_| sizes.len() as u32);
                    ShapedType2::get(&d, rank, &sizes, ty).into()
                }
            ),
            (any::<i32>(), any::<Option<i64>>(), any::<i64>(), inner.clone())
                .prop_map(move |(sign, low, high, ty)| GroupsType::get(&e, sign, low, high, ty).into()),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn nested_types_round_trip(ty in { let context = context(); types(context.clone()).prop_map(move |ty| (context.clone(), ty)) }) {
        comes_back(&ty.0, ty.1);
    }

    #[test]
    fn numbers_round_trip(first: i64, second: i64, third: bool, bits: u64, narrow: u32, value: i32) {
        let context = context();
        comes_back(&context, PairType::get(&context, first, second, third).into());
        let (by, narrow) = (f64::from_bits(bits), f32::from_bits(narrow));
        attribute_comes_back(&context, ScaleAttr::get(&context, by, narrow).into());
        attribute_comes_back(&context, TypedAttr::get(&context, value, Type::F16).into());
    }

    #[test]
    fn options_and_strings_round_trip(on: bool, note: Option<String>, text: String, name: String) {
        let context = context();
        comes_back(&context, FlagType::get(&context, on, note.as_deref()).into());
        attribute_comes_back(&context, NoteAttr::get(&context, &text, None).into());
        let rec = RecType::get(&context, &name);
        rec.set_body(&context, &[rec.into(), Type::I1]).expect("not set before");
        comes_back(&context, rec.into());
    }

    #[test]
    fn lists_round_trip(rows: Vec<Vec<i64>>, powers: Vec<u32>, from: i64, step: Option<u8>) {
        let context = context();
        attribute_comes_back(&context, ListAttr::get(&context, &rows).into());
        comes_back(&context, PolyType::get(&context, &powers).into());
        if let Ok(range) = RangeAttr::get(&context, from, i64::MAX, step) {
            attribute_comes_back(&context, range.into());
        }
    }

    #[test]
    fn arbitrary_text_does_not_panic(text in "[!#]test[.<](token|ptr|box|groups|row|rec|range|list|note)[ a-z0-9<>\\[\\]=,:\"-]{0,24}>?") {
        let context = context();
        if let Ok(attribute) = ods::text::parse_attribute(&context, &text) {
            attribute_comes_back(&context, attribute);
        }
    }
}
