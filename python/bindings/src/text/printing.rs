//! Printing operations, and names of operations as Python strings.

use ods::text::{PrintOptions, Resources};
use ods::{Block, Ir, Operation};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple};

use crate::island::{IrGuard, Node};
use crate::objects::registry::{lock, registries};

/// The options of `print` and `get_asm`.
#[derive(Default)]
pub(crate) struct Options {
    print: PrintOptions,
    is_binary: bool,
}

const NAMES: [&str; 9] = [
    "large_elements_limit",
    "large_resource_limit",
    "enable_debug_info",
    "pretty_debug_info",
    "print_generic_op_form",
    "use_local_scope",
    "use_name_loc_as_prefix",
    "assume_verified",
    "skip_regions",
];

impl Options {
    fn set(&mut self, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let print = &mut self.print;
        match name {
            "large_elements_limit" => print.elide_elements_larger_than = value.extract()?,
            "large_resource_limit" => print.elide_resources_larger_than = value.extract()?,
            "enable_debug_info" => print.debug_info = value.is_truthy()?,
            "pretty_debug_info" => print.pretty_debug_info = value.is_truthy()?,
            "print_generic_op_form" => print.generic = value.is_truthy()?,
            "use_local_scope" => print.local_scope = value.is_truthy()?,
            "use_name_loc_as_prefix" => print.name_locations_as_prefix = value.is_truthy()?,
            "assume_verified" => print.assume_verified = value.is_truthy()?,
            "skip_regions" => print.skip_regions = value.is_truthy()?,
            "binary" => self.is_binary = value.is_truthy()?,
            _ => {
                let message = format!("no option `{name}`; expected binary, {}", NAMES.join(", "));
                return Err(PyTypeError::new_err(message));
            }
        }
        Ok(())
    }

    /// Reads the options among keyword arguments. Returns the file, if there is one.
    fn read<'py>(&mut self, kwargs: Option<&Bound<'py, PyDict>>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let mut file = None;
        for (name, value) in kwargs.into_iter().flatten() {
            match name.extract::<String>()?.as_str() {
                "file" => file = (!value.is_none()).then_some(value),
                "state" => {}
                name => self.set(name, &value)?,
            }
        }
        Ok(file)
    }

    fn read_positional(&mut self, args: &Bound<'_, PyTuple>, names: &[&str]) -> PyResult<()> {
        if args.len() > names.len() {
            return Err(PyTypeError::new_err("too many positional arguments"));
        }
        names.iter().zip(args.iter()).try_for_each(|(name, value)| self.set(name, &value))
    }
}

/// Returns the text of an operation. A detached one ends its line, unless it is in local scope.
fn text_of(guard: &IrGuard<'_>, op: Operation, options: &PrintOptions) -> String {
    let shown =
        |resources: &Resources| guard.ir.display(op).with_options(*options).with_resources(resources).to_string();
    let mut text = crate::data::resources::with_all(&guard.island.ctx.resources, guard.resources, shown);
    if guard.ir.parent_block(op).is_none() && !options.local_scope && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

/// Returns the text of an operation.
pub(crate) fn text(py: Python<'_>, op: &Node, options: &Options) -> PyResult<String> {
    op.with_detached(py, |guard, entity| Ok(text_of(guard, entity.op()?, &options.print)))
}

/// Returns the text of an operation as `str` or `bytes`.
pub(crate) fn get_asm<'py>(
    py: Python<'py>,
    op: &Node,
    args: &Bound<'py, PyTuple>,
    kwargs: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let mut options = Options::default();
    let names: Vec<&str> = std::iter::once("binary").chain(NAMES).collect();
    options.read_positional(args, &names)?;
    options.read(kwargs)?;
    let text = text(py, op, &options)?;
    Ok(if options.is_binary {
        PyBytes::new(py, text.as_bytes()).into_any()
    } else {
        PyString::new(py, &text).into_any()
    })
}

