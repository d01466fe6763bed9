//! Atomic operations on elements.

use ods::prelude::*;

use super::MemRef;
use ods_arith::arith::AtomicRMWKind;
use ods_arith::common::bodies::{Body, create_filled};
use ods_arith::common::quoted::quoted;
use ods_arith::common::shapes::rank;

/// Atomically reads an element, computes a new one from it and writes that; the result is the new element.
///
/// The body has no side effects, since it may run several times.
///
/// ```mlir
/// %halved = memref.generic_atomic_rmw %counts[%i, %j] : memref<?x2xi64> {
/// ^bb0(%count: i64):
///   %half = arith.divui %count, %two : i64
///   memref.atomic_yield %half : i64
/// }
/// ```
#[op(
    MemRef,
    "generic_atomic_rmw",
    traits(
        SingleBlockImplicitTerminator<AtomicYieldOp>,
        TypesMatchWith("result type matches element type of memref", memref, result, |ty, context| {
            ty.element_type(context)
        })
    ),
    interfaces(RuntimeVerifiableOpInterface),
    verify,
    verify_regions,
    custom_format,
)]
pub struct GenericAtomicRMWOp {
    /// the buffer whose element is changed
    #[operand(effects(MemRead, MemWrite))]
    memref: MemRefOf<(AnySignlessInteger, AnyFloat)>,
    #[operand]
    indices: Variadic<Index>,
    #[result]
    result: (AnySignlessInteger, AnyFloat),
    #[region]
    atomic_body: AnyRegion,
}

impl GenericAtomicRMWOp<Draft> {
    /// Creates the operation and its body, which receives the element and returns the new one.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if `body` fails.
    pub fn create_with_body(
        self,
        b: &mut OpBuilder<'_>,
        body: impl FnOnce(&mut OpBuilder<'_>, Value) -> ods::Result<Value>,
    ) -> ods::Result<GenericAtomicRMWOp> {
        create_filled(self, b, |b, op| {
            let (region, element) = (op.atomic_body(b.ir()), b.type_of(op.result(b.ir())));
            let inside = Body::add(b, region, [element]);
            let b = &mut b.at_end_of(inside.block);
            let new = body(b, inside.arguments[0])?;
            b.insert(AtomicYieldOp::new(new))?;
            Ok(())
        })
    }
}

impl GenericAtomicRMWOp {
    /// Returns a builder at the end of the body, before its terminator.
    pub fn body_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.atomic_body(ir))
    }

    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let arguments: Vec<Value> = match ir.entry_block(self.atomic_body(ir)) {
            Some(block) => ir.arguments(block).collect(),
            None => Vec::new(),
        };
        let [current] = arguments[..] else {
            return Err(ir.op_error(self, "expected single number of entry block arguments"));
        };
        match ir.value_type(current) == ir.value_type(self.result(ir)) {
            true => Ok(()),
            false => Err(ir.op_error(self, "expected block argument of the same type result type")),
        }
    }

    /// Effects are checked after the nested operations have been verified.
    fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic> {
        let found = ir.walk_post(self).find(|op| *op != self.operation() && !ir.is_memory_effect_free(*op));
        let message = "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects";
        found.map_or(Ok(()), |op| Err(ir.error(op, message)))
    }

    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let memref = parser.parse_operand()?;
        let indices = parser.parse_operand_list(Delimiter::Square)?;
        let ty = parser.parse_colon_type()?;
        state.operands.push(parser.resolve_operand(memref, ty)?);
        parser.resolve_operands_of(&indices, Type::INDEX, &mut state.operands)?;
        let body = parser.parse_region(&[])?;
        state.regions.push(body);
        parser.parse_optional_attr_dict(state)?;
        state.types.push(ty.element_type(parser.context()));
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let memref = self.memref(ir);
        printer.print(' ');
        printer.print_operand(memref);
        printer.print('[');
        printer.print_operands(self.indices(ir));
        printer.print("] : ");
        printer.print_type(ir.value_type(memref));
        printer.print(' ');
        printer.print_region(self.atomic_body(ir), RegionForm::FULL);
        let entries = printer.attributes_of(self);
        printer.print_optional_attr_dict(&entries, &[]);
    }
}

/// Terminates the body of a `memref.generic_atomic_rmw` with the new element.
///
/// ```mlir
/// memref.atomic_yield %new : f32
/// ```
#[op(
    MemRef,
    "atomic_yield",
    traits(HasParent<GenericAtomicRMWOp>, Pure, Terminator, ReturnLike),
    verify,
    format($result attr_dict ":" type($result)),
)]
pub struct AtomicYieldOp {
    #[operand]
    result: AnyType,
}

impl AtomicYieldOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let parent = ir.parent_op(self).and_then(|parent| ir.result(parent, 0));
        let ty = ir.value_type(self.result(ir));
        match parent.map(|parent| ir.value_type(parent)) {
            Some(parent) if parent != ty => {
                let (ty, parent) = (quoted(ir, ty), quoted(ir, parent));
                let message = format!("types mismatch between yield op: {ty} and its parent: {parent}");
                Err(ir.op_error(self, message))
            }
            _ => Ok(()),
        }
    }
}

/// Atomically reads an element and writes it back changed; the result is the new element.
///
/// ```mlir
/// %0 = memref.atomic_rmw addf %value, %buffer[%i] : (f32, memref<10xf32>) -> f32
/// ```
#[op(
    MemRef,
    "atomic_rmw",
    traits(
        AllTypesMatch(value, result),
        TypesMatchWith("value type matches element type of memref", memref, value, |ty, context| {
            ty.element_type(context)
        })
    ),
    interfaces(RuntimeVerifiableOpInterface),
    verify,
    fold,
    format($kind $value "," $memref "[" $indices "]" attr_dict ":" "(" type($value) "," type($memref) ")" "->"
        type($result)),
)]
pub struct AtomicRMWOp {
    #[attr]
    kind: AtomicRMWKind,
    #[operand]
    value: (AnySignlessInteger, AnyFloat),
    /// the buffer whose element is changed
    #[operand(effects(MemRead, MemWrite))]
    memref: MemRefOf<(AnySignlessInteger, AnyFloat)>,
    #[operand]
    indices: Variadic<Index>,
    #[result]
    result: (AnySignlessInteger, AnyFloat),
}

impl AtomicRMWOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        use AtomicRMWKind::{
            AddF, AddI, AndI, Assign, MaxNumF, MaxS, MaxU, MaximumF, MinNumF, MinS, MinU, MinimumF, MulF, MulI, OrI,
            XOrI,
        };
        if self.indices(ir).len() != rank(ir.context(), ir.value_type(self.memref(ir))) {
            let message = "expects the number of subscripts to be equal to memref rank";
            return Err(ir.op_error(self, message));
        }
        let (kind, ty) = (self.kind(ir), ir.value_type(self.value(ir)));
        let (fits, expected) = match kind {
            AddF | MaximumF | MinimumF | MulF => (ty.isa::<FloatType>(ir.context()), "a floating-point type"),
            AddI | MaxS | MaxU | MinS | MinU | MulI | OrI | XOrI | AndI => {
                (ty.isa::<IntegerType>(ir.context()), "an integer type")
            }
            // The reference does not check the other kinds.
            Assign | MaxNumF | MinNumF => (true, ""),
        };
        match fits {
            true => Ok(()),
            false => Err(ir.op_error(self, format_args!("with kind '{kind}' expects {expected}"))),
        }
    }
}
