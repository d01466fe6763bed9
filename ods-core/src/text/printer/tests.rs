//! What the reference prints, as recorded in `recorded/`; and what it cannot print.

use std::sync::Arc;

use super::*;
use crate::attributes::{ArrayAttr, DenseElementsAttr};
use crate::context::Context;
use crate::entity::{Attribute, Location, Type};
use crate::ir::OperationParts;
use crate::text::{Parsed, parse};
use crate::types::{RankedTensorType, TupleType};

fn parsed(name: &str, text: &str) -> (Arc<Context>, Parsed) {
    let context = Arc::new(Context::new());
    context.allow_unregistered_dialects(true);
    match parse(&context, name, text.as_bytes()) {
        Ok(parsed) => (context, parsed),
        Err(errors) => panic!("{}", errors.iter().map(|error| error.render(&context)).collect::<String>()),
    }
}

fn check(name: &str, text: &str, expected: &str, options: PrintOptions) {
    let (_, Parsed { ir, root, resources, .. }) = parsed(name, text);
    let printed = print(&ir, root, &resources, &options);
    for (line, (ours, theirs)) in printed.lines().zip(expected.lines()).enumerate() {
        assert_eq!(ours, theirs, "line {} of {name}", line + 1);
    }
    assert_eq!(printed, expected);
    let mut sunk = Vec::new();
    print_to(&ir, root, &resources, &options, &mut sunk).expect("a vector takes all");
    assert_eq!(sunk, expected.as_bytes());
}

const CUSTOM: PrintOptions = PrintOptions::DEFAULT;
const GENERIC: PrintOptions = PrintOptions { generic: true, ..CUSTOM };

macro_rules! recorded {
    ($($test:ident: $file:literal $suffix:literal $options:expr;)*) => {
        $(
            #[test]
            fn $test() {
                let text = include_str!(concat!("recorded/", $file, ".mlir"));
                let expected = include_str!(concat!("recorded/", $file, ".", $suffix));
                check(concat!($file, ".mlir"), text, expected, $options);
            }
        )*
    };
}

recorded! {
    aliases_custom: "aliases" "custom" CUSTOM;
    aliases_generic: "aliases" "generic" GENERIC;
    aliases_custom_debuginfo: "aliases" "custom_debuginfo" PrintOptions { debug_info: true, ..CUSTOM };
    aliases_debuginfo: "aliases" "debuginfo" PrintOptions { debug_info: true, ..GENERIC };
    aliases_local: "aliases" "local" PrintOptions { debug_info: true, local_scope: true, ..GENERIC };
    names_custom: "names" "custom" CUSTOM;
    names_generic: "names" "generic" GENERIC;
    names_from_locations_custom: "names" "custom_names" PrintOptions { name_locations_as_prefix: true, ..CUSTOM };
    names_from_locations: "names" "names" PrintOptions { name_locations_as_prefix: true, ..GENERIC };
    forms_custom: "forms" "custom" CUSTOM;
    forms_generic: "forms" "generic" GENERIC;
    forms_elided: "forms" "elided" PrintOptions { elide_elements_larger_than: Some(0), ..GENERIC };
    forms_in_hexadecimal: "forms" "hex" PrintOptions { hex_elements_larger_than: Some(1), ..CUSTOM };
    forms_listed: "forms" "nohex" PrintOptions { hex_elements_larger_than: Some(u64::MAX), ..GENERIC };
    users: "users" "users" PrintOptions { value_users: true, ..CUSTOM };
    users_debuginfo: "users" "users_debuginfo" PrintOptions { value_users: true, debug_info: true, ..GENERIC };
    unique_names: "users" "unique" PrintOptions { unique_names: true, ..CUSTOM };
    skipped_debuginfo: "users" "skipped" PrintOptions { skip_regions: true, debug_info: true, ..GENERIC };
    skipped: "skipped" "skipped" PrintOptions { skip_regions: true, ..CUSTOM };
    locations_pretty: "locations" "pretty" PrintOptions { debug_info: true, pretty_debug_info: true, ..CUSTOM };
    locations_pretty_alone: "locations" "pretty_only" PrintOptions { pretty_debug_info: true, ..CUSTOM };
    locations_pretty_local: "locations" "pretty_local" PrintOptions {
        debug_info: true, pretty_debug_info: true, local_scope: true, ..CUSTOM
    };
    forms_debuginfo: "forms" "debuginfo" PrintOptions { debug_info: true, ..GENERIC };
}

