//! Signatures from types and paths.

use ods_iree_abi::{
    Element, FlatTypes, Key, RawItem, RawSignature, Record, ScalarType, Sip, SpellingError, Spellings, Structure,
    V1Signature,
};

fn number() -> Record {
    Record::Primitive(Element::Int(32))
}

/// Returns records of numbers with these paths, which are JSON.
fn leaves(paths: &str) -> Vec<(Record, Vec<Key>)> {
    let paths: serde_json::Value = serde_json::from_str(paths).expect("JSON");
    let paths = paths.as_array().expect("a list").iter();
    paths.map(|path| (number(), ods_iree_abi::v1::path_from_json(path).expect("a path"))).collect()
}

#[test]
fn paths_become_records() {
    for (arguments, results, json) in [
        ("[[0],[1]]", "[[]]", r#"{"a":["i32","i32"],"r":["i32"],"v":1}"#),
        ("[]", "[]", r#"{"a":[],"r":[],"v":1}"#),
        (
            "[[\"b\"],[0],[\"a\",1]]",
            "[[0],[1]]",
            r#"{"a":["i32",["named","a",["slist",null,"i32"]],["named","b","i32"]],"r":[["stuple","i32","i32"]],"v":1}"#,
        ),
        (
            "[[2],[0,\"k2\"],[0,\"k10\"],[10]]",
            "[[\"y\",0],[\"x\"]]",
            r#"{"a":[["sdict",["k10","i32"],["k2","i32"]],null,"i32",null,null,null,null,null,null,null,"i32"],"r":[["sdict",["x","i32"],["y",["stuple","i32"]]]],"v":1}"#,
        ),
    ] {
        let made = V1Signature::from_paths(&leaves(arguments), &leaves(results)).expect("the paths fit");
        assert_eq!(made.signature.to_json(), json);
        assert_eq!(V1Signature::read(json), Ok(made.signature));
    }
    let made = V1Signature::from_paths(&leaves("[[\"b\"],[0],[\"a\"]]"), &leaves("[[1],[0]]")).expect("the paths fit");
    assert_eq!((made.arguments, made.results), (vec![1, 2, 0], vec![1, 0]));
}

#[test]
fn paths_that_do_not_fit_have_the_importers_errors() {
    for (arguments, results, message) in [
        ("[[0,0],[0,\"k\"]]", "[]", "structure path mismatch: dereference a non-dict with a dict key 'k'"),
        ("[[0],[0,\"k\"]]", "[]", "structure path mismatch: dereference a non-dict with a dict key 'k'"),
        ("[[0,\"k\"],[0,0]]", "[]", "structure path mismatch: dereference a non-sequence with a sequence key 0"),
        ("[]", "[[\"k\"],[0]]", "structure path mismatch: dereference a non-sequence with a sequence key 0"),
        ("[[0,\"k\"],[0,\"k\"]]", "[]", "duplicate assignment to structure path [0,\"k\"]"),
        ("[[0,\"k\"],[0]]", "[]", "duplicate assignment to structure path [0]"),
        ("[]", "[[],[]]", "duplicate assignment to structure path []"),
        ("[[]]", "[]", "the path of argument 0 is empty; begin it with a position or a name"),
        ("[[-1]]", "[]", "key [-1] of a sequence is negative; keys count from 0"),
    ] {
        let error = V1Signature::from_paths(&leaves(arguments), &leaves(results)).expect_err("the paths do not fit");
        assert_eq!(error.to_string(), message, "{arguments} {results}");
    }
}

#[test]
fn structures_have_one_leaf_for_each_type() {
    let types = FlatTypes {
        raw: RawSignature { inputs: vec![RawItem::Scalar(ScalarType::Sint32); 2], results: vec![] },
        arguments: vec![number(); 2],
        results: vec![],
    };
    let spell = |inputs: Option<Structure>| Spellings::of(&types, &Sip { inputs, results: None });
    let direct = spell(Some(Structure::flat(2))).expect("it fits");
    assert!(direct.is_direct());
    let leaf = Structure::Leaf;
    let named = |first, second| Some(Structure::dict([("a", leaf(first)), ("b", leaf(second))]));
    assert!(spell(named(0, 1)).expect("it fits").is_direct());
    assert!(!spell(named(1, 0)).expect("it fits").is_direct(), "the V1 signature has another order");
    let nested = Some(Structure::sequence([Structure::sequence([leaf(0), leaf(1)])]));
    assert!(!spell(nested).expect("it fits").is_direct(), "V1 passes a list");
    for wrong in [None, Some(Structure::flat(1)), Some(Structure::flat(3)), named(0, 0), named(0, 2)] {
        assert_eq!(spell(wrong), Err(SpellingError::Leaves { results: false, count: 2 }));
    }
}
