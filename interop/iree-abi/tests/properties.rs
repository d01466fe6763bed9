//! Properties of signatures and values.

use ods_iree_abi::flatten::{Rules, Sequences, V1Call, flatten, unflatten};
use ods_iree_abi::{
    Component, Element, Expected, Key, LeafError, LeafValue, RawItem, RawSignature, Record, ScalarType,
    SignatureBuilder, SignatureParser, Sip, SipMangler, Structure, Tree, V1Signature, checked,
};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

/// A leaf of any type.
#[derive(Clone, PartialEq, Debug)]
struct Number(usize);

impl LeafValue for Number {
    fn describe(&self) -> String {
        self.0.to_string()
    }

    fn convert(&self, _: &Expected<'_>) -> Result<Self, LeafError> {
        Ok(self.clone())
    }
}

/// The shape of a structure, without the positions of leaves.
#[derive(Clone, Debug)]
enum Shape {
    Leaf,
    Sequence(Vec<Shape>),
    Dict(Vec<(Vec<u8>, Shape)>),
}

fn shape() -> impl Strategy<Value = Shape> {
    Just(Shape::Leaf).prop_recursive(5, 40, 6, |inner| {
        let names = btree_set(vec(any::<u8>(), 0..4), 1..6);
        prop_oneof![
            vec(inner.clone(), 1..6).prop_map(Shape::Sequence),
            (names, vec(inner, 6)).prop_map(|(names, shapes)| Shape::Dict(names.into_iter().zip(shapes).collect())),
        ]
    })
}

impl Shape {
    fn leaves(&self) -> usize {
        match self {
            Self::Leaf => 1,
            Self::Sequence(elements) => elements.iter().map(Self::leaves).sum(),
            Self::Dict(entries) => entries.iter().map(|(_, element)| element.leaves()).sum(),
        }
    }

    /// Gives the leaves these positions.
    fn structure(&self, positions: &mut impl Iterator<Item = i32>) -> Structure {
        match self {
            Self::Leaf => Structure::Leaf(positions.next().expect("there are as many as leaves")),
            Self::Sequence(elements) => {
                Structure::sequence(elements.iter().map(|element| element.structure(positions)).collect::<Vec<_>>())
            }
            Self::Dict(entries) => Structure::Dict(
                entries.iter().map(|(name, element)| (name.clone(), element.structure(positions))).collect(),
            ),
        }
    }
}

/// Returns structures with their number of leaves, whose positions are in any order.
fn structure() -> impl Strategy<Value = (Structure, usize)> {
    shape().prop_flat_map(|shape| {
        let count = shape.leaves();
        let positions: Vec<i32> = (0..).take(count).collect();
        Just(positions).prop_shuffle().prop_map(move |order| (shape.structure(&mut order.into_iter()), count))
    })
}

fn raw_item() -> impl Strategy<Value = RawItem> {
    let scalar = || select(ScalarType::ALL.to_vec());
    prop_oneof![
        (scalar(), vec(-1..i32::MAX, 0..5)).prop_map(|(scalar, dims)| RawItem::Buffer { scalar, dims }),
        scalar().prop_map(RawItem::Scalar),
        Just(RawItem::AnyReference),
    ]
}

fn element() -> impl Strategy<Value = Element> {
    select(vec![
        Element::Int(1),
        Element::Int(8),
        Element::Int(64),
        Element::Float(16),
        Element::Float(32),
        Element::BFloat16,
    ])
}

fn record() -> impl Strategy<Value = Record> {
    let leaf = prop_oneof![
        element().prop_map(Record::Primitive),
        (element(), vec(any::<Option<u64>>(), 0..4)).prop_map(|(element, dims)| Record::array(element, dims)),
        element().prop_map(|element| Record::NdArray {
            element: Box::new(Record::Primitive(element)),
            rank: None,
            dims: Vec::new()
        }),
        Just(Record::Null),
        Just(Record::Unknown),
    ];
    leaf.prop_recursive(4, 30, 5, |inner| {
        let entries = (btree_set(any::<String>(), 0..5), vec(inner.clone(), 5));
        prop_oneof![
            vec(inner.clone(), 0..5).prop_map(Record::List),
            vec(inner.clone(), 0..5).prop_map(Record::Tuple),
            inner.prop_map(|element| Record::HomogeneousList(Box::new(element))),
            entries.prop_map(|(names, records)| Record::Dict(names.into_iter().zip(records).collect())),
        ]
    })
}

fn signature() -> impl Strategy<Value = V1Signature> {
    let named = (btree_set(any::<String>(), 0..4), vec(record(), 4));
    let version = select(vec![None, Some(1)]);
    (vec(record(), 0..4), named, vec(record(), 0..4), version).prop_map(|(mut arguments, named, results, version)| {
        arguments.extend(named.0.into_iter().zip(named.1).map(|(key, record)| Record::named(key, record)));
        V1Signature { arguments, results, version }
    })
}

/// Returns a value of the record, with numbers as leaves.
fn value_of(record: &Record, next: &mut usize) -> Tree<Number> {
    let mut values = |records: &[Record]| records.iter().map(|record| value_of(record, next)).collect::<Vec<_>>();
    match record {
        Record::List(records) => Tree::List(values(records)),
        Record::Tuple(records) => Tree::Tuple(values(records)),
        Record::Dict(entries) => {
            Tree::Dict(entries.iter().map(|(key, record)| (key.clone().into_bytes(), value_of(record, next))).collect())
        }
        Record::HomogeneousList(record) => Tree::List(vec![value_of(record, next), value_of(record, next)]),
        Record::Null => Tree::Absent,
        Record::Named { record, .. } => value_of(record, next),
        Record::Primitive(_) | Record::NdArray { .. } | Record::Unknown | Record::Foreign(_) => {
            *next += 1;
            Tree::Leaf(Number(*next))
        }
    }
}

