//! A measurement, run by hand:
//! `cargo test --release -p ods-core --lib verify::speed -- --ignored --nocapture`

use super::tests::Build;
use super::*;
use crate::attributes::IntegerAttr;
use crate::entity::{Attribute, Type};
use crate::ir::OperationParts;

#[test]
#[ignore = "a measurement"]
fn speed() {
    for (size, n) in [("1M", 1_000_000), ("10k", 10_000)] {
        for shape in ["add", "far operand", "attribute", "two signatures", "unregistered", "functions"] {
            let b = of_shape(shape, n);
            let mut best = f64::MAX;
            for _ in 0..if n > 100_000 { 5 } else { 200 } {
                let start = std::time::Instant::now();
                assert_eq!(verify(&b.ir, b.root), Ok(()));
                best = best.min(start.elapsed().as_nanos() as f64 / n as f64);
            }
            println!("{size} {shape}: {best:.1} ns per op");
        }
    }
}

fn of_shape(shape: &str, n: usize) -> Build {
    let mut b = Build::inside("x.y");
    let outer = b.block;
    let predicate = [Some(IntegerAttr::get(b.ir.context(), Type::I64, 0).unwrap().into())];
    let name = match shape {
        "attribute" => "t.cmp",
        "unregistered" => "x.add",
        _ => "t.add",
    };
    let name = b.ir.context().op_name(name);
    let mut values = [b.value(Type::I32), b.value(Type::I64)];
    for i in 0..n {
        if shape == "functions" && i % 100 == 0 {
            b.block = outer;
            let (_, region) = b.func(&format!("f{i}"));
            b.block = b.ir.add_block(region);
            values = [b.value(Type::I32); 2];
            let before = b.op("t.return", &[], &[]);
            b.ir.detach(before);
            b.ir.append(b.block, before);
        }
        let value = values[if shape == "two signatures" { i % 2 } else { 0 }];
        let ty = if shape == "attribute" { Type::I1 } else { b.ir.value_type(value) };
        let parts = OperationParts::new(name, crate::Location::UNKNOWN);
        let inherent: &[Option<Attribute>] = if shape == "attribute" { &predicate } else { &[] };
        let parts = OperationParts { operands: &[value, value], result_types: &[ty], inherent, ..parts };
        let op = b.ir.create_operation(&parts);
        match b.ir.last_op(b.block).filter(|_| shape == "functions") {
            Some(last) => b.ir.insert(crate::InsertionPoint::before(&b.ir, last).unwrap(), op),
            None => b.ir.append(b.block, op),
        }
        if shape == "add" {
            values[0] = b.ir.result(op, 0).unwrap();
        }
    }
    b
}
