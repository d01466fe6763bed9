//! A dialect with every feature of definitions, to be documented, dumped and exported.

use ods::prelude::*;

/// A dialect with one operation per feature.
///
/// # Examples
///
/// ```mlir
/// # not a heading
/// "demo.pair"(%a, %b) : (i32, f32) -> ()
/// ```
#[dialect(
    name = "demo",
    ops(
        PairOp, ManyOp, SomeOp, TiedOp, SameOp, ShapedOp, FloatsOp, WidthOp, AttrsOp, MaybeOp, BodyOp, ListOp, CodeOp,
        NegOp, CheckedOp, ChainOp, StopOp, JumpOp, CamelOp, RegionsOp, NothingOp,
        HooksOp, EnumsOp, WrittenOp, BoxedOp, SealOp
    ),
    types(BoxType, UnitType, CountedType),
    attrs(Dim, KeyAttr, RowAttr, SealAttr, UnitAttrOfDemo),
    enums(Overflow, Mode),
    dependent(Other),
    interfaces(Documented),
    discardable(note: StrAttr),
    version = (1, 2)
)]
pub struct Demo;

/// Another dialect, registered along with the first.
#[dialect(name = "other", ops(LeafOp))]
pub struct Other;

/// Nothing.
#[op(Other, "leaf")]
pub struct LeafOp {}

constraint! {
    /// integer of {N} or {M} bits
    pub OneOfWidths<const N: u32, const M: u32>: Type = Or(I<N>, I<M>);

    /// anything but an index
    pub NoIndex: Type = Neg(Index);

    /// type with a short name
    pub Short: Type = CPred($_self.display($_ctx).to_string().len() < 4);

    /// "up" or "down"
    pub Direction: StringAttr = AnyStrAttrOf("up", "down");
}

/// Two operands, of which IRDL can express everything.
#[op(Demo, "pair", traits(Pure, Commutative))]
pub struct PairOp {
    /// An `i32` | or a tensor<?xi32>.
    #[operand]
    first: (I32, I64),
    /// A float.
    #[operand]
    second: F32,
}

/// Any number of operands, of one type.
#[op(Demo, "many")]
pub struct ManyOp {
    #[operand]
    values: Variadic<AnyInteger>,
    #[result]
    results: Variadic<Index>,
}

/// An operand that may be missing.
#[op(Demo, "some")]
pub struct SomeOp {
    #[operand]
    first: AnyType,
    #[operand]
    last: Optional<I1>,
}

/// Parts of one type.
#[op(Demo, "tied", traits(AllTypesMatch(lhs, sum), AllShapesMatch(lhs, rhs)))]
pub struct TiedOp {
    #[operand]
    lhs: AnyShaped,
    #[operand]
    rhs: AnyShaped,
    #[result]
    sum: AnyTensor,
}

/// Operands of one type, by a trait.
#[op(Demo, "same", traits(SameTypeOperands), format($lhs "," $rhs attr_dict ":" type($lhs)))]
pub struct SameOp {
    #[operand]
    lhs: AnyInteger,
    #[operand]
    rhs: AnyType,
}

/// Kinds of shaped types.
#[op(Demo, "shaped")]
pub struct ShapedOp {
    #[operand]
    tensor: RankedTensorOf<F32>,
    #[operand]
    memref: AnyMemRef,
    #[operand]
    vector: VectorOfRank<2>,
    #[result]
    like: SignlessIntegerOrIndexLike,
}

/// Kinds of numbers.
#[op(Demo, "floats")]
pub struct FloatsOp {
    #[operand]
    float: AnyFloat,
    #[operand]
    complex: Complex<F32>,
    #[operand]
    tuple: TupleOf<I32>,
    #[operand]
    function: FunctionType,
}

/// Widths.
#[op(Demo, "width")]
pub struct WidthOp {
    #[operand]
    any: AnyI8,
    #[operand]
    two: OneOfWidths<4, 8>,
    #[operand]
    signed: AnySignedInteger,
}

/// Attributes that must be there.
#[op(Demo, "attrs")]
pub struct AttrsOp {
    /// A number.
    #[attr]
    number: I64Attr,
    #[attr]
    text: StrAttr,
    #[attr]
    flag: BoolAttr,
    #[attr]
    unit: UnitAttr,
    #[attr]
    ty: TypeAttr,
    #[attr]
    symbol: FlatSymbolRefAttr,
    #[attr]
    list: Confined<I64ArrayAttr, ArrayMinCount<2>>,
    #[attr]
    dense: DenseI32ArrayAttr,
    #[attr]
    way: Direction,
}