#[test]
fn notes_match_the_verifier() {
    let text = r#"
        "a.b"() ({
        ^bb0(%x: i32):
          %0 = "a.c"() : () -> i32
          %1 = "a.c"() : () -> i32
          %2 = "a.e"(%1, %x) {p = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]> : tensor<17xi32>,
              m = affine_map<(d0) -> (d0)>} : (i32, i32) -> i32
          "a.d"() ({
            "a.x"() : () -> ()
          }) {a} : () -> ()
        }) : () -> ()"#;
    let (_, Parsed { ir, root, .. }) = parsed("note.mlir", text);
    let note = |name: &str| {
        let ops = ir.walk_pre(root).collect::<Vec<_>>();
        ops.iter()
            .find(|op| ir.name_str(**op) == name)
            .map(|op| operation_note(&ir, *op, &PrintOptions::default()))
            .expect("it is there")
    };
    assert_eq!(
        note("a.e"),
        "%2 = \"a.e\"(%1, %arg0) {m = affine_map<(d0) -> (d0)>, \
         p = dense_resource<__elided__> : tensor<17xi32>} : (i32, i32) -> i32"
    );
    assert_eq!(note("a.d"), "\n\"a.d\"() ({\n  \"a.x\"() : () -> ()\n}) {a} : () -> ()");
}

/// Nested `depth` times.
fn nested<T>(depth: usize, first: T, wrap: impl Fn(T) -> T) -> T {
    (0..depth).fold(first, |inner, _| wrap(inner))
}

#[test]
fn data_nested_too_deep_are_cut_off() {
    let context = Context::new();
    let ty = nested(100_000, Type::I32, |inner| TupleType::get(&context, &[inner]).into());
    assert!(type_to_string(&context, ty).contains("<<too deep>>"));
    let attribute = nested(100_000, Attribute::UNIT, |inner| ArrayAttr::get(&context, &[inner]).into());
    assert!(attribute.display(&context).to_string().contains("<<too deep>>"));
    let location = nested(100_000, Location::UNKNOWN, |inner| context.name_location("n", inner));
    assert!(location_to_string(&context, location).contains("<<too deep>>"));
}

#[test]
fn exponentially_large_text_is_cut_off() {
    let context = Context::new();
    let ty = nested(500, Type::I32, |inner| TupleType::get(&context, &[inner, inner]).into());
    let attribute = nested(500, Attribute::UNIT, |inner| ArrayAttr::get(&context, &[inner, inner]).into());
    assert!(type_to_string(&context, ty).contains("<<too large>>"));
    assert!(attribute_to_string(&context, attribute).contains("<<too large>>"));
}

#[test]
fn long_lists_are_not_cut_off() {
    let context = Context::new();
    let list = ArrayAttr::get(&context, &vec![Attribute::UNIT; 17_000_000]);
    let text = attribute_to_string(&context, list.into());
    assert_eq!(text.len(), 2 + 6 * 17_000_000 - 2);
}

#[test]
fn aliases_are_found_in_deep_shared_data() {
    let context = Arc::new(Context::new());
    let mut ir = Ir::new(Arc::clone(&context));
    let wide: Type = TupleType::get(&context, &[Type::I32; 17]).into();
    let shared = nested(1000, wide, |inner| TupleType::get(&context, &[inner, inner]).into());
    let location = nested(10_000, Location::UNKNOWN, |inner| context.name_location("n", inner));
    let parts = OperationParts { result_types: &[shared], ..OperationParts::new(context.op_name("a.b"), location) };
    let op = ir.create_operation(&parts);
    let options = PrintOptions { debug_info: true, ..PrintOptions::default() };
    // The type's text would have 2^1000 pieces: only look for aliases.
    let aliases = alias::collect::collect(&ir, op, &options);
    assert_eq!(aliases.definitions.len(), 10_002 - 1);
}

