//! Making types and attributes, and seeing through them.

use ods::prelude::*;

use super::context;
use super::dialect::*;

#[test]
fn equal_parameters_are_uniqued() {
    let context = context();
    let a = PtrType::get(&context, Type::I32, 3);
    assert_eq!(a, PtrType::get(&context, Type::I32, 3));
    assert_ne!(a, PtrType::get(&context, Type::I32, 4));
    assert_ne!(a, PtrType::get(&context, Type::I64, 3));
    assert_eq!((a.pointee(&context), a.space(&context)), (Type::I32, 3));
}

#[test]
fn views_are_distinct() {
    let context = context();
    let ptr: Type = PtrType::get(&context, Type::I32, 0).into();
    assert!(ptr.isa::<PtrType>(&context));
    assert!(!ptr.isa::<TokenType>(&context));
    assert!(ptr.cast::<BoxType>(&context).is_none());
    assert!(!Type::I32.isa::<PtrType>(&context));
    let range: Attribute = RangeAttr::get(&context, 0, 1, None).unwrap().into();
    assert!(range.isa::<RangeAttr>(&context) && !range.isa::<CostAttr>(&context));
    assert_eq!(format!("{:?}", PtrType::get(&context, Type::I32, 0)), format!("PtrType({ptr:?})"));
}

#[test]
fn views_display_their_entity() {
    let context = context();
    let ptr = PtrType::get(&context, Type::I32, 3);
    assert_eq!(ptr.display(&context).to_string(), Type::from(ptr).display(&context).to_string());
    assert_eq!(BoolAttr::get(&context, true).display(&context).to_string(), "true");
    assert_eq!(format!("{:>10}", TupleType::get(&context, &[Type::I8]).display(&context)), " tuple<i8>");
}

#[test]
fn builders_accept_references() {
    let context = context();
    let row = RowType::get(&context, &[Type::I32, Type::F32]);
    assert_eq!(row.types(&context), [Type::I32, Type::F32]);
    assert_eq!(RowType::get(&context, &[Type::I32, Type::F32]), row);
    let note = NoteAttr::get(&context, "hello", Some(Attribute::UNIT));
    assert_eq!((note.text(&context), note.what(&context)), ("hello", Some(Attribute::UNIT)));
    let money = Money { amount: 3, currency: "eur".into() };
    assert_eq!(CostAttr::get(&context, &money, &[]).price(&context), &money);
}

#[test]
fn types_without_format_work() {
    let context = context();
    let named = NamedType::get(&context, "a");
    assert_ne!(named, NamedType::get(&context, "b"));
    assert_eq!(Type::from(named).display(&context).to_string(), "!test<<<no text>>>");
    assert!(ods::text::parse_type(&context, "!test.named").is_err());
}

#[test]
fn invariants_are_checked_on_creation() {
    let context = context();
    assert_eq!(EvenType::get(&context, 3).unwrap_err().to_string(), "the width 3 is odd");
    assert_eq!(EvenType::get(&context, 4).map(|even| even.width(&context)), Ok(4));
    assert_eq!(EvenType::get_doubled(&context, 2), EvenType::get(&context, 4));
    let odd = |low, high| OddType::get(&context, low, high).map_err(|invalid| invalid.0);
    assert_eq!(odd(5, 3).unwrap_err(), "failed to verify that low is below high");
    assert_eq!(odd(1, 4).unwrap_err(), "failed to verify that high is odd");
    assert!(odd(1, 5).is_ok());
}

#[test]
fn parameters_satisfy_their_constraints() {
    let context = context();
    let made = |element, others: &[Type]| IntOfType::get(&context, element, others).map_err(|e| e.0);
    assert!(made(Type::I32, &[Type::F32]).is_ok());
    assert_eq!(made(Type::F32, &[]).unwrap_err(), "failed to verify 'element': integer");
    assert_eq!(made(Type::I1, &[Type::F32, Type::INDEX]).unwrap_err(), "failed to verify 'others': floating-point");
}

#[test]
fn floats_are_compared_by_their_bits() {
    let context = context();
    let nan = ScaleAttr::get(&context, f64::NAN, 0.0);
    assert_eq!(nan, ScaleAttr::get(&context, f64::NAN, 0.0));
    assert_ne!(nan, ScaleAttr::get(&context, f64::NAN, -0.0));
}

