//! Malformed and hostile input: an error at the right place, in linear time, without deep stacks.

use ods_iree_abi::checked::{self, Problem};
use ods_iree_abi::sip::{self, ReadTreeError, TreeBuilder, TreeProblem};
use ods_iree_abi::structure::PlaceError;
use ods_iree_abi::{
    AssemblyError, Component, Element, Key, MAX_DEPTH, PathError, Plain, RawError, RawSignature, Record,
    SignatureParser, Sip, SipError, SipMangler, Structure, Tree, V1Signature, flatten, raw,
};

#[test]
fn components_before_the_lists_are_syntax_errors() {
    for text in ["xI1!R1!", "I99!S1!R1!", "I5!S1!R1!", "I1!R9!S1!", "I1!xR1!", "I999999999999!"] {
        assert_eq!(raw::function_signature_to_string(text.as_bytes()), Err(RawError::Syntax), "{text}");
        assert_eq!(RawSignature::read(text.as_bytes()), Err(RawError::Syntax), "{text}");
    }
    let mut tree = TreeBuilder::new();
    assert_eq!(sip::visit_inputs(&mut tree, b"I99!_0R1!"), Err(SipError::Syntax));
    assert_eq!(sip::visit_results(&mut tree, b"I99!_0R1!"), Err(SipError::Syntax));
    assert_eq!(Sip::read(b"I1!"), Err(ReadTreeError::Sip(SipError::ResultsNotFound)));
}

#[test]
fn errors_of_long_signatures_take_linear_time() {
    // A seek that restarts at each component, or a copy of each, would take minutes.
    let mut signature = "a1".repeat(1_000_000);
    signature.push('x');
    assert_eq!(raw::visit_inputs(signature.as_bytes(), |_| ()), Err(RawError::Syntax));
    let digits = format!("A{}!x", "9".repeat(2_000_000));
    assert_eq!(SignatureParser::new(digits.as_bytes()).component(), Component::Error { tag: b'A', value: i32::MAX });
    let zeros = format!("_{}7", "0".repeat(2_000_000));
    assert_eq!(SignatureParser::new(zeros.as_bytes()).component(), Component::Integer { tag: b'_', value: 7 });
}

/// Returns a signature with this many sequences inside one another.
fn nested(depth: usize) -> Vec<u8> {
    let mut contents = b"_0".to_vec();
    let mut heads = Vec::new();
    let mut len = contents.len();
    for _ in 0..depth {
        let head = format!("S{}!k0", len + 3);
        len += head.len();
        heads.push(head);
    }
    let mut signature = format!("I{}!", len + 1).into_bytes();
    heads.iter().rev().for_each(|head| signature.extend_from_slice(head.as_bytes()));
    signature.append(&mut contents);
    signature.extend_from_slice(b"R1!");
    signature
}

#[test]
fn deep_signatures_are_visited_and_limited_as_trees() {
    #[derive(Default)]
    struct Count(usize);
    impl sip::SipVisitor for Count {
        fn integer_key(&mut self, _: i32) {}
        fn string_key(&mut self, _: &[u8]) {}
        fn open_struct(&mut self, _: ods_iree_abi::StructKind) {
            self.0 += 1;
        }
        fn close_struct(&mut self) {}
        fn map_to_raw_signature_index(&mut self, _: i32) {}
    }
    let deep = nested(100_000);
    let mut count = Count::default();
    assert_eq!(sip::visit_inputs(&mut count, &deep), Ok(()));
    assert_eq!(count.0, 100_000);
    assert_eq!(sip::inputs_to_string(&deep), Err(sip::TooLong));

    let Err(ReadTreeError::Tree(error)) = Sip::read(&deep) else { panic!("the tree is too deep") };
    assert_eq!(error.problem, TreeProblem::TooDeep);
    let error = checked::sip(&deep, 1, 0).unwrap_err();
    assert_eq!(error.problem, Problem::Tree(TreeProblem::TooDeep));
    let limit = nested(MAX_DEPTH);
    let sip = checked::sip(&limit, 1, 0).expect("the depth is allowed");
    assert_eq!(sip.to_bytes(), limit);
    assert!(checked::sip(&nested(MAX_DEPTH + 1), 1, 0).is_err());

    let path = vec![Key::Index(0); MAX_DEPTH + 1];
    assert_eq!(SipMangler::new().set_raw_signature_index(0, &path), Err(PathError::TooDeep));
    let mut mangler = SipMangler::new();
    mangler.set_raw_signature_index(0, &path[1..]).expect("the depth is allowed");
    assert_eq!(mangler.to_structure(), sip.inputs);
}