proptest! {
    #[test]
    fn components_are_read_as_they_were_written(
        components in vec((any::<i32>(), select((b'a'..=b'z').collect::<Vec<u8>>()), vec(any::<u8>(), 0..20)), 0..10)
    ) {
        let mut builder = SignatureBuilder::new();
        for (value, tag, contents) in &components {
            builder.integer(*value, *tag).expect("a good tag").span(contents, tag.to_ascii_uppercase()).expect("a good tag");
        }
        let bytes = builder.into_bytes();
        let mut parser = SignatureParser::new(&bytes);
        for (value, tag, contents) in &components {
            prop_assert_eq!(parser.component(), Component::Integer { tag: *tag, value: *value });
            prop_assert_eq!(parser.advance(), Component::Span { tag: tag.to_ascii_uppercase(), contents });
            parser.advance();
        }
        prop_assert_eq!(parser.component(), Component::End);
    }

    #[test]
    fn raw_signatures_are_read_as_they_were_written(inputs in vec(raw_item(), 0..6), results in vec(raw_item(), 0..6)) {
        let signature = RawSignature { inputs, results };
        let bytes = signature.to_bytes();
        prop_assert_eq!(checked::raw(&bytes), Ok(signature.clone()));
        prop_assert_eq!(RawSignature::read(&bytes), Ok(signature.clone()));
        prop_assert_eq!(ods_iree_abi::raw::function_signature_to_string(&bytes), Ok(signature.to_string()));
    }

    #[test]
    fn structures_are_read_as_they_were_written((inputs, count) in structure(), (results, other) in structure()) {
        let sip = Sip { inputs: Some(inputs.clone()), results: Some(results) };
        let bytes = sip.to_bytes();
        prop_assert_eq!(Sip::read(&bytes), Ok(sip.clone()));
        prop_assert_eq!(checked::sip(&bytes, count, other), Ok(sip));
        prop_assert!(checked::sip(&bytes, count + 1, other).is_err());
        let paths: Vec<(i32, Vec<Key>)> = inputs.paths();
        let mangler = SipMangler::of(paths.iter().rev().map(|(index, path)| (*index, path.as_slice())));
        prop_assert_eq!(mangler.expect("the paths fit").to_structure(), Some(inputs));
    }

    #[test]
    fn rejected_paths_change_nothing(
        leaves in vec((-1..4, vec(prop_oneof![(0..3).prop_map(Key::Index), select(vec!["a", "b"]).prop_map(Key::from)], 0..4)), 1..12)
    ) {
        let mut mangler = SipMangler::new();
        let mut accepted = Vec::new();
        for (index, path) in &leaves {
            let before = mangler.to_inputs();
            match mangler.set_raw_signature_index(*index, path) {
                Ok(()) => accepted.push((*index, path.clone())),
                Err(_) => prop_assert_eq!(before, mangler.to_inputs()),
            }
        }
        let mut kept = mangler.to_structure().map(|structure| structure.paths()).unwrap_or_default();
        kept.sort();
        accepted.sort();
        prop_assert_eq!(kept, accepted, "no accepted leaf is lost");
    }

    #[test]
    fn flattened_values_are_built_again((structure, count) in structure()) {
        let raw: Vec<Tree<Number>> = (0..count).map(|index| Tree::Leaf(Number(index))).collect();
        let value = unflatten(&structure, raw.clone(), Sequences::Lists).expect("the list has all leaves");
        prop_assert_eq!(flatten(&structure, &value, count), Ok(raw));
    }

    #[test]
    fn records_are_read_as_they_were_written(signature in signature()) {
        let text = signature.to_json();
        prop_assert_eq!(V1Signature::read(&text), Ok(signature.clone()));
        prop_assert_eq!(V1Signature::read_as_client(&text), Ok(signature));
    }

    #[test]
    fn calls_by_records_give_back_their_values(records in vec(record(), 0..4)) {
        let signature = V1Signature { arguments: records.clone(), results: records.clone(), version: None };
        let call = V1Call { function: "f", signature: &signature, rules: Rules::Document };
        let mut next = 0;
        let values: Vec<Tree<Number>> = records.iter().map(|record| value_of(record, &mut next)).collect();
        let mut raw = call.flatten(&values, &[]).expect("the values are of the records");
        prop_assert_eq!(raw.len(), records.len());
        if let ([record], [Tree::List(elements)]) = (records.as_slice(), raw.as_slice())
            && record.is_structure()
        {
            raw = elements.clone();
        }
        let expected = match values.len() {
            0 => Tree::Absent,
            1 => values[0].clone(),
            _ => Tree::Tuple(values),
        };
        prop_assert_eq!(call.unflatten(raw), Ok(expected));
    }

    #[test]
    fn mutated_signatures_are_read_without_panics(
        (structure, count) in structure(),
        kept in subsequence((0..200).collect::<Vec<usize>>(), 150..200),
        noise in vec(select(b"IRSDBkK_td019!-".to_vec()), 0..3),
    ) {
        let bytes = Sip { inputs: Some(structure), results: None }.to_bytes();
        let mut mutated: Vec<u8> = kept.iter().filter_map(|index| bytes.get(*index)).copied().collect();
        mutated.extend(noise);
        for signature in [&bytes, &mutated] {
            if let Ok(sip) = checked::sip(signature, count, 0) {
                prop_assert_eq!(&sip.to_bytes(), signature);
            }
            if let Ok(raw) = checked::raw(signature) {
                prop_assert_eq!(RawSignature::read(signature), Ok(raw));
            }
            _ = Sip::read(signature);
            _ = ods_iree_abi::sip::inputs_to_string(signature);
        }
    }
}
