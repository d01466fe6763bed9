//! Long lists, in the forms of dialects: what is good is read, verified and printed in proportion to its length; what
//! is not, too.

use crate::{all_ways, error_of};

fn list(count: usize, separator: &str, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(separator)
}

fn function(body: &str) -> String {
    format!("func.func @f(%c: i1, %x: i32, %i: index, %m: memref<4xi8>) {{\n{body}\n}}\n")
}

/// Returns valid texts of about a megabyte.
fn good() -> Vec<(&'static str, String)> {
    let n = 10_000;
    vec![
        ("arguments", format!("func.func @f({}) {{\nreturn\n}}", list(n, ", ", |i| format!("%a{i}: i32 {{u.a = {i}}}")))),
        ("results of a function", format!("func.func private @f() -> ({})", list(n, ", ", |_| "i32".into()))),
        ("functions", list(n, "\n", |i| format!("func.func private @f{i}()"))),
        ("cases of cf.switch", function(&format!("cf.switch %x : i32, [\ndefault: ^b(%c : i1),\n{}\n]\n^b(%y: i1):\nreturn", list(n, ",\n", |i| format!("{i}: ^b(%c : i1)"))))),
        ("cases of scf.index_switch", function(&format!("scf.index_switch %i\n{}\ndefault {{\nscf.yield\n}}\nreturn", list(n / 2, "\n", |i| format!("case {i} {{\nscf.yield\n}}"))))),
        ("blocks", function(&format!("{}\nreturn", list(n, "\n", |i| format!("cf.br ^b{i}\n^b{i}:"))))),
        ("blocks, to and fro", function(&format!("cf.br ^b0\n{}", list(n / 2, "\n", |i| format!("^b{i}:\ncf.cond_br %c, ^b{}, ^b{}", i.saturating_sub(1), (i + 1).min(n / 2 - 1)))))),
        ("branches to one block", function(&format!("{}\n^z:\nreturn", list(n / 2, "\n", |i| format!("cf.cond_br %c, ^z, ^b{i}\n^b{i}:")) + "\ncf.br ^z"))),
        ("values of scf.while", function(&format!("%r:{n} = scf.while ({}) : ({t}) -> ({t}) {{\nscf.condition(%c) {} : {t}\n}} do {{\n^b({}):\nscf.yield {} : {t}\n}}\nreturn", list(n, ", ", |i| format!("%a{i} = %c")), list(n, ", ", |i| format!("%a{i}")), list(n, ", ", |i| format!("%b{i}: i1")), list(n, ", ", |i| format!("%b{i}")), t = list(n, ", ", |_| "i1".into())))),
        ("dimensions of scf.parallel", function(&format!("scf.parallel ({}) = ({o}) to ({o}) step ({o}) {{\nscf.reduce\n}}\nreturn", list(n, ", ", |i| format!("%i{i}")), o = list(n, ", ", |_| "%i".into())))),
        ("indices of memref.load", format!("func.func @f(%m: memref<{t}>, %i: index) {{\n%0 = memref.load %m[{}] : memref<{t}>\nreturn\n}}", list(n, ", ", |_| "%i".into()), t = "2x".repeat(n) + "i8")),
        ("strides", format!("\"u.a\"() {{a = memref<{}i8, strided<[{}]>>}} : () -> ()", "2x".repeat(n), list(n, ", ", |_| "1".into()))),
        ("elements", format!("func.func @f() {{\n%0 = arith.constant dense<[{}]> : tensor<{}xi32>\nreturn\n}}", list(5 * n, ", ", |i| i.to_string()), 5 * n)),
        ("a splat of a gigantic shape", "func.func @f() {\n%0 = arith.constant dense<1> : tensor<9223372036854775807x9223372036854775807xi8>\nreturn\n}".into()),
        ("entries of a dictionary", format!("\"u.a\"() {{{}}} : () -> ()", list(5 * n, ", ", |i| format!("a{i}")))),
        ("entries of dlti", format!("module attributes {{dlti.dl_spec = #dlti.dl_spec<{}>}} {{}}", list(n, ", ", |i| format!("\"k{i}\" = {i} : i32")))),
        ("elements of tensor.from_elements", format!("func.func @f(%m: i8) {{\n%0 = tensor.from_elements {} : tensor<{n}xi8>\nreturn\n}}", list(n, ", ", |_| "%m".into()))),
        ("loops after one another", function(&format!("{}\nreturn", list(n / 4, "\n", |i| format!("%r{i} = scf.if %c -> (i1) {{\nscf.yield %c : i1\n}} else {{\nscf.yield %c : i1\n}}"))))),
        ("an affine map", format!("\"u.a\"() {{a = affine_map<({}) -> ({})>}} : () -> ()", list(n, ", ", |i| format!("d{i}")), list(n, " + ", |i| format!("d{i} mod {}", i + 2)))),
        ("resources", format!("{}\n{{-# dialect_resources: {{ builtin: {{ {} }} }} #-}}", list(n / 2, "\n", |i| format!("\"u.a\"() {{a = dense_resource<k{i}> : tensor<1xi8>}} : () -> ()")), list(n / 2, ", ", |i| format!("k{i}: \"0x0400000001\"")))),
    ]
}