#[test]
fn deeply_nested_regions_print() {
    let context = Arc::new(Context::new());
    let mut ir = Ir::new(Arc::clone(&context));
    let name = context.op_name("a.b");
    let parts = OperationParts { num_regions: 1, ..OperationParts::new(name, Location::UNKNOWN) };
    let root = ir.create_operation(&parts);
    let mut outer = root;
    for _ in 0..100_000 {
        let inner = ir.create_operation(&parts);
        let region = ir.region(outer, 0).expect("one region");
        let block = ir.add_block(region);
        ir.append(block, inner);
        outer = inner;
    }
    for debug_info in [false, true] {
        let options = PrintOptions { debug_info, ..PrintOptions::default() };
        let text = print(&ir, root, &Resources::default(), &options);
        assert_eq!(text.matches("\"a.b\"() ({").count(), 100_001);
    }
}

#[test]
fn foreign_values_and_detached_blocks_are_marked() {
    let (context, Parsed { mut ir, root, resources, .. }) = parsed("x.mlir", r#"%0 = "a.b"() : () -> i32"#);
    let first = ir.walk_pre(root).collect::<Vec<_>>()[1];
    let value = ir.result(first, 0).expect("one result");
    let block = ir.create_block();
    let name = context.op_name("a.c");
    let parts =
        OperationParts { operands: &[value], successors: &[block], ..OperationParts::new(name, Location::UNKNOWN) };
    let op = ir.create_operation(&parts);
    let text = print(&ir, op, &resources, &PrintOptions::default());
    assert_eq!(text, "\"a.c\"(<<UNKNOWN SSA VALUE>>)[INVALIDBLOCK] : (i32) -> ()\n\n");
}

#[test]
fn single_elements_are_splats() {
    let context = Context::new();
    let ty: Type = RankedTensorType::get(&context, &[1], Type::I1, None).expect("a good type").into();
    let dense = DenseElementsAttr::from_raw(&context, ty, &[1], false).expect("good elements");
    assert_eq!(attribute_to_string(&context, dense.into()), "dense<true> : tensor<1xi1>");
}

#[test]
fn mismatched_custom_forms_print_generically() {
    let texts = [
        "\"builtin.module\"() : () -> ()\n\n",
        "\"builtin.module\"() ({\n}) : () -> ()\n\n",
        "\"builtin.module\"() ({\n^bb0:\n}, {\n^bb0:\n}) : () -> ()\n\n",
        "%0 = \"builtin.module\"() ({\n^bb0:\n}) : () -> i32\n\n",
        "module {\n  \"builtin.unrealized_conversion_cast\"() : () -> ()\n}\n\n",
    ];
    for text in texts {
        check("module", text, text, CUSTOM);
    }
}

#[test]
fn erased_operands_and_successors_are_marked() {
    let (_, Parsed { mut ir, root, .. }) =
        parsed("dangling", "\"u.outer\"() ({\n  %0 = \"u.a\"() : () -> i32\n}) : () -> ()");
    let block = ir.region(root, 0).and_then(|region| ir.entry_block(region)).expect("a module has a block");
    let outer = ir.first_op(block).expect("it is there");
    let inside = ir.region(outer, 0).and_then(|region| ir.entry_block(region)).expect("it has a block");
    let value = ir.first_op(inside).and_then(|op| ir.result(op, 0)).expect("it has a result");
    let parts = OperationParts::new(ir.context().op_name("u.user"), Location::UNKNOWN);
    let user = ir.create_operation(&OperationParts { operands: &[value, value], successors: &[inside], ..parts });
    ir.append(block, user);
    ir.erase(outer).expect("it has no results");
    let text = ir.display(user).with_options(CUSTOM).to_string();
    let expected = "\"u.user\"(<<NULL VALUE>>, <<NULL VALUE>>)[INVALIDBLOCK] : (<<NULL TYPE>>, <<NULL TYPE>>) -> ()";
    assert_eq!(text, expected);
    let errors = crate::verify::verify(&ir, root).expect_err("it is dangling");
    assert_eq!(errors[0].message, "null operand found");
}
