//! Allocation and deallocation of buffers.

use ods::prelude::*;

use super::canonicalize::{AllocaScopeHoister, AllocaScopeInliner, SimplifyAllocConst, SimplifyDeadAlloc};
use super::{MemRef, has_layout, memory_space};
use ods_arith::common::bodies::{Body, create_filled};
use ods_arith::common::quoted::quoted;
use ods_arith::common::shapes::{num_dynamic, verify_dynamic_sizes};
use ods_arith::common::unknown::is_of_unknown_dialect;

op_family! {
    /// Dynamic sizes of the type are operands, in order, and so are the symbols of its layout. With `alignment`, the
    /// address is a multiple of that number.
    #[op(
        MemRef,
        traits(AttrSizedOperandSegments),
        interfaces(AlignmentAttrOpInterface, OpAsmOpInterface),
        verify,
        format("(" $dynamicSizes ")" ("" "[" $symbolOperands^ "]")? attr_dict ":" type($memref)),
        builders(of, of_sizes),
    )]
    struct AllocLike<R> {
        #[operand]
        dynamicSizes: Variadic<Index>,
        #[operand]
        symbolOperands: Variadic<Index>,
        #[attr]
        alignment: Optional<IntValidAlignment<I64Attr>>,
        #[result(effects(MemAlloc<R>(full)))]
        memref: AnyMemRef,
    }

    /// Allocates a buffer.
    ///
    /// ```mlir
    /// %0 = memref.alloc(%n) {alignment = 16 : i64} : memref<8x?xf32, 1>
    /// ```
    pub AllocOp = AllocLike<DefaultResource>("alloc", canonicalize(SimplifyAllocConst, SimplifyDeadAlloc));

    /// Allocates a buffer on the stack. It is freed when control leaves the closest enclosing
    /// `AutomaticAllocationScope`.
    ///
    /// ```mlir
    /// %0 = memref.alloca(%n) : memref<8x?xf32>
    /// ```
    pub AllocaOp = AllocLike<AutomaticAllocationScopeResource>("alloca", canonicalize(SimplifyAllocConst, SimplifyDeadAlloc),
        interfaces(DestructurableAllocationOpInterface, PromotableAllocationOpInterface));
}

macro_rules! builders {
    ($($op:ident)*) => {$(
        impl $op<Draft> {
            /// Creates a buffer of a static type.
            pub fn of(ty: impl Into<Type>) -> Self {
                Self::new([], [], ty)
            }

            /// Creates a buffer with these sizes and elements, in the default memory space.
            pub fn of_sizes(
                context: &Context,
                sizes: impl IntoIterator<Item = impl Into<MixedValue>>,
                element: Type,
            ) -> Self {
                let sizes: MixedValues = sizes.into_iter().collect();
                match MemRefType::get(context, &sizes.integers, element, None, None) {
                    Ok(ty) => Self::new(sizes.operands, [], ty),
                    Err(error) => Self::over(Draft::new($op::SCHEMA).wrong(error.to_string())),
                }
            }
        }
    )*};
}

builders!(AllocOp AllocaOp);

impl AllocOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        verify_alloc_like(ir, self.operation(), self.memref(ir), &self.dynamic_sizes(ir), &self.symbol_operands(ir))
    }
}

impl AllocaOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let mut scopes = std::iter::successors(ir.parent_op(self), |op| ir.parent_op(*op));
        let may_be_scope = |op| match ir.schema(op) {
            Some(schema) => schema.has_trait::<AutomaticAllocationScope>(),
            None => is_of_unknown_dialect(ir, op),
        };
        if !scopes.any(may_be_scope) {
            return Err(ir.op_error(self, "requires an ancestor op with AutomaticAllocationScope trait"));
        }
        verify_alloc_like(ir, self.operation(), self.memref(ir), &self.dynamic_sizes(ir), &self.symbol_operands(ir))
    }
}

/// Checks that there is an operand for each dynamic size and for each symbol of the layout.
fn verify_alloc_like(
    ir: &Ir,
    op: Operation,
    memref: Value,
    sizes: &[Value],
    symbols: &[Value],
) -> Result<(), Diagnostic> {
    let ty = ir.value_type(memref);
    verify_dynamic_sizes(ir, op, ty, sizes.len())?;
    let map = ty.cast::<MemRefType>(ir.context()).and_then(|memref| memref.layout_map(ir.context()));
    let expected = map.map_or(0, |map| map.num_symbols() as usize);
    if symbols.len() == expected {
        return Ok(());
    }
    let got = symbols.len();
    let message = "symbol operand count does not equal memref symbol count";
    Err(ir.op_error(op, format_args!("{message}: expected {expected}, got {got}")))
}

impl AlignmentAttrOpInterface for AllocOp {
    fn alignment_attribute(&self, ir: &Ir) -> Option<i64> {
        self.alignment(ir)
    }
}

impl AlignmentAttrOpInterface for AllocaOp {
    fn alignment_attribute(&self, ir: &Ir) -> Option<i64> {
        self.alignment(ir)
    }
}