#[test]
fn valid_input_takes_linear_time() {
    for (what, text) in good() {
        all_ways(what, text);
    }
}

#[test]
fn errors_at_the_end_are_found() {
    let n = 20_000;
    for (what, text, expected) in [
        (
            "arguments",
            format!("func.func @f({}, %a5: i32) {{\nreturn\n}}", list(n, ", ", |i| format!("%a{i}: i32"))),
            "region entry argument '%a5' is already in use",
        ),
        (
            "cases",
            function(&format!(
                "cf.switch %x : i32, [\ndefault: ^b,\n{}\n]\n^b(%y: i1):\nreturn",
                list(n, ",\n", |i| format!("{i}: ^b"))
            )),
            "branch has 0 operands for successor #0, but target block has 1",
        ),
        (
            "functions",
            list(n, "\n", |i| format!("func.func private @f{}()", i % (n - 1))),
            "redefinition of symbol named 'f0'",
        ),
        (
            "operands",
            function(&format!("call @f({}) : () -> ()\nreturn", list(n, ", ", |_| "%c".into()))),
            "custom op 'func.call' number of operands and types do not match: got 20000 operands and 0 types",
        ),
        (
            "indices",
            format!(
                "func.func @f(%m: tensor<4xi8>, %i: index) {{\n%0 = tensor.extract %m[{}] : tensor<4xi8>\nreturn\n}}",
                list(n, ", ", |_| "%i".into())
            ),
            "'tensor.extract' op incorrect number of indices for extract_element",
        ),
        (
            "reassociation",
            format!(
                "func.func @f(%m: tensor<4xi8>) {{\n%0 = tensor.expand_shape %m [[{}]] output_shape [1] : tensor<4xi8> into tensor<4xi8>\nreturn\n}}",
                list(n, ", ", |_| "0".into())
            ),
            "'tensor.expand_shape' op expected reassociation map #0 to be valid and contiguous.",
        ),
        (
            "strides",
            format!("\"u.a\"() {{a = memref<2x2xi8, strided<[{}]>>}} : () -> ()", list(n, ", ", |_| "1".into())),
            "expected the number of strides to match the rank",
        ),
        (
            "blocks",
            function(&list(n, "\n", |i| format!("cf.br ^b{}\n^a{i}:", i + 1))),
            "reference to an undefined block",
        ),
        (
            "values",
            format!("\"u.a\"({}) : ({}) -> ()", list(n, ", ", |i| format!("%a{i}")), list(n, ", ", |_| "i1".into())),
            "use of undeclared SSA value name",
        ),
    ] {
        let error = error_of(what, text);
        assert!(error.contains(expected), "{what}: {}", error.chars().take(200).collect::<String>());
    }
}
