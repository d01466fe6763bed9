//! Malformed inputs that are too long to be literals: nests, chains and heaps.

use crate::cases::{Case, Group, made};

/// Returns the groups of this module.
pub fn groups() -> Vec<Group> {
    vec![
        Group { title: "Nested 100,000 levels deep", cases: DEEP },
        Group { title: "Unclosed, nested 100,000 levels deep", cases: UNCLOSED },
        Group { title: "Long input", cases: LONG },
    ]
}

/// The depth of nests, and the number of repetitions.
const MANY: usize = 100_000;

/// Returns an operation with this attribute.
fn attribute(value: &str) -> Vec<u8> {
    format!("\"u.a\"() {{a = {value}}} : () -> ()").into()
}

/// Returns `inner` with `MANY` repetitions of `open` before and `close` after it.
fn nest(open: &str, inner: &str, close: &str) -> String {
    [&open.repeat(MANY), inner, &close.repeat(MANY)].concat()
}

/// Returns an operation with this location.
fn located(location: &str) -> Vec<u8> {
    format!("\"u.a\"() : () -> () loc({location})").into()
}

const DEEP: &[Case] = &[
    made("regions", "\"u.a\"() ({ … }) : () -> ()", || nest("\"u.a\"() ({\n", "", "}) : () -> ()\n").into()),
    made("modules", "module { … }", || nest("module {\n", "", "}\n").into()),
    made("arrays", "[[[…]]]", || attribute(&nest("[", "", "]"))),
    made("dictionaries", "{a = {a = …}}", || attribute(&nest("{a = ", "1", "}"))),
    made("tuples", "tuple<tuple<…>>", || attribute(&nest("tuple<", "", ">"))),
    made("function types", "() -> (() -> …)", || attribute(&nest("() -> (", "i1", ")"))),
    made("function types as inputs", "((…) -> ()) -> ()", || attribute(&nest("(", "i1", ") -> ()"))),
    made("tensors", "tensor<tensor<…>>", || attribute(&nest("tensor<", "i1", ">"))),
    made("vectors", "vector<1xvector<…>>", || attribute(&nest("vector<1x", "i1", ">"))),
    made("memrefs", "memref<memref<…>>", || attribute(&nest("memref<", "i1", ">"))),
    made("complex types", "complex<complex<…>>", || attribute(&nest("complex<", "f32", ">"))),
    made("encodings", "tensor<i1, tensor<i1, …>>", || attribute(&nest("tensor<i1, ", "i1", ">"))),
    made("affine parentheses", "((((d0))))", || attribute(&format!("affine_map<(d0) -> ({})>", nest("(", "d0", ")")))),
    made("affine negations", "-(-(-(d0)))", || attribute(&format!("affine_map<(d0) -> ({})>", nest("-(", "d0", ")")))),
    made("affine minus signs", "- - - d0", || attribute(&format!("affine_map<(d0) -> ({})>", nest("- ", "d0", "")))),
    made("parentheses of an affine set", "((((d0)))) >= 0", || {
        attribute(&format!("affine_set<(d0) : ({} >= 0)>", nest("(", "d0", ")")))
    }),
    made("call sites", "callsite(callsite(… at unknown) at unknown)", || {
        located(&nest("callsite(", "unknown", " at unknown)"))
    }),
    made("fused locations", "fused[fused[…]]", || located(&nest("fused[", "unknown", "]"))),
    made("metadata of fused locations", "fused<loc(fused<…>[unknown])>[unknown]", || {
        located(&nest("fused<loc(", "unknown", ")>[unknown]"))
    }),
    made("named locations", "\"a\"(\"a\"(…))", || located(&nest("\"a\"(", "unknown", ")"))),
    made("lists of elements", "dense<[[[…]]]>", || {
        attribute(&format!("dense<{}> : tensor<1xi1>", nest("[", "true", "]")))
    }),
    made("elements of sparse elements", "sparse<[[[…]]], 1>", || {
        attribute(&format!("sparse<{}, 1> : tensor<1xi1>", nest("[", "0", "]")))
    }),
    made("distinct attributes", "distinct[0]<distinct[0]<…>>", || attribute(&nest("distinct[0]<", "1", ">"))),
    made("bodies of a dialect type", "!foo<<<…>>>", || attribute(&format!("!foo{}", nest("<", "", ">")))),
    made("aliases of aliases", "#a1 = [#a0] #a2 = [#a1] …", || {
        (0..MANY).fold("#a0 = 1\n".to_owned(), |text, i| text + &format!("#a{} = [#a{i}]\n", i + 1)).into()
    }),
    made("type aliases of type aliases", "!a1 = tuple<!a0> !a2 = tuple<!a1> …", || {
        (0..MANY).fold("!a0 = i1\n".to_owned(), |text, i| text + &format!("!a{} = tuple<!a{i}>\n", i + 1)).into()
    }),
];

