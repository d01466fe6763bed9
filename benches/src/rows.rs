//! The rows of the report.

use std::hint::black_box;

use ods::ir::{Order, Walk};

use crate::dialect::AddIOp;
use crate::measure::{Settings, keep_memory, report, resident};
use crate::module::{context, fill, function, module};

/// Runs every row that is wanted.
pub fn run(settings: &Settings) {
    if !settings.cold {
        keep_memory();
    }
    create(settings);
    memory(settings);
    walk(settings);
    cast(settings);
    clone(settings);
    erase(settings);
    replace(settings);
    context_row(settings);
}

fn create(settings: &Settings) {
    let context = context();
    let prepare = || function(&context);
    settings.time("create", prepare, |(mut ir, module, block)| {
        fill(&mut ir, block, settings.operations, settings.shape);
        (ir, module)
    });
}

fn memory(settings: &Settings) {
    if !settings.wants("memory") {
        return;
    }
    let context = context();
    let before = resident();
    let (ir, module) = module(&context, settings.operations, settings.shape);
    let grown = resident().saturating_sub(before) as f64 / settings.operations as f64;
    report("memory", 0.0, Some(ir.bytes() as f64 / settings.operations as f64));
    report("memory_resident", 0.0, Some(grown));
    black_box((ir, module));
}

fn walk(settings: &Settings) {
    let context = context();
    let (ir, module) = module(&context, settings.operations, settings.shape);
    settings.time(
        "walk",
        || (),
        |()| {
            let mut count = 0_usize;
            let _ = ir.walk(module, Order::Post, |_| {
                count += 1;
                Walk::Advance
            });
            count
        },
    );
}

fn cast(settings: &Settings) {
    let context = context();
    let (ir, module) = module(&context, settings.operations, settings.shape);
    let ops = ir.collect_ops(module, Order::Pre);
    settings.time(
        "cast",
        || (),
        |()| {
            let mut sum = 0_usize;
            for op in &ops {
                if let Some(add) = ir.cast::<AddIOp>(*op) {
                    sum += usize::from(add.lhs(&ir) == add.rhs(&ir));
                }
            }
            sum
        },
    );
}

fn clone(settings: &Settings) {
    let context = context();
    settings.time(
        "clone",
        || module(&context, settings.operations, settings.shape),
        |(mut ir, module)| {
            let copy = ir.clone_op(module);
            (ir, copy)
        },
    );
}

fn erase(settings: &Settings) {
    let context = context();
    settings.time(
        "erase",
        || module(&context, settings.operations, settings.shape),
        |(mut ir, module)| {
            let erased = ir.erase(module);
            (ir, erased)
        },
    );
}

/// Replaces all uses of each result by an argument, and erases the operation.
fn replace(settings: &Settings) {
    let context = context();
    settings.time(
        "replace_erase",
        || {
            let (mut ir, _, block) = function(&context);
            fill(&mut ir, block, settings.operations, settings.shape);
            (ir, block)
        },
        |(mut ir, block)| {
            let with = ir.argument(block, 0);
            let mut next = ir.first_op(block);
            while let (Some(op), Some(with)) = (next, with) {
                next = ir.next_op(op);
                if let Some(result) = ir.result(op, 0) {
                    ir.replace_all_uses(result, with);
                    let _ = black_box(ir.erase(op));
                }
            }
            ir
        },
    );
}

fn context_row(settings: &Settings) {
    let rounds = 1000;
    settings.time_items("context", rounds, &mut || (), &mut |()| {
        for _ in 0..rounds {
            black_box(context());
        }
    });
}
