//! The builtin dialect: `builtin.module` and `builtin.unrealized_conversion_cast`.
//!
//! Written by hand in the form that the macros expand to, so that this crate does not build the macros.

use crate::constraints::{ANY_TYPE, ONE_BLOCK, STRING_ATTR};
use crate::context::SchemaId;
use crate::diagnostic::Diagnostic;
use crate::entity::{Operation, Region};
use crate::fold::{Constants, FoldResult, OpFoldResult};
use crate::interfaces::{DialectInlinerInterface, OpAsmOpInterface};
use crate::ir::{Ir, Values};
use crate::schema::dialect_interface::DialectInterfaceEntry;
use crate::schema::{
    Arity, AttributeSchema, Dialect, DialectSchema, ImplementedBy, OpSchema, OpTrait, OperandSchema, Presence,
    RegionSchema,
};
use crate::traits;

mod ops;
mod text;

pub use ops::{ModuleOp, UnrealizedConversionCastOp};

/// The builtin dialect, registered in every context.
pub struct Builtin;

impl Dialect for Builtin {
    type Semantics = ();
    const SCHEMA: &'static DialectSchema = &BUILTIN;
    const NAME: &'static str = "builtin";
}

/// Casts may be inlined; modules may not.
impl DialectInlinerInterface for Builtin {
    fn may_inline_op(&self, ir: &Ir, op: Operation, _: Region) -> bool {
        ir.isa::<UnrealizedConversionCastOp>(op)
    }
}

pub(crate) static BUILTIN: DialectSchema = DialectSchema {
    name: "builtin",
    summary: "The builtin dialect.",
    ops: &[&MODULE, &CAST],
    interfaces: &[DialectInterfaceEntry::new::<dyn DialectInlinerInterface>(
        &((|| &Builtin) as fn() -> &'static dyn DialectInlinerInterface),
    )],
    ..DialectSchema::EMPTY
};

static MODULE_ID: SchemaId = SchemaId::new();
static MODULE: OpSchema = OpSchema {
    id: &MODULE_ID,
    dialect: "builtin",
    mnemonic: "module",
    struct_name: "ModuleOp",
    summary: "A unit of a program: functions and other symbols",
    description: "One block of operations in any order, most of them functions. Nothing inside uses values from outside. The \
                  body has no terminator, and no order of execution.\n\n\
                  ```mlir\nmodule @name attributes {my.note} {\n  func.func private @log(f64)\n}\n```",
    attributes: &[
        AttributeSchema {
            name: "sym_name",
            field: None,
            doc: "",
            constraint: &STRING_ATTR,
            presence: Presence::Optional,
        },
        AttributeSchema {
            name: "sym_visibility",
            field: None,
            doc: "",
            constraint: &STRING_ATTR,
            presence: Presence::Optional,
        },
    ],
    regions: &[RegionSchema { name: "bodyRegion", doc: "", arity: Arity::One, constraint: &ONE_BLOCK }],
    traits: &[
        traits::AffineScope::SCHEMA,
        traits::IsolatedFromAbove::SCHEMA,
        traits::NoRegionArguments::SCHEMA,
        traits::SymbolTable::SCHEMA,
        traits::SingleBlock::SCHEMA,
        traits::NoTerminator::SCHEMA,
        traits::HasOnlyGraphRegion::SCHEMA,
        traits::OptionalSymbol::SCHEMA,
    ],
    verify: Some(verify_module),
    parse: Some(text::parse_module),
    print: Some(text::print_module),
    interfaces: &[<dyn OpAsmOpInterface as ImplementedBy<ModuleOp>>::ENTRY],
    ..OpSchema::EMPTY
};

impl OpAsmOpInterface for ModuleOp {
    fn default_dialect() -> &'static str {
        "builtin"
    }
}

/// Verifies that the discardable attributes of a module belong to a dialect, as MLIR's `ModuleOp::verify` does.
fn verify_module(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let context = ir.context();
    for entry in ir.attributes(op).entries(context) {
        let name = context.str(entry.name);
        if !name.contains('.') && name != "sym_name" && name != "sym_visibility" {
            let message =
                format!("'builtin.module' op can only contain attributes with dialect-prefixed names, found: '{name}'");
            return Err(Diagnostic::error(ir.location(op), message));
        }
    }
    Ok(())
}

static CAST_ID: SchemaId = SchemaId::new();
static CAST: OpSchema = OpSchema {
    id: &CAST_ID,
    dialect: "builtin",
    mnemonic: "unrealized_conversion_cast",
    struct_name: "UnrealizedConversionCastOp",
    summary: "Converts values to other types until the operations on both sides are converted",
    description: "Connects operations whose types are converted already with operations whose types are not converted \
                  yet; two casts that are inverse to each other cancel out. The operation does not say how values are \
                  converted.\n\n\
                  ```mlir\n%0 = builtin.unrealized_conversion_cast %a, %b : i32, i32 to i64\n```",
    operands: &[OperandSchema { name: "inputs", doc: "", arity: Arity::Variadic, constraint: &ANY_TYPE }],
    results: &[OperandSchema { name: "outputs", doc: "", arity: Arity::Variadic, constraint: &ANY_TYPE }],
    traits: &[traits::Pure::SCHEMA],
    fold: Some(fold_cast),
    verify: Some(verify_cast),
    parse: Some(text::parse_cast),
    print: Some(text::print_cast),
    ..OpSchema::EMPTY
};

/// Folds a cast that changes no type to its inputs, and a cast back to the inputs of the first cast.
fn fold_cast(ir: &mut Ir, op: Operation, _: &Constants<'_>) -> FoldResult {
    let inputs: Values = ir.operands(op).collect();
    if !inputs.is_empty() && ir.operand_types(op).eq(ir.result_types(op)) {
        return FoldResult::Results(inputs.iter().map(|input| OpFoldResult::Value(*input)).collect());
    }
    let Some(inner) = inputs.first().and_then(|input| ir.defining::<UnrealizedConversionCastOp>(*input)) else {
        return FoldResult::No;
    };
    if !ir.results(inner).eq(inputs) || !ir.operand_types(inner).eq(ir.result_types(op)) {
        return FoldResult::No;
    }
    FoldResult::Results(ir.operands(inner).map(OpFoldResult::Value).collect())
}

/// Verifies a cast, as MLIR's `UnrealizedConversionCastOp::verify` does.
fn verify_cast(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    if ir.num_results(op) == 0 {
        let message = "'builtin.unrealized_conversion_cast' op expected at least one result for cast operation";
        return Err(Diagnostic::error(ir.location(op), message));
    }
    Ok(())
}
