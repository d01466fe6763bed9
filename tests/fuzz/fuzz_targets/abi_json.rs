//! Any text as a V1 signature: reading ends with a signature or an error, and signatures are written as they were read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ods_iree_abi::flatten::{Rules, V1Call};
use ods_iree_abi::v1::client;
use ods_iree_abi::{Plain, Record, Tree, V1Signature, checked};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let lenient = V1Signature::read_as_client(text);
    if let Ok(signature) = &lenient {
        _ = client::check(signature);
        call(signature, Rules::Client);
    }
    let Ok(signature) = V1Signature::read(text) else { return };
    assert_eq!(lenient.as_ref(), Ok(&signature), "the client reads what is well formed");
    let written = signature.to_json();
    assert_eq!(V1Signature::read(&written).as_ref(), Ok(&signature));
    call(&signature, Rules::Document);
    if let Ok((raw, sip)) = signature.to_v0() {
        let read = checked::sip(&sip.to_bytes(), raw.inputs.len(), raw.results.len());
        // Gaps and doubled names are not allowed by the checked reading.
        assert!(read.is_err() || read == Ok(sip));
    }
});

/// Calls with numbers in all places.
fn call(signature: &V1Signature, rules: Rules) {
    let call = V1Call { function: "f", signature, rules };
    let positional = signature.arguments.iter().filter(|record| record.argument().0.is_none());
    let arguments: Vec<Tree<Plain>> = positional.map(value).collect();
    let named = signature.arguments.iter().filter_map(|record| Some((record.argument().0?.to_owned(), value(record))));
    let keywords: Vec<(String, Tree<Plain>)> = named.collect();
    if let Err(error) = call.flatten(&arguments, &keywords) {
        assert!(!error.to_string().is_empty() && !error.problem.client_message().is_empty());
    }
    let results = signature.raw_results().into_iter().map(value).collect();
    if let Err(error) = call.unflatten(results) {
        assert!(!error.to_string().is_empty() && !error.problem.client_message().is_empty());
    }
}

fn value(record: &Record) -> Tree<Plain> {
    match record {
        Record::List(elements) => Tree::List(elements.iter().map(value).collect()),
        Record::Tuple(elements) => Tree::Tuple(elements.iter().map(value).collect()),
        Record::Dict(entries) => {
            Tree::Dict(entries.iter().map(|(key, element)| (key.clone().into_bytes(), value(element))).collect())
        }
        Record::HomogeneousList(element) => Tree::List(vec![value(element)]),
        Record::Named { record, .. } => value(record),
        Record::Null => Tree::Absent,
        Record::Primitive(_) | Record::NdArray { .. } | Record::Unknown | Record::Foreign(_) => {
            Tree::Leaf(Plain::Int(1))
        }
    }
}
