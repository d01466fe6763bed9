//! Reading, writing and copying elements.

use ods::prelude::*;

use super::MemRef;
use super::canonicalize::{FoldEmptyCopy, FoldSelfCopy};
use ods_arith::common::shapes::rank;

/// Copies all elements of a buffer to another one of the same shape.
///
/// The buffers do not overlap, unless they are the same.
///
/// ```mlir
/// memref.copy %from, %to : memref<4xf32> to memref<?xf32>
/// ```
#[op(
    MemRef,
    "copy",
    traits(SameOperandsElementType, SameOperandsShape),
    interfaces(RuntimeVerifiableOpInterface),
    fold, canonicalize(FoldEmptyCopy, FoldSelfCopy),
    format($source "," $target attr_dict ":" type($source) "to" type($target)),
)]
pub struct CopyOp {
    /// the buffer to copy from
    #[operand(effects(MemRead(full)))]
    source: AnyRankedOrUnrankedMemRef,
    /// the buffer to copy to
    #[operand(effects(MemWrite(full)))]
    target: AnyRankedOrUnrankedMemRef,
}

/// Reads an element.
///
/// ```mlir
/// %0 = memref.load %buffer[%i, %j] {nontemporal = true} : memref<4x?xf32>
/// ```
#[op(
    MemRef,
    "load",
    traits(
        TypesMatchWith("result type matches element type of 'memref'", memref, result, |ty, context| {
            ty.element_type(context)
        }),
        MemRefsNormalizable
    ),
    interfaces(AlignmentAttrOpInterface, DestructurableAccessorOpInterface, PromotableMemOpInterface, RuntimeVerifiableOpInterface),
    verify,
    fold,
    format($memref "[" $indices "]" attr_dict ":" type($memref)),
)]
pub struct LoadOp {
    /// the buffer to read from
    #[operand(effects(MemRead))]
    memref: AnyMemRef,
    #[operand]
    indices: Variadic<Index>,
    #[attr(default = false)]
    nontemporal: Optional<BoolAttr>,
    #[attr]
    alignment: Optional<IntValidAlignment<I64Attr>>,
    #[result]
    result: AnyType,
}

impl LoadOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (indices, rank) = (self.indices(ir).len(), rank(ir.context(), ir.value_type(self.memref(ir))));
        if indices == rank {
            return Ok(());
        }
        let message = format!("incorrect number of indices for load, expected {rank} but got {indices}");
        Err(ir.op_error(self, message))
    }
}

impl AlignmentAttrOpInterface for LoadOp {
    fn alignment_attribute(&self, ir: &Ir) -> Option<i64> {
        self.alignment(ir)
    }
}

/// Announces that an element will be read or written, and with which locality.
///
/// ```mlir
/// memref.prefetch %buffer[%i, %j], read, locality<3>, data : memref<4x?xf32>
/// ```
#[op(MemRef, "prefetch", verify, fold, custom_format)]
pub struct PrefetchOp {
    /// the buffer to access
    #[operand(effects(MemWrite))]
    memref: AnyMemRef,
    #[operand]
    indices: Variadic<Index>,
    #[attr]
    isWrite: BoolAttr,
    #[attr]
    localityHint: Confined<I32Attr, Both<IntMinValue<0>, IntMaxValue<3>>>,
    #[attr]
    isDataCache: BoolAttr,
}

impl PrefetchOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        match self.indices(ir).len() == rank(ir.context(), ir.value_type(self.memref(ir))) {
            true => Ok(()),
            false => Err(ir.op_error(self, "too few indices")),
        }
    }

    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let memref = parser.parse_operand()?;
        let indices = parser.parse_operand_list(Delimiter::Square)?;
        parser.parse_punctuation(",")?;
        let direction = parser.parse_any_keyword()?;
        parser.parse_punctuation(",")?;
        parser.parse_keyword("locality")?;
        parser.parse_punctuation("<")?;
        let location = parser.location();
        let hint = parser.parse_attribute_of_type(Type::I32)?;
        let Some(hint) = hint.cast::<IntegerAttr>(parser.context()) else {
            return Err(parser.emit_error(location, "invalid kind of attribute specified"));
        };
        state.add_attribute("localityHint", hint);
        parser.parse_punctuation(">")?;
        parser.parse_punctuation(",")?;
        let cache = parser.parse_any_keyword()?;
        let ty: MemRefType = parser.parse_colon_type_as()?;
        state.operands.push(parser.resolve_operand(memref, ty.into())?);
        parser.resolve_operands_of(&indices, Type::INDEX, &mut state.operands)?;
        let name = parser.name_location();
        if !matches!(direction, "read" | "write") {
            return Err(parser.emit_error(name, "rw specifier has to be 'read' or 'write'"));
        }
        state.add_attribute("isWrite", BoolAttr::get(parser.context(), direction == "write"));
        if !matches!(cache, "data" | "instr") {
            return Err(parser.emit_error(name, "cache type has to be 'data' or 'instr'"));
        }
        state.add_attribute("isDataCache", BoolAttr::get(parser.context(), cache == "data"));
        Ok(())
    }

    /// Prints attributes that the parser does not read, as the reference does.
    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let memref = self.memref(ir);
        printer.print(' ');
        printer.print_operand(memref);
        printer.print('[');
        printer.print_operands(self.indices(ir));
        printer.print(if self.is_write(ir) { "], write" } else { "], read" });
        printer.print(format_args!(", locality<{}>, ", self.locality_hint(ir)));
        printer.print(if self.is_data_cache(ir) { "data" } else { "instr" });
        let entries = printer.attributes_of(self);
        printer.print_optional_attr_dict(&entries, &["localityHint", "isWrite", "isDataCache"]);
        printer.print(" : ");
        printer.print_type(ir.value_type(memref));
    }
}

/// Writes an element.
///
/// ```mlir
/// memref.store %value, %buffer[%i, %j] : memref<4x?xf32>
/// ```
#[op(
    MemRef,
    "store",
    traits(
        TypesMatchWith("type of 'value' matches element type of 'memref'", memref, value, |ty, context| {
            ty.element_type(context)
        }),
        MemRefsNormalizable
    ),
    interfaces(AlignmentAttrOpInterface, DestructurableAccessorOpInterface, PromotableMemOpInterface, RuntimeVerifiableOpInterface),
    verify,
    fold,
    format($value "," $memref "[" $indices "]" attr_dict ":" type($memref)),
)]
pub struct StoreOp {
    #[operand]
    value: AnyType,
    /// the buffer to write to
    #[operand(effects(MemWrite))]
    memref: AnyMemRef,
    #[operand]
    indices: Variadic<Index>,
    #[attr(default = false)]
    nontemporal: Optional<BoolAttr>,
    #[attr]
    alignment: Optional<IntValidAlignment<I64Attr>>,
}

impl StoreOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        match self.indices(ir).len() == rank(ir.context(), ir.value_type(self.memref(ir))) {
            true => Ok(()),
            false => Err(ir.op_error(self, "store index operand count not equal to memref rank")),
        }
    }
}

impl AlignmentAttrOpInterface for StoreOp {
    fn alignment_attribute(&self, ir: &Ir) -> Option<i64> {
        self.alignment(ir)
    }
}