/// Resizes a buffer of one dimension.
///
/// The buffer may move; its contents are kept up to the smaller of the two sizes. A dynamic size of the result type is
/// an operand.
///
/// ```mlir
/// %0 = memref.realloc %old(%n) : memref<64xf32> to memref<?xf32>
/// ```
#[op(
    MemRef,
    "realloc",
    interfaces(AlignmentAttrOpInterface),
    verify,
    canonicalize(SimplifyDeadAlloc),
    format($source ("(" $dynamicResultSize^ ")")? attr_dict ":" type($source) "to" type(results)),
)]
pub struct ReallocOp {
    #[operand(effects(MemFree(full)))]
    source: MemRefRankOf<1, AnyType>,
    #[operand]
    dynamicResultSize: Optional<Index>,
    #[attr]
    alignment: Optional<IntValidAlignment<I64Attr>>,
    #[result(effects(MemAlloc<DefaultResource>(stage = 1, full)))]
    result: MemRefRankOf<1, AnyType>,
}

impl AlignmentAttrOpInterface for ReallocOp {
    fn alignment_attribute(&self, ir: &Ir) -> Option<i64> {
        self.alignment(ir)
    }
}

impl ReallocOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let context = ir.context();
        let (source, result) = (ir.value_type(self.source(ir)), ir.value_type(self.result(ir)));
        let error = |message: String| Err(ir.error(self, message));
        for (ty, role) in [(source, "source"), (result, "result")] {
            if has_layout(context, ty) {
                return error(format!("unsupported layout for {role} memref type {}", quoted(ir, ty)));
            }
        }
        let types =
            || format!("source memref type {} and result memref type {}", quoted(ir, source), quoted(ir, result));
        if memory_space(context, source) != memory_space(context, result) {
            return error(format!("different memory spaces specified for {}", types()));
        }
        if source.element_type(context) != result.element_type(context) {
            return error(format!("different element types specified for {}", types()));
        }
        match (num_dynamic(context, result) > 0, self.dynamic_result_size(ir)) {
            (true, None) => error(format!("missing dimension operand for result type {}", quoted(ir, result))),
            (false, Some(_)) => error(format!("unnecessary dimension operand for result type {}", quoted(ir, result))),
            _ => Ok(()),
        }
    }
}

/// Frees the stack allocations of its body when control leaves it.
///
/// ```mlir
/// %sum = memref.alloca_scope -> (f32) {
///   %stack = memref.alloca() : memref<4xf32>
///   %element = memref.load %stack[%i] : memref<4xf32>
///   memref.alloca_scope.return %element : f32
/// }
/// ```
#[op(
    MemRef,
    "alloca_scope",
    traits(
        AutomaticAllocationScope,
        SingleBlockImplicitTerminator<AllocaScopeReturnOp>,
        RecursiveMemoryEffects,
        NoRegionArguments
    ),
    interfaces(RegionBranchOpInterface),
    canonicalize(AllocaScopeInliner, AllocaScopeHoister),
    custom_format,
)]
pub struct AllocaScopeOp {
    #[result]
    results: Variadic<AnyType>,
    #[region]
    bodyRegion: SizedRegion<1>,
}

impl AllocaScopeOp<Draft> {
    /// Creates the operation and its body, which returns the results.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if `body` fails.
    pub fn create_with_body<V: IntoIterator<Item = Value>>(
        self,
        b: &mut OpBuilder<'_>,
        body: impl FnOnce(&mut OpBuilder<'_>) -> ods::Result<V>,
    ) -> ods::Result<AllocaScopeOp> {
        create_filled(self, b, |b, scope| {
            let region = scope.body_region(b.ir());
            let inside = Body::add(b, region, []);
            let b = &mut b.at_end_of(inside.block);
            let results = body(b)?;
            b.insert(AllocaScopeReturnOp::new(results))?;
            Ok(())
        })
    }
}

impl AllocaScopeOp {
    /// Returns a builder at the end of the body, before its terminator.
    pub fn body_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.body_region(ir))
    }

    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        state.types.extend(parser.parse_optional_arrow_type_list()?);
        let mut body = parser.parse_region(&[])?;
        parser.ensure_terminator::<AllocaScopeReturnOp>(&mut body)?;
        state.regions.push(body);
        parser.parse_optional_attr_dict(state)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let results = self.results(ir);
        printer.print(' ');
        let mut form = RegionForm::FULL.without_entry_arguments();
        if results.is_empty() {
            form = form.without_terminators();
        } else {
            printer.print(" -> (");
            printer.print_types_of(&results);
            printer.print(')');
        }
        printer.print(' ');
        printer.print_region(self.body_region(ir), form);
        let entries = printer.attributes_of(self);
        printer.print_optional_attr_dict(&entries, &[]);
    }
}

impl RegionBranchOpInterface for AllocaScopeOp {
    fn successor_regions(&self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor> {
        match point {
            RegionBranchPoint::Parent => vec![RegionSuccessor::region(self.body_region(ir), Vec::new())],
            RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent(self.results(ir))],
        }
    }
}

/// Terminates the body of a `memref.alloca_scope`, whose results are its operands.
///
/// ```mlir
/// memref.alloca_scope.return %element : f32
/// ```
#[op(
    MemRef,
    "alloca_scope.return",
    traits(HasParent<AllocaScopeOp>, Pure, ReturnLike, Terminator),
    format(attr_dict ($results^ ":" type($results))?),
)]
pub struct AllocaScopeReturnOp {
    #[operand]
    results: Variadic<AnyType>,
}

/// Frees a buffer that `memref.alloc` allocated.
///
/// ```mlir
/// memref.dealloc %0 : memref<8x64xf32, 1>
/// ```
#[op(MemRef, "dealloc", traits(MemRefsNormalizable), fold, format($memref attr_dict ":" type($memref)))]
pub struct DeallocOp {
    #[operand(effects(MemFree(full)))]
    memref: AnyRankedOrUnrankedMemRef,
}