#[test]
fn the_checked_reading_of_raw_signatures_lets_nothing_pass() {
    for (text, message) in [
        ("", "at byte 0: unexpected end; expected `I`, the arguments"),
        ("R1!I1!", "at byte 0: unexpected component `R`; expected `I`, the arguments"),
        ("I1!", "at byte 3: unexpected end; expected `R`, the results"),
        ("I1!R1!X1!", "at byte 6: unexpected component `X`; expected the end"),
        (
            "I1!R1!junk",
            "at byte 6: malformed component; expected a tag and a number, and `!` and contents after `A` to `Z`",
        ),
        (
            "I8!B5!d4dxR1!",
            "at byte 8: malformed component; expected a tag and a number, and `!` and contents after `A` to `Z`",
        ),
        (
            "I1!R9!S1!",
            "at byte 3: malformed component; expected a tag and a number, and `!` and contents after `A` to `Z`",
        ),
        ("I7!B4!t12R1!", "at byte 6: unknown type 12; types are 0 to 11"),
        ("I10!B7!t6t7d1R1!", "at byte 9: unexpected component `t`; expected a dimension, `d`, or the end"),
        ("I8!B5!d3t2R1!", "at byte 8: unexpected component `t`; expected a dimension, `d`, or the end"),
        ("I11!B8!t5d3d-7R1!", "at byte 11: dimension -7 is negative; a dynamic dimension is -1"),
        ("I6!S3!d5R1!", "at byte 6: unexpected component `d`; expected the end"),
        ("I6!O3!t1R1!", "at byte 6: unexpected component `t`; expected the end"),
        ("I3!_5R1!", "at byte 3: unexpected component `_`; expected `B`, `S`, `O` or `U`"),
    ] {
        assert_eq!(checked::raw(text.as_bytes()).unwrap_err().to_string(), message, "{text}");
    }
    let read = checked::raw(b"I9!U1!B3!d2R6!S3!t7").expect("it is well formed");
    assert_eq!(read.to_string(), "(Unrecognized, Buffer<float32[2]>) -> (sint64)");
}

#[test]
fn the_checked_reading_of_sip_lets_nothing_pass() {
    for (text, message) in [
        ("I15!S11!k0_0K2!a_1R1!", "at byte 12: key [\"a\"] in a sequence; keys of sequences are integers"),
        ("I8!D5!k0_0R1!", "at byte 6: key [0] in a dict; keys of dicts are strings"),
        ("I6!S3!k0R1!", "at byte 8: key [0] has no value; each key is followed by one"),
        ("I5!_0_1R1!", "at byte 5: several values at the root; put them into a sequence"),
        (
            "I12!S9!k1_0k0_1R1!",
            "at byte 7: key [1] is out of order; keys of sequences count from 0, and the next one is 0",
        ),
        (
            "I12!S9!k0_0k0_1R1!",
            "at byte 11: key [0] is out of order; keys of sequences count from 0, and the next one is 1",
        ),
        ("I17!D13!K2!b_0K2!a_1R1!", "at byte 14: key [\"a\"] is out of order; keys of dicts are sorted, and different"),
        ("I17!D13!K2!a_0K2!a_1R1!", "at byte 14: key [\"a\"] is out of order; keys of dicts are sorted, and different"),
        ("I12!S9!k0_0k1_2R1!", "at byte 13: raw index 2 is out of range; the raw list has 2 entries"),
        ("I4!_-1R1!", "at byte 3: raw index -1 is out of range; the raw list has 2 entries"),
        ("I12!_2147483647R1!", "at byte 4: raw index 2147483647 is out of range; the raw list has 2 entries"),
        ("I12!S9!k0_1k1_1R1!", "at byte 13: raw index 1 is in two places; each index is in one"),
        ("I8!S5!k0_0R1!", "at byte 10: raw index 1 is missing; each entry has a place"),
        ("I1!R1!", "at byte 3: raw index 0 is missing; each entry has a place"),
        ("I8!S5!_0k0R1!", "at byte 6: Value not allowed here"),
        ("I9!S6!k0Q1!R1!", "at byte 8: Unrecognized tag"),
        ("I12!S9!k0D4!k1?R1!", "at byte 12: key [1] in a dict; keys of dicts are strings"),
        (
            "I99!_0R1!",
            "at byte 0: malformed component; expected a tag and a number, and `!` and contents after `A` to `Z`",
        ),
    ] {
        assert_eq!(checked::sip(text.as_bytes(), 2, 0).unwrap_err().to_string(), message, "{text}");
    }
}

