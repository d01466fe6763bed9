//! Types and attributes in operations: as constraints, with aliases, in files.

use ods::diagnostic::Diagnostics;
use ods::prelude::*;
use ods::text;

use super::dialect::*;
use super::{context, file_prints};

/// Returns the verifier's errors for the file's operations.
fn verdict(file: &str) -> Vec<String> {
    let context = context();
    context.allow_unregistered_dialects(true);
    let parsed = text::parse(&context, "file", file.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}"));
    let messages = |errors: Diagnostics| errors.into_iter().map(|error| error.message).collect();
    ods::verify::verify(&parsed.ir, parsed.root).err().map(messages).unwrap_or_default()
}

/// Returns the parser's errors for the file.
fn parse_errors(file: &str) -> Vec<String> {
    let context = context();
    context.allow_unregistered_dialects(true);
    let errors = text::parse(&context, "file", file.as_bytes()).err().unwrap_or_default();
    errors.into_iter().map(|error| error.message).collect()
}

const BEFORE: &str = "%p, %t = \"u.x\"() : () -> (!test.ptr<i32>, !test.token)\n";

#[test]
fn views_are_constraints() {
    let good = "%r = \"test.use\"(%p, %t, %t) <{range = #test.range<from = 1>}> : (!test.ptr<i32>, !test.token, \
                !test.token) -> !test.token\n";
    assert_eq!(verdict(&format!("{BEFORE}{good}")), [] as [&str; 0]);
    let bad = good.replace("(%p, %t, %t)", "(%t, %t, %t)").replacen("!test.ptr<i32>", "!test.token", 1);
    let expected = "'test.use' op operand #0 must be Pointer, but got '!test.token'";
    assert!(verdict(&format!("{BEFORE}{bad}"))[0].starts_with(expected), "{:?}", verdict(&format!("{BEFORE}{bad}")));
    // In `<{...}>`, an attribute of another kind is not a property at all.
    let bad = good.replace("<{range = #test.range<from = 1>}>", "{range = #test.typed<1>}");
    let expected = "'test.use' op attribute 'range' failed to satisfy constraint: range";
    assert_eq!(parse_errors(&format!("{BEFORE}{bad}")), [expected]);
    let bad = good.replace("#test.range<from = 1>", "#test.typed<1>");
    let expected = "invalid properties {range = #test.typed<1>} for op test.use: Invalid attribute `range` in property \
                    conversion: #test.typed<1>";
    assert_eq!(parse_errors(&format!("{BEFORE}{bad}")), [expected]);
}

#[test]
fn a_type_without_parameters_is_built() {
    let context = context();
    let mut ir = Ir::new(std::sync::Arc::clone(&context));
    let block = ir.create_block();
    let ptr = ir.add_argument(block, PtrType::get(&context, Type::I32, 0).into(), Location::UNKNOWN);
    let range = RangeAttr::get(&context, 0, 1, None).unwrap();
    let token: Type = TokenType::get(&context).into();
    let made = ir.builder_at_end_of(block).insert(UseOp::new(ptr, [], range));
    let made = made.expect("the dialect is registered");
    assert_eq!(ir.value_type(made.result(&ir)), token);
    assert_eq!(made.range(&ir), range);
    let other = ir.builder_at_end_of(block).insert(MakeOp::new()).expect("the dialect is registered");
    assert_eq!(ir.value_type(other.token(&ir)), token);
    let constraint = <TokenType as ods::schema::Constrains<Type>>::CONSTRAINT;
    assert_eq!(constraint.builder.map(|build| build(&context)), Some(token));
    assert_eq!(constraint.summary(), "token type");
}

#[test]
fn aliases_use_the_mnemonic() {
    let context = context();
    file_prints(
        &context,
        "\"u.x\"() {a = #test.note<\"x\">, b = [#test.note<\"y\" about #test.note<\"x\">>]} : () -> ()",
        "#note = #test.note<\"x\">\n#note1 = #test.note<\"y\" about #note>\nmodule {\n  \"u.x\"() {a = #note, b = [#note1]} : () \
         -> ()\n}",
    );
}

#[test]
fn aliases_inside_types_and_attributes_are_found() {
    let context = context();
    file_prints(
        &context,
        "\"u.x\"() {a = #test<depth.2<affine_map<(d0) -> (d0)>>>} : () -> !test.ptr<memref<2xf32, affine_map<(d0) -> \
         (d0 + 1)>>>",
        "#map = affine_map<(d0) -> (d0 + 1)>\n#map1 = affine_map<(d0) -> (d0)>\n#depth2E2 = #test.depth.2<#map1>\nmodule \
         {\n  %0 = \"u.x\"() {a = #depth2E2} : () -> !test.ptr<memref<2xf32, #map>>\n}",
    );
}

#[test]
fn unprinted_attributes_have_no_alias() {
    let context = context();
    // The default of `ty` is not written; nothing is looked up in it.
    file_prints(
        &context,
        "%0 = \"u.x\"() : () -> !test.groups<all = i32>",
        "module {\n  %0 = \"u.x\"() : () -> !test.groups<all>\n}",
    );
}

#[test]
fn aliases_in_files_stand_for_types() {
    let context = context();
    file_prints(
        &context,
        "!p = !test.ptr<i32>\n%0 = \"u.x\"() : () -> !test.box<!p -> !p>",
        "module {\n  %0 = \"u.x\"() : () -> !test.box<<i32> -> !test.ptr<i32>>\n}",
    );
}

#[test]
fn unregistered_dialects_stay_opaque() {
    let context = std::sync::Arc::new(Context::new());
    context.allow_unregistered_dialects(true);
    let ty = text::parse_type(&context, "!test.ptr<anything at all>").expect("the dialect is unknown");
    assert!(ty.isa::<OpaqueType>(&context));
    assert_eq!(ty.display(&context).to_string(), "!test.ptr<anything at all>");
}

/// More of the dialect.
#[dialect(extends = Test, types(MoreType))]
pub struct More;

/// One more type.
#[type_def(Test, "more", format("<" $size ">"))]
pub struct MoreType {
    size: u8,
}

/// A type that has the name of another one.
#[dialect(extends = Test, types(RivalType))]
pub struct Rival;

/// Another pointer.
#[type_def(Test, "ptr")]
pub struct RivalType {}

#[test]
fn extensions_define_types() {
    let context = context();
    assert!(text::parse_type(&context, "!test.more<3>").is_err());
    context.register::<More>().expect("nothing is called so");
    let more = text::parse_type(&context, "!test.more<3>").expect("registered now");
    assert_eq!(more, MoreType::get(&context, 3).into());
    assert_eq!(context.register::<Rival>().unwrap_err().to_string(), "another '!test.ptr' is already registered");
}
