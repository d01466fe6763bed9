//! Calls: arguments that fit signatures, and errors that name the function, the place, the expected and the found.

use ods_iree_abi::flatten::{Rules, V0Call, V1Call};
use ods_iree_abi::reflection::{ReflectionError, raw_signature};
use ods_iree_abi::v1::client;
use ods_iree_abi::{Element, Nested, Plain, RawError, Sip, Tree, V1Signature, checked};

type Value = Tree<Plain>;

fn int(value: i128) -> Value {
    Tree::Leaf(Plain::Int(value))
}

fn float(value: f64) -> Value {
    Tree::Leaf(Plain::Float(value))
}

fn array(element: Element, dims: &[u64]) -> Value {
    Tree::Leaf(Plain::Array { element, dims: dims.to_vec() })
}

fn dict(entries: &[(&str, Value)]) -> Value {
    Tree::Dict(entries.iter().map(|(key, value)| (key.as_bytes().to_vec(), value.clone())).collect())
}

fn keywords(entries: &[(&str, Value)]) -> Vec<(String, Value)> {
    entries.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect()
}

/// Calls by a raw signature of numbers and by SIP.
fn v0(raw: &str, sip: Option<&str>, arguments: &[Value], names: &[(&str, Value)]) -> Result<Vec<Value>, String> {
    let raw = checked::raw(raw.as_bytes()).expect("a good raw signature");
    let sip = sip.map(|sip| Sip::read(sip.as_bytes()).expect("a good structure"));
    let call = V0Call { function: "f", raw: &raw, sip: sip.as_ref() };
    call.flatten(arguments, &keywords(names)).map_err(|error| error.to_string())
}

#[test]
fn arguments_follow_the_structure() {
    // f([p, q], {"w": r})
    let (raw, sip) = ("I14!S3!t6S3!t6S1!R1!", "I29!S25!k0S9!k0_0k1_1k1D7!K2!w_2R1!");
    let good = [Tree::Tuple(vec![int(1), int(2)]), dict(&[("w", float(0.5))])];
    assert_eq!(v0(raw, Some(sip), &good, &[]), Ok(vec![int(1), int(2), float(0.5)]));
    for (arguments, message) in [
        (vec![], "`f`: args: expected an element [0], but got a tuple of 0; no such position"),
        (vec![int(1)], "`f`: args[0]: expected a list of 2, but got 1"),
        (vec![good[0].clone()], "`f`: args: expected an element [1], but got a tuple of 1; no such position"),
        (
            vec![Tree::List(vec![int(1)]), good[1].clone()],
            "`f`: args[0]: expected an element [1], but got a list of 1; no such position",
        ),
        (
            vec![good[0].clone(), dict(&[("v", int(1))])],
            "`f`: args[1]: expected an element [\"w\"], but got a dict of 1; no such key",
        ),
        (vec![good[0].clone(), Tree::List(vec![])], "`f`: args[1]: expected a dict of 1, but got a list of 0"),
        (
            vec![good[0].clone(), dict(&[("w", int(1)), ("v", int(1))])],
            "`f`: args[1]: there are more entries than expected; remove them",
        ),
        (
            vec![good[0].clone(), good[1].clone(), int(1)],
            "`f`: args: there are more elements than expected; remove them",
        ),
        (
            vec![good[0].clone(), dict(&[("w", float(0.1))])],
            "`f`: args[1][\"w\"]: 0.1 is not exact as f32; convert it before the call",
        ),
        (vec![Tree::Tuple(vec![int(1), float(2.0)]), good[1].clone()], "`f`: args[0][1]: expected i32, but got 2.0"),
    ] {
        assert_eq!(v0(raw, Some(sip), &arguments, &[]), Err(message.to_owned()));
    }
    let message = "`f`: kwargs: keywords are not accepted; pass the arguments by position";
    assert_eq!(v0(raw, Some(sip), &good, &[("x", int(1))]), Err(message.to_owned()));
}

#[test]
fn a_dict_at_the_root_takes_keywords() {
    let (raw, sip) = ("I7!S1!S1!R1!", "I17!D13!K2!a_1K2!b_0R1!");
    assert_eq!(v0(raw, Some(sip), &[], &[("a", int(1)), ("b", int(2))]), Ok(vec![float(2.0), float(1.0)]));
    let message = "`f`: kwargs: expected an element [\"b\"], but got a dict of 1; no such key";
    assert_eq!(v0(raw, Some(sip), &[], &[("a", int(1))]), Err(message.to_owned()));
    let message = "`f`: args: positional arguments are not accepted; pass the arguments by keyword";
    assert_eq!(v0(raw, Some(sip), &[int(1)], &[("a", int(1)), ("b", int(2))]), Err(message.to_owned()));
}

