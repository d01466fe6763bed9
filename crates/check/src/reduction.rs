//! The smallest module for which a rewrite is wrong.
//!
//! A module is made smaller step by step, as long as the rewrite is wrong for it: other symbols go, the function
//! returns a value that it computes earlier, and operations become parameters.

use std::fmt;

use ods_core::attributes::{DictionaryAttr, TypeAttr};
use ods_core::interfaces::{FunctionOpInterface, NewArgument};
use ods_core::ir::{Extract, InsertionPoint};
use ods_core::schema::TraitSet;
use ods_core::{Ir, Operation, Type, Value};

use crate::report::Counterexample;

/// The modules that are tried at most.
const TRIALS: u32 = 400;

/// A module for which a rewrite is wrong.
pub struct Smallest {
    pub module: Extract,
    pub found: Counterexample,
}

impl fmt::Display for Smallest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.module.ir.display(self.module.root).to_string();
        write!(f, "{}\n{}", text.trim_end(), self.found)
    }
}

/// A change that makes a function smaller.
#[derive(Clone, Copy)]
enum Change {
    /// The operation at this position, with everything in it, becomes parameters in place of its results.
    Parameter(usize),
    /// The function returns the results of this operation, in its entry block.
    Return(usize),
    /// The contents of a region of the operation at this position take the place of the operation.
    Unwrap(usize, usize),
    /// The symbol at this position in the operation goes.
    Symbol(usize),
}

/// A search.
struct Search<'a> {
    name: &'a str,
    is_wrong: &'a dyn Fn(&Extract) -> Option<Counterexample>,
    trials: u32,
    best: Smallest,
}

/// Returns the smallest module for which `is_wrong` still returns a counterexample for the function.
pub fn smallest(
    module: &Extract,
    name: &str,
    is_wrong: &dyn Fn(&Extract) -> Option<Counterexample>,
) -> Option<Smallest> {
    let copy = module.ir.extract(module.op)?;
    let found = is_wrong(&copy)?;
    let mut search = Search { name, is_wrong, trials: 0, best: Smallest { module: copy, found } };
    search.shrink();
    Some(search.best)
}

impl Search<'_> {
    fn shrink(&mut self) {
        self.each(Change::Symbol);
        for region in 0..2 {
            self.each(|position| Change::Unwrap(position, region));
        }
        // The first value that is wrong needs the fewest operations.
        let mut position = 0;
        while position < self.size() && !self.try_change(Change::Return(position)) {
            position += 1;
        }
        self.each(Change::Parameter);
    }

    /// Tries the change at all positions, the last one first, until none helps.
    fn each(&mut self, change: impl Fn(usize) -> Change) {
        let mut helps = true;
        while helps {
            let tried = (0..self.size()).rev().filter(|position| self.try_change(change(*position)));
            helps = tried.count() > 0;
        }
    }

    /// Returns the number of operations inside.
    fn size(&self) -> usize {
        self.best.module.ir.walk_pre(self.best.module.op).count()
    }

    /// Keeps the change if the rewrite is still wrong. Returns whether it is.
    fn try_change(&mut self, change: Change) -> bool {
        if self.trials == TRIALS {
            return false;
        }
        let module = &self.best.module;
        let Some(mut candidate) = module.ir.extract(module.op) else { return false };
        if change.apply(&mut candidate, self.name).is_none() {
            return false;
        }
        self.trials += 1;
        // Symbols that are not needed any more are not copied.
        let Some(candidate) = candidate.ir.extract(candidate.op) else { return false };
        let Some(found) = (self.is_wrong)(&candidate) else { return false };
        self.best = Smallest { module: candidate, found };
        true
    }
}

impl Change {
    /// Changes the module. Returns `None` if there is nothing to change.
    fn apply(self, module: &mut Extract, name: &str) -> Option<()> {
        let function = function_of(module, name)?;
        let Extract { ir, op: root, .. } = module;
        match self {
            Self::Symbol(position) => {
                let op =
                    ir.walk_pre(*root).nth(position).filter(|op| *op != function && ir.symbol_name(*op).is_some())?;
                ir.erase(op).ok()
            }
            Self::Parameter(position) => {
                let op = ir.walk_pre(function).skip(1).nth(position)?;
                if ir.has_traits(op, TraitSet::TERMINATOR) {
                    return None;
                }
                for result in ir.results(op).collect::<Vec<_>>() {
                    let parameter = add_parameter(ir, function, ir.value_type(result))?;
                    ir.replace_all_uses(result, parameter);
                }
                ir.erase(op).ok()?;
                clean(ir, function)
            }
            Self::Unwrap(position, region) => {
                let op = ir.walk_pre(function).skip(1).nth(position)?;
                unwrap(ir, function, op, region)?;
                clean(ir, function)
            }
            Self::Return(position) => {
                let op = ir.walk_pre(function).skip(1).nth(position)?;
                return_results_of(ir, function, op)?;
                clean(ir, function)
            }
        }
    }
}