#[test]
fn vector_and_memref_elements_need_an_interface() {
    let context = context();
    let (even, token) = (EvenType::get(&context, 2).unwrap().into(), TokenType::get(&context).into());
    assert!(VectorType::get(&context, &[4], even).is_ok());
    assert!(MemRefType::get(&context, &[4], even, None, None).is_ok());
    let message = "failed to verify 'elementType': VectorElementTypeInterface instance";
    assert_eq!(VectorType::get(&context, &[4], token).unwrap_err().0, message);
    assert_eq!(MemRefType::get(&context, &[4], token, None, None).unwrap_err().0, "invalid memref element type");
    assert!(RankedTensorType::get(&context, &[4], token, None).is_ok());
    let space = RangeAttr::get(&context, 0, 1, None).unwrap().into();
    assert!(MemRefType::get(&context, &[4], Type::F32, None, Some(space)).is_ok());
    assert!(even.has_interface::<dyn VectorElementTypeInterface>(&context));
    assert!(!token.has_interface::<dyn VectorElementTypeInterface>(&context));
}

#[test]
fn attributes_have_a_type() {
    let context = context();
    let typed = |ty| Attribute::from(TypedAttr::get(&context, 1, ty)).ty(&context);
    assert_eq!(typed(Type::F32), Some(Type::F32));
    assert_eq!(typed(Type::NONE), None);
    assert_eq!(Attribute::from(RangeAttr::get(&context, 0, 1, None).unwrap()).ty(&context), None);
}

#[test]
fn sub_elements_are_walked_and_replaced() {
    let context = context();
    let ptr = PtrType::get(&context, Type::I32, 1);
    let boxed = Type::from(BoxType::get(&context, ptr, PtrType::get(&context, Type::F32, 0)));
    let mut seen = Vec::new();
    boxed.walk_types(&context, |ty| seen.push(ty.display(&context).to_string()));
    assert_eq!(seen, ["i32", "!test.ptr<i32, 1>", "f32", "!test.ptr<f32>", "!test.box<<i32, 1> -> !test.ptr<f32>>"]);
    let wider = |element| (element == Type::I32.into()).then(|| Type::I64.into());
    let replaced = boxed.replace_inside(&context, wider);
    assert_eq!(replaced.display(&context).to_string(), "!test.box<<i64, 1> -> !test.ptr<f32>>");
    // A type that must be a pointer stays one.
    let token = Type::from(TokenType::get(&context));
    let replaced = boxed.replace_inside(&context, |element| (element == Type::from(ptr).into()).then(|| token.into()));
    assert_eq!(replaced, boxed);
}

#[test]
fn failed_replacement_keeps_the_original() {
    let context = context();
    let int_of = Type::from(IntOfType::get(&context, Type::I32, &[]).unwrap());
    let to = |new: Type| int_of.replace_inside(&context, move |e| (e == Type::I32.into()).then(|| new.into()));
    assert_eq!(to(Type::F32), int_of);
    assert_eq!(to(Type::I64), IntOfType::get(&context, Type::I64, &[]).unwrap().into());
}

#[test]
fn attributes_are_replaced_in_attributes_and_types() {
    let context = context();
    let old: Attribute = RangeAttr::get(&context, 0, 1, None).unwrap().into();
    let new: Attribute = RangeAttr::get(&context, 5, 6, None).unwrap().into();
    let swap = |element| (element == old.into()).then(|| new.into());
    let array: Attribute = ArrayAttr::get(&context, &[old, NoteAttr::get(&context, "n", Some(old)).into()]).into();
    let expected: Attribute = ArrayAttr::get(&context, &[new, NoteAttr::get(&context, "n", Some(new)).into()]).into();
    assert_eq!(array.replace_inside(&context, swap), expected);
    let tensor = |encoding| RankedTensorType::get(&context, &[2], Type::F32, Some(encoding)).map(Type::from);
    let (before, after) = (tensor(old).expect("valid"), tensor(new).expect("valid"));
    assert_eq!(before.replace_inside(&context, swap), after);
    let row: Attribute =
        RowAttr::get(&context, RangeAttr::get(&context, 0, 1, None).unwrap(), &[], integer(&context, 32)).into();
    let shown = row.replace_inside(&context, swap).display(&context).to_string();
    assert_eq!(shown, "#test.row<<from = 5, to = 6> : [] of i32>");
}

fn integer(context: &Context, width: u32) -> IntegerType {
    IntegerType::get(context, width, Signedness::Signless).expect("a width")
}

#[test]
fn deep_types_are_walked_without_recursion() {
    let context = context();
    let mut ty = Type::I32;
    for _ in 0..100_000 {
        ty = PtrType::get(&context, ty, 0).into();
    }
    let mut count = 0;
    ty.walk_types(&context, |_| count += 1);
    assert_eq!(count, 100_001);
    let new = ty.replace_inside(&context, |element| (element == Type::I32.into()).then(|| Type::I64.into()));
    assert_ne!(new, ty);
}