#[test]
fn signatures_that_disagree_are_errors_of_calls() {
    let flat = "I7!S1!S1!R1!";
    for (sip, message) in [
        ("I3!_0R1!", "`f`: args: the arguments are neither a sequence nor a dict; the signature is wrong"),
        ("I12!S9!k0_0k1_2R1!", "`f`: args[1]: raw index 2 is out of range; the signatures disagree"),
        ("I12!S9!k0_0k0_1R1!", "`f`: args: key [0] of a sequence is there twice; keys are different"),
        ("I12!S9!k0_0k1_0R1!", "`f`: args[1]: raw index 0 is in two places; the signature is wrong"),
    ] {
        assert_eq!(v0(flat, Some(sip), &[int(1), int(2)], &[]), Err(message.to_owned()), "{sip}");
    }
    let message = "`f`: kwargs: key [\"a\"] of a dict is there twice; the signature is wrong";
    assert_eq!(v0(flat, Some("I17!D13!K2!a_0K2!a_1R1!"), &[], &[("a", int(1))]), Err(message.to_owned()));
    let message = "`f`: args: raw index 1 is in no place; the signatures disagree";
    assert_eq!(v0(flat, Some("I8!S5!k0_0R1!"), &[int(1)], &[]), Err(message.to_owned()));
}

#[test]
fn buffers_are_compared_before_the_call() {
    let raw = "I18!B11!d10d128d-1U1!R1!";
    let call = |value: Value| v0(raw, None, &[value, int(7)], &[]);
    let good = array(Element::Float(32), &[10, 128, 5]);
    assert_eq!(call(good.clone()), Ok(vec![good, int(7)]));
    for (value, message) in [
        (array(Element::Float(32), &[10]), "`f`: args[0]: expected an array of rank 3, but got rank 1"),
        (array(Element::Float(32), &[10, 127, 5]), "`f`: args[0]: expected size 128 of dimension 1, but got 127"),
        (
            array(Element::Int(32), &[10, 128, 5]),
            "`f`: args[0]: expected elements of type f32, but got i32; convert the array before the call",
        ),
        (int(1), "`f`: args[0]: expected array<10x128x?xf32>, but got 1"),
        (Tree::List(vec![]), "`f`: args[0]: expected array<10x128x?xf32>, but got a list of 0"),
    ] {
        assert_eq!(call(value), Err(message.to_owned()));
    }
}

#[test]
fn results_follow_the_structure() {
    let raw = checked::raw(b"I1!R16!S3!t6S3!t6S3!t6").expect("a good raw signature");
    let results = vec![int(1), int(2), int(3)];
    for (sip, expected) in [
        (None, Tree::Tuple(results.clone())),
        (Some("I1!R17!S13!k0_2k1_1k2_0"), Tree::Tuple(vec![int(3), int(2), int(1)])),
        (Some("I1!R17!S13!k0_0k1_1k3_2"), Tree::Tuple(vec![int(1), int(2), Tree::Absent, int(3)])),
    ] {
        let sip = sip.map(|sip| Sip::read(sip.as_bytes()).expect("a good structure"));
        let call = V0Call { function: "f", raw: &raw, sip: sip.as_ref() };
        assert_eq!(call.unflatten(results.clone()), Ok(expected));
        let error = call.unflatten(vec![int(1)]).unwrap_err();
        assert_eq!(error.to_string(), "`f`: results: expected 3 results, but got 1");
    }
}

#[test]
fn raw_signatures_of_reflections_have_the_originals_errors() {
    assert_eq!(raw_signature(None, Some(b"1")).unwrap_err().to_string(), "No raw abi reflection metadata for function");
    for version in [None, Some(&b"2"[..])] {
        assert_eq!(raw_signature(Some(b"I1!R1!"), version), Err(ReflectionError::Version));
    }
    let error = raw_signature(Some(b"I1!"), Some(b"1")).unwrap_err();
    assert_eq!(error, ReflectionError::Raw { error: RawError::ResultsNotFound, signature: b"I1!".to_vec() });
    assert_eq!(error.to_string(), "Error parsing raw ABI signature: Results span not found ('I1!')");
}

