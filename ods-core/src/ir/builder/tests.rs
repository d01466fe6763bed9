use std::sync::Arc;

use super::*;
use crate::builtin::{ModuleOp, UnrealizedConversionCastOp};

fn ir() -> Ir {
    Ir::new(Arc::new(Context::new()))
}

fn source(ty: Type) -> UnrealizedConversionCastOp<crate::schema::Draft> {
    UnrealizedConversionCastOp::new([], [ty])
}

/// Returns the result types of the casts in the block.
fn types(ir: &Ir, block: Block) -> Vec<Type> {
    ir.block_ops(block).flat_map(|op| ir.result_types(op)).collect()
}

#[test]
fn inserts_in_order() -> crate::Result {
    let mut ir = ir();
    let block = ir.create_block();
    let last = ir.builder_at_end_of(block).insert(source(Type::F64))?;
    let mut b = ir.builder_at_start_of(block);
    b.insert(source(Type::I1))?;
    b.insert(source(Type::I8))?;
    b.before(last).insert(source(Type::I16))?;
    b.after(last).insert(source(Type::NONE))?;
    b.insert(source(Type::I32))?;
    let expected = [Type::I1, Type::I8, Type::I16, Type::I32, Type::F64, Type::NONE];
    assert_eq!(types(&ir, block), expected);
    Ok(())
}

#[test]
fn insertion_points_and_locations_are_restored() -> crate::Result {
    let mut ir = ir();
    let (first, second) = (ir.create_block(), ir.create_block());
    let here = ir.context().file_location("a", 1, 2);
    let there = ir.context().file_location("b", 3, 4);
    let mut b = ir.builder_at_end_of(first);
    assert_eq!(b.set_location(here), Location::UNKNOWN);
    let inner = b.at_end_of(second).insert(source(Type::I1))?;
    let elsewhere = b.with_location(there).insert(source(Type::I8))?;
    let outer = b.insert(source(Type::I16))?;
    assert_eq!([inner, elsewhere, outer].map(|op| b.ir().location(op)), [here, there, here]);
    assert_eq!(ir.block_ops(first).collect::<Vec<_>>(), [elsewhere, outer].map(Operation::from));
    Ok(())
}

#[test]
fn a_value_is_the_only_result() -> crate::Result {
    let mut ir = ir();
    let block = ir.create_block();
    let mut b = ir.builder_at_end_of(block);
    let value = b.value(source(Type::I1))?;
    assert_eq!(b.type_of(value), Type::I1);
    let two = UnrealizedConversionCastOp::new([value], [Type::I1, Type::I8]);
    assert_eq!(b.values(two.clone())?.len(), 2);
    let error = b.value(two).unwrap_err();
    assert_eq!(
        (error.op(), error.message()),
        ("builtin.unrealized_conversion_cast", "it has 2 results, not one; use `insert` or `values`")
    );
    assert_eq!(ir.block_ops(block).count(), 2);
    Ok(())
}

#[test]
fn rejects_insertion_beside_a_detached_operation() -> crate::Result {
    let mut ir = ir();
    let place = ir.context().file_location("a", 1, 2);
    let module = ModuleOp::create(&mut ir, place);
    let before = ir.num_operations();
    let mut b = ir.builder_before(module);
    let error = b.insert(source(Type::I1)).unwrap_err();
    let message = "cannot build 'builtin.unrealized_conversion_cast': the insertion point is next to an operation \
                   that is in no block; insert that into a block, or build with `InsertionPoint::DETACHED`";
    assert_eq!(error.to_string(), format!("a:1:2: error: {message}"));
    assert_eq!(format!("{error:?}"), error.to_string());
    assert!(b.after(module).insert(source(Type::I1)).is_err());
    assert_eq!(ir.num_operations(), before);
    let free = ir.builder().insert(source(Type::I1))?;
    assert_eq!(ir.parent_block(free), None);
    Ok(())
}

#[test]
fn bodies_are_filled_before_their_terminators() -> crate::Result {
    let mut ir = ir();
    let module = ir.builder().insert(ModuleOp::new().with_sym_name("m"))?;
    module.body_builder(&mut ir).insert(source(Type::I1))?;
    module.body_builder(&mut ir).insert(source(Type::I8))?;
    assert_eq!(types(&ir, module.body(&ir).expect("a body")), [Type::I1, Type::I8]);
    assert_eq!(ir.symbol_name(module), Some("m"));
    assert!(crate::verify::verify(&ir, module).is_ok());
    Ok(())
}
