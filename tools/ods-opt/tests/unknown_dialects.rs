//! Types, attributes and operations of unknown dialects are not judged by what the known ones look like.
//!
//! `mlir-opt` refuses these texts where the dialects are not registered; with all dialects of MLIR registered, they
//! pass.

mod common;

use common::run_tool;
use ods_opt_main::Tool;

#[test]
fn accepts_definitions_of_unknown_dialects() {
    let tool = Tool::new("ods-opt").register(ods_dialects::register_all);
    for text in [
        "module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>>} {\n}\n",
        "func.func private @f(memref<2xf32, #gpu.address_space<workgroup>>)\n",
        "\"llvm.func\"() ({\n}) {sym_name = \"g\"} : () -> ()\nfunc.func @f() {\n  call @g() : () -> ()\n  return\n}\n",
        "\"gpu.func\"() ({\n  %0 = memref.alloca() : memref<2xf32>\n  \"gpu.return\"() : () -> ()\n}) : () -> ()\n",
    ] {
        let done = run_tool(&tool, ["--allow-unregistered-dialect"], text.as_bytes());
        assert_eq!((done.errors().as_str(), done.status), ("", 0), "{text}");
        let again = run_tool(&tool, ["--allow-unregistered-dialect"], &done.output);
        assert_eq!((again.output(), again.status), (done.output(), 0), "{text}");
    }
}

/// Returns the program's output for a text, and asserts that it is stable.
fn printed(text: &str, flags: &[&str]) -> String {
    let tool = Tool::new("ods-opt").register(ods_dialects::register_all);
    let flags = [&["--allow-unregistered-dialect"], flags].concat();
    let done = run_tool(&tool, flags.clone(), text.as_bytes());
    assert_eq!((done.errors().as_str(), done.status), ("", 0), "{text}");
    let again = run_tool(&tool, flags, &done.output);
    assert_eq!((again.output(), again.status), (done.output(), 0), "{text}");
    done.output()
}

const MENTIONS: &str = "\
#map = affine_map<(d0) -> (d0)>
#u = #llvm.loop_unroll<disable = true>
!t = !llvm.struct<(i32)>
#v1 = #llvm.nest<#u, \"#u\", !t>
\"a.b\"() {
  before = [#u],
  l = #llvm.loop_annotation<unroll = #u, #v1, #map, #llvm.u, #unknown>,
  s = #llvm<\"#u\">,
  t = !llvm.ptr<!t>
} : () -> ()
";

#[test]
fn aliases_in_texts_of_unknown_dialects_are_defined() {
    let expected = "\
!t = !llvm.struct<(i32)>
#map = affine_map<(d0) -> (d0)>
#u = #llvm.loop_unroll<disable = true>
#v = #llvm.nest<#u, \"#u\", !t>
module {
  \"a.b\"() {before = [#u], l = #llvm.loop_annotation<unroll = #u, #v, #map, #llvm.u, #unknown>, s = #llvm<\"#u\">, \
                    t = !llvm.ptr<!t>} : () -> ()
}

";
    assert_eq!(printed(MENTIONS, &[]), expected);
}

#[test]
fn aliases_in_texts_of_unknown_dialects_are_spelt_out_in_local_scope() {
    let expected = "\
module {
  \"a.b\"() {before = [#llvm.loop_unroll<disable = true>], l = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable \
                    = true>, #llvm.nest<#llvm.loop_unroll<disable = true>, \"#u\", !llvm.struct<(i32)>>, affine_map<(d0) \
                    -> (d0)>, #llvm.u, #unknown>, s = #llvm<\"#u\">, t = !llvm.ptr<!llvm.struct<(i32)>>} : () -> ()
}
";
    assert_eq!(printed(MENTIONS, &["--mlir-print-local-scope"]), expected);
}

#[test]
fn one_text_with_two_meanings_is_two_attributes() {
    let text = "\
#u = #d.a
\"a.b\"() {x = #d.m<#u>} : () -> ()
// -----
#u = #d.b
\"a.b\"() {x = #d.m<#u>} : () -> ()
";
    let expected = "\
#u = #d.a
module {
  \"a.b\"() {x = #d.m<#u>} : () -> ()
}

// -----
#u = #d.b
module {
  \"a.b\"() {x = #d.m<#u>} : () -> ()
}

";
    assert_eq!(printed(text, &["--split-input-file"]), expected);
}

/// Checks that nothing is spelt out: debug information has thousands of aliases that mention each other.
#[test]
fn aliases_in_texts_of_unknown_dialects_may_be_mentioned_often() {
    let lines = (1..200).map(|i| format!("#u{i}_ = #d.m<#u{before}_, #u{before}_>\n", before = i - 1));
    let text: String = ["#u0_ = #d.a\n".to_owned()].into_iter().chain(lines).collect();
    let text = format!("{text}module {{\n  \"a.b\"() {{x = #d.m<#u199_>}} : () -> ()\n}}\n\n");
    assert_eq!(printed(&text, &[]), text);
}

#[test]
fn aliases_in_texts_of_unknown_dialects_are_nested_as_deep_as_others() {
    let lines = (1..600).map(|i| format!("#u{i}_ = #d.m<#u{before}_>\n", before = i - 1));
    let text: String = ["#u0_ = #d.a\n".to_owned()].into_iter().chain(lines).collect();
    let tool = Tool::new("ods-opt").register(ods_dialects::register_all);
    let done = run_tool(&tool, ["--allow-unregistered-dialect"], text.as_bytes());
    assert!(done.errors().contains("error: nesting is deeper than 512 levels"), "{}", done.errors());
}