fn v1(abi: &str, rules: Rules, arguments: &[Value], names: &[(&str, Value)]) -> Result<Vec<Value>, String> {
    let signature = V1Signature::read(abi).expect("a good signature");
    let call = V1Call { function: "f", signature: &signature, rules };
    call.flatten(arguments, &keywords(names)).map_err(|error| error.to_string())
}

#[test]
fn named_arguments_are_given_either_way_by_the_document() {
    let abi = r#"{"a":["i32",["named","a","i32"],["named","b","i32"]],"r":[]}"#;
    let all = Ok(vec![int(1), int(2), int(3)]);
    let document = |arguments: &[Value], names: &[(&str, Value)]| v1(abi, Rules::Document, arguments, names);
    assert_eq!(document(&[int(1)], &[("b", int(3)), ("a", int(2))]), all);
    assert_eq!(document(&[int(1), int(2)], &[("b", int(3))]), all);
    assert_eq!(document(&[int(1), int(2), int(3)], &[]), all);
    for (arguments, names, message) in [
        (vec![int(1); 4], vec![], "`f`: args: expected 3 positional arguments, but got 4"),
        (vec![int(1), int(2)], vec![], "`f`: args: argument 2, `b`, is missing; pass a value"),
        (vec![], vec![], "`f`: args: argument 0 is missing; pass a value"),
        (vec![int(1), int(2)], vec![("a", int(1))], "`f`: kwargs: argument `a` is given twice; give it once"),
        (vec![int(1)], vec![("x", int(1))], "`f`: kwargs: no argument is called `x`"),
    ] {
        assert_eq!(document(&arguments, &names), Err(message.to_owned()));
    }
    assert!(v1(abi, Rules::Client, &[int(1), int(2)], &[("b", int(3))]).is_err());
}

#[test]
fn structures_are_passed_as_lists() {
    let abi =
        r#"{"a":[["slist",["sdict",["q",["slist","i8"]]],null],["named","x",["py_homogeneous_list","f32"]]],"r":[]}"#;
    let call = |first: Value, x: Value| v1(abi, Rules::Document, &[first], &[("x", x)]);
    let q = |value: Value| Tree::List(vec![dict(&[("q", Tree::List(vec![value]))]), Tree::Absent]);
    let floats = || Tree::Tuple(vec![int(1), float(2.5)]);
    let raw = Tree::List(vec![Tree::List(vec![Tree::List(vec![int(7)])]), Tree::Absent]);
    assert_eq!(call(q(int(7)), floats()), Ok(vec![raw, Tree::List(vec![float(1.0), float(2.5)])]));
    for (first, x, message) in [
        (q(int(300)), floats(), "`f`: args[0][0][\"q\"][0]: 300 is not exact as i8; convert it before the call"),
        (q(Tree::List(vec![])), floats(), "`f`: args[0][0][\"q\"][0]: expected i8, but got a list of 0"),
        (Tree::List(vec![dict(&[])]), floats(), "`f`: args[0]: expected a list of 2, but got a list of 1"),
        (
            Tree::List(vec![dict(&[("q", int(1)), ("r", int(1))]), Tree::Absent]),
            floats(),
            "`f`: args[0][0]: expected a dict of 1, but got a dict of 2",
        ),
        (
            Tree::List(vec![dict(&[("r", int(1))]), Tree::Absent]),
            floats(),
            "`f`: args[0][0]: expected an element [\"q\"], but got a dict of 1; no such key",
        ),
        (
            Tree::List(vec![dict(&[("q", int(1))]), int(1)]),
            floats(),
            "`f`: args[0][0][\"q\"]: expected a list of 1, but got 1",
        ),
        (q(int(7)), int(1), "`f`: kwargs[\"x\"]: expected a list, but got 1"),
        (
            q(int(7)),
            Tree::List(vec![int(1), int(1 << 25 | 1)]),
            "`f`: kwargs[\"x\"][1]: 33554433 is not exact as f32; convert it before the call",
        ),
    ] {
        assert_eq!(call(first, x), Err(message.to_owned()));
    }
}

