//! Allocation and deallocation, and global buffers.

use std::sync::Arc;

use ods::prelude::*;
use ods_exec::constants::to_runtime_value;
use ods_exec::{Call, Evaluate, Exit, Fault, FaultKind, MemRef, Planner, RuntimeValue, count, row_major};

use super::super::{
    AllocOp, AllocaOp, AllocaScopeOp, AllocaScopeReturnOp, DeallocOp, GetGlobalOp, GlobalOp, ReallocOp,
};
use super::number_of;
use ods_arith::common::exec::{filled, results};

/// Returns the offset and strides of memory of a type, with these values for the symbols of its layout. Layouts without
/// strides are row-major.
fn placement(context: &Context, ty: Type, sizes: &[i64], symbols: &[i64]) -> Result<(i64, Vec<i64>), Fault> {
    let row_major = || (0, row_major(sizes).to_vec());
    let Some(memref) = ty.cast::<MemRefType>(context).filter(|memref| memref.layout(context).is_some()) else {
        return Ok(row_major());
    };
    let map = memref.layout_map(context).filter(|map| map.num_results() == 1 && memref.is_strided(context));
    let Some(map) = map else {
        return Ok(match memref.strides_and_offset(context) {
            Some((strides, offset)) if offset != DYNAMIC && !strides.contains(&DYNAMIC) => (offset, strides),
            Some(_) | None => row_major(),
        });
    };
    let at = |indices: &[i64]| {
        let position = map.eval(indices, symbols).and_then(|results| results.first().copied());
        position.ok_or_else(|| Fault::new("layout that is undefined for its symbols"))
    };
    let mut indices = vec![0; sizes.len()];
    let offset = at(&indices)?;
    let mut strides = Vec::with_capacity(sizes.len());
    for dimension in 0..sizes.len() {
        indices[dimension] = 1;
        strides.push(at(&indices)?.wrapping_sub(offset));
        indices[dimension] = 0;
    }
    Ok((offset, strides))
}

/// Returns the number of elements from the start of a buffer to the last one of a view.
fn extent(sizes: &[i64], offset: i64, strides: &[i64]) -> Result<i64, Fault> {
    if count(sizes)? == 0 {
        return Ok(0);
    }
    let reach =
        |sum: Option<i64>, (size, stride): (&i64, &i64)| sum?.checked_add((size - 1).checked_mul(*stride)?.max(0));
    let last = sizes.iter().zip(strides).fold(Some(offset.max(0)), reach);
    last.and_then(|last| last.checked_add(1))
        .ok_or_else(|| Fault::of(FaultKind::Memory, "a layout that is too large for the machine"))
}

/// Allocates memory of a type, which is counted.
fn allocate(call: &Call<'_>, ty: Type, sizes: &[i64], symbols: &[i64]) -> Result<MemRef, Fault> {
    let context = call.ir().context();
    let number = number_of(context, ty);
    let (offset, strides) = placement(context, ty, sizes, symbols)?;
    let extent = [extent(sizes, offset, &strides)?];
    call.allocate(&extent, number)?.view(offset, sizes, &strides)
}

/// Implements `Evaluate` for allocations.
macro_rules! allocations {
    ($($op:ident)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let ty = ir.value_type(self.memref(ir));
                let shape: Vec<i64> = ty.shape(ir.context()).unwrap_or_default().to_vec();
                planner.kernel(Arc::new(move |call: &mut Call<'_>| {
                    let mut next = 0;
                    let sizes = filled(call, &shape, &mut next)?;
                    let symbols = call.indices(next..call.num_operands())?;
                    let memref = allocate(call, ty, &sizes, &symbols)?;
                    call.set(0, memref)
                }));
            }
        }
    )*};
}

allocations!(AllocOp AllocaOp);

impl Evaluate for DeallocOp {
    fn evaluate(&self, call: &mut Call<'_>) -> Result<(), Fault> {
        call.memref(0)?.deallocate()
    }
}

impl Evaluate for ReallocOp {
    fn evaluate(&self, call: &mut Call<'_>) -> Result<(), Fault> {
        let (ty, source) = (call.result_type(0)?, call.memref(0)?.clone());
        let shape = ty.shape(call.ir().context()).unwrap_or_default();
        let sizes = filled(call, shape, &mut 1)?;
        let memref = allocate(call, ty, &sizes, &[])?;
        let kept: Vec<i64> = sizes.iter().zip(source.sizes()).map(|(new, old)| *new.min(old)).collect();
        let part = |memref: &MemRef| memref.view(memref.offset(), &kept, memref.strides());
        part(&memref)?.copy_memref(&part(&source)?)?;
        source.deallocate()?;
        call.set(0, memref)
    }
}

impl Evaluate for AllocaScopeOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let (places, label) = (results(planner), planner.label());
        planner.region(self.body_region(planner.ir()), vec![Exit { places, label }]);
        planner.bind(label);
    }
}

impl Evaluate for AllocaScopeReturnOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let values: Vec<Value> = planner.ir().operands(self.operation()).collect();
        planner.leave(0, values);
    }
}

impl Evaluate for GetGlobalOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let Some(global) = planner.symbol(self.name_attr(ir)).and_then(|op| ir.cast::<GlobalOp>(op)) else {
            return planner.fail("refers to a global that does not exist");
        };
        let Some(value) = global.initial_value(ir) else {
            let name = self.name(ir);
            return planner.fail(&format!("refers to '@{name}', which is defined elsewhere; give it an initial value"));
        };
        let (ty, is_constant) = (global.r#type(ir), global.constant(ir));
        let storage = planner.global(global.operation());
        planner.kernel(Arc::new(move |call: &mut Call<'_>| {
            let memref = storage.get_or(|| make_global(call, ty, value, is_constant))?;
            call.set(0, memref)
        }));
    }
}

/// Makes the buffer of a global. It outlives the run, so that it is not counted beyond its making.
fn make_global(call: &Call<'_>, ty: Type, value: Attribute, is_constant: bool) -> Result<RuntimeValue, Fault> {
    let context = call.ir().context();
    let (number, sizes) = (number_of(context, ty), ty.shape(context).unwrap_or_default());
    let (offset, strides) = placement(context, ty, sizes, &[])?;
    let extent = [extent(sizes, offset, &strides)?];
    call.check_shape(&extent, number)?;
    let memref = MemRef::allocate(&extent, number, None)?.view(offset, sizes, &strides)?;
    if value != Attribute::UNIT {
        let Some(RuntimeValue::Tensor(elements)) = to_runtime_value(context, value) else {
            return Err(Fault::new("refers to a global whose initial value cannot be executed, such as a resource"));
        };
        memref.copy_from(&elements)?;
    }
    Ok(RuntimeValue::MemRef(if is_constant { memref.into_constant() } else { memref }))
}
