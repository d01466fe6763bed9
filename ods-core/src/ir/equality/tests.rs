use super::*;
use crate::entity::{Location, Type};
use crate::ir::OperationParts;
use crate::test_dialect::test_ir;

fn op(ir: &mut Ir, operands: &[Value], location: Location) -> Operation {
    let parts = OperationParts::new(ir.context().op_name("x.y"), location);
    ir.create_operation(&OperationParts { operands, result_types: &[Type::I32], ..parts })
}

#[test]
fn ignored_aspects_can_be_chosen() {
    let mut ir = test_ir();
    let context = ir.shared_context();
    let place = context.file_location("a", 1, 1);
    let (a, b) = (op(&mut ir, &[], Location::UNKNOWN), op(&mut ir, &[], place));
    assert!(!ir.structurally_equal(a, b, Ignore::default()));
    assert!(ir.structurally_equal(a, b, Ignore::LOCATIONS));
    assert_eq!(ir.structural_hash(a, Ignore::LOCATIONS), ir.structural_hash(b, Ignore::LOCATIONS));
    ir.set_attribute(b, context.identifier("k"), Some(crate::Attribute::UNIT));
    assert!(!ir.structurally_equal(a, b, Ignore::LOCATIONS));
    let neither = Ignore { locations: true, discardable_attributes: true };
    assert!(ir.structurally_equal(a, b, neither));
    assert_eq!(ir.structural_hash(a, neither), ir.structural_hash(b, neither));
}

#[test]
fn values_from_outside_must_be_the_same() {
    let mut ir = test_ir();
    let (x, y) = (op(&mut ir, &[], Location::UNKNOWN), op(&mut ir, &[], Location::UNKNOWN));
    let (x, y) = (ir.result(x, 0).expect("one"), ir.result(y, 0).expect("one"));
    let (a, b, c) = (
        op(&mut ir, &[x], Location::UNKNOWN),
        op(&mut ir, &[x], Location::UNKNOWN),
        op(&mut ir, &[y], Location::UNKNOWN),
    );
    assert!(ir.structurally_equal(a, b, Ignore::default()));
    assert!(!ir.structurally_equal(a, c, Ignore::default()));
    assert!(ir.are_alike(a, c));
    let name = ir.context().identifier("k");
    ir.set_attribute(c, name, Some(crate::Attribute::UNIT));
    assert!(!ir.are_alike(a, c));
}

#[test]
fn values_inside_must_correspond() {
    // a: f(x, x), g(y, y)   b: f(x, x), g(x, x)
    let mut ir = test_ir();
    let mut trees = Vec::new();
    for same in [false, true, false] {
        let parts = OperationParts::new(ir.context().op_name("x.z"), Location::UNKNOWN);
        let root = ir.create_operation(&OperationParts { num_regions: 1, ..parts });
        let region = ir.region(root, 0).expect("one region");
        let block = ir.add_block(region);
        let (x, y) = (op(&mut ir, &[], Location::UNKNOWN), op(&mut ir, &[], Location::UNKNOWN));
        let (vx, vy) = (ir.result(x, 0).expect("one"), ir.result(y, 0).expect("one"));
        let user = op(&mut ir, &[vx, if same { vx } else { vy }], Location::UNKNOWN);
        [user, x, y].into_iter().for_each(|op| ir.append(block, op));
        trees.push(root);
    }
    assert!(!ir.structurally_equal(trees[0], trees[1], Ignore::default()));
    assert!(ir.structurally_equal(trees[0], trees[2], Ignore::default()));
    assert_eq!(ir.structural_hash(trees[0], Ignore::default()), ir.structural_hash(trees[2], Ignore::default()));
}

#[test]
fn depth_costs_no_stack() {
    let mut ir = test_ir();
    let name = ir.context().op_name("x.z");
    let mut inner = ir.create_operation(&OperationParts::new(name, Location::UNKNOWN));
    for _ in 0..100_000 {
        let parts = OperationParts::new(name, Location::UNKNOWN);
        let outer = ir.create_operation(&OperationParts { num_regions: 1, ..parts });
        let region = ir.region(outer, 0).expect("one region");
        let block = ir.add_block(region);
        ir.append(block, inner);
        inner = outer;
    }
    let copy = ir.clone_op(inner);
    assert!(ir.structurally_equal(inner, copy, Ignore::default()));
    assert_eq!(ir.structural_hash(inner, Ignore::default()), ir.structural_hash(copy, Ignore::default()));
}
