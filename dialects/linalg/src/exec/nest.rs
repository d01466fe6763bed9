//! Structured operations as loops around their payload.
//!
//! Tensors that become results are copied to memory before the loops, and read from there afterwards.

use std::sync::Arc;

use ods::affine::{AffineExpr, AffineMap, BinaryKind};
use ods::prelude::*;
use ods::schema::Handle;
use ods_exec::{
    Call, Exit, Fault, Instruction, Kernel, Layout, MemRef, Opcode, Place, Planner, RuntimeValue, Source, Tensor,
};

use super::super::{IndexOp, LinalgOp};
use ods_arith::common::exec::plan_nest;

/// The greatest number of nodes of an expression in an indexing map.
const MAX_NODES: usize = 1000;

/// A structured operation that is planned.
struct Nest {
    operands: Vec<Value>,
    maps: Vec<AffineMap>,
    /// The objects of operands with elements: the operand itself, or the memory that represents it.
    objects: Vec<Option<u32>>,
    counters: Vec<u32>,
}

/// Plans the operation.
pub(super) fn plan(planner: &mut Planner<'_>, op: &Handle<dyn LinalgOp>) {
    let (ir, operation) = (planner.ir(), op.operation());
    let maps = op.indexing_maps(ir);
    let (Some(sources), Some(region), Some(body)) =
        (op.sources_of_loop_sizes(ir), ir.region(operation, 0), op.payload(ir))
    else {
        return planner.fail("has a loop without a size, or no body");
    };
    let operands: Vec<Value> = ir.operands(operation).collect();
    let is_plain =
        maps.iter().flat_map(AffineMap::results).all(|expr| expr.nodes().take(MAX_NODES + 1).count() <= MAX_NODES);
    if !is_plain || maps.len() != operands.len() {
        return planner.fail("has indexing maps that are not supported");
    }
    let inits = op.dps_init_range(ir);
    let is_tensor = |value: Value| ir.value_type(value).isa::<TensorType>(ir.context());
    let objects = (0..operands.len())
        .map(|operand| match op.is_scalar(ir, operand) {
            true => None,
            false if inits.contains(&operand) && is_tensor(operands[operand]) => Some(planner.object()),
            false => Some(planner.object_of(operands[operand])),
        })
        .collect();
    let counters: Vec<u32> = sources.iter().map(|_| planner.word()).collect();
    let nest = Nest { operands, maps, objects, counters };
    let copied: Vec<usize> = inits.clone().filter(|init| is_tensor(nest.operands[*init])).collect();
    let sizes = nest.enter(planner, &sources, &copied);
    for index in ir.block_ops(body).filter_map(|op| ir.cast::<IndexOp>(op)) {
        let counter = usize::try_from(index.dim(ir)).ok().and_then(|dim| nest.counters.get(dim));
        if let Some(counter) = counter {
            planner.set_place(index.result(ir), Place::Words { at: *counter, count: 1 });
        }
    }
    let (zero, one) = (planner.constant(0), planner.constant(1));
    let bounds: Vec<[u32; 3]> = sizes.iter().map(|size| [zero, *size, one]).collect();
    let counters = nest.counters.clone();
    plan_nest(planner, &counters, &bounds, &mut |planner, _| {
        nest.load_arguments(planner, body);
        let yielded: Vec<Place> = inits
            .clone()
            .map(|init| {
                let ty = ods_arith::common::exec::element_type(ir, nest.operands[init]);
                planner.new_place(ty)
            })
            .collect();
        let label = planner.label();
        planner.region_through(region, Exit { places: yielded.clone(), label });
        planner.bind(label);
        for (init, place) in inits.clone().zip(yielded) {
            nest.access(planner, init, place, false);
        }
    });
    nest.leave(planner, &copied);
}

