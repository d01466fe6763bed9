//! Operations with the built-in interfaces.

use std::ops::Range;

use ods::prelude::*;

/// Operations with built-in interfaces.
#[dialect(
    name = "t",
    ops(BrOp, CondOp, IfOp, YieldOp, ForOp, FuncOp, CallOp, CastOp, FillOp, ChooseOp, InferOp, PlainInferOp, GraphOp)
)]
pub struct T;

/// A branch that makes a value itself where `made` is set.
#[op(T, "br", traits(Terminator), interfaces(BranchOpInterface))]
pub struct BrOp {
    #[operand]
    first: Optional<Index>,
    #[attr]
    made: UnitAttr,
    #[successor]
    dest: AnySuccessor,
}

impl BranchOpInterface for BrOp {
    fn successor_operands(&self, ir: &Ir, _: usize) -> SuccessorOperands {
        let forwarded = ir.operand_range(self.operation(), "first");
        SuccessorOperands::new(forwarded).with_produced(usize::from(self.made(ir)))
    }
}

/// A branch with weights.
#[op(T, "cond", traits(Terminator), interfaces(BranchOpInterface, WeightedBranchOpInterface))]
pub struct CondOp {
    #[operand]
    condition: I1,
    #[attr]
    branch_weights: Optional<DenseI32ArrayAttr>,
    #[successor]
    yes: AnySuccessor,
    #[successor]
    no: AnySuccessor,
}

impl BranchOpInterface for CondOp {
    fn successor_operands(&self, _: &Ir, _: usize) -> SuccessorOperands {
        SuccessorOperands::new(1..1)
    }
    fn successor_for_operands(&self, ir: &Ir, operands: &[Option<Attribute>]) -> Option<Block> {
        match *operands {
            [Some(Attribute::TRUE)] => Some(self.yes(ir)),
            [Some(Attribute::FALSE)] => Some(self.no(ir)),
            _ => None,
        }
    }
}

impl WeightedBranchOpInterface for CondOp {}

/// One region or the other.
#[op(T, "if", interfaces(RegionBranchOpInterface))]
pub struct IfOp {
    #[operand]
    condition: I1,
    #[result]
    values: Variadic<AnyType>,
    #[region]
    then: AnyRegion,
    #[region]
    otherwise: AnyRegion,
}

impl RegionBranchOpInterface for IfOp {
    fn successor_regions(&self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor> {
        match point {
            RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent_of(ir, self.operation())],
            RegionBranchPoint::Parent => {
                [self.then(ir), self.otherwise(ir)].map(|region| RegionSuccessor::entry_of(ir, region)).into()
            }
        }
    }
}

/// Ends a region.
#[op(T, "yield", traits(Terminator, Pure), interfaces(RegionBranchTerminatorOpInterface))]
pub struct YieldOp {
    #[operand]
    values: Variadic<AnyType>,
}

impl RegionBranchTerminatorOpInterface for YieldOp {
    fn successor_operands(&self, ir: &Ir, _: &RegionSuccessor) -> Range<usize> {
        ir.operand_range(self.operation(), "values")
    }
}

/// A loop that carries values.
#[op(T, "for", interfaces(LoopLikeOpInterface, RegionBranchOpInterface))]
pub struct ForOp {
    #[operand]
    bound: Index,
    #[operand]
    initial: Variadic<AnyType>,
    #[result]
    values: Variadic<AnyType>,
    #[region]
    body: AnyRegion,
}

impl LoopLikeOpInterface for ForOp {
    fn loop_regions(&self, ir: &Ir) -> Vec<Region> {
        vec![self.body(ir)]
    }
    fn init_range(&self, ir: &Ir) -> Range<usize> {
        ir.operand_range(self.operation(), "initial")
    }
    fn region_iter_args(&self, ir: &Ir) -> Values {
        let block = ir.entry_block(self.body(ir));
        block.map(|block| ir.arguments(block).collect()).unwrap_or_default()
    }
    fn yielded_values(&self, ir: &Ir) -> Option<Values> {
        let last = ir.last_op(ir.entry_block(self.body(ir))?)?;
        Some(ir.operands(last).collect())
    }
    fn loop_results(&self, ir: &Ir) -> Option<Values> {
        Some(self.values(ir))
    }
}

impl RegionBranchOpInterface for ForOp {
    fn successor_regions(&self, ir: &Ir, _: RegionBranchPoint) -> Vec<RegionSuccessor> {
        let op = self.operation();
        vec![RegionSuccessor::entry_of(ir, self.body(ir)), RegionSuccessor::parent_of(ir, op)]
    }
    fn entry_successor_operands(&self, ir: &Ir, _: &RegionSuccessor) -> Range<usize> {
        ir.operand_range(self.operation(), "initial")
    }
}

