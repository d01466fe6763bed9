//! Proofs: is there an input for which a function does not refine another one?
//!
//! The plan of a function is a list of instructions, and what these do can be said as a formula of SMT-LIB 2, on bit
//! vectors and floats, with a bit for each word that says whether it is poison. Two versions make a formula that holds
//! for the arguments that show a difference. It is often plainly false; otherwise `z3` is asked, if it is installed.
//!
//! * `term`: terms; `binary`, `float`: their operations; `smtlib`: terms as text;
//! * `instruction`: the meaning of instructions; `run`: the paths of a function; `formula`: refinement;
//! * `solver`: the process of `z3`.

mod binary;
mod float;
mod formula;
mod instruction;
mod run;
mod smtlib;
mod solver;
mod term;
#[cfg(test)]
mod tests;

use ods_core::{Context, Type};
use ods_exec::{Function, RuntimeValue};

use formula::{Formula, variables};
use smtlib::Query;
use solver::{Answer, ask};

/// The result of an attempt to prove that a function refines another one.
pub enum Proof {
    /// It does, for all arguments.
    Proved,
    /// For these arguments it may not.
    Refuted(Vec<RuntimeValue>),
    /// Neither is known.
    Open(String),
}

/// Tries to prove that the second function refines the first, which have these types. The solver takes at most so many
/// steps.
pub fn prove(context: &Context, types: [&[Type]; 2], functions: [&Function<'_>; 2], steps: u64) -> Proof {
    let formula = match Formula::new(context, types, functions) {
        Ok(formula) => formula,
        Err(reason) => return Proof::Open(reason),
    };
    if formula.terms.value(formula.differs) == Some(0) {
        return Proof::Proved;
    }
    match ask(&Query::new(&formula.terms, formula.differs), steps) {
        Answer::Never => Proof::Proved,
        Answer::Holds(values) => Proof::Refuted(arguments(types[0].len(), &values)),
        Answer::Unknown(reason) => Proof::Open(reason),
    }
}

/// Returns the arguments of these values of variables. Variables that the formula does not have are 0.
fn arguments(count: usize, values: &[(u32, u64)]) -> Vec<RuntimeValue> {
    let value = |wanted: u32| values.iter().find(|(number, _)| *number == wanted).map_or(0, |(_, value)| *value);
    let argument = |position: usize| {
        let [bits, is_poison] = variables(position);
        if value(is_poison) == 1 { RuntimeValue::Poison } else { RuntimeValue::Word(value(bits)) }
    };
    (0..count).map(argument).collect()
}