impl Nest {
    /// Adds the copies of tensors to memory, and returns the words with the sizes of the loops.
    fn enter(&self, planner: &mut Planner<'_>, sources: &[(usize, usize)], copied: &[usize]) -> Vec<u32> {
        let sizes: Vec<u32> = sources.iter().map(|_| planner.word()).collect();
        let mut results: Vec<Place> = sizes.iter().map(|at| Place::Words { at: *at, count: 1 }).collect();
        results.extend(copied.iter().filter_map(|init| self.objects[*init]).map(Place::Object));
        let operands = self.operands.iter().map(|operand| planner.source(*operand)).collect();
        let (sources, copied, maps) = (sources.to_vec(), copied.to_vec(), self.maps.clone());
        let kernel: Kernel = Arc::new(move |call: &mut Call<'_>| enter(call, &sources, &copied, &maps));
        planner.kernel_at(kernel, operands, results);
        sizes
    }

    /// Adds the reading of results from memory.
    fn leave(&self, planner: &mut Planner<'_>, copied: &[usize]) {
        let values: Vec<Value> = planner.ir().results(planner.op()).collect();
        let results = values.into_iter().map(|value| planner.place(value)).collect();
        let objects = copied.iter().filter_map(|init| self.objects[*init]);
        let operands = objects.map(|at| Source { place: Place::Object(at), is_last: true }).collect();
        planner.kernel_at(Arc::new(leave), operands, results);
    }

    /// Adds the loads of elements to the arguments of the payload.
    fn load_arguments(&self, planner: &mut Planner<'_>, body: Block) {
        let ir = planner.ir();
        let arguments: Vec<Value> = ir.arguments(body).collect();
        for (operand, argument) in arguments.into_iter().enumerate().take(self.operands.len()) {
            let place = planner.place(argument);
            if !ir.has_uses(argument) {
                continue;
            }
            match self.objects[operand] {
                Some(_) => self.access(planner, operand, place, true),
                None => {
                    let place_of = planner.place(self.operands[operand]);
                    planner.copy(&[Source { place: place_of, is_last: false }], &[place]);
                }
            }
        }
    }

    /// Adds the load of an operand's element to a place, or the store of one from there.
    fn access(&self, planner: &mut Planner<'_>, operand: usize, place: Place, is_load: bool) {
        let Some(object) = self.objects[operand] else { return };
        let results: Vec<AffineExpr> = self.maps[operand].results().to_vec();
        let indices: Vec<u32> = results.iter().map(|expr| self.index(planner, expr)).collect();
        match (place, &indices[..]) {
            (Place::Words { at, count: 1 }, [] | [_] | [_, _]) => {
                let [b, c] = [0, 1].map(|position| indices.get(position).copied().unwrap_or(0));
                let opcode = if is_load { Opcode::Load } else { Opcode::Store };
                planner.emit(Instruction { opcode, width: 64, extra: indices.len() as u16, d: at, a: object, b, c });
            }
            _ => {
                let source = |place| Source { place, is_last: false };
                let mut operands = vec![source(Place::Object(object))];
                operands.extend(indices.iter().map(|at| source(Place::Words { at: *at, count: 1 })));
                match is_load {
                    true => planner.kernel_at(Arc::new(load), operands, vec![place]),
                    false => {
                        operands.push(source(place));
                        planner.kernel_at(Arc::new(store), operands, Vec::new());
                    }
                }
            }
        }
    }

    /// Returns the word with an index.
    fn index(&self, planner: &mut Planner<'_>, expr: &AffineExpr) -> u32 {
        match expr {
            AffineExpr::Dim(dim) => self.counters.get(*dim as usize).copied().unwrap_or(0),
            AffineExpr::Constant(value) => planner.constant(*value as u64),
            AffineExpr::Symbol(_) => planner.constant(0),
            AffineExpr::Binary(binary) => {
                let (lhs, rhs) = (self.index(planner, binary.lhs()), self.index(planner, binary.rhs()));
                let d = planner.word();
                let opcode = match binary.kind() {
                    BinaryKind::Add => Opcode::Add,
                    BinaryKind::Mul => Opcode::Mul,
                    BinaryKind::FloorDiv | BinaryKind::Mod => Opcode::FloorDivS,
                    BinaryKind::CeilDiv => Opcode::CeilDivS,
                };
                planner.compute(opcode, 64, 0, d, [lhs, rhs, 0]);
                if binary.kind() == BinaryKind::Mod {
                    planner.compute(Opcode::Mul, 64, 0, d, [d, rhs, 0]);
                    planner.compute(Opcode::Sub, 64, 0, d, [lhs, d, 0]);
                }
                d
            }
        }
    }
}

/// Returns the sizes of an operand with elements; none if it is a scalar.
pub(super) fn shape(call: &Call<'_>, operand: usize) -> Result<Vec<i64>, Fault> {
    if !matches!(Layout::of(call.ir().context(), call.operand_type(operand)?), Layout::Object) {
        return Ok(Vec::new());
    }
    match call.object(operand)? {
        RuntimeValue::Tensor(tensor) => Ok(tensor.shape().to_vec()),
        RuntimeValue::MemRef(memref) => Ok(memref.sizes().to_vec()),
        _ => Ok(Vec::new()),
    }
}

/// Sets the sizes of the loops, and copies tensors to memory.
fn enter(call: &mut Call<'_>, sources: &[(usize, usize)], copied: &[usize], maps: &[AffineMap]) -> Result<(), Fault> {
    let shapes: Result<Vec<Vec<i64>>, Fault> = (0..call.num_operands()).map(|operand| shape(call, operand)).collect();
    let shapes = shapes?;
    let is_abstract = call.is_abstract();
    let mut sizes = Vec::with_capacity(sources.len());
    for (position, (operand, dim)) in sources.iter().enumerate() {
        let size = shapes.get(*operand).and_then(|shape| shape.get(*dim)).copied().unwrap_or(0);
        sizes.push(size);
        call.set_word(position, if is_abstract { 0 } else { size as u64 })?;
    }
    for (operand, (map, shape)) in maps.iter().zip(&shapes).enumerate() {
        for (dim, (expr, size)) in map.results().iter().zip(shape).enumerate() {
            let expected = expr.as_dim().and_then(|dim| sizes.get(dim as usize));
            if expected.is_some_and(|expected| expected != size) {
                let expected = expected.copied().unwrap_or(0);
                return Err(Fault::new(format!(
                    "dimension {dim} of operand {operand} has size {size}; the others have {expected}"
                )));
            }
        }
    }
    for (position, init) in copied.iter().enumerate() {
        let tensor = call.tensor(*init)?.clone();
        let result = sources.len() + position;
        if is_abstract {
            call.set(result, tensor)?;
            continue;
        }
        call.check_shape(tensor.shape(), tensor.number())?;
        call.set(result, MemRef::of(&tensor)?)?;
    }
    Ok(())
}

/// Sets each result to the elements in the memory that represents it.
fn leave(call: &mut Call<'_>) -> Result<(), Fault> {
    for position in 0..call.num_results().min(call.num_operands()) {
        let tensor: Tensor = match call.object(position)? {
            RuntimeValue::MemRef(memref) => memref.to_tensor()?,
            RuntimeValue::Tensor(tensor) => Tensor::unknown(tensor.shape(), tensor.number()),
            other => return Err(Fault::new(format!("computes {}; expected elements", other.kind()))),
        };
        call.set(position, tensor)?;
    }
    Ok(())
}

fn load(call: &mut Call<'_>) -> Result<(), Fault> {
    let indices = call.indices(1..call.num_operands())?;
    let element = match call.object(0)? {
        RuntimeValue::MemRef(memref) => memref.element(memref.position(&indices)?)?,
        RuntimeValue::Tensor(tensor) => tensor.element(tensor.position(&indices)?)?,
        other => return Err(Fault::new(format!("uses {}; expected elements", other.kind()))),
    };
    call.set(0, element)
}

fn store(call: &mut Call<'_>) -> Result<(), Fault> {
    let last = call.num_operands().saturating_sub(1);
    let (indices, value) = (call.indices(1..last)?, call.operand(last)?);
    let memref = call.memref(0)?;
    memref.set_element(memref.position(&indices)?, &value)
}
