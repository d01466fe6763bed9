//! Every dialect with constants makes them from attributes.

use std::sync::Arc;

use ods::prelude::*;
use ods_dialects::{complex, func, index, memref, tensor, ub};

fn context() -> Arc<Context> {
    let context = Context::new();
    context.register::<func::Func>().expect("registered once");
    context.register::<index::IndexDialect>().expect("registered once");
    context.register::<tensor::Tensor>().expect("registered once");
    context.register::<memref::MemRef>().expect("registered once");
    Arc::new(context)
}

/// Returns the constant that the dialect makes of an attribute and a type, without its result.
fn made(dialect: &str, value: &str, ty: &str) -> Option<String> {
    let context = context();
    let value = ods::text::parse_attribute(&context, value).expect("an attribute");
    let ty = ods::text::parse_type(&context, ty).expect("a type");
    let mut ir = Ir::new(context);
    let op = ir.builder().constant(dialect, value, ty)?;
    let text = ir.display(op).to_string();
    Some(text.split_once(" = ").expect("a result").1.trim().to_owned())
}

#[test]
fn functions_are_constants_of_func() {
    assert_eq!(made("func", "@f", "(i32) -> i64").as_deref(), Some("func.constant @f : (i32) -> i64"));
    assert_eq!(made("func", "@f", "i32"), None);
    assert_eq!(made("func", "@f::@g", "(i32) -> i64"), None);
    assert_eq!(made("func", "1 : i32", "i32"), None);
}

#[test]
fn indices_and_truth_are_constants_of_index() {
    assert_eq!(made("index", "4 : index", "index").as_deref(), Some("index.constant 4"));
    assert_eq!(made("index", "true", "i1").as_deref(), Some("index.bool.constant true"));
    for (value, ty) in
        [("4 : i32", "i32"), ("4 : i32", "index"), ("4 : index", "i64"), ("true", "index"), ("1.0", "f64")]
    {
        assert_eq!(made("index", value, ty), None, "{value} as {ty}");
    }
}

#[test]
fn poison_is_a_constant_of_ub_and_memref() {
    for dialect in ["ub", "memref"] {
        assert_eq!(made(dialect, "#ub.poison", "vector<4xi8>").as_deref(), Some("ub.poison : vector<4xi8>"));
    }
    assert_eq!(made("ub", "1 : i32", "i32"), None);
    assert_eq!(made("memref", "1 : i32", "i32").as_deref(), Some("arith.constant 1 : i32"));
}

#[test]
fn complex_numbers_are_constants_of_complex_and_tensor() {
    for dialect in ["complex", "tensor"] {
        let pair = made(dialect, "[1.0 : f32, 2.0 : f32]", "complex<f32>");
        assert_eq!(pair.as_deref(), Some("complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>"));
        for (value, ty) in [("[1.0 : f32]", "complex<f32>"), ("[1.0, 2.0]", "complex<f32>"), ("[1.0, 2.0]", "f64")] {
            assert_eq!(made(dialect, value, ty), None, "{value} as {ty}");
        }
        assert_eq!(made(dialect, "2 : index", "index").as_deref(), Some("arith.constant 2 : index"));
    }
}

#[test]
fn dependent_dialects_are_registered() {
    for registered in [
        Context::register::<ods_dialects::scf::Scf> as fn(&Context) -> _,
        Context::register::<ods_dialects::cf::ControlFlow>,
        Context::register::<ods_dialects::math::Math>,
        Context::register::<complex::ComplexDialect>,
        Context::register::<tensor::Tensor>,
        Context::register::<memref::MemRef>,
    ] {
        let context = Context::new();
        registered(&context).expect("registered once");
        assert!(context.dialect("arith").is_some());
    }
    let context = Context::new();
    context.register::<ub::Ub>().expect("registered once");
    assert!(context.dialect("arith").is_none());
}
