use super::*;
use crate::attributes::{ArrayAttr, FlatSymbolRefAttr};
use crate::entity::Block;
use crate::ir::OperationParts;
use crate::test_dialect::test_ir;

fn table(ir: &mut Ir, name: Option<&str>, into: Option<Block>) -> (Operation, Block) {
    let parts = OperationParts::new(ir.context().op_name("t.table"), crate::Location::UNKNOWN);
    let op = ir.create_operation(&OperationParts { num_regions: 1, ..parts });
    let region = ir.region(op, 0).expect("one region");
    let block = ir.add_block(region);
    name.into_iter().for_each(|name| ir.set_symbol_name(op, name));
    into.into_iter().for_each(|into| ir.append(into, op));
    (op, block)
}

fn symbol(ir: &mut Ir, name: &str) -> Operation {
    let parts = OperationParts::new(ir.context().op_name("t.func"), crate::Location::UNKNOWN);
    let op = ir.create_operation(&OperationParts { num_regions: 1, ..parts });
    ir.set_symbol_name(op, name);
    op
}

#[test]
fn names_are_found_and_made_unique() {
    let mut ir = test_ir();
    let (op, block) = table(&mut ir, None, None);
    let mut symbols = SymbolTable::of(&ir, op);
    let names: Vec<String> = ["f", "g", "f", "f"]
        .iter()
        .map(|name| {
            let op = symbol(&mut ir, name);
            symbols.insert(&mut ir, op).expect("it has a name")
        })
        .collect();
    assert_eq!(names, ["f", "g", "f_0", "f_1"]);
    let stored: Vec<&str> = ir.block_ops(block).filter_map(|op| ir.symbol_name(op)).collect();
    assert_eq!(stored, names);
    assert_eq!(symbols.lookup("f_0"), ir.block_ops(block).nth(2));
    assert_eq!(SymbolTable::of(&ir, op).lookup("h"), None);
}

#[test]
fn removal_ignores_unlisted_symbols() {
    let mut ir = test_ir();
    let (op, block) = table(&mut ir, None, None);
    let [first, second] = ["f", "f"].map(|name| symbol(&mut ir, name));
    ir.append(block, first);
    ir.append(block, second);
    let mut symbols = SymbolTable::of(&ir, op);
    symbols.remove(&ir, second);
    assert_eq!(symbols.lookup("f"), Some(first));
    symbols.remove(&ir, first);
    assert_eq!(symbols.lookup("f"), None);
}

#[test]
fn nested_references() {
    let mut ir = test_ir();
    let (outer, outer_block) = table(&mut ir, None, None);
    let (inner, inner_block) = table(&mut ir, Some("inner"), Some(outer_block));
    let f = symbol(&mut ir, "f");
    ir.append(inner_block, f);
    let mut tables = SymbolTables::new();
    let reference = |root: &str, nested: &[&str]| SymbolRefAttr::get(ir.context(), root, nested);
    assert_eq!(tables.lookup_in(&ir, outer, reference("inner", &["f"])), Some(f));
    assert_eq!(tables.lookup_in(&ir, outer, reference("f", &[])), None);
    assert_eq!(tables.lookup_in(&ir, outer, reference("inner", &["f", "x"])), None);
    assert_eq!(tables.lookup_nearest(&ir, f, reference("f", &[])), Some(f));
    assert_eq!(ir.nearest_symbol_table(f), Some(inner));
}

#[test]
fn nested_uses_are_found_and_renamed() {
    let mut ir = test_ir();
    let (op, block) = table(&mut ir, None, None);
    let context = ir.shared_context();
    let reference: Attribute = FlatSymbolRefAttr::get(&context, "f").into();
    let mut nested = reference;
    for _ in 0..100_000 {
        nested = ArrayAttr::get(&context, &[nested, Attribute::UNIT]).into();
    }
    let user = ir.create_operation(&OperationParts::new(context.op_name("x.y"), crate::Location::UNKNOWN));
    ir.append(block, user);
    ir.set_attribute(user, context.identifier("a"), Some(nested));
    ir.set_attribute(user, context.identifier("b"), Some(reference));
    assert_eq!(ir.symbol_uses_of(op, "f").len(), 2);
    assert_eq!(ir.replace_symbol_uses(op, "f", "g"), 1);
    assert_eq!(ir.symbol_uses_of(op, "f").len(), 0);
    assert_eq!(ir.symbol_uses_of(op, "g").len(), 2);
    assert_eq!(ir.replace_symbol_uses(op, "f", "g"), 0);
}

#[test]
fn uses_in_types_and_texts_are_found_and_renamed() {
    let text = "\
#u = @f
\"x.y\"() {t = tensor<4xi32, @f>} : () -> ()
\"x.y\"() {t = [!d.of<#u>, @g, (tuple<tensor<4xi32, @f::@f>>) -> ()]} : () -> ()
\"x.y\"() {t = tensor<4xi32, @g::@f>} : () -> ()
";
    let context = test_ir().shared_context();
    context.allow_unregistered_dialects(true);
    let parsed = crate::text::parse(&context, "x.mlir", text.as_bytes()).expect("a text without errors");
    let (mut ir, root) = (parsed.ir, parsed.root);
    assert_eq!(ir.symbol_uses_of(root, "f").len(), 3);
    assert_eq!(ir.replace_symbol_uses(root, "f", "h"), 2);
    assert_eq!((ir.symbol_uses_of(root, "f").len(), ir.symbol_uses_of(root, "h").len()), (0, 3));
    let expected = "\
#u = @h
module {
  \"x.y\"() {t = tensor<4xi32, #u>} : () -> ()
  \"x.y\"() {t = [!d.of<#u>, @g, (tuple<tensor<4xi32, @h::@f>>) -> ()]} : () -> ()
  \"x.y\"() {t = tensor<4xi32, @g::@f>} : () -> ()
}";
    assert_eq!(ir.display(root).to_string(), expected);
}

#[test]
fn names_in_properties_of_unknown_operations_count() {
    let context = test_ir().shared_context();
    context.allow_unregistered_dialects(true);
    let text = b"\"x.y\"() <{sym_name = \"f\"}> {sym_name = \"g\"} : () -> ()";
    let parsed = crate::text::parse(&context, "x.mlir", text).expect("a text without errors");
    let (mut ir, root) = (parsed.ir, parsed.root);
    let mut symbols = SymbolTable::of(&ir, root);
    let op = symbols.lookup("f").expect("a symbol");
    assert_eq!(symbols.lookup("g"), None);
    ir.set_symbol_name(op, "h");
    assert_eq!(ir.symbol_name(op), Some("h"));
    symbols = SymbolTable::of(&ir, root);
    assert_eq!(symbols.lookup("h"), Some(op));
}

#[test]
fn references_are_found_again_beside_attributes_that_have_none() -> crate::Result {
    let mut ir = test_ir();
    let op = symbol(&mut ir, "f");
    let context = ir.shared_context();
    let reference = FlatSymbolRefAttr::get(&context, "g").into();
    let (free, user) = (ArrayAttr::get(&context, &[Attribute::UNIT]), ArrayAttr::get(&context, &[reference]));
    for (attributes, count) in [(vec![free], 0), (vec![free, user], 1), (vec![user, user], 2), (vec![free, free], 0)] {
        for (name, attribute) in ["a", "b"].into_iter().zip(attributes) {
            ir.set_attribute(op, context.identifier(name), Some(attribute.into()));
        }
        // The second search knows what the first one found out.
        for _ in 0..2 {
            assert_eq!(ir.own_symbol_uses(op).len(), count);
        }
    }
    Ok(())
}
