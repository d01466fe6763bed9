//! Declarative and custom formats, in both directions. The texts of `mlir-opt` come from definitions with the same
//! formats: `!async.value`, `#llvm.loop_unroll`, `#llvm.di_file`, `#llvm.di_basic_type`, `!emitc.opaque`.

use super::{attribute_prints, context, fails, type_prints};

#[test]
fn equivalent_forms_parse_to_one_type() {
    let context = context();
    let a = type_prints(&context, "!test.token", "!test.token");
    assert_eq!(type_prints(&context, "!test<token>", "!test.token"), a);
    let b = type_prints(&context, "!test.ptr<i32>", "!test.ptr<i32>");
    assert_eq!(type_prints(&context, "!test<ptr<i32>>", "!test.ptr<i32>"), b);
    assert_eq!(type_prints(&context, "!test<ptr < i32 , 0 > >", "!test.ptr<i32>"), b);
}

#[test]
fn struct_can_end_with_a_list() {
    let context = context();
    type_prints(&context, "!test.listed<first = 1, rest = 2, 3>", "!test.listed<first = 1, rest = 2, 3>");
}

#[test]
fn rejects_unknown_parameters() {
    let context = context();
    // The blanks are the same as in `mlir-opt`.
    fails(&context, "!test.foo", &[(7, "unknown  type `foo` in dialect `test`")]);
    fails(&context, "#test.foo", &[(7, "unknown attribute `foo` in dialect `test`")]);
    fails(&context, "!test<\"token\">", &[(7, "expected valid keyword")]);
    fails(&context, "!test<>", &[(7, "expected valid keyword")]);
    fails(&context, "!test.1", &[(7, "expected valid keyword")]);
    fails(&context, "!builtin.foo", &[(10, "dialect 'builtin' provides no type parsing hook")]);
    fails(&context, "#builtin.foo", &[(10, "dialect 'builtin' provides no attribute parsing hook")]);
}

#[test]
fn trailing_data_is_ignored() {
    let context = context();
    type_prints(&context, "!test.token<foo>", "!test.token");
    type_prints(&context, "!test<ptr<i32> i32, 7>", "!test.ptr<i32>");
}

#[test]
fn errors_are_located() {
    let context = context();
    let parameter = "failed to parse PtrType parameter 'pointee' which is to be a `Type`";
    fails(&context, "!test.ptr", &[(10, "expected '<'")]);
    fails(&context, "!test.ptr<3>", &[(11, "expected non-function type"), (11, parameter)]);
    fails(
        &context,
        "!test.ptr<i32, i64>",
        &[(16, "expected integer value"), (16, "failed to parse PtrType parameter 'space' which is to be a `u32`")],
    );
    fails(&context, "!test.ptr<i32 i64>", &[(14, "expected '>'")]);
    let too_large = "failed to parse PtrType parameter 'space' which is to be a `u32`";
    fails(&context, "!test.ptr<i32, 4294967296>", &[(16, "integer value too large"), (16, too_large)]);
}

#[test]
fn invariant_errors_are_located_at_the_parameters() {
    let context = context();
    fails(&context, "!test.even<3>", &[(11, "the width 3 is odd")]);
    fails(&context, "!test.odd<5, 3>", &[(10, "failed to verify that low is below high")]);
    fails(&context, "!test.int_of<f32>", &[(13, "failed to verify 'element': integer")]);
    fails(&context, "#test.range<from = 11>", &[(12, "the range is empty")]);
    type_prints(&context, "!test.even<4>", "!test.even<4>");
    type_prints(&context, "!test.odd<2, 3>", "!test.odd<2, 3>");
    type_prints(&context, "!test.int_of<si8, f32, f64>", "!test.int_of<si8, f32, f64>");
}

#[test]
fn nested_types_omit_known_prefixes() {
    let context = context();
    let printed = "!test.box<<i32, 2> -> !test.ptr<f32>>";
    type_prints(&context, "!test.box<!test.ptr<i32, 2> -> <f32>>", printed);
    type_prints(&context, printed, printed);
    fails(
        &context,
        "!test.box<!test.token -> <f32>>",
        &[
            (11, "invalid kind of type specified"),
            (23, "failed to parse BoxType parameter 'inner' which is to be a `PtrType`"),
        ],
    );
}

