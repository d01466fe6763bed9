//! Loops.

use std::ops::Range;

use ods_core::fold::OpFoldResult;
use ods_core::ir::Values;
use ods_core::text::type_to_string;
use ods_core::{Diagnostic, InsertionPoint, Ir, Operation, Region, Type, Value};

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Loops: operations that run regions repeatedly.
    ///
    /// Values may be carried by the loop: the initial values are the arguments of the first iteration, the values an
    /// iteration yields are the arguments of the next, and the values that the last one yields are the results.
    pub trait LoopLikeOpInterface {
        /// Returns the regions that run repeatedly.
        required fn loop_regions(&self, ir: &Ir) -> Vec<Region>;

        /// Returns whether the value is defined outside the loop.
        default fn is_defined_outside_of_loop(&self, ir: &Ir, value: Value) -> bool {
            let Some(region) = ir.value_region(value) else { return true };
            // Most values are defined beside the loop.
            ir.parent_region(self.operation()) == Some(region)
                || !ir.regions(self.operation()).any(|own| ir.is_ancestor_region(own, region))
        }

        /// Moves an operation out of the loop, before it.
        default fn move_out_of_loop(&self, ir: &mut Ir, op: Operation) {
            if ir.parent_block(self.operation()).is_some() {
                ir.move_op(op, InsertionPoint::before(ir, self.operation()));
            }
        }

        /// Replaces a loop that runs exactly once by its body. Returns whether it did.
        default fn promote_if_single_iteration(&self, _ir: &mut Ir) -> bool {
            false
        }

        /// Returns the induction variables; `None` if there are none.
        default fn loop_induction_vars(&self, _ir: &Ir) -> Option<Values> {
            None
        }

        /// Returns the lower bounds of the induction variables.
        default fn loop_lower_bounds(&self, _ir: &Ir) -> Option<Vec<OpFoldResult>> {
            None
        }

        /// Returns the steps of the induction variables.
        default fn loop_steps(&self, _ir: &Ir) -> Option<Vec<OpFoldResult>> {
            None
        }

        /// Returns the exclusive upper bounds of the induction variables.
        default fn loop_upper_bounds(&self, _ir: &Ir) -> Option<Vec<OpFoldResult>> {
            None
        }

        /// Returns whether the bounds are compared as unsigned numbers.
        default fn has_unsigned_bounds(&self, _ir: &Ir) -> bool {
            false
        }

        /// Returns the positions of the operands that are initial values.
        default fn init_range(&self, _ir: &Ir) -> Range<usize> {
            0..0
        }

        /// Returns the initial values.
        default fn inits(&self, ir: &Ir) -> Values {
            let range = self.init_range(ir);
            ir.operands(self.operation()).skip(range.start).take(range.len()).collect()
        }

        /// Returns the region arguments that carry values.
        default fn region_iter_args(&self, _ir: &Ir) -> Values {
            Values::new()
        }

        /// Returns the values that the body yields to the next iteration; `None` if unknown.
        default fn yielded_values(&self, _ir: &Ir) -> Option<Values> {
            None
        }

        /// Returns the results of the loop-carried values; `None` if unknown.
        default fn loop_results(&self, _ir: &Ir) -> Option<Values> {
            None
        }

        /// Returns the number of iterations, if known.
        default fn static_trip_count(&self, _ir: &Ir) -> Option<u64> {
            None
        }

        /// Verifies that initial values, arguments, yielded values and results have equal counts and types.
        verify_regions fn verify_loop(&self, ir: &Ir) -> Result<(), Diagnostic> {
            let types = |values: Values| -> Vec<Type> {
                values.into_iter().map(|value| ir.value_type(value)).collect()
            };
            let carried = Carried {
                inits: types(self.inits(ir)),
                arguments: types(self.region_iter_args(ir)),
                yielded: self.yielded_values(ir).map(types),
                results: self.loop_results(ir).map(types),
            };
            carried.verify(ir, self.operation())
        }
    }
}

/// The types of loop-carried values.
struct Carried {
    inits: Vec<Type>,
    arguments: Vec<Type>,
    yielded: Option<Vec<Type>>,
    results: Option<Vec<Type>>,
}

impl Carried {
    /// Verifies the loop, as MLIR's `detail::verifyLoopLikeOpInterface` does, which treats a loop that yields nothing
    /// as one with unknown yielded values.
    fn verify(&self, ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
        let count = self.arguments.len();
        let yielded = self.yielded.as_ref().filter(|yielded| !yielded.is_empty());
        check_count(ir, op, "inits and region iter_args", self.inits.len(), count)?;
        if let Some(yielded) = yielded {
            check_count(ir, op, "region iter_args and yielded values", count, yielded.len())?;
        }
        if let Some(results) = &self.results {
            check_count(ir, op, "loop results and region iter_args", results.len(), count)?;
        }
        for (i, (init, argument)) in self.inits.iter().zip(&self.arguments).enumerate() {
            check_types(ir, op, i, ("init", *init), ("region iter_arg", *argument))?;
            if let Some(yielded) = yielded {
                check_types(ir, op, i, ("region iter_arg", *argument), ("yielded value", yielded[i]))?;
            }
        }
        let results = self.results.iter().flatten();
        self.arguments.iter().zip(results).enumerate().try_for_each(|(i, (argument, result))| {
            check_types(ir, op, i, ("region iter_arg", *argument), ("loop result", *result))
        })
    }
}

fn check_count(ir: &Ir, op: Operation, what: &str, first: usize, second: usize) -> Result<(), Diagnostic> {
    match first == second {
        true => Ok(()),
        false => Err(ir.op_error(op, format_args!("different number of {what}: {first} != {second}"))),
    }
}

fn check_types(
    ir: &Ir,
    op: Operation,
    index: usize,
    (first, a): (&str, Type),
    (second, b): (&str, Type),
) -> Result<(), Diagnostic> {
    if a == b {
        return Ok(());
    }
    let (a, b) = (type_to_string(ir.context(), a), type_to_string(ir.context(), b));
    Err(ir.op_error(op, format_args!("{index}-th {first} and {index}-th {second} have different type: '{a}' != '{b}'")))
}
