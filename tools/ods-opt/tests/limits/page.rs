//! The limits that `docs/limits.md` lists: the page has the message of each, in the words of the program.

use crate::error_of;

/// Texts at a limit, and what is said.
fn at_limits() -> Vec<(String, &'static str)> {
    let many = |count: usize, text: &str| text.repeat(count);
    let attribute = |value: &str| format!("\"u.a\"() {{a = {value}}} : () -> ()");
    let doubled: String = (0..60).map(|i| format!("#a{} = [#a{i}, #a{i}]\n", i + 1)).collect();
    let aliased = format!("!t = () -> ({}i32)\n", many(9_999, "i32, ")) + &many(10_000, "\"u.a\"() : !t\n");
    let wide: String = (0..100).map(|i| attribute(&format!("{i} : i16777215")) + "\n").collect();
    vec![
        (many(1000, "module {\n"), "nesting is deeper than 512 levels"),
        (attribute(&many(1000, "[")), "nesting is deeper than 512 levels"),
        (format!("#a0 = [1]\n{doubled}"), "aliases expand to more than"),
        (aliased, "the text expands to far more data than its size allows"),
        (wide, "the text expands to far more data than its size allows"),
        (attribute("i16777216"), "integer bitwidth is limited to 16777215 bits"),
        (attribute("i4294967296"), "invalid integer width"),
        (
            attribute(&format!("{} : i16777215", many(100_001, "9"))),
            "decimal integers are limited to 100000 digits; write it in hexadecimal",
        ),
        (attribute("256 : i8"), "integer constant out of range for attribute"),
        (attribute("array<i8: 256>"), "integer constant out of range"),
        (attribute("0x10000 : f16"), "hexadecimal float constant out of range for type"),
        (attribute("tensor<9223372036854775808xi8>"), "invalid dimension"),
        (attribute("strided<[9223372036854775808]>"), "expected a 64-bit signed integer or '?'"),
        (attribute("affine_map<() -> (9223372036854775808)>"), "constant too large for index"),
        (
            attribute("dense<\"0x01020304\"> : tensor<4294967296x4294967296xi8>"),
            "elements hex data size is invalid for provided type: 'tensor<4294967296x4294967296xi8>'",
        ),
        (
            attribute("dense<[1]> : tensor<9223372036854775807xi8>"),
            "inferred shape of elements literal ([1]) does not match type ([9223372036854775807])",
        ),
        ("%a:0 = \"u.a\"() : () -> ()".into(), "expected named operation to have at least 1 result"),
        ("%a:18446744073709551616 = \"u.a\"() : () -> i1".into(), "expected named operation to have at least 1 result"),
        ("%a:18446744073709551615, %b:2 = \"u.a\"() : () -> i1".into(), "operation defines 1 results but was provided"),
        ("%a = \"u.a\"() : () -> i1\n\"u.b\"(%a#4294967296) : (i1) -> ()".into(), "invalid SSA value result number"),
        ("\"u.a\"() : () -> () loc(\"f\":4294967296:1)".into(), "expected integer line number in FileLineColRange"),
        (attribute("distinct[18446744073709551616]<>"), "expected an unsigned 64-bit integer"),
        (
            "func.func @f(%x: i32) {\ncf.switch %x : i32, [\ndefault: ^a,\n9223372036854775808: ^a\n]\n^a:\nreturn\n}"
                .into(),
            "custom op 'cf.switch' integer value too large",
        ),
        (
            "func.func @f(%x: memref<4xi8>) {\n%0 = memref.subview %x[99999999999999999999] [1] [1] : memref<4xi8> to \
             memref<1xi8>\nreturn\n}"
                .into(),
            "integer value too large",
        ),
    ]
}

#[test]
fn page_lists_the_messages() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/limits.md")).expect("the page");
    for (text, expected) in at_limits() {
        let error = error_of(expected, text);
        assert!(error.contains(expected), "{expected}: {}", error.chars().take(200).collect::<String>());
        // Types and shapes follow from the example.
        let words = expected.split([':', '[', '(']).next().unwrap_or(expected).trim();
        assert!(page.contains(words), "the page does not say: {words}");
    }
}
