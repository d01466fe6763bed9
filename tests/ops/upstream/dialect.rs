//! The definitions.

use ods::attributes::DenseArrayOf;
use ods::numeric::{Float, Int};
use ods::prelude::*;

/// Definitions as upstream has them.
#[dialect(
    name = "up",
    ops(
        SdotOp,
        RewriteOp,
        MmaOp,
        ContractOp,
        FuncOp,
        CreateGroupOp,
        BaseOp,
        LoadOp,
        PrefetchOp,
        ReduceOp,
        BarrierOp,
        PrintOp,
        BroadcastOp,
        RangeOp,
        IfuncOp,
        LlvmFuncOp,
        GlobalOp
    ),
    enums(Visibility, UnnamedAddr, DIFlags, Punctuation),
    types(LlvmFunctionType, PtrType),
    attrs(ConstantRangeAttr, DppAttr, BroadcastKind, LayoutAttr, VariadicityArrayAttr, BitVectorAttr),
    hooks
)]
pub struct Up;

/// `spirv.ptr`: a type that is C++ alone upstream. The dialect reads and prints it.
#[type_def(Up)]
pub struct PtrType {
    pointee: Type,
    class: String,
}

impl DialectHooks for Up {
    fn parse_type(&self, parser: &mut AsmParser<'_>) -> ParseResult<Option<Type>> {
        if !parser.parse_optional_keyword("ptr") {
            return Ok(None);
        }
        parser.parse_punctuation("<")?;
        let pointee = parser.parse_type()?;
        parser.parse_punctuation(",")?;
        let class = parser.parse_any_keyword()?;
        parser.parse_punctuation(">")?;
        Ok(Some(PtrType::get(parser.context(), pointee, class).into()))
    }

    fn print_type(&self, ty: Type, printer: &mut AsmPrinter<'_>) -> bool {
        let Some(ptr) = ty.cast::<PtrType>(printer.context()) else { return false };
        printer.print("ptr<");
        printer.print_type(ptr.pointee(printer.context()));
        printer.print(format_args!(", {}>", ptr.class(printer.context())));
        true
    }
}

/// `llvm.func`'s type: the function of a directive closes a bracket of the format, so the whole form is by hand.
#[type_def(Up, "func", custom_format)]
pub struct LlvmFunctionType {
    result: Type,
    params: Vec<Type>,
    is_var_arg: bool,
}

impl LlvmFunctionType {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        parser.parse_punctuation("<")?;
        let result = parser.parse_type()?;
        parser.parse_punctuation("(")?;
        let (mut params, mut is_var_arg) = (Vec::new(), false);
        while !parser.parse_optional_punctuation(")")? {
            if parser.parse_optional_punctuation("...")? {
                is_var_arg = true;
                parser.parse_punctuation(")")?;
                break;
            }
            params.push(parser.parse_type()?);
            parser.parse_optional_punctuation(",")?;
        }
        parser.parse_punctuation(">")?;
        Ok(Self::get(parser.context(), result, &params, is_var_arg))
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        let context = printer.context();
        let (params, dots) = (self.params(context), self.is_var_arg(context));
        printer.print("<");
        printer.print_type(self.result(context));
        printer.print(" (");
        for (i, ty) in params.iter().enumerate() {
            printer.print(if i > 0 { ", " } else { "" });
            printer.print_type(*ty);
        }
        printer.print(match (dots, params.is_empty()) {
            (false, _) => ")>",
            (true, true) => "...)>",
            (true, false) => ", ...)>",
        });
    }
}

/// `arm_neon.2d.sdot`: the name begins with a digit.
#[op(Up, "2d.sdot", traits(Pure), format($a attr_dict ":" type($a)))]
pub struct SdotOp {
    #[operand]
    a: AnyInteger,
}

/// `pdl.rewrite`: that fields come together is for the verifier of regions.
#[op(Up, "rewrite", verify_regions, format("with" $name ("(" $arguments^ ":" type($arguments) ")" $note)? attr_dict_with_keyword $body))]
pub struct RewriteOp {
    #[attr]
    name: StrAttr,
    #[operand]
    arguments: Variadic<AnyType>,
    #[attr]
    note: Optional<StrAttr>,
    #[region]
    body: AnyRegion,
}

impl RewriteOp {
    fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic> {
        match self.arguments(ir).is_empty() == self.note(ir).is_none() {
            true => Ok(()),
            false => Err(ir.op_error(self.operation(), "has arguments without a note")),
        }
    }
}

