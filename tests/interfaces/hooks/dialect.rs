//! A dialect whose operations fold, canonicalize and verify themselves.

use ods::prelude::*;

/// A dialect with one operation per hook.
#[dialect(
    name = "h",
    ops(ConstOp, AddOp, NegOp, AbsOp, SwapOp, OrderOp, BoxOp, CallOp, FuncOp, OnlyOwnOp, PlainOp, TidyOp, SettleOp),
    discardable(
        /// A remark about the operation.
        note: StrAttr,
        weight: I32Attr,
    ),
    op_traits(Documented),
    hooks,
    version = (2, 1)
)]
pub struct H;

impl DialectHooks for H {
    fn canonicalization_patterns(&self) -> &'static [PatternSchema] {
        const PATTERNS: &[PatternSchema] = &[PatternSchema::of_any("erase_dead", 1, |op, rewriter| {
            if !rewriter.ir().is_trivially_dead(op) {
                return Err(NoMatch);
            }
            Ok(rewriter.erase(op)?)
        })];
        PATTERNS
    }

    fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, _: Type) -> Option<Operation> {
        let value = value.cast::<IntegerAttr>(b.context())?;
        b.insert(ConstOp::new(value)).ok().map(Operation::from)
    }

    fn verify_op_attribute(&self, ir: &Ir, op: Operation, attribute: NamedAttribute) -> Result<(), Diagnostic> {
        match ir.context().str(attribute.name) {
            "h.forbidden" => Err(ir.op_error(op, "may not have 'h.forbidden'")),
            _ => Ok(()),
        }
    }

    fn upgrade(&self, ir: &mut Ir, top: Operation, from: (u32, u32)) -> Result<(), Diagnostic> {
        match from {
            (2, _) => Ok(()),
            (major, _) => Err(ir.op_error(top, format_args!("version {major} is too old"))),
        }
    }
}

/// A trait of all operations of the dialect.
#[derive(Debug)]
pub struct Documented;

impl OpTrait for Documented {
    const SCHEMA: &'static TraitSchema =
        &TraitSchema::new::<Self>("Documented").verified_by(|ir, op| match ir.attribute(op, "undocumented") {
            Some(_) => Err(ir.op_error(op, "is not documented")),
            None => Ok(()),
        });
}

/// More of the dialect, from elsewhere.
#[dialect(extends = H, ops(ExtraOp, WrapOp))]
pub struct HExtra;

/// An operation that comes with the extension.
#[op(HExtra, "extra")]
pub struct ExtraOp {}

/// Folds to its contents, which are erased with it.
#[op(HExtra, "wrap", fold)]
pub struct WrapOp {
    #[result]
    result: AnyType,
    #[region]
    body: AnyRegion,
}

impl WrapOp {
    pub fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        let block = ir.entry_block(self.body(ir))?;
        ir.arguments(block).next().or_else(|| ir.results(ir.first_op(block)?).next())
    }
}

/// A constant.
#[op(H, "const", traits(ConstantLike, AllTypesMatch(value, result)))]
pub struct ConstOp {
    #[attr]
    value: APIntAttr,
    #[result]
    result: AnyInteger,
}

/// Adds; knows what constants come to, and that nothing comes of adding nothing.
#[op(H, "add", traits(Commutative, SameOperandsAndResultType), fold, canonicalize)]
pub struct AddOp {
    #[operand]
    lhs: AnyInteger,
    #[operand]
    rhs: AnyInteger,
    #[result]
    sum: AnyInteger,
}

impl AddOp {
    fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let context = ir.context();
        let number = |attribute: Attribute| attribute.cast::<IntegerAttr>(context)?.value(context);
        let rhs = number(constants.of(ir, self.rhs(ir))?)?;
        if rhs == 0 {
            return Some(self.lhs(ir).into());
        }
        let lhs = number(constants.of(ir, self.lhs(ir))?)?;
        let ty = ir.value_type(self.sum(ir));
        IntegerAttr::get(context, ty, lhs + rhs).ok().map(OpFoldResult::from)
    }

    /// Replaces `x + x`.
    fn canonicalize(self, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let (lhs, rhs) = (self.lhs(rewriter.ir()), self.rhs(rewriter.ir()));
        if lhs != rhs {
            return Err(NoMatch);
        }
        rewriter.replace(self.operation(), [lhs]).map_err(|_| NoMatch)
    }
}

