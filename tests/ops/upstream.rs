//! Definitions of upstream's dialects in a small form, of the kinds that the language once refused; those that it still
//! refuses, with the reasons, are in `tests/ui/upstream/`.

use std::sync::Arc;

use ods::attributes::DenseArrayOf;
use ods::numeric::{Float, FloatFormat, Int};
use ods::prelude::*;

use super::support::{Fixture, errors_of, round_trip};

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
        RangeOp,
        IfuncOp,
        LlvmFuncOp,
        GlobalOp
    ),
    enums(Visibility, UnnamedAddr, DIFlags),
    types(LlvmFunctionType, PtrType),
    attrs(ConstantRangeAttr, DppAttr, LayoutAttr, VariadicityArrayAttr, BitVectorAttr),
    hooks
)]
struct Up;

/// `spirv.ptr`: a type that is C++ alone upstream. The dialect reads and prints it.
#[type_def(Up)]
struct PtrType {
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
struct LlvmFunctionType {
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
struct SdotOp {
    #[operand]
    a: AnyInteger,
}

/// `pdl.rewrite`: that fields come together is for the verifier of regions.
#[op(Up, "rewrite", verify_regions, format("with" $name ("(" $arguments^ ":" type($arguments) ")" $note)? attr_dict_with_keyword $body))]
struct RewriteOp {
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
struct MmaOp {
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
struct ContractOp {
    #[attr]
    iterator_types: IteratorTypes,
}

/// `gpu.func`: one of several demands on an attribute.
#[op(Up, "func")]
struct FuncOp {
    #[attr]
    size: Confined<DenseI32ArrayAttr, AnyAttrOf<(DenseArrayCount<2>, DenseArrayCount<3>)>>,
}

/// `xegpu.layout`: dense arrays as parameters, in short form.
#[attr_def(Up, "layout", format("<" struct(params) ">"))]
struct LayoutAttr {
    sg_layout: DenseArrayOf<i32>,
    lane_data: Option<DenseArrayOf<i64>>,
}

/// `irdl.variadicity_array`: the anchor is in the half that is written where the group is not.
#[attr_def(Up, "variadicity_array", format("[" ("]") : ($value^ "]")?))]
struct VariadicityArrayAttr {
    #[param(default)]
    value: Vec<String>,
}

/// `smt.bv`: numbers of any width and format.
#[attr_def(Up, "bv", format("<" $value "," $scale ">"))]
struct BitVectorAttr {
    value: Int,
    scale: Float,
}

/// `llvm.ConstantRangeAttr`: a form of its own, without a type.
#[attr_def(Up, "constant_range", custom_format)]
struct ConstantRangeAttr {
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
enum DppPerm {
    #[case("row_shl")]
    RowShl,
    #[case("row_shr")]
    RowShr,
}

/// The attribute of `amdgpu.dpp`.
#[attr_def(Up, "dpp_perm", format($value))]
struct DppAttr {
    value: DppPerm,
}

/// `nvvm.read.ptx.sreg.*` and `amdgpu.dpp`: attributes with forms of their own before `":"`.
#[op(Up, "range", format($kind "in" $range attr_dict ":" type($result)))]
struct RangeOp {
    #[attr]
    kind: DppAttr,
    #[attr]
    range: ConstantRangeAttr,
    #[result]
    result: AnyInteger,
}

/// `LLVM::Visibility`: one case has no text.
#[enum_attr(i64)]
enum Visibility {
    #[case("")]
    Default,
    #[case("hidden")]
    Hidden,
    #[case("protected")]
    Protected,
}

/// `LLVM::UnnamedAddr`: one case has no text.
#[enum_attr(i64)]
enum UnnamedAddr {
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
struct IfuncOp {
    #[attr(default = Visibility::Default)]
    visibility_: Visibility,
    #[attr(default = UnnamedAddr::None)]
    unnamed_addr: UnnamedAddr,
    #[attr]
    sym_name: SymbolNameAttr,
}

/// `llvm.func`: the same with an optional attribute that has a default, and a property.
#[op(Up, "llvm_func", format(($visibility_^)? ($unnamed_addr^)? $sym_name attr_dict_with_keyword))]
struct LlvmFuncOp {
    #[attr(default = Visibility::Default)]
    visibility_: Optional<Visibility>,
    #[property(default = UnnamedAddr::None)]
    unnamed_addr: UnnamedAddr,
    #[attr]
    sym_name: SymbolNameAttr,
}

/// Enums without a default: the case without a text is printed in quotes, and read.
#[op(Up, "global", format($visibility_ $sym_name ("addr" $unnamed_addr^)? attr_dict))]
struct GlobalOp {
    #[attr]
    visibility_: Visibility,
    #[attr]
    sym_name: SymbolNameAttr,
    #[attr]
    unnamed_addr: Optional<UnnamedAddr>,
}

/// `LLVM::DIFlags`: bits with several names, and groups that are single bits.
#[enum_attr(bits, primary_groups, quoted)]
enum DIFlags {
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
struct CreateGroupOp {
    #[operand]
    inputs: Variadic<Index>,
}

/// `irdl.base`: unproved, as no literal announces the attributes.
#[op(Up, "base", unproved_format(($base_ref^)? ($base_name^)? attr_dict))]
struct BaseOp {
    #[attr]
    base_ref: Optional<SymbolRefAttr>,
    #[attr]
    base_name: Optional<StrAttr>,
}

/// `spirv.KHR.CooperativeMatrixLoad`: unproved, as two groups begin alike.
#[op(Up, "load", unproved_format("x" ("," $memory_operand^)? ("," $alignment^)? attr_dict))]
struct LoadOp {
    #[attr]
    memory_operand: Optional<StrAttr>,
    #[attr]
    alignment: Optional<I32Attr>,
}

/// `transform.xegpu.insert_prefetch`: unproved, as only C++ sees to the default in the other half.
#[op(Up, "prefetch", unproved_format("x" ("=" $dynamic^) : ($fixed)? attr_dict))]
struct PrefetchOp {
    #[operand]
    dynamic: Optional<Index>,
    #[attr(default = 1)]
    fixed: I64Attr,
}

/// `scf.reduce`: unproved, as `{` begins a region and the dictionary.
#[op(Up, "reduce", unproved_format($reductions attr_dict))]
struct ReduceOp {
    #[region]
    reductions: Variadic<AnyRegion>,
}

/// `nvvm.barrier`: unproved, as any attribute is taken for the one that is missing.
#[op(Up, "barrier", unproved_format((qualified($reduction)^)? attr_dict))]
struct BarrierOp {
    #[attr]
    reduction: Optional<AnyAttr>,
}

/// Returns the operation of the dialect in the text as it is printed; `%0` is an `index`.
fn custom_form(f: &Fixture, text: &str) -> Result<String, String> {
    let context = f.ir.shared_context();
    let text = format!("%0 = \"t.x\"() : () -> index\n{text}\n");
    let parsed = ods::text::parse(&context, "test.mlir", text.as_bytes()).map_err(|errors| errors.to_string())?;
    let printed = ods::text::print(&parsed.ir, parsed.root, &Default::default(), &Default::default());
    Ok(printed.lines().find(|line| line.contains("up.")).unwrap_or_default().trim().to_owned())
}

#[test]
fn unproved_formats_are_read_greedily() {
    let f = Fixture::new::<Up>();
    let pretty = |text: &str| custom_form(&f, text);
    let written = [
        "up.create_group %0, %0",
        "up.base @a \"b\"",
        "up.base \"b\"",
        "up.load x, \"a\", 4 : i32",
        "up.prefetch x = %0",
        "up.prefetch x 5",
        "up.barrier #up<variadicity_array[]>",
    ];
    for text in written {
        let expected = text.replace(" : i32", "");
        assert_eq!(pretty(&expected), Ok(expected.clone()), "{text}");
    }
    // What is missing is taken to be there, as mlir-opt does.
    assert!(pretty("up.create_group\n%1 = \"t.x\"() : () -> index").is_err());
    assert!(pretty("up.base\n\"t.y\"() : () -> ()").is_err());
    let schemas = [
        CreateGroupOp::SCHEMA,
        BaseOp::SCHEMA,
        LoadOp::SCHEMA,
        PrefetchOp::SCHEMA,
        ReduceOp::SCHEMA,
        BarrierOp::SCHEMA,
    ];
    for schema in schemas {
        assert!(schema.format.is_some_and(|format| !format.is_proved), "{}", schema.mnemonic);
    }
    assert!(SdotOp::SCHEMA.format.is_some_and(|format| format.is_proved));
}

#[test]
fn a_colon_follows_attributes_with_forms_of_their_own() {
    let f = Fixture::new::<Up>();
    // The form of an attribute that is an enum begins with a blank of its own, as in MLIR.
    let text = "%1 = up.range  row_shl in <1, 5> : i32";
    assert_eq!(custom_form(&f, text).as_deref(), Ok(text));
    // With their names as well: the `:` is the operation's, which mlir-opt takes for the attribute's.
    let long = "%1 = up.range #up<dpp_perm row_shl> in #up.constant_range<1, 5> : i32";
    assert_eq!(custom_form(&f, long).as_deref(), Ok(text));
}

#[test]
fn enums_side_by_side_are_told_by_their_cases() {
    let f = Fixture::new::<Up>();
    for op in ["ifunc", "llvm_func"] {
        for text in ["", "hidden ", "unnamed_addr ", "protected local_unnamed_addr "] {
            let text = format!("up.{op} {text}@f");
            assert_eq!(custom_form(&f, &text), Ok(text));
        }
    }
}

#[test]
fn cases_without_a_text_are_not_printed_as_defaults() {
    let f = Fixture::new::<Up>();
    let generic = "\"up.ifunc\"() <{sym_name = \"f\", unnamed_addr = 0, visibility_ = 1}> : () -> ()";
    assert_eq!(custom_form(&f, generic).as_deref(), Ok("up.ifunc hidden @f"));
    let generic = "\"up.llvm_func\"() <{sym_name = \"f\", unnamed_addr = 2 : i64, visibility_ = 0}> : () -> ()";
    assert_eq!(custom_form(&f, generic).as_deref(), Ok("up.llvm_func unnamed_addr @f"));
    // In quotes, they are read, as mlir-opt does.
    assert_eq!(custom_form(&f, "up.ifunc \"\" \"unnamed_addr\" @f").as_deref(), Ok("up.ifunc unnamed_addr @f"));
    assert_eq!(Visibility::Default.to_string(), "");
    assert_eq!("".parse(), Ok(UnnamedAddr::None));
}

#[test]
fn cases_without_a_text_are_quoted_elsewhere() {
    let f = Fixture::new::<Up>();
    for text in ["\"\" @f", "hidden @f", "\"\" @f addr \"\"", "protected @f addr unnamed_addr"] {
        let text = format!("up.global {text}");
        assert_eq!(custom_form(&f, &text), Ok(text));
    }
    let wrong = custom_form(&f, "up.global \"x\" @f");
    assert!(wrong.is_err_and(|error| error.contains("invalid visibility_ attribute specification: \"x\"")));
    let missing = custom_form(&f, "up.global @f");
    assert!(missing.is_err_and(|error| error.contains("for attribute 'visibility_' [, hidden, protected]")));
}

#[test]
fn aliases_are_read_and_not_printed() {
    assert_eq!("Bit0".parse(), Ok(DIFlags::Private));
    assert_eq!("Bit1|Bit0".parse(), Ok(DIFlags::Public));
    assert_eq!(DIFlags::Bit1.to_string(), "Protected");
    assert_eq!(DIFlags::VirtualInheritance.to_string(), "SingleInheritance");
    assert_eq!((DIFlags::FwdDecl | DIFlags::MultipleInheritance).to_string(), "FwdDecl|SingleInheritance");
    let words: Vec<u64> =
        [DIFlags::Public, DIFlags::FwdDecl, DIFlags::MultipleInheritance].map(AttrEnum::to_bits).into();
    assert_eq!(words, [3, 4, 1 << 16]);
    // The order of mlir-opt.
    assert_eq!((DIFlags::FwdDecl | DIFlags::Public).to_string(), "Public|FwdDecl");
    assert_eq!(ods::text::enum_to_string(DIFlags::Public), "Public");
}

#[test]
fn names_may_begin_with_a_digit() {
    let f = Fixture::new::<Up>();
    let context = f.ir.shared_context();
    let text = "%0 = \"t.x\"() : () -> i32\nup.2d.sdot %0 : i32\n";
    context.allow_unregistered_dialects(true);
    let parsed = ods::text::parse(&context, "test.mlir", text.as_bytes()).expect("it parses");
    let printed = ods::text::print(&parsed.ir, parsed.root, &Default::default(), &Default::default());
    assert!(printed.contains("up.2d.sdot %0 : i32"), "{printed}");
}

#[test]
fn regions_are_verified_for_fields_that_come_together() {
    let f = Fixture::new::<Up>();
    assert!(round_trip(&f, "up.rewrite with \"f\"(%a : i32) \"note\" {\n}").is_ok());
    let wrong = round_trip(&f, "\"up.rewrite\"(%a) <{name = \"f\"}> ({}) : (i32) -> ()");
    assert_eq!(wrong, Err("'up.rewrite' op has arguments without a note".to_owned()));
}

#[test]
fn one_list_of_types_agrees_with_itself() {
    let f = Fixture::new::<Up>();
    assert!(round_trip(&f, "\"up.mma\"(%a, %f) : (i32, f32) -> ()").is_ok());
}

#[test]
fn summaries_are_as_written() {
    let f = Fixture::new::<Up>();
    let wrong = round_trip(&f, "\"up.contract\"() <{iterator_types = [1]}> : () -> ()");
    let expected =
        "'up.contract' op attribute 'iterator_types' failed to satisfy constraint: Iterator types should be an array.";
    assert_eq!(wrong, Err(expected.to_owned()));
}

#[test]
fn one_of_several_demands_confines() {
    let f = Fixture::new::<Up>();
    assert!(round_trip(&f, "\"up.func\"() <{size = array<i32: 1, 2>}> : () -> ()").is_ok());
    assert!(round_trip(&f, "\"up.func\"() <{size = array<i32: 1>}> : () -> ()").is_err());
    assert!(errors_of(&f).is_empty());
}

/// Returns the attribute as it is printed.
fn read(text: &str) -> Result<String, String> {
    let context = Arc::new(Context::new());
    context.register::<Up>().expect("a good dialect");
    let read = ods::text::parse_attribute(&context, text).map_err(|errors| errors.to_string())?;
    Ok(read.display(&context).to_string())
}

#[test]
fn dense_arrays_are_written_in_brackets() {
    for text in ["#up.layout<sg_layout = [1, 16]>", "#up.layout<sg_layout = [], lane_data = [-1]>"] {
        assert_eq!(read(text).as_deref(), Ok(text));
    }
    let long = read("#up.layout<sg_layout = array<i32: 1>>");
    assert!(long.is_err_and(|error| error.contains("expected '['")));
}

#[test]
fn the_anchor_may_be_in_the_other_half() {
    for text in ["#up<variadicity_array[]>", "#up<variadicity_array[\"single\", \"optional\"]>"] {
        assert_eq!(read(text).as_deref(), Ok(text));
    }
}

#[test]
fn types_without_a_format_are_by_hand() {
    let context = Arc::new(Context::new());
    context.register::<Up>().expect("a good dialect");
    let read = |text: &str| {
        let ty = ods::text::parse_type(&context, text).map_err(|error| error.message)?;
        Ok(ty.display(&context).to_string())
    };
    for text in ["!up.func<i32 ()>", "!up.func<f32 (i32, i64, ...)>", "!up.func<i1 (...)>", "!up.ptr<f32, Input>"] {
        assert_eq!(read(text), Ok::<_, String>(text.to_owned()));
    }
    assert!(read("!up.ptr<f32>").is_err_and(|error| error.contains("expected ','")));
    assert!(read("!up.other<f32>").is_err());
}

#[test]
fn numbers_keep_their_width_and_format() {
    let text = "#up.bv<-5 : i7, 1.500000e+00 : f16>";
    assert_eq!(read(text).as_deref(), Ok(text));
    let context = Context::new();
    context.register::<Up>().expect("a good dialect");
    let made = BitVectorAttr::get(&context, &Int::from_i64(7, -5), &Float::from_f64(FloatFormat::F16, 1.5));
    assert_eq!(Attribute::from(made).display(&context).to_string(), text);
    assert_eq!(made.value(&context).width(), 7);
}