/// `gpu.subgroup_mma_elementwise`: one list of types agrees with itself.
#[op(Up, "mma", traits(AllTypesMatch(arguments)))]
pub struct MmaOp {
    #[operand]
    arguments: Variadic<AnyType>,
}

constraint! {
    /// Array attribute of iterator types
    #[summary = "Iterator types should be an array."]
    IteratorTypes: ArrayAttr = Each(StrAttr);
}

/// `vector.contract`: the summary of a constraint ends with a full stop.
#[op(Up, "contract")]
pub struct ContractOp {
    #[attr]
    iterator_types: IteratorTypes,
}

/// `gpu.func`: one of several demands on an attribute.
#[op(Up, "func")]
pub struct FuncOp {
    #[attr]
    size: Confined<DenseI32ArrayAttr, AnyAttrOf<(DenseArrayCount<2>, DenseArrayCount<3>)>>,
    // Upstream allows `IsNullAttr` as well, since it checks absent attributes.
    #[attr]
    hint: Optional<Confined<DenseI32ArrayAttr, DenseArrayCount<3>>>,
}

/// `xegpu.layout`: dense arrays as parameters, in short form.
#[attr_def(Up, "layout", format("<" struct(params) ">"))]
pub struct LayoutAttr {
    sg_layout: DenseArrayOf<i32>,
    lane_data: Option<DenseArrayOf<i64>>,
}

/// `irdl.variadicity_array`: the anchor is in the half that is written where the group is not.
#[attr_def(Up, "variadicity_array", format("[" ("]") : ($value^ "]")?))]
pub struct VariadicityArrayAttr {
    #[param(default)]
    value: Vec<String>,
}

/// `smt.bv`: numbers of any width and format.
#[attr_def(Up, "bv", format("<" $value "," $scale ">"))]
pub struct BitVectorAttr {
    value: Int,
    scale: Float,
}

/// `llvm.ConstantRangeAttr`: a form of its own, without a type.
#[attr_def(Up, "constant_range", custom_format)]
pub struct ConstantRangeAttr {
    lower: i64,
    upper: i64,
}

impl ConstantRangeAttr {
    fn parse(parser: &mut AsmParser<'_>, _: Option<Type>) -> ParseResult<Self> {
        parser.parse_punctuation("<")?;
        let lower = parser.parse_integer()?;
        parser.parse_punctuation(",")?;
        let upper = parser.parse_integer()?;
        parser.parse_punctuation(">")?;
        Ok(Self::get(parser.context(), lower, upper))
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        let context = printer.context();
        printer.print(format_args!("<{}, {}>", self.lower(context), self.upper(context)));
    }
}

/// `amdgpu.dpp_perm`: an enum as an attribute, with its word alone.
#[enum_attr(i32)]
pub enum DppPerm {
    #[case("row_shl")]
    RowShl,
    #[case("row_shr")]
    RowShr,
}

/// The attribute of `amdgpu.dpp`.
#[attr_def(Up, "dpp_perm", format($value))]
pub struct DppAttr {
    value: DppPerm,
}

/// `nvvm.read.ptx.sreg.*` and `amdgpu.dpp`: attributes with forms of their own before `":"`.
#[op(Up, "range", format($kind "in" $range attr_dict ":" type($result)))]
pub struct RangeOp {
    #[attr]
    kind: DppAttr,
    #[attr]
    range: ConstantRangeAttr,
    #[result]
    result: AnyInteger,
}

/// `gpu.subgroup_broadcast`: an enum with a name of its own, whose form is its word.
#[enum_attr(Up, "broadcast_kind")]
pub enum BroadcastKind {
    #[case("first_active_lane")]
    First,
    #[case("specific_lane")]
    Lane,
}

/// Upstream has `":"` before the type as well.
#[op(Up, "broadcast", format($kind attr_dict ":" type($result)))]
pub struct BroadcastOp {
    #[attr]
    kind: BroadcastKind,
    #[result]
    result: AnyInteger,
}

/// `LLVM::Visibility`: one case has no text.
#[enum_attr(i64)]
pub enum Visibility {
    #[case("")]
    Default,
    #[case("hidden")]
    Hidden,
    #[case("protected")]
    Protected,
}

/// `LLVM::UnnamedAddr`: one case has no text.
#[enum_attr(i64)]
pub enum UnnamedAddr {
    #[case("")]
    None,
    #[case("local_unnamed_addr")]
    Local,
    #[case("unnamed_addr")]
    Global,
}