#[test]
fn trailing_params_can_be_omitted() {
    let context = context();
    type_prints(&context, "!test.pair<1>", "!test.pair<1>");
    type_prints(&context, "!test.pair<1, 7, true>", "!test.pair<1>");
    type_prints(&context, "!test.pair<-1, 8>", "!test.pair<-1, 8>");
    // MLIR prints `<1, false>` here, which reads as something else.
    type_prints(&context, "!test.pair<1, 7, false>", "!test.pair<1, 7, false>");
    type_prints(&context, "!test.pair<0x10, 0, 0>", "!test.pair<16, 0, false>");
    let first = "failed to parse PairType parameter 'first' which is to be a `i64`";
    fails(&context, "!test.pair<>", &[(12, "expected integer value"), (12, first)]);
    fails(&context, "!test.pair<1, 2, true, 3>", &[(22, "expected '>'")]);
}

#[test]
fn struct_entries_parse_in_any_order() {
    let context = context();
    attribute_prints(&context, "#test.range<to = 5, from = -2>", "#test.range<from = -2, to = 5>");
    attribute_prints(&context, "#test.range<step = 2, from = 1, to = 10>", "#test.range<from = 1, step = 2>");
    let begin = "#test.range<";
    let at = |text: &str| (begin.len() + text.len()) as u32;
    let with = |rest: &str| format!("{begin}{rest}>");
    let none = [(13, "expected valid keyword"), (13, "expected a parameter name in struct")];
    fails(&context, &with(""), &none);
    fails(&context, &with("\"from\" = 3"), &none);
    fails(&context, &with("from 3"), &[(at("from") + 1, "expected '='")]);
    let twice = "duplicate or unknown struct parameter name: from";
    fails(&context, &with("from = 1, from = 2"), &[(at("from = 1, from = 2"), twice)]);
    fails(&context, &with("by = 2"), &[(at("by = 2"), "duplicate or unknown struct parameter name: by")]);
    fails(&context, &with("to = 2"), &[(at("to = 2") + 1, "struct is missing required parameter: from")]);
}

#[test]
fn struct_of_optional_params_is_optional() {
    let context = context();
    type_prints(&context, "!test.flag", "!test.flag");
    type_prints(&context, "!test.flag<>", "!test.flag");
    type_prints(&context, "!test.flag<on = false>", "!test.flag");
    type_prints(&context, "!test.flag<note = \"a\\22b\", on = true>", "!test.flag<on = true, note = \"a\\22b\">");
}

#[test]
fn custom_directive_handles_parameters() {
    let context = context();
    type_prints(&context, "!test.shaped<of 4x?xf32>", "!test.shaped<of 4x?xf32>");
    type_prints(&context, "!test.shaped<rank 1 : of 0xi1>", "!test.shaped<rank 1 :of 0xi1>");
    type_prints(&context, "!test.shaped<of !test.token>", "!test.shaped<of !test.token>");
    fails(&context, "!test.shaped<rank 2 : of 4xf32>", &[(23, "the rank is wrong")]);
    fails(&context, "!test.shaped<4xf32>", &[(14, "expected 'of'")]);
    type_prints(&context, "!test.struct_of<share = 5*, name = \"x\">", "!test.struct_of<name = \"x\", share = 5*>");
    fails(
        &context,
        "!test.struct_of<name = 3, share = 5*>",
        &[
            (24, "invalid kind of attribute specified"),
            (25, "failed to parse StructOfType parameter 'name' which is to be a `StringAttr`"),
        ],
    );
}

#[test]
fn custom_format_of_a_type() {
    let context = context();
    type_prints(&context, "!test.poly<x 1, x 2>", "!test.poly<x 1, x 2>");
    type_prints(&context, "!test.poly<>", "!test.poly<>");
    fails(&context, "!test.poly<1>", &[(12, "expected 'x'")]);
    fails(&context, "!test.poly<x 1", &[(11, "unbalanced '<' character in pretty dialect name")]);
}

