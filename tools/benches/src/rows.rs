//! The rows of the report.

use std::hint::black_box;

use ods::interfaces::MemoryEffectOpInterface;
use ods::prelude::{AttrEnum, IntegerAttr, Op, RankedTensorType, Type};
use ods::text::{PrintOptions, Resources, parse, print};
use ods_dialects::arith::{AddIOp, CmpIOp, CmpIPredicate};

use crate::dialect::FlaggedOp;
use crate::measure::{Settings, keep_memory, report, resident};
use crate::module::{context, fill, fill_mixed, fill_victims, function, module};

/// Runs every row that is wanted.
pub fn run(settings: &Settings) {
    if !settings.cold {
        keep_memory();
    }
    create(settings);
    memory(settings);
    walk(settings);
    cast(settings);
    interface(settings);
    property(settings);
    enumeration(settings);
    verify(settings);
    print_row(settings, "print_custom", &CUSTOM);
    print_row(settings, "print_generic", &GENERIC);
    parse_row(settings, "parse_custom", &CUSTOM);
    parse_row(settings, "parse_generic", &GENERIC);
    parse_blob(settings);
    clone(settings);
    erase(settings);
    replace(settings);
    lookups(settings);
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
    if !settings.wants("walk") {
        return;
    }
    let context = context();
    let (ir, module) = module(&context, settings.operations, settings.shape);
    settings.time(
        "walk",
        || (),
        |()| {
            let mut count = 0_usize;
            for _ in ir.walk_post(module) {
                count += 1;
            }
            count
        },
    );
}

