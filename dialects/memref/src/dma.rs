//! Asynchronous transfers between memories.

use ods::prelude::*;

use super::MemRef;
use ods_arith::common::shapes::rank;

/// Starts an asynchronous transfer of elements between memories.
///
/// The operands are: the source with its indices; the destination with its indices; the number of elements; an element
/// of a tag buffer, on which `memref.dma_wait` waits; and, for a strided transfer, the stride and the number of
/// elements per stride.
///
/// ```mlir
/// memref.dma_start %from[%i], %to[%j], %n, %tag[%zero] : memref<64xf32>, memref<64xf32, 1>, memref<1xi32, 2>
/// ```
#[op(MemRef, "dma_start", verify, fold, custom_format, builders(of))]
pub struct DmaStartOp {
    #[operand]
    operands: Variadic<AnyType>,
}

impl DmaStartOp<Draft> {
    /// Creates a transfer from a buffer to another one, with the element of a tag buffer, each with its indices;
    /// `stride` is the stride and the number of elements per stride.
    pub fn of(
        (source, source_indices): (Value, &[Value]),
        (target, target_indices): (Value, &[Value]),
        num_elements: Value,
        (tag, tag_indices): (Value, &[Value]),
        stride: Option<[Value; 2]>,
    ) -> Self {
        let buffers = [(source, source_indices), (target, target_indices)];
        let mut operands: Vec<Value> =
            buffers.into_iter().flat_map(|(buffer, indices)| [&[buffer], indices].concat()).collect();
        operands.extend([num_elements, tag]);
        operands.extend(tag_indices.iter().copied().chain(stride.into_iter().flatten()));
        Self::new(operands)
    }
}

/// The operands of a `memref.dma_start`, by role.
struct DmaParts {
    source: Value,
    source_indices: Vec<Value>,
    target: Value,
    target_indices: Vec<Value>,
    num_elements: Value,
    tag: Value,
    tag_indices: Vec<Value>,
    /// The stride, and the number of elements per stride.
    strides: Vec<Value>,
}

impl DmaParts {
    /// Divides the operands by role; fails with the first error that the reference finds.
    fn of(ir: &Ir, operands: &[Value]) -> Result<Self, String> {
        if operands.len() < 4 {
            return Err("expected at least 4 operands".into());
        }
        let mut rest = DmaOperands { ir, operands, total: operands.len(), expected: 4 };
        let source = rest.memref("source")?;
        let source_indices = rest.indices(source, "source indices")?;
        let target = rest.memref("destination")?;
        let target_indices = rest.indices(target, "destination indices")?;
        let num_elements = rest.next()?;
        if ir.value_type(num_elements) != Type::INDEX {
            return Err("expected num elements to be of index type".into());
        }
        let tag = rest.memref("tag")?;
        let tag_indices = rest.indices(tag, "tag indices")?;
        let strides = rest.operands.to_vec();
        if !matches!(strides.len(), 0 | 2) {
            return Err("incorrect number of operands".into());
        }
        if strides.iter().any(|stride| ir.value_type(*stride) != Type::INDEX) {
            return Err("expected stride and num elements per stride to be of type index".into());
        }
        Ok(Self { source, source_indices, target, target_indices, num_elements, tag, tag_indices, strides })
    }
}

/// The remaining operands, in order.
struct DmaOperands<'a> {
    ir: &'a Ir,
    operands: &'a [Value],
    /// The total number of operands.
    total: usize,
    /// The minimum number of operands known so far; never more than `total`, which is checked whenever this grows.
    expected: usize,
}

impl DmaOperands<'_> {
    fn next(&mut self) -> Result<Value, String> {
        let (first, rest) = self.operands.split_first().ok_or_else(|| self.too_few())?;
        self.operands = rest;
        Ok(*first)
    }

    fn memref(&mut self, role: &str) -> Result<Value, String> {
        let memref = self.next()?;
        match self.ir.value_type(memref).isa::<MemRefType>(self.ir.context()) {
            true => Ok(memref),
            false => Err(format!("expected {role} to be of memref type")),
        }
    }

    /// Takes as many indices as the memref has dimensions.
    fn indices(&mut self, memref: Value, role: &str) -> Result<Vec<Value>, String> {
        let rank = rank(self.ir.context(), self.ir.value_type(memref));
        self.expected = self.expected.saturating_add(rank);
        if self.total < self.expected || self.operands.len() < rank {
            return Err(self.too_few());
        }
        let (indices, rest) = self.operands.split_at(rank);
        self.operands = rest;
        match indices.iter().all(|index| self.ir.value_type(*index) == Type::INDEX) {
            true => Ok(indices.to_vec()),
            false => Err(format!("expected {role} to be of index type")),
        }
    }

    fn too_few(&self) -> String {
        format!("expected at least {} operands", self.expected)
    }
}