#[test]
fn bytes_stay_bytes_and_are_escaped_when_shown() {
    let mut mangler = SipMangler::new();
    mangler.set_raw_signature_index(0, &[Key::from(&b"\0\xff!"[..])]).expect("any bytes are a key");
    let signature = mangler.to_inputs();
    assert_eq!(signature, b"I12!D9!K4!\0\xff!_0");
    let (text, error) = sip::inputs_to_string(&signature).expect("it is short");
    assert_eq!((text.as_str(), error), (":{\n  \0\\xff!=raw(0),\n},\n", None));
    let number = |_: usize| (Record::Primitive(Element::Int(8)), vec![Key::from(&b"\xff"[..])]);
    let error = V1Signature::from_paths(&[number(0)], &[]).unwrap_err();
    assert_eq!(error, AssemblyError::NotText(b"\xff".to_vec()));
    assert_eq!(error.to_string(), "name \"\\xff\" is not UTF-8; JSON needs text");
}

#[test]
fn memory_is_never_allocated_for_a_number() {
    let sip = Sip::read(b"I18!S14!k2147483646_0R1!").expect("the original reads it");
    let structure = sip.inputs.expect("there are arguments");
    let value = || vec![Tree::Leaf(Plain::Int(1))];
    let error = flatten::unflatten(&structure, value(), flatten::Sequences::Lists).unwrap_err();
    assert_eq!(error.1, flatten::FlattenProblem::Places(PlaceError::Gaps(2_147_483_646)));
    let error = flatten::unflatten(&Structure::Leaf(i32::MAX), value(), flatten::Sequences::Lists).unwrap_err();
    assert_eq!(error.1, flatten::FlattenProblem::RawIndex(i32::MAX));
    let record = (Record::Primitive(Element::Int(8)), vec![Key::Index(i32::MAX)]);
    let error = V1Signature::from_paths(&[record], &[]).unwrap_err();
    assert_eq!(error, AssemblyError::Places(PlaceError::Gaps(i32::MAX)));
    let dims = V1Signature::read(r#"{"a":[["ndarray","f32",18446744073709551615,1]],"r":[]}"#);
    assert!(dims.is_err());
}

#[test]
fn json_has_one_type_of_error_with_the_place() {
    let deep = format!("{{\"a\":[{}{}],\"r\":[]}}", "[\"slist\",".repeat(100_000), "]".repeat(100_000));
    for (text, message) in [
        ("{a", "malformed JSON: key must be a string at line 1 column 2"),
        ("", "malformed JSON: EOF while parsing a value at line 1 column 0"),
        ("[]", "unexpected `[]`; expected an object with `a` and `r`"),
        ("null", "unexpected `null`; expected an object with `a` and `r`"),
        (r#"{"a":[]}"#, "key `r` is missing; a signature has `a` and `r`"),
        (r#"{"r":[]}"#, "key `a` is missing; a signature has `a` and `r`"),
        (r#"{"a":1,"r":[]}"#, "a: unexpected `1`; expected a list of records"),
        (r#"{"a":[],"r":[],"r":[]}"#, "malformed JSON: key `r` is there twice at line 1 column 18"),
        (r#"{"a":[],"r":[],"v":2}"#, "v: unknown version 2; the version is 1"),
        (r#"{"a":[],"r":[],"v":"1"}"#, "v: unexpected `\"1\"`; expected 1"),
        (r#"{"a":[NaN],"r":[]}"#, "malformed JSON: expected value at line 1 column 7"),
        (r#"{"a":[["ndarray","f32",1,1e400]],"r":[]}"#, "malformed JSON: number out of range at line 1 column 30"),
        (
            r#"{"a":[["ndarray","f32",1,123456789012345678901234567890]],"r":[]}"#,
            "a[0][3]: unexpected `1.2345678901234568e+29`; expected a number from 0, or null",
        ),
        (r#"{"a":[["ndarray","f32",1,-1]],"r":[]}"#, "a[0][3]: unexpected `-1`; expected a number from 0, or null"),
        (r#"{"a":[["ndarray","f32",1,"4"]],"r":[]}"#, "a[0][3]: unexpected `\"4\"`; expected a number from 0, or null"),
        (
            r#"{"a":[["ndarray","f32",2,4]],"r":[]}"#,
            "a[0]: rank 2 with 1 dimensions; write as many dimensions as the rank says",
        ),
        (
            r#"{"a":[["ndarray","f32",null,4]],"r":[]}"#,
            "a[0]: unknown rank with 1 dimensions; leave the dimensions out",
        ),
        (
            r#"{"a":[["named","\ud800","i8"]],"r":[]}"#,
            "malformed JSON: unexpected end of hex escape at line 1 column 23",
        ),
        (r#"{"a":[[]],"r":[]}"#, "a[0]: unexpected `[]`; expected a record, whose first element is its name"),
        (r#"{"a":[[1]],"r":[]}"#, "a[0][0]: unexpected `1`; expected the name of a record"),
        (r#"{"a":[["named","x"]],"r":[]}"#, "a[0]: wrong number of parts of `named`; it has a name and a record"),
        (r#"{"a":[["sdict","k"]],"r":[]}"#, "a[0][1]: unexpected `\"k\"`; expected a key with a record"),
        (r#"{"a":[["sdict",["k","i8"],["k","i8"]]],"r":[]}"#, "a[0]: name `k` is used twice; names are different"),
        (r#"{"a":[["named","k","i8"],["named","k","i8"]],"r":[]}"#, "a: name `k` is used twice; names are different"),
        (
            r#"{"a":[],"r":[["named","k","i8"]]}"#,
            "r[0]: `named` is not allowed here; only arguments of the function are named",
        ),
        (r#"{"a":[],"r":["ui8"]}"#, "r[0]: unknown type `ui8`; types are `i32`, `f32`, `bf16` and `unknown`"),
        (deep.as_str(), "malformed JSON: recursion limit exceeded at line 1 column 1132"),
    ] {
        assert_eq!(V1Signature::read(text).unwrap_err().to_string(), message, "{}", &text[..text.len().min(80)]);
    }
}

#[test]
fn many_records_are_read_and_written() {
    let records = r#"["stuple","i32",["ndarray","f32",1,null]],"#.repeat(100_000);
    let text = format!("{{\"a\":[{}],\"r\":[]}}", records.trim_end_matches(','));
    let signature = V1Signature::read(&text).expect("it is well formed");
    assert_eq!(signature.to_json(), text);
    let (raw, sip) = signature.to_v0().expect("no argument is named");
    assert_eq!(raw.inputs.len(), 200_000);
    assert_eq!(checked::sip(&sip.to_bytes(), 200_000, 0), Ok(sip));
}