/// Casts to one of two operations that alternate: half hit. As the yardstick does.
fn cast(settings: &Settings) {
    if !settings.wants("cast") {
        return;
    }
    let (mut ir, module, block) = function(&context());
    fill_mixed(&mut ir, block, settings.operations);
    let ops = ir.walk_pre(module).collect::<Vec<_>>();
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

/// Looks an interface up that every operation has. As the yardstick's `dyn_cast_interface_MemoryEffectOpInterface_hit`.
fn interface(settings: &Settings) {
    if !settings.wants("interface") {
        return;
    }
    let context = context();
    let (ir, module) = module(&context, settings.operations, settings.shape);
    let ops = ir.walk_pre(module).collect::<Vec<_>>();
    settings.time(
        "interface",
        || (),
        |()| ops.iter().filter_map(|op| ir.interface::<dyn MemoryEffectOpInterface>(*op)).map(black_box).count(),
    );
}

/// Casts to an operation and reads a property of it. All hit.
fn property(settings: &Settings) {
    if !settings.wants("property") {
        return;
    }
    let (mut ir, _, block) = function(&context());
    let Some(x) = ir.arguments(block).next() else { return };
    let make = |i| {
        let flagged = FlaggedOp::new(x, x).with_overflow(i as u32 & 3);
        ir.builder_at_end_of(block).insert(flagged).unwrap_or_else(|error| panic!("{error}"))
    };
    let ops: Vec<_> = (0..settings.operations).map(make).map(Op::operation).collect();
    settings.time(
        "property",
        || (),
        |()| ops.iter().filter_map(|op| ir.cast::<FlaggedOp>(*op)).map(|op| u64::from(op.overflow(&ir))).sum::<u64>(),
    );
}

/// Casts to an operation and reads the Rust value of an enum attribute: `arith.cmpi`'s `getPredicate()`. All hit.
fn enumeration(settings: &Settings) {
    if !settings.wants("enum") {
        return;
    }
    let (mut ir, _, block) = function(&context());
    let Some(x) = ir.arguments(block).next() else { return };
    let predicates = [CmpIPredicate::Eq, CmpIPredicate::Ne, CmpIPredicate::Slt, CmpIPredicate::Ult];
    let make = |i: usize| {
        let compared = CmpIOp::new(predicates[i % predicates.len()], x, x);
        ir.builder_at_end_of(block).insert(compared).unwrap_or_else(|error| panic!("{error}"))
    };
    let ops: Vec<_> = (0..settings.operations).map(make).map(Op::operation).collect();
    settings.time(
        "enum",
        || (),
        |()| ops.iter().filter_map(|op| ir.cast::<CmpIOp>(*op)).map(|op| op.predicate(&ir).to_bits()).sum::<u64>(),
    );
}

fn verify(settings: &Settings) {
    if !settings.wants("verify") {
        return;
    }
    let context = context();
    let (ir, module) = module(&context, settings.operations, settings.shape);
    settings.time("verify", || (), |()| ods::verify::verify(&ir, module).is_ok());
}

const GENERIC: PrintOptions = PrintOptions { generic: true, ..PrintOptions::DEFAULT };
const CUSTOM: PrintOptions = PrintOptions::DEFAULT;

fn print_row(settings: &Settings, row: &str, options: &PrintOptions) {
    if !settings.wants(row) {
        return;
    }
    let context = context();
    let (ir, module) = module(&context, settings.operations, settings.shape);
    let resources = Resources::default();
    settings.time(row, || (), |()| print(&ir, module, &resources, options).len());
}

/// Measures parsing without verification, in a fresh context each time: a location per operation is part of the work.
fn parse_row(settings: &Settings, row: &str, options: &PrintOptions) {
    if !settings.wants(row) {
        return;
    }
    let text = {
        let (ir, module) = module(&context(), settings.operations, settings.shape);
        print(&ir, module, &Resources::default(), options)
    };
    settings.time(row, context, |context| {
        let parsed = parse(&context, "bench.mlir", text.as_bytes());
        assert!(parsed.is_ok(), "what is printed can be read");
        (parsed, context)
    });
}

/// Reads one constant of four bytes per operation, written as a hexadecimal string. Per element of four bytes.
fn parse_blob(settings: &Settings) {
    if !settings.wants("parse_blob") {
        return;
    }
    let count = settings.operations;
    let digits: String = (0..count as u32).map(|i| format!("{:08X}", i.wrapping_mul(0x9E37_79B9))).collect();
    let text = format!("%0 = arith.constant dense<\"0x{digits}\"> : tensor<{count}xi32>\n");
    settings.time("parse_blob", context, |context| {
        let parsed = parse(&context, "bench.mlir", text.as_bytes());
        assert!(parsed.is_ok(), "the constant can be read");
        (parsed, context)
    });
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

/// Replaces both uses of each victim's result by an argument, and erases the victim. Per victim.
fn replace(settings: &Settings) {
    let context = context();
    let mut prepare = || {
        let (mut ir, _, block) = function(&context);
        let victims = fill_victims(&mut ir, block, settings.operations / 2);
        (ir, block, victims)
    };
    settings.time_items("replace_erase", settings.operations / 2, &mut prepare, &mut |(mut ir, block, victims)| {
        let with = ir.argument(block, 0).unwrap_or_else(|| unreachable!("the function has arguments"));
        for victim in &victims {
            ir.replace_all_uses(victim.result(&ir), with);
            let _ = black_box(ir.erase(*victim));
        }
        (ir, victims)
    });
}

fn context_row(settings: &Settings) {
    let rounds = 1000;
    settings.time_items("context", rounds, &mut || (), &mut |()| {
        for _ in 0..rounds {
            black_box(context());
        }
    });
}

/// Types and attributes that the context knows already.
fn lookups(settings: &Settings) {
    let context = context();
    let rounds = 100_000;
    settings.time_items("lookup_type", rounds, &mut || (), &mut |()| {
        for _ in 0..rounds {
            let _ = black_box(RankedTensorType::of(&context, black_box(&[4, 8]), Type::F32));
        }
    });
    settings.time_items("lookup_attribute", rounds, &mut || (), &mut |()| {
        for _ in 0..rounds {
            let _ = black_box(IntegerAttr::get(&context, Type::I32, black_box(42)));
        }
    });
}