/// Attributes that may be missing.
#[op(Demo, "maybe")]
pub struct MaybeOp {
    #[attr]
    note: Optional<StrAttr>,
    #[attr(default = 8)]
    level: I32Attr,
    /// Set if the operation has a note.
    #[derived(|op, ir| op.note(ir).is_some())]
    noted: bool,
}

/// Regions.
#[op(Demo, "body", traits(NoTerminator))]
pub struct BodyOp {
    #[region]
    one: SizedRegion<1>,
    #[region]
    any: AnyRegion,
    #[region]
    few: MaxSizedRegion<2>,
}

/// A number of regions that is not known.
#[op(Demo, "regions", traits(NoTerminator))]
pub struct RegionsOp {
    #[region]
    cases: Variadic<AnyRegion>,
}

/// Operands of several types.
#[op(Demo, "list")]
pub struct ListOp {
    #[operand]
    values: Variadic<AnyType>,
}

/// A constraint that is code.
#[op(Demo, "code")]
pub struct CodeOp {
    #[operand]
    value: Short,
}

/// A constraint that is a negation.
#[op(Demo, "neg")]
pub struct NegOp {
    #[operand]
    value: NoIndex,
}

/// Operations with code of their own.
static CHECKS: DocGroup = DocGroup::new("Checks", "Operations that are verified by code.\n\n# How\n\nBy functions.");

/// A verifier.
#[op(Demo, "checked", doc_group = CHECKS, verify, traits(PredOpTrait("lhs is no rhs", CPred($lhs != $rhs))))]
pub struct CheckedOp {
    #[operand]
    lhs: AnyType,
    #[operand]
    rhs: AnyType,
}

impl CheckedOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let is_none = ir.value_type(self.lhs(ir)) == Type::NONE;
        if is_none { Err(ir.op_error(self.operation(), "is about nothing")) } else { Ok(()) }
    }
}

/// Three parts that are tied two by two.
#[op(Demo, "chain", traits(
    AllTypesMatch(a, b), AllTypesMatch(b, c),
    TypesMatchWith("d is an element of a", a, d, |ty, context| ty.element_type(context))
))]
pub struct ChainOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[operand]
    c: AnyTensor,
    #[result]
    d: AnyType,
}

/// A terminator.
#[op(Demo, "stop", traits(Terminator))]
pub struct StopOp {}

/// A jump.
#[op(Demo, "jump", traits(Terminator))]
pub struct JumpOp {
    #[operand]
    values: Variadic<AnyType>,
    #[successor]
    to: AnySuccessor,
    #[successor]
    others: Variadic<AnySuccessor>,
}

/// A name that IRDL does not take.
#[op(Demo, "camelCase.op")]
pub struct CamelOp {}

/// Parts with names that IRDL does not take.
#[op(Demo, "nothing")]
pub struct NothingOp {
    #[operand]
    _first: AnyType,
    #[operand]
    second_Value: AnyType,
}

/// Everything that is a function.
///
/// It folds to its operand.
#[op(Demo, "hooks", fold, canonicalize(Drop, Swap), builders(of_one), traits(AlwaysSpeculatable, NoMemoryEffect))]
pub struct HooksOp {
    #[operand]
    value: AnyType,
    #[result]
    same: AnyType,
}

impl HooksOp {
    fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<OpFoldResult> {
        Some(OpFoldResult::Value(self.value(ir)))
    }
}

impl HooksOp<Draft> {
    /// Creates the operation with the type of `value`.
    #[allow(dead_code, reason = "only documented, never called")]
    pub fn of_one(value: Value, ty: Type) -> Self {
        Self::new(value, ty)
    }
}

/// Does not apply.
pub struct Drop;

impl OpPattern<HooksOp> for Drop {
    fn rewrite(_: HooksOp, _: &mut Rewriter<'_>) -> RewriteResult {
        Err(NoMatch)
    }
}

/// Does not apply either, but is tried first.
pub struct Swap;

impl OpPattern<HooksOp> for Swap {
    const BENEFIT: u16 = 7;
    fn rewrite(_: HooksOp, _: &mut Rewriter<'_>) -> RewriteResult {
        Err(NoMatch)
    }
}

/// More of the first dialect, from elsewhere.
#[dialect(extends = Demo, ops(AddedOp))]
pub struct More;

