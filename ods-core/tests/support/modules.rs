//! Random valid modules, created through the API and chosen by bytes: nested regions of blocks with branches, random
//! types, attributes and locations.

use std::sync::Arc;

use ods_core::attributes::{DictionaryAttr, NamedAttribute, StringAttr};
use ods_core::ir::OperationParts;
use ods_core::{Attribute, Block, Context, Ir, Location, Operation, Region, Type, Value};

use super::bytes::Bytes;
use super::data::Data;

/// Returns a context that accepts unregistered dialects.
pub fn context() -> Arc<Context> {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

/// A generator of modules.
pub struct Maker<'a, 'b> {
    pub ir: Ir,
    context: Arc<Context>,
    bytes: &'a mut Bytes<'b>,
    left: usize,
}

/// Returns a valid module.
pub fn module(context: &Arc<Context>, bytes: &mut Bytes<'_>) -> (Ir, Operation) {
    let ir = Ir::new(Arc::clone(context));
    let mut maker = Maker { ir, context: Arc::clone(context), bytes, left: 60 };
    let root = maker.nested_module(None);
    (maker.ir, root)
}

impl Maker<'_, '_> {
    fn data<T>(&mut self, make: impl FnOnce(&mut Data<'_, '_>) -> T) -> T {
        make(&mut Data { context: &self.context, bytes: self.bytes, depth: 1 })
    }

    fn location(&mut self) -> Location {
        self.data(|data| data.location())
    }

    fn ty(&mut self) -> Type {
        self.data(|data| data.ty())
    }

    /// Appends a `builtin.module`, which uses nothing from outside, to the block.
    fn nested_module(&mut self, block: Option<Block>) -> Operation {
        let value = self.data(|data| data.attribute());
        let entry = NamedAttribute { name: self.context.identifier("d.x"), value };
        let attributes =
            if self.bytes.below(2) == 0 { DictionaryAttr::get(&self.context, &[entry]) } else { DictionaryAttr::EMPTY };
        let name = StringAttr::get(&self.context, format!("m{}", self.ir.num_operations())).into();
        let parts = OperationParts {
            inherent: &[(self.bytes.below(2) == 0).then_some(name), None],
            attributes,
            num_regions: 1,
            ..OperationParts::new(self.context.op_name("builtin.module"), self.location())
        };
        let module = self.ir.create_operation(&parts);
        if let Some(block) = block {
            self.ir.append(block, module);
        }
        let region = self.ir.region(module, 0).expect("it has one");
        let body = self.ir.add_block(region);
        for _ in 0..self.bytes.below(6) {
            self.op(body, &mut Vec::new(), 1, true);
        }
        module
    }

    /// Appends an operation to the block, with its contents, and adds its results to `seen`. A module's results are not
    /// added, so that the next operation uses nothing of it.
    fn op(&mut self, block: Block, seen: &mut Vec<Value>, depth: usize, in_module: bool) {
        if self.left == 0 {
            return;
        }
        self.left -= 1;
        match self.bytes.below(12) {
            0 if in_module => drop(self.nested_module(Some(block))),
            1 if !seen.is_empty() => self.cast(block, seen),
            2..5 if depth < 5 => self.with_regions(block, seen, depth),
            _ => {
                let operands = self.bytes.pick_some(seen, 3);
                let op = self.plain("u.op", block, &operands, &[], 0);
                seen.extend(self.ir.results(op));
            }
        }
    }

    fn cast(&mut self, block: Block, seen: &mut Vec<Value>) {
        let operands = self.bytes.pick_some(seen, 2);
        let result_types = [self.ty(), self.ty()];
        let parts = OperationParts {
            operands: &operands,
            result_types: &result_types[..1 + self.bytes.below(2)],
            ..OperationParts::new(self.context.op_name("builtin.unrealized_conversion_cast"), self.location())
        };
        let op = self.ir.create_operation(&parts);
        self.ir.append(block, op);
        seen.extend(self.ir.results(op));
    }

    fn with_regions(&mut self, block: Block, seen: &mut Vec<Value>, depth: usize) {
        let (operands, regions) = (self.bytes.pick_some(seen, 2), 1 + self.bytes.below(2));
        let op = self.plain("u.regions", block, &operands, &[], regions);
        for region in self.ir.regions(op).collect::<Vec<_>>() {
            self.body(region, seen, depth + 1);
        }
        seen.extend(self.ir.results(op));
    }

    /// Returns an operation of an unregistered dialect, with attributes and properties of any kind.
    fn plain(&mut self, name: &str, block: Block, operands: &[Value], to: &[Block], num_regions: usize) -> Operation {
        let result_types: Vec<Type> = (0..self.bytes.below(3)).map(|_| self.ty()).collect();
        let attributes =
            if self.bytes.below(2) == 0 { self.data(|data| data.dictionary()) } else { DictionaryAttr::EMPTY };
        let properties: Option<Attribute> = (self.bytes.below(4) == 0).then(|| self.data(|data| data.attribute()));
        let parts = OperationParts {
            operands,
            result_types: if to.is_empty() { &result_types } else { &[] },
            attributes,
            inherent: &[properties],
            successors: to,
            num_regions,
            ..OperationParts::new(self.context.op_name(name), self.location())
        };
        let op = self.ir.create_operation(&parts);
        self.ir.append(block, op);
        op
    }

    /// Adds a chain of blocks. Each may also branch to the last one. A block sees the definitions of the blocks before
    /// it, and the last one sees only the definitions of the first.
    fn body(&mut self, region: Region, around: &[Value], depth: usize) {
        let count = self.bytes.below(4);
        let blocks: Vec<Block> = (0..count).map(|_| self.ir.add_block(region)).collect();
        let (mut seen, mut first) = (around.to_vec(), Vec::new());
        for (i, block) in blocks.iter().copied().enumerate() {
            if i > 1 && i + 1 == count {
                seen.clone_from(&first);
            }
            for _ in 0..self.bytes.below(3) {
                let (ty, location) = (self.ty(), self.location());
                seen.push(self.ir.add_argument(block, ty, location));
            }
            for _ in 0..self.bytes.below(4) {
                self.op(block, &mut seen, depth, false);
            }
            if i == 0 {
                first.clone_from(&seen);
            }
            let to: &[Block] = match blocks.get(i + 1) {
                Some(next) => &[*next, blocks[count - 1]],
                None => &[],
            };
            let operands = self.bytes.pick_some(&seen, 2);
            self.plain("u.end", block, &operands, to, 0);
        }
    }
}
