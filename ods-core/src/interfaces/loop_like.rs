//! Loops.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::entity::{Operation, Region, Type, Value};
use crate::fold::OpFoldResult;
use crate::ir::{InsertionPoint, Ir};
use crate::verify::words;

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Runs regions again and again.
    ///
    /// Values may be carried around the loop: initial values become the first arguments of the region, what a turn yields
    /// the arguments of the next, and what the last one yields the results.
    pub trait LoopLikeOpInterface {
        /// The regions that run again and again.
        required fn loop_regions(&self, ir: &Ir) -> Vec<Region>;

        /// Whether the value is there before the loop begins.
        default fn is_defined_outside_of_loop(&self, ir: &Ir, value: Value) -> bool {
            let Some(region) = ir.value_region(value) else { return true };
            !ir.regions(self.operation()).any(|own| ir.is_ancestor_region(own, region))
        }

        /// Moves an operation of the loop before it.
        default fn move_out_of_loop(&self, ir: &mut Ir, op: Operation) {
            if ir.parent_block(self.operation()).is_some() {
                ir.move_op(op, InsertionPoint::before(ir, self.operation()));
            }
        }

        /// Replaces a loop that runs exactly once by what is inside; whether it did.
        default fn promote_if_single_iteration(&self, _ir: &mut Ir) -> bool {
            false
        }

        /// The arguments that count turns; `None` where the loop has none.
        default fn loop_induction_vars(&self, _ir: &Ir) -> Option<Vec<Value>> {
            None
        }

        /// What they start with.
        default fn loop_lower_bounds(&self, _ir: &Ir) -> Option<Vec<OpFoldResult>> {
            None
        }

        /// What is added each turn.
        default fn loop_steps(&self, _ir: &Ir) -> Option<Vec<OpFoldResult>> {
            None
        }

        /// What they stay below.
        default fn loop_upper_bounds(&self, _ir: &Ir) -> Option<Vec<OpFoldResult>> {
            None
        }

        /// Positions of the operands that are initial values.
        default fn init_range(&self, _ir: &Ir) -> Range<usize> {
            0..0
        }

        /// The initial values.
        default fn inits(&self, ir: &Ir) -> Vec<Value> {
            let range = self.init_range(ir);
            ir.operands(self.operation()).skip(range.start).take(range.len()).collect()
        }

        /// The arguments that carry values.
        default fn region_iter_args(&self, _ir: &Ir) -> Vec<Value> {
            Vec::new()
        }

        /// The values that the body yields to the next turn; `None` where that cannot be told.
        default fn yielded_values(&self, _ir: &Ir) -> Option<Vec<Value>> {
            None
        }

        /// The results that the last turn yields; `None` where that cannot be told.
        default fn loop_results(&self, _ir: &Ir) -> Option<Vec<Value>> {
            None
        }

        /// How many turns there are, where that is known.
        default fn static_trip_count(&self, _ir: &Ir) -> Option<u64> {
            None
        }

        /// There are as many initial values, arguments, yielded values and results, of the same types.
        verify_regions fn verify_loop(&self, ir: &Ir) -> Result<(), Diagnostic> {
            let types = |values: Vec<Value>| -> Vec<Type> {
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

/// The types of values carried around a loop.
struct Carried {
    inits: Vec<Type>,
    arguments: Vec<Type>,
    yielded: Option<Vec<Type>>,
    results: Option<Vec<Type>>,
}

impl Carried {
    /// As `detail::verifyLoopLikeOpInterface`, which takes a loop that yields nothing for one of which that is not known.
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
    let (a, b) = (words::ty(ir.context(), a), words::ty(ir.context(), b));
    Err(ir.op_error(op, format_args!("{index}-th {first} and {index}-th {second} have different type: '{a}' != '{b}'")))
}