/// `llvm.mlir.ifunc`: two enums that may be absent, told apart by their cases. The cases without a text are the
/// defaults, which are not printed.
#[op(Up, "ifunc", format(($visibility_^)? ($unnamed_addr^)? $sym_name attr_dict))]
pub struct IfuncOp {
    #[attr(default = Visibility::Default)]
    visibility_: Visibility,
    #[attr(default = UnnamedAddr::None)]
    unnamed_addr: UnnamedAddr,
    #[attr]
    sym_name: SymbolNameAttr,
}

/// `llvm.func`: the same with an optional attribute that has a default, and a property.
#[op(Up, "llvm_func", format(($visibility_^)? ($unnamed_addr^)? $sym_name attr_dict_with_keyword))]
pub struct LlvmFuncOp {
    #[attr(default = Visibility::Default)]
    visibility_: Optional<Visibility>,
    #[property(default = UnnamedAddr::None)]
    unnamed_addr: UnnamedAddr,
    #[attr]
    sym_name: SymbolNameAttr,
}

/// Enums without a default: the case without a text is printed in quotes, and read.
#[op(Up, "global", format($visibility_ $sym_name ("addr" $unnamed_addr^)? attr_dict))]
pub struct GlobalOp {
    #[attr]
    visibility_: Visibility,
    #[attr]
    sym_name: SymbolNameAttr,
    #[attr]
    unnamed_addr: Optional<UnnamedAddr>,
}

/// `LLVM::DIFlags`: bits with several names, and groups that are single bits.
#[enum_attr(bits, primary_groups, quoted)]
pub enum DIFlags {
    Zero = 0,
    #[alias]
    Bit0 = Private,
    #[alias]
    Bit1 = Protected,
    Private,
    Protected,
    Public = Bit0 | Bit1,
    FwdDecl,
    SingleInheritance = 1 << 16,
    #[alias]
    MultipleInheritance = SingleInheritance,
    #[alias]
    VirtualInheritance = SingleInheritance,
    IntroducedVirtual = 1 << 18,
}

/// `nvgpu.device_async_create_group`: unproved, as operands may be missing at the end.
#[op(Up, "create_group", unproved_format(attr_dict $inputs))]
pub struct CreateGroupOp {
    #[operand]
    inputs: Variadic<Index>,
}

/// `irdl.base`: unproved, as no literal announces the attributes.
#[op(Up, "base", unproved_format(($base_ref^)? ($base_name^)? attr_dict))]
pub struct BaseOp {
    #[attr]
    base_ref: Optional<SymbolRefAttr>,
    #[attr]
    base_name: Optional<StrAttr>,
}

/// `spirv.KHR.CooperativeMatrixLoad`: unproved, as two groups begin alike.
#[op(Up, "load", unproved_format("x" ("," $memory_operand^)? ("," $alignment^)? attr_dict))]
pub struct LoadOp {
    #[attr]
    memory_operand: Optional<StrAttr>,
    #[attr]
    alignment: Optional<I32Attr>,
}

/// `transform.xegpu.insert_prefetch`: unproved, as only C++ sees to the default in the other half.
#[op(Up, "prefetch", unproved_format("x" ("=" $dynamic^) : ($fixed)? attr_dict))]
pub struct PrefetchOp {
    #[operand]
    dynamic: Optional<Index>,
    #[attr(default = 1)]
    fixed: I64Attr,
}

/// `scf.reduce`: unproved, as `{` begins a region and the dictionary.
#[op(Up, "reduce", unproved_format($reductions attr_dict))]
pub struct ReduceOp {
    #[region]
    reductions: Variadic<AnyRegion>,
}

/// `nvvm.barrier`: unproved, as any attribute is taken for the one that is missing.
#[op(Up, "barrier", unproved_format((qualified($reduction)^)? attr_dict))]
pub struct BarrierOp {
    #[attr]
    reduction: Optional<AnyAttr>,
}

/// `vector::PrintPunctuation`.
#[enum_attr(i32)]
pub enum Punctuation {
    #[case("newline")]
    NewLine,
    #[case("comma")]
    Comma,
}

/// `vector.print`: unproved, as the operand may be missing at the end.
#[op(Up, "print", unproved_format(($source^ ":" type($source))? oilist("str" $text | "punctuation" $punctuation) attr_dict))]
pub struct PrintOp {
    #[operand]
    source: Optional<Index>,
    #[attr(default = Punctuation::NewLine)]
    punctuation: Punctuation,
    #[attr]
    text: Optional<StrAttr>,
}