/// Prints an operation to a file, or to `sys.stdout`: with the options of a numbering, if that is the first argument.
pub(crate) fn print(
    py: Python<'_>,
    op: &Node,
    numbering: Option<PrintOptions>,
    args: &Bound<'_, PyTuple>,
    kwargs: Option<&Bound<'_, PyDict>>,
) -> PyResult<()> {
    let mut options = Options::default();
    let mut file = options.read(kwargs)?;
    match numbering {
        Some(of_numbering) => {
            options.print = of_numbering;
            if let Ok(given) = args.get_item(1) {
                file = Some(given);
            }
        }
        None => options.read_positional(args, &NAMES)?,
    }
    let text = text(py, op, &options)?;
    let file = match file {
        Some(file) => file,
        None => py.import("sys")?.getattr("stdout")?,
    };
    if options.is_binary {
        file.call_method1("write", (PyBytes::new(py, text.as_bytes()),))?;
    } else {
        file.call_method1("write", (text,))?;
    }
    Ok(())
}

/// Returns the comment after the label of a block.
fn predecessors_comment(ir: &Ir, block: Block) -> String {
    let Some(region) = ir.block_region(block) else { return "  // block is not in a region!".into() };
    let blocks: Vec<Block> = ir.blocks(region).collect();
    let mut numbers: Vec<usize> =
        ir.predecessors(block).filter_map(|it| blocks.iter().position(|known| *known == it)).collect();
    numbers.sort_unstable();
    let names: Vec<String> = numbers.iter().map(|number| format!("^bb{number}")).collect();
    match names.as_slice() {
        [] if blocks.first() == Some(&block) => String::new(),
        [] => "  // no predecessors".into(),
        [only] => format!("  // pred: {only}"),
        names => format!("  // {} preds: {}", names.len(), names.join(", ")),
    }
}

/// Returns the text of a block: its label, and its operations.
pub(crate) fn block_text(guard: &IrGuard<'_>, block: Block) -> PyResult<String> {
    let names = |ir: &Ir| -> Vec<String> {
        let Some(root) = crate::island::entity::Entity::Block(block).root(ir) else { return Vec::new() };
        let known = ir.value_names(root);
        ir.arguments(block)
            .map(|value| format!("{}: {}", known.name(value), ir.value_type(value).display(ir.context())))
            .collect()
    };
    let region = guard.ir.block_region(block);
    let number = region.and_then(|region| guard.ir.blocks(region).position(|known| known == block)).unwrap_or(0);
    let arguments = names(guard.ir);
    let list = if arguments.is_empty() { String::new() } else { format!("({})", arguments.join(", ")) };
    let mut text = format!("^bb{number}{list}:{}\n", predecessors_comment(guard.ir, block));
    for op in guard.ir.block_ops(block) {
        let lines = guard.ir.display(op).to_string();
        for line in lines.lines() {
            text.push_str("  ");
            text.push_str(line);
            text.push('\n');
        }
    }
    Ok(text)
}

/// Returns the name of an operation. Names of registered operations are made once.
pub(crate) fn name(py: Python<'_>, op: &Node) -> PyResult<Py<PyAny>> {
    let known = &registries(py).op_names;
    let found = op.with(py, |guard, entity| {
        let op = entity.op()?;
        let name = guard.ir.name(op);
        let number = name.registered_number();
        if let Some(text) =
            number.and_then(|number| lock(known).get(number).and_then(|text| Some(text.as_ref()?.clone_ref(py))))
        {
            return Ok(Ok(text));
        }
        Ok(Err((number, guard.ir.name_str(op).to_owned())))
    })?;
    let (number, text) = match found {
        Ok(text) => return Ok(text),
        Err(new) => new,
    };
    let text: Py<PyAny> = PyString::new(py, &text).into_any().unbind();
    if let Some(number) = number {
        let mut known = lock(known);
        if known.len() <= number {
            known.resize_with(number + 1, || None);
        }
        known[number] = Some(text.clone_ref(py));
    }
    Ok(text)
}