#[test]
fn optional_groups_are_present_or_absent() {
    let context = context();
    for same in [
        "!test.groups<all>",
        "!test.groups<-3 signed all>",
        "!test.groups<[3 to 100]>",
        "!test.groups<[ to 50]>",
        "!test.groups<2 signed[3 to 7] = f32>",
        "!test.groups<all = !test.token>",
    ] {
        let written = same.replace("to 100]", "to]");
        let printed = same.replace("to 100]", "to]");
        type_prints(&context, &written, &printed);
    }
    type_prints(&context, "!test.groups<0 signed [3 to 100] = i32>", "!test.groups<[3 to]>");
    fails(&context, "!test.groups<>", &[(14, "expected 'all'")]);
    fails(&context, "!test.groups<[3 7]>", &[(17, "expected 'to'")]);
}

#[test]
fn lists_have_commas_and_may_be_empty() {
    let context = context();
    type_prints(&context, "!test.row<i32, !test.row<f32, f64>, f32>", "!test.row<i32, !test.row<f32, f64>, f32>");
    type_prints(&context, "!test.row<>", "!test.row<>");
    attribute_prints(&context, "#test.list<[1, 2], [], [3]>", "#test.list<[1, 2], [], [3]>");
    attribute_prints(&context, "#test.list<>", "#test.list<>");
    attribute_prints(&context, "#test.cost<3 eur : 4 usd, 5 yen>", "#test.cost<3 eur : 4 usd, 5 yen>");
    attribute_prints(&context, "#test.cost<3 eur>", "#test.cost<3 eur>");
    let row = "#test.row<<from = 1> : [<from = 2>, <from = 3>] of i32>";
    attribute_prints(&context, "#test.row<<from = 1> : [<from = 2>, #test.range<from = 3>] of i32>", row);
    fails(
        &context,
        "#test.row<<from = 1> : [] of f32>",
        &[
            (30, "invalid kind of type specified: expected builtin.integer, but found 'f32'"),
            (33, "failed to parse RowAttr parameter 'integer' which is to be a `IntegerType`"),
        ],
    );
}

#[test]
fn floats_are_written_as_in_mlir() {
    let context = context();
    attribute_prints(&context, "#test.scale<1.5, -2.0>", "#test.scale<1.500000e+00, -2.000000e+00>");
    attribute_prints(&context, "#test.scale<0.1, 0x7F800000>", "#test.scale<1.000000e-01, 0x7F800000>");
    attribute_prints(&context, "#test.scale<0x7FF8000000000000, 3.0>", "#test.scale<0x7FF8000000000000, 3.000000e+00>");
    let by = "failed to parse ScaleAttr parameter 'by' which is to be a `f64`";
    fails(&context, "#test.scale<x, 1.0>", &[(13, "expected floating point literal"), (13, by)]);
}

#[test]
fn self_type_follows_the_attribute() {
    let context = context();
    attribute_prints(&context, "#test.typed<3>", "#test.typed<3>");
    attribute_prints(&context, "#test.typed<-3> : !test.ptr<i1>", "#test.typed<-3> : !test.ptr<i1>");
    attribute_prints(&context, "[#test.typed<3> : i64]", "[#test.typed<3> : i64]");
}

#[test]
fn whitespace_follows_the_format() {
    let context = context();
    // Without the blank before `_b`, two words would be one.
    attribute_prints(&context, "#test<word begin 1 _b c { 2 } end>", "#test<word begin 1 _b c{2} end>");
}

#[test]
fn nesting_is_bounded() {
    let context = context();
    let nested = |depth: usize| format!("{}i32{}", "!test.ptr<".repeat(depth), ">".repeat(depth));
    let text = nested(200);
    type_prints(&context, &text, &text);
    assert!(ods::text::parse_type(&context, &nested(5000)).is_err());
    let boxes = |depth: usize| format!("!test.row<{}i32{}>", "!test.row<".repeat(depth), ">".repeat(depth));
    assert!(ods::text::parse_type(&context, &boxes(100_000)).is_err());
}

#[test]
fn rejects_hostile_text() {
    let context = context();
    for text in [
        "!test.ptr<i32, \"",
        "!test.ptr<i32, /",
        "!test.shaped<of 99999999999999999999xf32>",
        "!test.shaped<rank 99999999999 : of f32>",
        "#test.note<\"\\FF\">",
        "#test.typed<3> : ",
        "!test.row<i32,>",
        "#test.list<[1, 2>",
        "!test.rec<\"a\" : [!test.rec<\"a\" : [i32]>]>",
    ] {
        assert!(ods::text::parse_attribute(&context, text).is_err(), "{text}");
    }
}
