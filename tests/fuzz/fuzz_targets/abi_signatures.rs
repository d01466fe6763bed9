//! Any bytes as a signature: all parsers terminate, and the ones that accept agree.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ods_iree_abi::flatten::{Sequences, flatten, unflatten};
use ods_iree_abi::{
    Component, Expected, LeafError, LeafValue, RawItem, RawSignature, SignatureBuilder, SignatureParser, Sip,
    SipMangler, Structure, Tree, checked, raw, sip,
};

fuzz_target!(|data: &[u8]| {
    components(data);
    raw_signature(data);
    structures(data);
});

/// Reads components, and writes them again. The bytes are the same except for zeros before numbers.
fn components(data: &[u8]) {
    let mut parser = SignatureParser::new(data);
    let mut builder = SignatureBuilder::new();
    let mut count = 0;
    loop {
        let written = match parser.component() {
            Component::End => break,
            Component::Error { .. } => {
                assert_eq!(parser.advance(), parser.component(), "an error stays");
                return;
            }
            Component::Integer { tag, value } => builder.integer(value, tag),
            Component::Span { tag, contents } => builder.span(contents, tag),
        };
        written.expect("tags that are read can be written");
        count += 1;
        parser.advance();
    }
    assert!(builder.as_bytes().len() <= data.len());
    let bytes = builder.into_bytes();
    let mut again = SignatureParser::new(&bytes);
    let mut components = 0;
    while again.component() != Component::End {
        assert!(!matches!(again.component(), Component::Error { .. }), "what is written is read");
        components += 1;
        again.advance();
    }
    assert_eq!(components, count);
}

fn raw_signature(data: &[u8]) {
    let lenient = RawSignature::read(data);
    if let Ok(described) = raw::function_signature_to_string(data) {
        assert_eq!(lenient.as_ref().map(ToString::to_string), Ok(described));
    }
    if let Ok(signature) = checked::raw(data) {
        assert_eq!(checked::raw(&signature.to_bytes()).as_ref(), Ok(&signature));
        let is_unrecognized = |item: &RawItem| *item == RawItem::Unrecognized;
        if !signature.inputs.iter().chain(&signature.results).any(is_unrecognized) {
            assert_eq!(lenient, Ok(signature));
        }
    }
}

/// A leaf of any type.
#[derive(Clone, PartialEq, Debug)]
struct Leaf(usize);

impl LeafValue for Leaf {
    fn describe(&self) -> String {
        self.0.to_string()
    }

    fn convert(&self, _: &Expected<'_>) -> Result<Self, LeafError> {
        Ok(self.clone())
    }
}

fn structures(data: &[u8]) {
    _ = sip::inputs_to_string(data);
    let Ok(read) = Sip::read(data) else { return };
    assert_eq!(Sip::read(&read.to_bytes()).as_ref(), Ok(&read));
    for structure in read.inputs.iter().chain(&read.results) {
        let paths = structure.paths();
        _ = SipMangler::of(paths.iter().map(|(index, path)| (*index, path.as_slice())));
        values(structure, paths.len());
    }
    let count = |structure: &Option<Structure>| structure.as_ref().map_or(0, |structure| structure.leaves().len());
    if let Ok(sip) = checked::sip(data, count(&read.inputs), count(&read.results)) {
        assert_eq!(sip, read);
    }
}

/// Builds a value with as many leaves as the structure, and flattens it.
fn values(structure: &Structure, count: usize) {
    let raw: Vec<Tree<Leaf>> = (0..count).map(|index| Tree::Leaf(Leaf(index))).collect();
    if let Ok(value) = unflatten(structure, raw.clone(), Sequences::Lists)
        && let Ok(again) = flatten(structure, &value, count)
    {
        assert_eq!(again, raw);
    }
}
