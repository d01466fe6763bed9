//! Packed functions that implement functions of a module without a body.

use ods_exec::{Call, Fault, FaultKind};
use ods_packed::{PackedFunc, Value};

use crate::{convert, error};

/// Returns a packed function as one that [`Engine::with_function`](ods_exec::Engine::with_function) takes. It gets the
/// arguments by position; several results are a tuple or a list. Its error is the cause of the error of the run.
pub fn host(function: PackedFunc) -> impl Fn(&mut Call<'_>) -> Result<(), Fault> + Send + Sync + 'static {
    move |call| {
        let arguments: Vec<Value> = (0..call.num_operands()).map(|at| argument(call, at)).collect::<Result<_, _>>()?;
        let result = function.call(&arguments).map_err(error::fault)?;
        match (call.num_results(), result.elements()) {
            (0, _) => Ok(()),
            (1, _) => set(call, 0, &result),
            (count, Some(results)) if results.len() == count => {
                results.iter().enumerate().try_for_each(|(at, value)| set(call, at, value))
            }
            (count, _) => {
                let found = result.elements().map_or(1, <[Value]>::len);
                Err(Fault::of(FaultKind::Host, format!("expects {count} results, found {found}; return a tuple")))
            }
        }
    }
}

fn argument(call: &Call<'_>, at: usize) -> Result<Value, Fault> {
    convert::to_value(call.ir(), call.operand_type(at)?, &call.operand(at)?).map_err(error::fault)
}

fn set(call: &mut Call<'_>, at: usize, value: &Value) -> Result<(), Fault> {
    let (ir, ty) = (call.ir(), call.result_type(at)?);
    let unfit = |found: String| {
        let expected = ty.display(ir.context());
        Fault::of(FaultKind::Host, format!("expects '{expected}' as result {at}, found {found}"))
    };
    let value = convert::to_runtime_value(ir, ty, value).map_err(unfit)?;
    call.set(at, value)
}
