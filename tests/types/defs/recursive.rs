//! Types that contain themselves.

use ods::prelude::*;

use super::dialect::*;
use super::{context, fails, type_prints};

#[test]
fn bodies_are_set_only_once() {
    let context = context();
    let rec = RecType::get(&context, "a");
    assert_eq!(rec.body(&context), None);
    assert_eq!(Type::from(rec).display(&context).to_string(), "!test.rec<\"a\">");
    let ptr: Type = PtrType::get(&context, rec.into(), 0).into();
    assert!(rec.set_body(&context, &[ptr, Type::I32]).is_ok());
    assert!(rec.set_body(&context, &[ptr, Type::I32]).is_ok(), "the same again");
    let refused = rec.set_body(&context, &[]).unwrap_err();
    assert_eq!(refused.to_string(), "parameter 'body' of '!test.rec' is already set to something else");
    assert_eq!(RecType::get(&context, "a").body(&context), Some(&[ptr, Type::I32][..]));
}

#[test]
fn cycles_are_printed_once() {
    let context = context();
    let text = "!test.rec<\"list\" : [i32, !test.ptr<!test.rec<\"list\">>]>";
    let ty = type_prints(&context, text, text);
    assert_eq!(ty, RecType::get(&context, "list").into());
    // Another file that knows the type by its name alone.
    type_prints(&context, "!test.rec<\"list\">", text);
}

#[test]
fn mutually_recursive_types() {
    let context = context();
    let text = "!test.rec<\"a\" : [!test.rec<\"b\" : [!test.rec<\"a\">]>]>";
    type_prints(&context, text, text);
    type_prints(&context, "!test.rec<\"b\">", "!test.rec<\"b\" : [!test.rec<\"a\" : [!test.rec<\"b\">]>]>");
}

#[test]
fn empty_body_counts_as_set() {
    let context = context();
    type_prints(&context, "!test.rec<\"e\" : []>", "!test.rec<\"e\" : []>");
    type_prints(&context, "!test.rec<\"f\">", "!test.rec<\"f\">");
}

#[test]
fn rejects_two_bodies() {
    let context = context();
    type_prints(&context, "!test.rec<\"a\" : [i32]>", "!test.rec<\"a\" : [i32]>");
    fails(&context, "!test.rec<\"a\" : [i64]>", &[(10, "'!test.rec' is already set to something else")]);
}

#[test]
fn symbol_references_in_late_bodies_are_found() -> ods::Result {
    let context = context();
    let mut ir = Ir::new(context.clone());
    let module = ods::builtin::ModuleOp::create(&mut ir, Location::UNKNOWN);
    let rec = RecType::get(&context, "late");
    let note = TypeAttr::get(&context, rec.into());
    ir.set_attribute(module, context.identifier("test.note"), Some(note.into()));
    assert!(ir.own_symbol_uses(module).is_empty());
    let reference = ods::attributes::FlatSymbolRefAttr::get(&context, "f");
    let body = RankedTensorType::get(&context, &[1], Type::I32, Some(reference.into()))?;
    rec.set_body(&context, &[body.into()]).expect("not set before");
    assert_eq!(ir.own_symbol_uses(module).len(), 1);
    Ok(())
}

#[test]
fn walk_and_replace_terminate_on_cycles() {
    let context = context();
    let rec = RecType::get(&context, "a");
    let ptr: Type = PtrType::get(&context, rec.into(), 0).into();
    rec.set_body(&context, &[ptr, Type::I32]).expect("not set before");
    let mut seen = Vec::new();
    Type::from(rec).walk_types(&context, |ty| seen.push(ty));
    seen.sort();
    let mut expected = vec![rec.into(), ptr, Type::I32];
    expected.sort();
    assert_eq!(seen, expected);
    let same = Type::from(rec).replace_inside(&context, |e| (e == Type::I32.into()).then(|| Type::I64.into()));
    assert_eq!(same, rec.into(), "a type with a name of its own stays what it is");
}

#[test]
fn bodies_are_set_once_by_many_threads() {
    let context = context();
    let bodies = [Type::I1, Type::I8, Type::I16, Type::I32];
    let set: Vec<bool> = std::thread::scope(|scope| {
        let set = |body: Type| {
            let context = &context;
            scope.spawn(move || RecType::get(context, "raced").set_body(context, &[body]).is_ok())
        };
        bodies.map(set).into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    assert_eq!(set.iter().filter(|set| **set).count(), 1);
}