/// A function.
#[op(T, "func", traits(IsolatedFromAbove), interfaces(FunctionOpInterface))]
pub struct FuncOp {
    #[attr]
    sym_name: StrAttr,
    #[attr(name = "function_type")]
    signature: TypeAttr,
    #[attr]
    sym_visibility: Optional<StrAttr>,
    #[attr]
    arg_attrs: Optional<ArrayAttr>,
    #[attr]
    res_attrs: Optional<ArrayAttr>,
    #[region]
    body: AnyRegion,
}

impl ArgAndResultAttrsOpInterface for FuncOp {}

impl CallableOpInterface for FuncOp {
    fn callable_region(&self, ir: &Ir) -> Option<Region> {
        Some(self.body(ir)).filter(|body| !ir.is_region_empty(*body))
    }
}

impl SymbolOpInterface for FuncOp {
    fn is_declaration(&self, ir: &Ir) -> bool {
        ir.is_region_empty(self.body(ir))
    }
}

impl FunctionOpInterface for FuncOp {}

/// A call.
#[op(T, "call", interfaces(CallOpInterface, SymbolUserOpInterface))]
pub struct CallOp {
    #[attr]
    callee: FlatSymbolRefAttr,
    #[operand]
    arguments: Variadic<AnyType>,
}

impl ArgAndResultAttrsOpInterface for CallOp {}

impl CallOpInterface for CallOp {
    fn callable_for_callee(&self, ir: &Ir) -> Callable {
        Callable::Symbol(SymbolRefAttr::get(ir.context(), self.callee(ir), &[]))
    }
    fn set_callee_from_callable(&self, ir: &mut Ir, callee: Callable) {
        if let Callable::Symbol(symbol) = callee {
            let name = symbol.root(ir.context()).to_owned();
            let name = FlatSymbolRefAttr::get(ir.context(), &name);
            self.set_callee(ir, name);
        }
    }
    fn arg_operand_range(&self, ir: &Ir) -> Range<usize> {
        ir.operand_range(self.operation(), "arguments")
    }
}

impl SymbolUserOpInterface for CallOp {
    fn verify_symbol_uses(&self, ir: &Ir, tables: &mut ods::ir::symbols::SymbolTables) -> Result<(), Diagnostic> {
        let call = ir.interface::<dyn CallOpInterface>(self.operation());
        match call.and_then(|call| call.resolve_callable_in_table(ir, tables)) {
            Some(_) => Ok(()),
            None => Err(ir.op_error(self.operation(), "calls nothing")),
        }
    }
}

/// A cast between integers.
#[op(T, "cast", interfaces(CastOpInterface))]
pub struct CastOp {
    #[operand]
    from: Variadic<AnyType>,
    #[result]
    to: Variadic<AnyType>,
}

impl CastOpInterface for CastOp {
    fn are_cast_compatible(ir: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
        let is_integer = |ty: &Type| ty.isa::<IntegerType>(ir.context());
        inputs.len() == outputs.len() && inputs.iter().chain(outputs).all(is_integer)
    }
}

/// Fills what it is given.
#[op(T, "fill", interfaces(DestinationStyleOpInterface))]
pub struct FillOp {
    #[operand]
    value: AnyType,
    #[operand]
    into: Variadic<AnyType>,
    #[result]
    filled: Variadic<AnyType>,
}

impl DestinationStyleOpInterface for FillOp {
    fn dps_init_range(&self, ir: &Ir) -> Range<usize> {
        ir.operand_range(self.operation(), "into")
    }
}

/// Chooses.
#[op(T, "choose", traits(Pure, AllTypesMatch(yes, no, result)), interfaces(SelectLikeOpInterface))]
pub struct ChooseOp {
    #[operand]
    condition: I1,
    #[operand]
    yes: AnyType,
    #[operand]
    no: AnyType,
    #[result]
    result: AnyType,
}

impl SelectLikeOpInterface for ChooseOp {
    fn condition(&self, ir: &Ir) -> Value {
        ChooseOp::condition(self, ir)
    }
    fn true_value(&self, ir: &Ir) -> Value {
        self.yes(ir)
    }
    fn false_value(&self, ir: &Ir) -> Value {
        self.no(ir)
    }
}

/// Knows its type: that of its operand, as a tensor.
#[op(T, "infer", interfaces(InferTypeOpInterface))]
pub struct InferOp {
    #[operand]
    value: AnyType,
    #[attr]
    size: I64Attr,
    #[result]
    tensor: AnyType,
}

impl InferTypeOpInterface for InferOp {
    fn infer_return_types(ir: &Ir, draft: &Draft) -> Result<Vec<Type>, String> {
        let parts = InferOp::over(draft);
        let element = ir.value_type(parts.value(ir));
        let ty =
            RankedTensorType::get(ir.context(), &[parts.size(ir)], element, None).map_err(|error| error.to_string())?;
        Ok(vec![ty.into()])
    }
}

/// Its constraints say its type.
#[op(T, "plain")]
pub struct PlainInferOp {
    #[result]
    value: I1,
}

/// Order does not matter inside.
#[op(T, "graph", traits(HasOnlyGraphRegion, NoTerminator))]
pub struct GraphOp {
    #[region]
    body: AnyRegion,
}
