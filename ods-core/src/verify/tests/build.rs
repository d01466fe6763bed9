//! IR for tests of the verifier, with a line number per operation.

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::entity::{Block, Operation, Region, Type, Value};
use crate::ir::{Ir, OperationParts};
use crate::test_dialect::test_ir;
use crate::types::RankedTensorType;
use crate::verify::{ErrorReporting, verify, verify_to};

/// A builder of IR inside one `t.body`.
pub(crate) struct Build {
    pub(crate) ir: Ir,
    pub(crate) root: Operation,
    pub(crate) block: Block,
    pub(super) line: u32,
}

impl Build {
    pub(crate) fn new() -> Self {
        Self::inside("t.graph")
    }

    pub(crate) fn inside(name: &str) -> Self {
        let mut ir = test_ir();
        let parts = OperationParts { num_regions: 1, ..OperationParts::new(ir.context().op_name(name), here(&ir, 1)) };
        let root = ir.create_operation(&parts);
        let block = ir.add_block(ir.region(root, 0).expect("one region"));
        Self { ir, root, block, line: 1 }
    }

    pub(in crate::verify) fn parts(&mut self, name: &str) -> OperationParts<'static> {
        self.line += 1;
        OperationParts::new(self.ir.context().op_name(name), here(&self.ir, self.line))
    }

    pub(crate) fn op(&mut self, name: &str, operands: &[Value], types: &[Type]) -> Operation {
        let parts = self.parts(name);
        let op = self.ir.create_operation(&OperationParts { operands, result_types: types, ..parts });
        self.ir.append(self.block, op);
        op
    }

    pub(crate) fn value(&mut self, ty: Type) -> Value {
        let op = self.op("x.def", &[], &[ty]);
        self.ir.result(op, 0).expect("one result")
    }

    pub(crate) fn with_regions(&mut self, name: &str, count: usize) -> (Operation, Vec<Region>) {
        let parts = self.parts(name);
        let op = self.ir.create_operation(&OperationParts { num_regions: count, ..parts });
        self.ir.append(self.block, op);
        (op, self.ir.regions(op).collect())
    }

    pub(in crate::verify) fn branch(&mut self, name: &str, to: &[Block]) -> Operation {
        let parts = self.parts(name);
        let op = self.ir.create_operation(&OperationParts { successors: to, ..parts });
        self.ir.append(self.block, op);
        op
    }

    pub(crate) fn func(&mut self, name: &str) -> (Operation, Region) {
        let (op, regions) = self.with_regions("t.func", 1);
        self.ir.set_symbol_name(op, name);
        (op, regions[0])
    }

    pub(in crate::verify) fn errors(&self) -> Diagnostics {
        verify(&self.ir, self.root).err().unwrap_or_default()
    }

    pub(in crate::verify) fn check(&self, expected: &[&str]) {
        let render = |all: Diagnostics| -> Vec<String> { all.iter().map(|error| self.line_of(error)).collect() };
        assert_eq!(render(self.errors()), expected);
        let as_mlir = render(verify_to(&self.ir, self.root, ErrorReporting::AsMlir).err().unwrap_or_default());
        assert_eq!(as_mlir.first().map(String::as_str), expected.first().copied(), "the first one comes first");
    }

    /// Returns the error as `2: message [3: note]`.
    pub(in crate::verify) fn line_of(&self, error: &Diagnostic) -> String {
        let line = |d: &Diagnostic| d.place(self.ir.context()).map_or(0, |place| place.line);
        let mut text = format!("{}: {}", line(error), error.message);
        for note in &error.notes {
            text.push_str(&format!(" [{}: {}]", line(note), note.message));
        }
        text
    }
}

pub(super) fn here(ir: &Ir, line: u32) -> crate::Location {
    ir.context().file_location("test", line, 1)
}

pub(super) fn tensor(ir: &Ir, shape: &[i64], element: Type) -> Type {
    RankedTensorType::get(ir.context(), shape, element, None).expect("a good tensor").into()
}
