//! Times printing a million additions.

use std::sync::Arc;
use std::time::Instant;

use ods_core::text::{PrintOptions, Resources, parse, print, print_to};
use ods_core::types::Type;
use ods_core::{Context, Ir, Location, ir::OperationParts};

fn main() {
    let count: usize = std::env::args().nth(1).and_then(|arg| arg.parse().ok()).unwrap_or(1_000_000);
    let context = Arc::new(Context::new());
    let mut ir = Ir::new(Arc::clone(&context));
    let module = ir.create_operation(&OperationParts {
        num_regions: 1,
        ..OperationParts::new(context.op_name("builtin.module"), Location::UNKNOWN)
    });
    let region = ir.region(module, 0).expect("one region");
    let block = ir.add_block(region);
    let add = context.op_name("arith.addi");
    let constant = OperationParts {
        result_types: &[Type::I32],
        ..OperationParts::new(context.op_name("arith.constant"), Location::UNKNOWN)
    };
    let mut operands = [ir.create_operation(&constant); 2].map(|op| {
        if ir.parent_block(op).is_none() {
            ir.append(block, op);
        }
        ir.result(op, 0).expect("one result")
    });
    for _ in 0..count {
        let parts = OperationParts {
            operands: &operands,
            result_types: &[Type::I32],
            ..OperationParts::new(add, Location::UNKNOWN)
        };
        let op = ir.create_operation(&parts);
        ir.append(block, op);
        operands = [operands[1], ir.result(op, 0).expect("one result")];
    }
    let resources = Resources::default();
    let options = PrintOptions { generic: true, ..PrintOptions::default() };
    let with = PrintOptions { debug_info: true, ..options };
    let text = print(&ir, module, &resources, &options);
    context.allow_unregistered_dialects(true);
    let parsed = parse(&context, "additions.mlir", text.as_bytes()).expect("what is printed is read");
    for _ in 0..5 {
        let start = Instant::now();
        let text = print(&ir, module, &resources, &options);
        let string = start.elapsed();
        let start = Instant::now();
        print_to(&ir, module, &resources, &options, &mut std::io::sink()).expect("a sink takes all");
        let sunk = start.elapsed();
        let start = Instant::now();
        print(&ir, module, &resources, &with);
        let located = start.elapsed();
        let start = Instant::now();
        print(&parsed.ir, parsed.root, &resources, &with);
        let parsed = start.elapsed();
        let per_op = |time: std::time::Duration| time.as_nanos() as usize / count;
        println!(
            "{} bytes: string {} ns/op, sink {} ns/op, with one location {} ns/op, with a million {} ns/op",
            text.len(),
            per_op(string),
            per_op(sunk),
            per_op(located),
            per_op(parsed)
        );
    }
}
