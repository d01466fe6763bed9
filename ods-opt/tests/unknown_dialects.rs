//! Types, attributes and operations of unknown dialects are not judged by what the known ones look like.
//!
//! `mlir-opt` refuses these texts where the dialects are not registered; with all dialects of MLIR registered, they pass.

mod common;

use common::run_tool;
use ods_tool::Tool;

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