/// Returns the function of this name, which may be inside nested modules: `inner::f`.
pub fn function_of(module: &Extract, name: &str) -> Option<Operation> {
    let symbol = name.rsplit("::").next()?;
    let mut inside = module.ir.walk_pre(module.op);
    inside.find(|op| {
        module.ir.symbol_name(*op) == Some(symbol) && module.ir.has_interface::<dyn FunctionOpInterface>(*op)
    })
}

fn add_parameter(ir: &mut Ir, function: Operation, ty: Type) -> Option<Value> {
    let view = ir.interface::<dyn FunctionOpInterface>(function)?;
    let (position, location) = (view.arguments(ir).len(), ir.location(function));
    let new = NewArgument { position, ty, attributes: DictionaryAttr::EMPTY, location };
    view.insert_arguments(ir, &[new]).ok()?.first().copied()
}

/// Puts the contents of a region with one block in the place of its operation. Arguments of the block become
/// parameters.
fn unwrap(ir: &mut Ir, function: Operation, op: Operation, region: usize) -> Option<()> {
    let block = ir.entry_block(ir.region(op, region)?)?;
    let terminator = ir.last_op(block)?;
    let values: Vec<Value> = ir.operands(terminator).collect();
    let results: Vec<Value> = ir.results(op).collect();
    let types = |values: &[Value]| values.iter().map(|value| ir.value_type(*value)).collect::<Vec<Type>>();
    if ir.next_block(block).is_some() || types(&values) != types(&results) {
        return None;
    }
    let mut parameters = Vec::new();
    for argument in ir.arguments(block).collect::<Vec<_>>() {
        parameters.push(add_parameter(ir, function, ir.value_type(argument))?);
    }
    if !ir.inline_block(block, InsertionPoint::before(ir, op), &parameters) {
        return None;
    }
    ir.erase(terminator).ok()?;
    results.iter().zip(&values).for_each(|(result, value)| ir.replace_all_uses(*result, *value));
    ir.erase(op).ok()
}

/// Lets a function with one block return the results of an operation in that block.
fn return_results_of(ir: &mut Ir, function: Operation, op: Operation) -> Option<()> {
    let view = ir.interface::<dyn FunctionOpInterface>(function)?;
    let entry = view.front(ir)?;
    let terminator = ir.last_op(entry)?;
    let is_apt = ir.parent_block(op) == Some(entry)
        && ir.next_block(entry).is_none()
        && ir.num_results(op) > 0
        && ir.has_traits(terminator, TraitSet::RETURN_LIKE);
    if !is_apt {
        return None;
    }
    let values: Vec<Value> = ir.results(op).collect();
    if values.iter().copied().eq(ir.operands(terminator)) {
        return None;
    }
    let types: Vec<Type> = values.iter().map(|value| ir.value_type(*value)).collect();
    view.erase_results(ir, &|_| true);
    let parameters: Vec<Type> = view.arguments(ir).iter().map(|argument| ir.value_type(*argument)).collect();
    let ty = view.clone_type_with(ir, &parameters, &types);
    view.set_function_type_attr(ir, TypeAttr::get(ir.context(), ty));
    ir.set_operands(terminator, values);
    Some(())
}

/// Erases dead operations, and parameters that nothing uses.
fn clean(ir: &mut Ir, function: Operation) -> Option<()> {
    loop {
        let inside = ir.walk_post(function).filter(|op| *op != function);
        let dead: Vec<Operation> = inside.filter(|op| ir.is_trivially_dead(*op)).collect();
        if dead.is_empty() {
            break;
        }
        for op in dead.into_iter().rev() {
            if ir.contains(op) {
                ir.erase(op).ok()?;
            }
        }
    }
    let view = ir.interface::<dyn FunctionOpInterface>(function)?;
    let unused: Vec<bool> = view.arguments(ir).iter().map(|argument| !ir.has_uses(*argument)).collect();
    view.erase_arguments(ir, &|position| unused[position]).ok()
}