impl DmaStartOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        match DmaParts::of(ir, &self.operands(ir)) {
            Ok(_) => Ok(()),
            Err(message) => Err(ir.op_error(self, message)),
        }
    }

    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let source = parser.parse_operand()?;
        let source_indices = parser.parse_operand_list(Delimiter::Square)?;
        parser.parse_punctuation(",")?;
        let target = parser.parse_operand()?;
        let target_indices = parser.parse_operand_list(Delimiter::Square)?;
        parser.parse_punctuation(",")?;
        let num_elements = parser.parse_operand()?;
        parser.parse_punctuation(",")?;
        let tag = parser.parse_operand()?;
        let tag_indices = parser.parse_operand_list(Delimiter::Square)?;
        let strides = parser.parse_trailing_operand_list()?;
        let name = parser.name_location();
        if !matches!(strides.len(), 0 | 2) {
            return Err(parser.emit_error(name, "expected two stride related operands"));
        }
        let types = parser.parse_colon_type_list()?;
        let [source_type, target_type, tag_type] = types[..] else {
            return Err(parser.emit_error(name, "fewer/more types expected"));
        };
        let operands = &mut state.operands;
        operands.push(parser.resolve_operand(source, source_type)?);
        parser.resolve_operands_of(&source_indices, Type::INDEX, operands)?;
        operands.push(parser.resolve_operand(target, target_type)?);
        parser.resolve_operands_of(&target_indices, Type::INDEX, operands)?;
        operands.push(parser.resolve_operand(num_elements, Type::INDEX)?);
        operands.push(parser.resolve_operand(tag, tag_type)?);
        parser.resolve_operands_of(&tag_indices, Type::INDEX, operands)?;
        parser.resolve_operands_of(&strides, Type::INDEX, operands)
    }

    /// Prints attributes that the parser does not read, as the reference does.
    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let Ok(parts) = DmaParts::of(ir, &self.operands(ir)) else { return };
        printer.print(' ');
        print_element(printer, parts.source, &parts.source_indices);
        printer.print(", ");
        print_element(printer, parts.target, &parts.target_indices);
        printer.print(", ");
        printer.print_operand(parts.num_elements);
        printer.print(", ");
        print_element(printer, parts.tag, &parts.tag_indices);
        for stride in &parts.strides {
            printer.print(", ");
            printer.print_operand(*stride);
        }
        let entries = printer.attributes_of(self);
        printer.print_optional_attr_dict(&entries, &[]);
        printer.print(" : ");
        printer.print_types_of([parts.source, parts.target, parts.tag]);
    }
}

/// Prints `%buffer[%i, %j]`.
fn print_element(printer: &mut OpAsmPrinter<'_>, buffer: Value, indices: &[Value]) {
    printer.print_operand(buffer);
    printer.print('[');
    printer.print_operands(indices);
    printer.print(']');
}

/// Waits until the transfer of this number of elements, started by `memref.dma_start` with the same tag, is complete.
///
/// ```mlir
/// memref.dma_wait %tag[%zero], %n : memref<1xi32, 2>
/// ```
#[op(
    MemRef,
    "dma_wait",
    verify,
    fold,
    format($tagMemRef "[" $tagIndices "]" "," $numElements attr_dict ":" type($tagMemRef)),
)]
pub struct DmaWaitOp {
    #[operand]
    tagMemRef: AnyMemRef,
    #[operand]
    tagIndices: Variadic<Index>,
    #[operand]
    numElements: Index,
}

impl DmaWaitOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (indices, rank) = (self.tag_indices(ir).len(), rank(ir.context(), ir.value_type(self.tag_mem_ref(ir))));
        if indices == rank {
            return Ok(());
        }
        let message = "expected tagIndices to have the same number of elements as the tagMemRef rank";
        Err(ir.op_error(self, format_args!("{message}, expected {rank}, but got {indices}")))
    }
}
