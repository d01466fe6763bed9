//! Reflections of functions in IR: the verifier, the pass, and function types.

use std::sync::Arc;

use ods::pass::{Anchor, PassManager, PassRegistry};
use ods::prelude::*;
use ods::text::{parse, type_to_string};
use ods::verify::verify;
use ods_iree_abi::{V1Signature, checked};
use ods_iree_abi_ir::{self as ir, AddIreeAbi};

fn context() -> Arc<Context> {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("one dialect each");
    ir::register(&context).expect("one dialect");
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

/// Verifies a function with these types and this reflection.
fn verified(types: &str, reflection: &str) -> Result<(), String> {
    let text = format!("func.func private @f{types} attributes {{iree.reflection = {reflection}}}");
    let parsed = parse(&context(), "file", text.as_bytes()).expect("good text");
    match verify(&parsed.ir, parsed.root) {
        Ok(()) => Ok(()),
        Err(errors) => Err(errors.into_iter().map(|error| error.message).collect::<Vec<_>>().join("\n")),
    }
}

#[test]
fn accepts_signatures_that_agree_with_the_function() {
    for (types, reflection) in [
        ("(tensor<4x?xf32>, i8)", r#"{f = "I14!B6!d4d-1S3!t4R1!", fv = "1"}"#),
        ("(tensor<4x?xf32>, i1)", r#"{f = "I13!B5!d4d8S3!t4R1!", fv = "1", fbr = "alloc"}"#),
        ("(ui8, !foo.bar, memref<2xf32>)", r#"{f = "I12!S3!t8O1!U1!R1!", fv = "1"}"#),
        ("(i32, i32) -> i32", r#"{abi = "sip", abiv = 1 : i32, sip = "I17!D13!K2!a_1K2!b_0R3!_0"}"#),
        (
            "(i32) -> (i8, i8)",
            r#"{iree.abi = "{\22a\22:[[\22named\22,\22x\22,\22i32\22]],\22r\22:[[\22stuple\22,\22i8\22,\22i8\22]]}"}"#,
        ),
        (
            "(tensor<*xbf16>, !util.list<i8>, index)",
            r#"{iree.abi = "{\22a\22:[[\22ndarray\22,\22bf16\22,2,1,null],[\22slist\22,\22i8\22],\22i64\22],\22r\22:[]}"}"#,
        ),
        ("(i32)", r#"{iree.abi.declaration = "sync", x = 7, y}"#),
        ("(i32)", "{}"),
    ] {
        assert_eq!(verified(types, reflection), Ok(()), "{types} {reflection}");
    }
}

#[test]
fn rejects_signatures_that_are_wrong_or_disagree() {
    let v1 = |json: &str| format!("{{iree.abi = \"{}\"}}", json.replace('"', "\\22"));
    for (types, reflection, message) in [
        ("()", "7".to_owned(), "must be a dictionary; write `{f = \"...\", fv = \"1\"}`"),
        ("()", "{f = 7}".to_owned(), "entry `f` must be a string; write `f = \"...\"`"),
        ("()", r#"{f = "I1!R1!"}"#.to_owned(), "Unsupported raw function ABI version; write `fv = \"1\"`"),
        ("()", r#"{f = "I1!R1!", fv = "2"}"#.to_owned(), "Unsupported raw function ABI version; write `fv = \"1\"`"),
        (
            "()",
            r#"{f = "I1!", fv = "1"}"#.to_owned(),
            "entry `f`: at byte 3: unexpected end; expected `R`, the results",
        ),
        (
            "(i8)",
            r#"{f = "I1!R1!", fv = "1"}"#.to_owned(),
            "entry `f`: expected 1 arguments, as the function has, but got 0",
        ),
        (
            "(i8)",
            r#"{f = "I6!S3!t5R1!", fv = "1"}"#.to_owned(),
            "entry `f`: argument 0 is `sint16`, but the function has `i8`",
        ),
        (
            "(i8)",
            r#"{f = "I4!U1!R1!", fv = "1"}"#.to_owned(),
            "entry `f`: argument 0 is `Unrecognized`, but the function has `i8`",
        ),
        (
            "() -> tensor<4xf32>",
            r#"{f = "I1!R6!B3!d5", fv = "1"}"#.to_owned(),
            "entry `f`: result 0 is `Buffer<float32[5]>`, but the function has `tensor<4xf32>`",
        ),
        ("()", "{fbr = 1}".to_owned(), "entry `fbr` must be a string; write `fbr = \"...\"`"),
        ("()", r#"{abi = "x"}"#.to_owned(), "entry `abi` is unknown; the only structured ABI is `sip`"),
        ("()", r#"{abi = "sip"}"#.to_owned(), "entry `sip` is missing, the signature of `abi = \"sip\"`"),
        ("()", r#"{abiv = 2 : i32}"#.to_owned(), "entry `abiv` is unknown; the version of `sip` is 1"),
        ("()", r#"{abiv = "1"}"#.to_owned(), "entry `abiv` must be an integer; write `abiv = 1 : i32`"),
        (
            "(i8)",
            r#"{sip = "I1!R1!"}"#.to_owned(),
            "entry `sip`: at byte 3: raw index 0 is missing; each entry has a place",
        ),
        ("()", v1("{a"), "entry `iree.abi`: malformed JSON: key must be a string at line 1 column 2"),
        ("()", r#"{iree.abi = "\FF"}"#.to_owned(), "entry `iree.abi`: the text is not UTF-8; JSON is"),
        ("(i8)", v1(r#"{"a":[],"r":[]}"#), "entry `iree.abi`: expected 1 arguments, as the function has, but got 0"),
        ("(i8)", v1(r#"{"a":["i16"],"r":[]}"#), "entry `iree.abi`: argument 0 is `\"i16\"`, but the function has `i8`"),
        (
            "(f64)",
            v1(r#"{"a":[["named","x","f32"]],"r":[]}"#),
            "entry `iree.abi`: argument 0 is `\"f32\"`, but the function has `f64`",
        ),
        (
            "(i8)",
            v1(r#"{"a":[["slist","i8"]],"r":[]}"#),
            "entry `iree.abi`: argument 0 is `[\"slist\",\"i8\"]`, but the function has `i8`",
        ),
        (
            "() -> (i8, i16)",
            v1(r#"{"a":[],"r":[["stuple","i8","i8"]]}"#),
            "entry `iree.abi`: result 1 is `\"i8\"`, but the function has `i16`",
        ),
        (
            "(tensor<4xf32>)",
            v1(r#"{"a":[["ndarray","f32",2,4,null]],"r":[]}"#),
            "entry `iree.abi`: argument 0 is `[\"ndarray\",\"f32\",2,4,null]`, but the function has `tensor<4xf32>`",
        ),
        (
            "(tensor<4xf32>)",
            v1(r#"{"a":[["ndarray","i32",1,4]],"r":[]}"#),
            "entry `iree.abi`: argument 0 is `[\"ndarray\",\"i32\",1,4]`, but the function has `tensor<4xf32>`",
        ),
    ] {
        let expected = format!("'func.func' op attribute 'iree.reflection' of @f: {message}");
        assert_eq!(verified(types, &reflection), Err(expected), "{types} {reflection}");
    }
}

#[test]
fn verifies_partial_reflections() {
    let error = |text: &str| {
        let text = format!("func.func private @f({text})");
        let parsed = parse(&context(), "file", text.as_bytes()).expect("good text");
        verify(&parsed.ir, parsed.root)
            .err()
            .map(|errors| errors.into_iter().map(|error| error.message).collect::<String>())
    };
    assert_eq!(error(r#"i8 {iree.reflection = {f_partial = "I6!S3!t4"}}) -> (i8 {iree.reflection = {}}"#), None);
    let message = error(r#"i8 {iree.reflection = {f_partial = "I6!S3!t5"}}"#);
    let expected =
        "'func.func' op attribute 'iree.reflection' of @f: argument 0 is `sint16`, but the function has `i8`";
    assert_eq!(message.as_deref(), Some(expected));
    let message = error(r#"i8) -> (i8, i8 {iree.reflection = {f_partial = "I1!"}}"#);
    let expected =
        "'func.func' op attribute 'iree.reflection' of @f: Illegal partial reflection attribute: 'I1!' on result 1";
    assert_eq!(message.as_deref(), Some(expected));
}

/// Runs the pass on a text; returns the printed text and the reports.
fn added(pipeline: &str, text: &str) -> Result<(String, Vec<String>), String> {
    let mut registry = PassRegistry::new();
    ir::PASSES.iter().for_each(|entry| registry.add(*entry));
    let mut parsed = parse(&context(), "file", text.as_bytes()).expect("good text");
    let mut manager = PassManager::parse(&format!("builtin.module({pipeline})"), &registry).expect("a good pipeline");
    let outcome = manager.run(&mut parsed.ir, parsed.root);
    let reports = manager.take_diagnostics().into_iter().map(|report| report.message).collect();
    match outcome {
        Ok(()) => Ok((parsed.ir.display(parsed.root).to_string(), reports)),
        Err(error) => Err(format!("{error:?}")),
    }
}

#[test]
fn adds_signatures_to_public_functions() {
    let text = "func.func @f(%x: tensor<4xf32>, %y: i32) -> tensor<4xf32> { return %x : tensor<4xf32> }\n\
                func.func private @g()";
    let (printed, _) = added("add-iree-abi", text).expect("the pass succeeds");
    let expected = r#"attributes {iree.reflection = {abi = "sip", abiv = 1 : i32, f = "I11!B3!d4S3!t6R6!B3!d4", fv = "1", iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,4],\22i32\22],\22r\22:[[\22ndarray\22,\22f32\22,1,4]],\22v\22:1}", sip = "I12!S9!k0_0k1_1R3!_0"}}"#;
    assert!(printed.contains(expected), "{printed}");
    assert!(printed.contains("func.func private @g()\n"), "{printed}");
    let (again, _) = added("add-iree-abi", &printed).expect("the pass succeeds");
    assert_eq!(again, printed, "entries that are there are kept");
    let (only, _) = added("add-iree-abi{raw=false sip=false}", text).expect("the pass succeeds");
    assert!(only.contains("attributes {iree.reflection = {iree.abi = ") && !only.contains("fv"), "{only}");
}

#[test]
fn signatures_follow_from_each_other() {
    let named = r#"func.func @f(%a: i8, %b: i8) -> (i8, i8) attributes {iree.reflection = {sip = "I17!D13!K2!a_0K2!b_1R18!D14!K2!p_0K2!q_1"}} { return %a, %b : i8, i8 }"#;
    let (printed, _) = added("add-iree-abi", &named.replace("R18!D14", "R17!D13")).expect("the pass succeeds");
    let v1 = r#"iree.abi = "{\22a\22:[[\22named\22,\22a\22,\22i8\22],[\22named\22,\22b\22,\22i8\22]],\22r\22:[[\22sdict\22,[\22p\22,\22i8\22],[\22q\22,\22i8\22]]],\22v\22:1}""#;
    assert!(printed.contains(v1), "{printed}");
    let v1 = format!(
        "func.func @f(%a: i8, %b: i8) -> (i8, i8) attributes {{iree.reflection = {{{v1}}}}} {{ return %a, %b : i8, i8 }}"
    );
    assert_eq!(added("add-iree-abi", &v1).expect("the pass succeeds").0, printed);

    let nested = r#"func.func @f(%a: i8) attributes {iree.reflection = {sip = "I14!S10!k0S5!k0_0R1!"}} { return }"#;
    let (printed, reports) = added("add-iree-abi", nested).expect("the pass succeeds");
    assert!(!printed.contains("iree.abi"), "{printed}");
    assert!(reports[0].contains("the structure of `f` has no V1 signature"), "{reports:?}");
}

#[test]
fn partial_reflections_are_joined_and_removed() {
    let text = r#"func.func @f(%a: i8 {iree.reflection = {f_partial = "I6!S3!t4"}, x.y}, %b: i32 {iree.reflection = {f_partial = "I6!S3!t6"}}) -> (i8 {iree.reflection = {f_partial = "R6!S3!t4"}}) { return %a : i8 }"#;
    let (printed, _) = added("add-iree-abi{infer=false sip=false v1=false}", text).expect("the pass succeeds");
    assert!(printed.contains(r#"@f(%arg0: i8 {x.y}, %arg1: i32) -> i8 attributes {iree.reflection = {f = "I11!S3!t4S3!t6R6!S3!t4", fv = "1"}}"#), "{printed}");
    let missing = text.replace(r#"{iree.reflection = {f_partial = "I6!S3!t6"}}"#, "");
    let error = added("add-iree-abi{infer=false}", &missing).unwrap_err();
    assert!(error.contains("Reflection signature missing for argument 1"), "{error}");
    assert!(added("add-iree-abi", &missing).expect("the pass succeeds").0.contains("I11!S3!t4S3!t6R6!S3!t4"));
}

#[test]
fn warns_of_types_without_a_spelling_and_of_todays_client() {
    let text = "func.func @f(%a: index, %b: i1) -> index { return %a : index }";
    let (printed, reports) = added("add-iree-abi{client=true}", text).expect("the pass succeeds");
    assert!(printed.contains(r#"f = "I9!U1!S3!t4R4!U1!""#), "{printed}");
    for message in [
        "Argument #0 of function f is not a recognized public ABI type and the function may not be invokable by standard tools",
        "Result #0 of function f is not a recognized public ABI type and the function may not be invokable by standard tools",
        "today's client cannot call `f`: argument 0: `unknown` is not passed by today's client",
    ] {
        assert!(reports.iter().any(|report| report.contains(message)), "{message}: {reports:?}");
    }
}

#[test]
fn signatures_that_are_there_are_checked_for_todays_client() {
    let text = r#"func.func @f(%a: i1) attributes {iree.reflection = {iree.abi = "{\22a\22:[\22i1\22],\22r\22:[]}"}} { return }"#;
    let (_, reports) = added("add-iree-abi{client=true}", text).expect("the pass succeeds");
    assert!(reports[0].starts_with("today's client cannot call `f`: argument 0: `i1` is not passed"), "{reports:?}");
    let error = added("add-iree-abi", &text.replace("{\\22a", "a")).unwrap_err();
    assert!(error.contains("attribute 'iree.reflection' entry `iree.abi`: malformed JSON"), "{error}");
}

#[test]
fn the_pass_is_built_in_code_too() {
    let mut manager = PassManager::new(Anchor::new("builtin.module"));
    manager.add(AddIreeAbi { raw: false, ..AddIreeAbi::default() });
    assert_eq!(manager.to_text(), "builtin.module(add-iree-abi{client=false infer=true raw=false sip=true v1=true})");
}

#[test]
fn function_types_follow_from_signatures() {
    let context = context();
    let opaque = ods::text::parse_type(&context, "!util.list<?>").expect("a type");
    let raw = checked::raw(b"I22!B9!t1d-1d-1S3!t8O1!U1!R6!S3!t3".as_slice())
        .or_else(|_| checked::raw(b"I23!B9!t1d-1d-1S3!t8O1!U1!R6!S3!t3"));
    let ty = ir::function_type_of_raw(&context, &raw.expect("a good signature"), opaque).expect("a good type");
    assert_eq!(type_to_string(&context, ty.into()), "(tensor<?x?xf16>, ui8, !util.list<?>, !util.list<?>) -> bf16");

    let text = r#"{"a":["i37",["named","x",["ndarray","complex<f32>",null]],["slist","i8"]],"r":[["sdict",["k","f64"],["l",["ndarray","f32",2,null,4]]]]}"#;
    let signature = V1Signature::read(text).expect("a good signature");
    let ty = ir::function_type_of_v1(&context, &signature, opaque).expect("a good type");
    assert_eq!(
        type_to_string(&context, ty.into()),
        "(i37, tensor<*xcomplex<f32>>, !util.list<?>) -> (f64, tensor<?x4xf32>)"
    );
    let types = ir::flat_types(&context, ty.inputs(&context), ty.results(&context));
    let json: Vec<String> = types.arguments.iter().map(ods_iree_abi::Record::to_json).collect();
    assert_eq!(json, [r#""i37""#, r#"["ndarray","complex<f32>",null]"#, r#""unknown""#]);
    assert_eq!(types.raw.to_string(), "(Unrecognized, Unrecognized, Unrecognized) -> (float64, Buffer<float32[?x4]>)");
}