#[test]
fn a_single_structure_of_results_is_inlined() {
    let unflatten = |results: &str, values: Vec<Value>| {
        let signature = V1Signature::read(&format!(r#"{{"a":[],"r":{results}}}"#)).expect("a good signature");
        let call = V1Call { function: "f", signature: &signature, rules: Rules::Document };
        call.unflatten(values).map_err(|error| error.to_string())
    };
    assert_eq!(unflatten("[]", vec![]), Ok(Value::absent()));
    assert_eq!(unflatten(r#"["i32"]"#, vec![int(1)]), Ok(int(1)));
    assert_eq!(unflatten(r#"["i32","i8"]"#, vec![int(1), int(2)]), Ok(Tree::Tuple(vec![int(1), int(2)])));
    let (one, nested) = (vec![int(1), Tree::List(vec![int(2)])], r#"[["stuple","i32",["sdict",["k","i8"]]]]"#);
    assert_eq!(unflatten(nested, one.clone()), Ok(Tree::Tuple(vec![int(1), dict(&[("k", int(2))])])));
    let two = r#"[["slist","i32"],["slist","i32"]]"#;
    let lists = vec![Tree::List(vec![int(1)]), Tree::List(vec![int(2)])];
    assert_eq!(unflatten(two, lists.clone()), Ok(Tree::Tuple(lists)));
    for (results, values, message) in [
        (nested, vec![int(1)], "`f`: results: expected 2 results, but got 1"),
        (nested, vec![int(1), Tree::List(vec![])], "`f`: results[1]: expected 1 results, but got 0"),
        (
            nested,
            vec![int(1), Tree::List(vec![int(128)])],
            "`f`: results[1][0]: 128 is not exact as i8; convert it before the call",
        ),
        (r#"["i32"]"#, vec![float(1.0)], "`f`: results[0]: expected i32, but got 1.0"),
    ] {
        assert_eq!(unflatten(results, values), Err(message.to_owned()));
    }
}

#[test]
fn signatures_for_todays_client_are_checked() {
    for (arguments, problem, message) in [
        (
            r#"[["named","a","i32"],"i32"]"#,
            "argument 1: no name, after an argument with a name; put the named arguments last",
            None,
        ),
        (
            r#"["i1"]"#,
            "argument 0: `i1` is not passed by today's client; use another type of number, or an array",
            Some("Unrecognized reflection primitive type: i1"),
        ),
        (
            r#"["i8","bf16"]"#,
            "argument 1: `bf16` is not passed by today's client; use another type of number, or an array",
            Some("Unrecognized reflection primitive type: bf16"),
        ),
        (
            r#"["unknown"]"#,
            "argument 0: `unknown` is not passed by today's client; use another type of number, or an array",
            Some("Unrecognized reflection primitive type: unknown"),
        ),
        (
            r#"[["slist",null]]"#,
            "argument 0: `null` is not passed by today's client; leave the argument out",
            Some("std::bad_cast"),
        ),
        (
            r#"[["py_homogeneous_list","i8"]]"#,
            "argument 0: `py_homogeneous_list` is not passed by today's client; use `slist`, `stuple` or `sdict`",
            Some("Unrecognized reflection compound type: py_homogeneous_list"),
        ),
        (
            r#"[["ndarray","f16",0]]"#,
            "argument 0: elements of type `f16` are not passed by today's client; use another type of number",
            Some("could not map abi type 'f16' to numpy dtype"),
        ),
    ] {
        let signature = V1Signature::read(&format!(r#"{{"a":{arguments},"r":["bf16"]}}"#)).expect("a good signature");
        let error = client::check(&signature).expect_err("the client does not pass it");
        assert_eq!(error.to_string(), problem);
        assert_eq!(error.problem.message().as_deref(), message);
    }
    let foreign = |record: &str| {
        let signature = V1Signature::read_as_client(&format!(r#"{{"a":[{record}],"r":[]}}"#)).expect("JSON");
        client::check(&signature).expect_err("the client does not pass it").problem.message()
    };
    assert_eq!(foreign(r#"["foo"]"#).as_deref(), Some("Unrecognized reflection compound type: foo"));
    assert_eq!(
        foreign(r#"["named","x",["named","y","i8"]]"#).as_deref(),
        Some("Unrecognized reflection compound type: named")
    );
    assert_eq!(foreign("[]").as_deref(), Some("list index out of range"));
    assert_eq!(foreign(r#"["named","x"]"#).as_deref(), Some("list index out of range"));
    assert_eq!(foreign(r#""foo""#).as_deref(), Some("Unrecognized reflection primitive type: foo"));
}