/// Added by an extension.
#[op(Demo, "added")]
pub struct AddedOp {
    #[operand]
    value: I1,
}

/// dimension of a grid
///
/// There are two.
#[enum_attr(Demo, "dim", format("<" $value ">"))]
pub enum Dim {
    /// The first.
    #[case("x")]
    X,
    #[case("y")]
    Y,
}

/// what may overflow
#[enum_attr(bits, separator = ", ")]
pub enum Overflow {
    #[case("none")]
    None = 0,
    #[case("nsw")]
    Nsw,
    #[case("nuw")]
    Nuw,
    #[alias]
    #[case("unsigned")]
    Unsigned = Nuw,
}

/// signed mode
#[enum_attr(i8)]
pub enum Mode {
    /// Below.
    Low = -1,
    High = 1,
    /// The name in old files.
    #[alias]
    #[case("top")]
    Top = High,
}

/// Dialects with a documentation site.
#[dialect_interface]
pub trait Documented {
    /// Returns the address of the documentation.
    fn address(&self) -> &'static str;
}

impl Documented for Demo {
    fn address(&self) -> &'static str {
        "nowhere"
    }
}

/// Operations with a price.
///
/// The currency is unspecified.
#[op_interface]
pub trait Priced {
    /// Returns the price of the operation.
    fn price(&self, ir: &Ir) -> u32;
    /// Returns whether the price is zero.
    fn is_free(&self, ir: &Ir) -> bool {
        self.price(ir) == 0
    }
}

/// An operation with enums, an interface and effects.
#[op(Demo, "enums", interfaces(Priced))]
pub struct EnumsOp {
    #[operand(effects(MemRead, MemWrite(stage = 1, full)))]
    memory: BoxType,
    #[attr]
    dim: Dim,
    #[attr]
    mode: Mode,
    #[attr]
    count: Confined<I32Attr, IntMinValue<3>>,
    #[property(default = Overflow::None)]
    overflow: Overflow,
    #[result]
    unit: UnitType,
}

impl Priced for EnumsOp {
    fn price(&self, _: &Ir) -> u32 {
        3
    }
}

/// A box of something.
#[type_def(Demo, "box", format("<" params ">"))]
pub struct BoxType {
    element: Type,
    /// The key for look-ups.
    key: Attribute,
}

/// Nothing in it.
#[type_def(Demo, "unit")]
pub struct UnitType {}

/// An attribute that is called as a type.
#[attr_def(Demo, "unit")]
pub struct UnitAttrOfDemo {}

/// An attribute that is called as an operation.
#[attr_def(Demo, "seal")]
pub struct SealAttr {}

/// Seals.
#[op(Demo, "seal", traits(HasParent<BodyOp>))]
pub struct SealOp {}

/// A number in it, which IRDL does not write so.
#[type_def(Demo, "counted", format("<" $count ">"))]
pub struct CountedType {
    count: u32,
}

/// A key.
#[attr_def(Demo, "key", format("<" params ">"))]
pub struct KeyAttr {
    first: IntegerType,
    second: StringAttr,
}

/// An ordered list of types.
#[attr_def(Demo, "row", format("<" struct($name, $times, $types) (":" $next^)? ">"))]
pub struct RowAttr {
    name: Option<String>,
    #[param(default = 1)]
    times: u32,
    #[param(default)]
    types: Vec<Type>,
    #[param(mutable)]
    next: Attribute,
}

/// Constraints with arguments.
#[op(Demo, "written", custom_format)]
pub struct WrittenOp {
    #[attr]
    sizes: Confined<I64ArrayAttr, Both<ArrayMinCount<1>, ArrayMaxCount<3>>>,
    #[attr]
    ty: TypeAttrOf<TensorOf<(F32, F64)>>,
    #[attr]
    step: Confined<I32Attr, IntIsOneOf<1, 2, 4>>,
    #[attr]
    either: (I32Attr, StrAttr),
    #[attr]
    row: Optional<RowAttr>,
}

impl WrittenOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        parser.parse_optional_attr_dict(state)
    }
    fn print(self, _: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let entries = printer.attributes_of(self.operation());
        printer.print_optional_attr_dict(&entries, &[]);
    }
}

/// A box, and its key.
#[op(Demo, "boxed")]
pub struct BoxedOp {
    #[operand]
    memory: BoxType,
    #[attr]
    key: KeyAttr,
    #[result]
    unit: UnitType,
}