/// Negates.
#[op(H, "neg", traits(Involution, SameOperandsAndResultType))]
pub struct NegOp {
    #[operand]
    input: AnyInteger,
    #[result]
    output: AnyInteger,
}

/// The absolute value.
#[op(H, "abs", traits(Idempotent, SameOperandsAndResultType))]
pub struct AbsOp {
    #[operand]
    input: AnyInteger,
    #[result]
    output: AnyInteger,
}

/// Two results that are the two operands.
#[op(H, "swap", fold)]
pub struct SwapOp {
    #[operand]
    first: AnyType,
    #[operand]
    second: AnyType,
    #[result]
    new_first: AnyType,
    #[result]
    new_second: AnyType,
}

impl SwapOp {
    fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Vec<Value>> {
        Some(vec![self.second(ir), self.first(ir)])
    }
}

/// Folds by putting its attribute in order, and has patterns.
#[op(H, "order", fold, canonicalize(SetOrder, DropNote))]
pub struct OrderOp {
    #[attr]
    order: Optional<I32Attr>,
    #[attr]
    note: Optional<StrAttr>,
}

impl OrderOp {
    fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
        if self.order(ir) == Some(0) {
            self.remove_order(ir);
            return FoldResult::InPlace;
        }
        FoldResult::No
    }
}

/// Folds in place, and says so as MLIR's folds do: with its own result.
#[op(H, "tidy", fold)]
pub struct TidyOp {
    #[attr]
    note: Optional<StrAttr>,
    #[result]
    result: AnyType,
}

impl TidyOp {
    fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        self.remove_note(ir)?;
        Some(self.result(ir))
    }
}

/// Folds in place without any result.
#[op(H, "settle", fold)]
pub struct SettleOp {
    #[attr]
    note: Optional<StrAttr>,
}

impl SettleOp {
    fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<Vec<Value>> {
        self.remove_note(ir).map(|_| Vec::new())
    }
}

/// A pattern that removes the note, with a higher benefit than the other one.
pub struct DropNote;

impl OpPattern<OrderOp> for DropNote {
    const BENEFIT: u16 = 2;

    fn rewrite(op: OrderOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        op.remove_note(rewriter.ir_mut()).ok_or(NoMatch)?;
        Ok(())
    }
}

/// A pattern that sets a missing order.
pub struct SetOrder;

impl OpPattern<OrderOp> for SetOrder {
    fn rewrite(op: OrderOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        if op.order(rewriter.ir()).is_some() {
            return Err(NoMatch);
        }
        op.set_order(rewriter.ir_mut(), 1);
        Ok(())
    }
}

/// Looks into its region.
#[op(H, "box", verify_regions, traits(SingleBlock, NoTerminator))]
pub struct BoxOp {
    #[region]
    body: AnyRegion,
}

impl BoxOp {
    fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic> {
        let block = ir.entry_block(self.body(ir));
        match block.is_some_and(|block| ir.block_ops(block).any(|inside| ir.isa::<BoxOp>(inside))) {
            true => Err(ir.op_error(self.operation(), "has a box inside")),
            false => Ok(()),
        }
    }
}

/// Is called.
#[op(H, "func", traits(Symbol))]
pub struct FuncOp {
    #[attr]
    sym_name: StrAttr,
}

/// Calls.
#[op(H, "call", verify_symbol_uses)]
pub struct CallOp {
    #[attr]
    callee: FlatSymbolRefAttr,
}

impl CallOp {
    fn verify_symbol_uses(self, ir: &Ir, symbols: &mut SymbolTables) -> Result<(), Diagnostic> {
        let found = symbols.lookup_nearest(ir, self.operation(), self.callee_attr(ir));
        match found.is_some_and(|found| ir.isa::<FuncOp>(found)) {
            true => Ok(()),
            false => Err(ir.op_error(self.operation(), "calls no function")),
        }
    }
}

/// Is made by its own builder only.
#[op(H, "only_own", builders(square_of), skip_default_builders)]
pub struct OnlyOwnOp {
    #[attr]
    value: I64Attr,
}

impl OnlyOwnOp<Draft> {
    /// Creates the constant with the square of the number.
    ///
    /// # Errors
    /// When the square has more than 64 bits.
    pub fn square_of(context: &Context, number: i64) -> Option<Self> {
        let value = IntegerAttr::get(context, Type::I64, number.checked_mul(number)?).ok()?;
        Some(Self::new(value))
    }
}

/// An operation without hooks.
#[op(H, "plain")]
pub struct PlainOp {}
