//! Round trips of types, attributes and locations of all kinds: printed text is parsed as the same entity.

mod support;

use std::sync::Arc;

use ods_core::attributes::{DenseElementsAttr, FloatAttr, StringAttr};
use ods_core::numeric::{Float, FloatFormat};
use ods_core::text::{attribute_to_string, location_to_string, parse_attribute, parse_type, type_to_string};
use ods_core::types::{FloatType, RankedTensorType};
use ods_core::{Attribute, Context};
use proptest::prelude::*;
use support::bytes::Bytes;
use support::data::Data;
use support::modules::context;

fn same(context: &Arc<Context>, attribute: Attribute) {
    let text = attribute_to_string(context, attribute);
    match parse_attribute(context, &text) {
        Ok(again) => assert_eq!(attribute_to_string(context, again), text),
        Err(error) => panic!("{text}: {}", error.message),
    }
    assert_eq!(parse_attribute(context, &text).ok(), Some(attribute), "{text}");
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(1000))]

    #[test]
    fn types_round_trip(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let context = context();
        let ty = Data { context: &context, bytes: &mut Bytes::new(&bytes), depth: 0 }.ty();
        let text = type_to_string(&context, ty);
        match parse_type(&context, &text) {
            Ok(again) => prop_assert_eq!(again, ty, "{}", text),
            Err(error) => prop_assert!(false, "{}: {}", text, error.message),
        }
    }

    #[test]
    fn attributes_round_trip(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let context = context();
        same(&context, Data { context: &context, bytes: &mut Bytes::new(&bytes), depth: 0 }.attribute());
    }

    #[test]
    fn locations_round_trip(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let context = context();
        let location = Data { context: &context, bytes: &mut Bytes::new(&bytes), depth: 0 }.location();
        let attribute = ods_core::attributes::LocationAttr::get(&context, location);
        same(&context, attribute.into());
        prop_assert_eq!(attribute_to_string(&context, attribute.into()), location_to_string(&context, location));
    }

    #[test]
    fn arbitrary_strings_round_trip(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let context = context();
        same(&context, StringAttr::get(&context, bytes).into());
    }

    /// Checks single floats and elements. As in MLIR, wide formats lose digits if printed in decimal.
    #[test]
    fn arbitrary_floats_round_trip(bits in any::<u64>(), other in any::<u64>()) {
        let context = context();
        for format in FloatFormat::all().filter(|format| format.bits() <= 64) {
            let float = |bits: u64| Float::from_bits(format, bits.into());
            same(&context, FloatAttr::from_float(&context, float(bits)).into());
            let size = format.bits().div_ceil(8) as usize;
            let raw = |value: Float| value.to_bits().to_le_bytes()[..size].to_vec();
            let element = FloatType::get(&context, format).into();
            let ty = RankedTensorType::get(&context, &[2], element, None).expect("floats are elements");
            let (a, b) = (raw(float(bits)), raw(float(other)));
            same(&context, DenseElementsAttr::from_raw(&context, ty, [a, b].concat(), false).expect("two").into());
        }
    }
}

/// Checks every float of the small formats.
#[test]
fn all_small_floats_round_trip() {
    let context = context();
    for format in FloatFormat::all().filter(|format| format.bits() <= 16) {
        let step = if format.bits() <= 8 || !cfg!(debug_assertions) { 1 } else { 7 };
        for bits in (0..1_u128 << format.bits()).step_by(step) {
            same(&context, FloatAttr::from_float(&context, Float::from_bits(format, bits)).into());
        }
    }
}
