//! Libraries that are loaded: good ones, bad ones, and files that are none.
//!
//! No libtvm_ffi is loaded in this program: see `runtime.rs` for that.

mod support;

use std::path::Path;

use ods_packed::classic::Client;
use ods_packed::{Error, Library, Runtime, Value};

fn open(name: &str) -> Library {
    // SAFETY: the library is one of ours; its functions follow the convention in everything that concerns memory.
    unsafe { Library::open(support::library(name)) }.expect("a library")
}

fn message(error: Error) -> String {
    error.to_string()
}

#[test]
fn functions_are_found_and_called() {
    let library = open("hostile");
    let seven = library.function("seven").expect("a function");
    assert_eq!(seven.call(&[]).expect("a number"), 7.into());
    let first = library.function("first").expect("a function");
    let values = [Value::None, true.into(), 5.into(), 2.5.into(), "seven77".into(), b"1234567".as_slice().into()];
    for value in values {
        assert_eq!(first.call(std::slice::from_ref(&value)).expect("the value"), value);
    }
    let count = library.function("count").expect("a function");
    drop(library);
    assert_eq!(count.call(&vec![Value::Int(1); 100_000]).expect("a number"), 100_000.into());
    assert_eq!(count.about().map(|about| about.name()), Some("count"));
}

#[test]
fn whatever_breaks_the_convention_is_an_error() {
    let library = open("hostile");
    let cases = [
        (
            "silent",
            "RuntimeError: `silent` failed without an error; load libtvm_ffi first, with `Runtime::load`, to see it",
        ),
        (
            "five",
            "RuntimeError: `five` failed without an error; load libtvm_ffi first, with `Runtime::load`, to see it",
        ),
        ("unknown_index", "TypeError: no value has the type index 33"),
        ("negative_index", "TypeError: no value has the type index -7"),
        ("long_small_string", "TypeError: a small string has 8 bytes; pass a string"),
        ("huge_small_string", "TypeError: a small string has 4294967295 bytes; pass a string"),
        ("bad_small_string", "ValueError: a string is not UTF-8 at byte 0; pass bytes"),
        ("null_object", "TypeError: a value of type index 68 has the address 0x0; pass none instead of null"),
        ("odd_object", "TypeError: a value of type index 70 has the address 0x3039; pass none instead of null"),
        ("null_tensor", "TypeError: a result has the type index 7, which is one of arguments; return an object"),
        ("null_string", "TypeError: a result has the type index 8, which is one of arguments; return an object"),
        ("lent_bytes", "TypeError: a result has the type index 9, which is one of arguments; return an object"),
        ("lent_object", "TypeError: a result has the type index 10, which is one of arguments; return an object"),
        ("null_rvalue", "TypeError: a result has the type index 10, which is one of arguments; return an object"),
    ];
    for (name, expected) in cases {
        let function = library.function(name).expect("a function");
        assert_eq!(message(function.call(&[]).expect_err("an error")), expected, "{name}");
    }
    let call = |name: &str| library.function(name).and_then(|function| function.call(&[])).expect("a value");
    assert_eq!((call("small_string"), call("odd_bool")), ("hi".into(), true.into()));
}

#[test]
fn documentation_is_text_or_an_error() {
    let library = open("hostile");
    assert_eq!(library.doc("documented").expect("a text"), "ysly.");
    assert_eq!(library.doc("count").expect("no text"), "");
    assert_eq!(library.metadata("count").expect("no text"), "");
    let error = message(library.function("seven_").expect_err("missing"));
    assert!(
        error.starts_with("AttributeError: ") && error.ends_with(" has no function `seven_`; export it"),
        "{error}"
    );
    assert!(message(library.doc("seven").expect_err("no text")).contains("`__tvm_ffi__doc_seven` of "));
}

#[test]
fn objects_need_libtvm_ffi() {
    let count = open("hostile").function("count").expect("a function");
    let list = ods_packed::List::from(vec![1.into()]);
    let cases: [(Value, &str); 4] = [
        ("eight888".into(), "strings of more than seven bytes"),
        (b"12345678".as_slice().into(), "more than seven bytes"),
        (list.into(), "lists and dicts"),
        (count.clone().into(), "functions"),
    ];
    for (value, what) in cases {
        let expected = format!("RuntimeError: {what} need libtvm_ffi; load it first, with `Runtime::load`");
        assert_eq!(message(count.call(&[value]).expect_err("an error")), expected);
    }
    assert!(Runtime::get().is_none());
}

#[test]
fn files_that_are_no_library_are_errors() {
    for path in [Path::new("/nonexistent/none.so"), &Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")] {
        // SAFETY: nothing is loaded.
        let error = message(unsafe { Library::open(path) }.expect_err("no library"));
        assert!(error.starts_with("RuntimeError: Failed to load dynamic shared library "), "{error}");
        // SAFETY: as above.
        assert!(unsafe { Runtime::load(path) }.is_err());
    }
}

#[test]
fn other_versions_of_libtvm_ffi_are_errors() {
    let load = |name: &str| {
        // SAFETY: the library is one of ours.
        message(unsafe { Runtime::load(support::library(name)) }.expect_err("an error"))
    };
    assert!(load("other_version").ends_with(" is version 1.2.3 of libtvm_ffi; load version 0.1"));
    assert!(load("lacking").ends_with(" has no function `TVMFFIFunctionCreate`; load libtvm_ffi 0.1"));
    assert!(load("classic").ends_with(" is not libtvm_ffi: it has no version; load libtvm_ffi 0.1"));
}

#[test]
fn classic_libraries_may_misbehave() {
    // SAFETY: the library is one of ours.
    let missing = unsafe { Client::open(support::library("other_version")) };
    assert!(message(missing.expect_err("no functions")).contains(" has no function `TVMGetLastError`; load "));
    // SAFETY: as above.
    let client = unsafe { Client::open(support::library("classic")) }.expect("a library");
    assert_eq!(
        message(client.names().expect_err("null")),
        "ValueError: a library lists 3 names, and no memory for them"
    );
    assert_eq!(
        message(client.get("z").expect_err("-1")),
        "RuntimeError: `TVMFuncGetGlobal` failed without an error; set one"
    );
    assert!(client.get("a\0").is_err());
    let call = |name: &str| client.get(name).expect("no error").expect("a function").call(&[]);
    assert_eq!(message(call("a").expect_err("-1")), "RuntimeError: `a` failed without an error; set one");
    assert_eq!(message(call("b").expect_err("uint")), "TypeError: no value has the code 1");
    assert_eq!(message(call("l").expect_err("null")), "TypeError: a value of code 11 is a null pointer; pass NULL");
    assert!(call("k").expect("a null function").is_none());
    assert!(call("e").expect("none").is_none());
}