const UNCLOSED: &[Case] = &[
    made("unclosed regions", "\"u.a\"() ({ \"u.a\"() ({ …", || "\"u.a\"() ({\n".repeat(MANY).into()),
    made("unclosed arrays", "[[[…", || format!("#a = {}", "[".repeat(MANY)).into()),
    made("unclosed tuples", "tuple<tuple<…", || format!("!a = {}", "tuple<".repeat(MANY)).into()),
    made("unclosed parentheses", "((((…", || format!("!a = {}", "(".repeat(MANY)).into()),
    made("unclosed affine parentheses", "affine_map<() -> ((((…", || {
        format!("#a = affine_map<() -> {}", "(".repeat(MANY)).into()
    }),
    made("unclosed brackets of one kind in a dialect attribute", "#foo<[[[[…", || {
        format!("#a = #foo<{}", "[".repeat(MANY)).into()
    }),
    made("unclosed brackets of several kinds in a dialect attribute", "#foo<[{(<[{(<…", || {
        format!("#a = #foo<{}", "[{(<".repeat(MANY)).into()
    }),
];

const LONG: &[Case] = &[
    made("an integer of 100,000 digits", "99999…", || attribute(&"9".repeat(MANY))),
    made("a hexadecimal integer of 100,000 digits", "0xFFFFF…", || attribute(&format!("0x{}", "F".repeat(MANY)))),
    made("an integer of 100,000 digits with a type of 1,000 bits", "99999… : i1000", || {
        attribute(&format!("{} : i1000", "9".repeat(MANY)))
    }),
    made("a float with an exponent of 100,000 digits and an integer type", "1.0e99999… : i8", || {
        attribute(&format!("1.0e{} : i8", "9".repeat(MANY)))
    }),
    made("a width of 100,000 digits", "i99999…", || attribute(&format!("i{}", "9".repeat(MANY)))),
    made("100,000 dimensions and no element type", "tensor<1x1x1x…>", || {
        attribute(&format!("tensor<{}>", "1x".repeat(MANY)))
    }),
    made("100,000 dimensions and a list", "dense<[1, 2]> : tensor<1x1x1x…xi8>", || {
        attribute(&format!("dense<[1, 2]> : tensor<{}i8>", "1x".repeat(MANY)))
    }),
    made("100,000 equal attributes", "{a = 1, a = 1, …}", || attribute(&format!("1{}", ", a = 1".repeat(MANY)))),
    made("100,000 undefined values", "%0, %1, %2, …", || {
        let uses: Vec<_> = (0..MANY).map(|i| format!("%{i}")).collect();
        format!("\"u.a\"({}) : ({}) -> ()", uses.join(", "), vec!["i1"; MANY].join(", ")).into()
    }),
    made("100,000 undefined blocks", "[^b0, ^b1, …]", || {
        let blocks: Vec<_> = (0..MANY).map(|i| format!("^b{i}")).collect();
        format!("\"u.r\"() ({{\n  \"u.a\"()[{}] : () -> ()\n}}) : () -> ()", blocks.join(", ")).into()
    }),
    made("100,000 operand types and no operand", "(i1, i1, …) -> ()", || {
        format!("\"u.a\"() : ({}) -> ()", vec!["i1"; MANY].join(", ")).into()
    }),
    made("100,000 equal symbols", "sym_name = \"s\"", || {
        "\"u.a\"() {sym_name = \"s\"} : () -> ()\n".repeat(MANY).into()
    }),
    made("aliases that double in size 60 times", "#a1 = [#a0, #a0] #a2 = [#a1, #a1] …", || {
        (0..60).fold("#a0 = [1]\n".to_owned(), |text, i| text + &format!("#a{} = [#a{i}, #a{i}]\n", i + 1)).into()
    }),
    made("type aliases that double in size 60 times", "!a1 = tuple<!a0, !a0> …", || {
        (0..60).fold("!a0 = i1\n".to_owned(), |text, i| text + &format!("!a{} = tuple<!a{i}, !a{i}>\n", i + 1)).into()
    }),
];
