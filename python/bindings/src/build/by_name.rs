//! Building operations by name: `Operation.create`, `build_generic`, and the constructor of `OpView`.

use std::sync::Arc;

use ods::attributes::{DenseArrayAttr, DictionaryAttr, NamedAttribute};
use ods::ir::{InsertionPoint, OperationParts};
use ods::schema::{BuildError, Draft};
use ods::{Attribute, Block, Diagnostic, Location, Operation, Type, Value};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};
use smallvec::SmallVec;

use crate::context::location::PyLocation;
use crate::context::{Ctx, diagnostics, same_context, stack};
use crate::data::attribute::PyAttribute;
use crate::data::types::PyTypeObject;
use crate::ir::block::PyBlock;
use crate::ir::insertion::{InsertionPlace, PyInsertionPoint, insertion_point};
use crate::ir::operation::OpBase;
use crate::ir::value::PyValueObject;
use crate::island::{IrGuard, Island, Node};
use crate::objects::sequence::collect_items;

/// The arguments of a call that builds an operation.
pub(crate) struct OperationArguments<'py> {
    pub(crate) results: Option<Bound<'py, PyAny>>,
    pub(crate) operands: Option<Bound<'py, PyAny>>,
    pub(crate) attributes: Option<Bound<'py, PyDict>>,
    pub(crate) successors: Option<Bound<'py, PyAny>>,
    pub(crate) regions: Option<isize>,
    pub(crate) loc: Option<Bound<'py, PyLocation>>,
    pub(crate) ip: Option<Bound<'py, PyAny>>,
}

/// An operand: a wrapper of a value, or the node of the only result of an operation.
pub(crate) enum Operand<'py> {
    Value(Bound<'py, PyValueObject>),
    Result(Node),
}

impl<'py> Operand<'py> {
    #[inline]
    pub(crate) fn new(argument: &Bound<'py, PyAny>) -> PyResult<Self> {
        match argument.cast::<PyValueObject>() {
            Ok(value) => Ok(Self::Value(value.clone())),
            Err(_) => PyValueObject::with_node(argument, Self::Result),
        }
    }

    #[inline]
    pub(crate) fn node(&self) -> &Node {
        match self {
            Self::Value(value) => &value.get().node,
            Self::Result(node) => node,
        }
    }
}

/// The place where something is built.
pub(crate) struct BuildSite {
    pub(crate) ctx: Arc<Ctx>,
    pub(crate) location: Location,
    pub(crate) point: Option<Py<PyInsertionPoint>>,
}

impl BuildSite {
    #[inline]
    pub(crate) fn new(
        py: Python<'_>,
        loc: Option<&Bound<'_, PyLocation>>,
        ip: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let (ctx, location) = stack::location_of_op(py, loc)?;
        Ok(Self { ctx, location, point: insertion_point(py, ip)? })
    }

    /// Builds an operation from values and blocks. Returns its node, and what `then` makes of it.
    #[inline]
    pub(crate) fn build<R>(
        &self,
        py: Python<'_>,
        operands: &[Operand<'_>],
        successors: &[Bound<'_, PyBlock>],
        make: impl FnOnce(&mut IrGuard<'_>, &[Value], &[Block], InsertionPoint) -> Result<Operation, BuildError>,
        then: impl FnOnce(&mut IrGuard<'_>, Operation) -> PyResult<R>,
    ) -> PyResult<R> {
        // Pushed one by one, here and below: collecting takes as long as all the rest.
        let mut nodes: SmallVec<[&Node; 6]> = SmallVec::new();
        for operand in operands {
            nodes.push(operand.node());
        }
        for block in successors {
            nodes.push(&block.get().node);
        }
        let count = nodes.len();
        if let Some(point) = &self.point {
            nodes.push(point.get().node()?);
        }
        if let Some(first) = nodes.first() {
            same_context(first.ctx(), &self.ctx, "an operand, a successor or the insertion point")?;
        }
        let work = |guard: &mut IrGuard<'_>, entities: &[crate::island::entity::Entity]| {
            let mut values: SmallVec<[Value; 4]> = SmallVec::with_capacity(operands.len());
            for entity in &entities[..operands.len()] {
                values.push(entity.value()?);
            }
            let mut blocks: SmallVec<[Block; 2]> = SmallVec::new();
            for entity in &entities[operands.len()..count] {
                blocks.push(entity.block()?);
            }
            let at = InsertionPlace::of(&entities[count..]).point(guard)?;
            match make(guard, &values, &blocks, at.unwrap_or(InsertionPoint::DETACHED)) {
                Ok(op) => {
                    if at.is_none() {
                        guard.counts.add_root(op);
                    }
                    then(guard, op).map(Ok)
                }
                Err(error) => Ok(Err(error)),
            }
        };
        let built = if nodes.is_empty() {
            Island::empty(Arc::clone(&self.ctx)).enter(py, |guard| work(guard, &[]))?
        } else {
            Node::with_all(py, &nodes, work)?
        };
        built.map_err(|error| self.error(py, error.message()))
    }

    /// Returns the error of an operation that cannot be built.
    pub(crate) fn error(&self, py: Python<'_>, message: &str) -> PyErr {
        let error = Diagnostic::error(self.location, message);
        diagnostics::error(py, &self.ctx, "Operation creation failed", &[error])
    }
}

/// Returns the types of a list; `None` in it is an error.
fn result_types(ctx: &Arc<Ctx>, types: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<Type>> {
    let Some(types) = types else { return Ok(Vec::new()) };
    collect_items(types, |ty| {
        if ty.is_none() {
            return Err(PyValueError::new_err("result type cannot be None"));
        }
        let ty = ty.cast::<PyTypeObject>();
        ty.map_err(|_| PyTypeError::new_err("argument `results` must have Types"))?.get().for_context(ctx)
    })
}

fn operands<'py>(values: Option<&Bound<'py, PyAny>>) -> PyResult<Vec<Operand<'py>>> {
    let Some(values) = values else { return Ok(Vec::new()) };
    collect_items(values, |value| {
        if value.is_none() {
            return Err(PyValueError::new_err("operand value cannot be None"));
        }
        Operand::new(&value)
    })
}

fn blocks<'py>(blocks: Option<&Bound<'py, PyAny>>) -> PyResult<Vec<Bound<'py, PyBlock>>> {
    let Some(blocks) = blocks else { return Ok(Vec::new()) };
    collect_items(blocks, |block| {
        if block.is_none() {
            return Err(PyValueError::new_err("successor block cannot be None"));
        }
        block.cast_into::<PyBlock>().map_err(|_| PyTypeError::new_err("argument `successors` must have Blocks"))
    })
}

fn attributes(ctx: &Arc<Ctx>, op: &str, attributes: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<NamedAttribute>> {
    let Some(attributes) = attributes else { return Ok(Vec::new()) };
    let when = format!("when attempting to create the operation \"{op}\"");
    let mut found = Vec::new();
    for (name, value) in attributes {
        let name = name.extract::<String>();
        let name = name.map_err(|_| PyTypeError::new_err(format!("Invalid attribute key (not a string) {when}")))?;
        let attribute = value.cast::<PyAttribute>().map_err(|_| {
            let message = if value.is_none() {
                format!("Found an invalid (`None`?) attribute value for the key \"{name}\" {when}")
            } else {
                format!("Invalid attribute value for the key \"{name}\" {when}")
            };
            PyTypeError::new_err(message)
        })?;
        found.push(NamedAttribute { name: ctx.core.identifier(&name), value: attribute.get().for_context(ctx)? });
    }
    Ok(found)
}

/// An operation to be made.
struct OperationRequest<'a> {
    name: &'a str,
    location: Location,
    types: &'a [Type],
    attributes: &'a [NamedAttribute],
    regions: usize,
    is_inferred: bool,
}

impl OperationRequest<'_> {
    fn make(
        &self,
        guard: &mut IrGuard<'_>,
        values: &[Value],
        blocks: &[Block],
        at: InsertionPoint,
    ) -> Result<Operation, BuildError> {
        let core = guard.ir.shared_context();
        let schema = core.registered_op_name(self.name).and_then(|name| core.op_info(name).schema());
        let Some(schema) = schema else {
            let parts = OperationParts {
                operands: values,
                result_types: self.types,
                attributes: DictionaryAttr::get(&core, self.attributes),
                successors: blocks,
                num_regions: self.regions,
                ..OperationParts::new(core.op_name(self.name), self.location)
            };
            return Ok(guard.ir.create_operation_at(&parts, at));
        };
        let draft = Draft::generic(schema, &core, self.types, values, self.attributes);
        let draft = draft.successors(blocks.iter().copied()).regions(self.regions);
        let draft = if self.is_inferred { draft.without_results() } else { draft };
        draft.create(guard.ir, at, self.location)
    }
}

/// Checks that operations of this name may be made.
fn check_name(py: Python<'_>, at: &BuildSite, name: &str, is_inferred: bool) -> PyResult<()> {
    let core = &at.ctx.core;
    let registered = core.registered_op_name(name);
    let ends = "ensure that the dialect containing the operation is linked into MLIR and registered with the context";
    if registered.is_none() && is_inferred {
        let message = format!(
            "type inference was requested for the operation {name}, but the operation was not registered; {ends}"
        );
        return Err(at.error(py, &message));
    }
    let dialect = name.split_once('.').map_or("", |(dialect, _)| dialect);
    let is_known = registered.is_some() || core.allows_unregistered_dialects() || core.dialect(dialect).is_some();
    if !is_known {
        let message = format!(
            "{name} created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, \
             or use -allow-unregistered-dialect with the MLIR opt tool used"
        );
        return Err(at.error(py, &message));
    }
    Ok(())
}

/// Builds an operation by name.
pub(crate) fn create(
    py: Python<'_>,
    name: &str,
    arguments: &OperationArguments<'_>,
    is_inferred: bool,
) -> PyResult<Node> {
    let at = BuildSite::new(py, arguments.loc.as_ref(), arguments.ip.as_ref())?;
    let regions = regions_of(arguments.regions.unwrap_or(0))?;
    let operands = operands(arguments.operands.as_ref())?;
    let types = result_types(&at.ctx, arguments.results.as_ref())?;
    let attributes = attributes(&at.ctx, name, arguments.attributes.as_ref())?;
    let successors = blocks(arguments.successors.as_ref())?;
    check_name(py, &at, name, is_inferred)?;
    let location = at.location;
    let request = OperationRequest { name, location, types: &types, attributes: &attributes, regions, is_inferred };
    at.build(
        py,
        &operands,
        &successors,
        |guard, values, blocks, at| request.make(guard, values, blocks, at),
        |guard, op| Ok(guard.op_node(op)),
    )
}

/// Returns a number of regions, if it is neither negative nor so large that the memory would not do.
pub(crate) fn regions_of(count: isize) -> PyResult<usize> {
    const MAX: usize = 1 << 20;
    let count = usize::try_from(count).map_err(|_| PyValueError::new_err("number of regions must be >= 0"))?;
    if count > MAX {
        return Err(PyValueError::new_err(format!("there are too many regions, {count}; use {MAX} at most")));
    }
    Ok(count)
}

/// The specification of a class of operations: `_ODS_REGIONS` and the lists of segments.
struct Specification {
    name: String,
    regions: (isize, bool),
    operands: Option<Vec<i64>>,
    results: Option<Vec<i64>>,
}

/// Builds an operation of a class, by its specification.
pub(crate) fn generic(class: &Bound<'_, PyType>, arguments: &OperationArguments<'_>) -> PyResult<Node> {
    let specification = Specification {
        name: class.getattr("OPERATION_NAME")?.extract()?,
        regions: class.getattr("_ODS_REGIONS")?.extract()?,
        operands: class.getattr("_ODS_OPERAND_SEGMENTS")?.extract()?,
        results: class.getattr("_ODS_RESULT_SEGMENTS")?.extract()?,
    };
    specification.build(class.py(), arguments)
}

/// Builds an operation from the arguments of the constructor of `OpView`.
pub(crate) fn view_by_specification<'py>(
    py: Python<'py>,
    args: &Bound<'py, PyTuple>,
    kwargs: Option<&Bound<'py, PyDict>>,
) -> PyResult<Node> {
    const NAMES: [&str; 11] = [
        "name",
        "opRegionSpec",
        "operandSegmentSpecObj",
        "resultSegmentSpecObj",
        "results",
        "operands",
        "attributes",
        "successors",
        "regions",
        "loc",
        "ip",
    ];
    let get = |at: usize| -> PyResult<Option<Bound<'py, PyAny>>> {
        let found = match args.get_item(at) {
            Ok(found) => Some(found),
            Err(_) => kwargs.map(|kwargs| kwargs.get_item(NAMES[at])).transpose()?.flatten(),
        };
        Ok(found.filter(|found| !found.is_none()))
    };
    let missing = || PyTypeError::new_err("expected an operation to cast, or a name and a region specification");
    let specification = Specification {
        name: get(0)?.ok_or_else(missing)?.extract()?,
        regions: get(1)?.ok_or_else(missing)?.extract()?,
        operands: get(2)?.map(|it| it.extract()).transpose()?,
        results: get(3)?.map(|it| it.extract()).transpose()?,
    };
    let arguments = OperationArguments {
        results: get(4)?,
        operands: get(5)?,
        attributes: get(6)?.map(|it| it.cast_into::<PyDict>()).transpose()?,
        successors: get(7)?,
        regions: get(8)?.map(|it| it.extract()).transpose()?,
        loc: get(9)?.map(|it| it.cast_into::<PyLocation>()).transpose()?,
        ip: get(10)?,
    };
    specification.build(py, &arguments)
}

/// The items of a list of segments, and the length of each segment.
type Segments<'py> = (Vec<Bound<'py, PyAny>>, Option<Vec<i32>>);

/// Returns the values or types of a segment of a list.
fn segment<'py>(
    name: &str,
    what: (&str, &str),
    index: usize,
    spec: i64,
    item: Bound<'py, PyAny>,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let (noun, kind) = what;
    let wrong =
        |rest: String| PyValueError::new_err(format!("{noun} {index} of operation \"{name}\" must be a {rest}"));
    if spec == -1 {
        if item.is_none() {
            return Ok(Vec::new());
        }
        if let Ok(op) = item.cast::<OpBase>() {
            return collect_items(&op.getattr("results")?, Ok);
        }
        let items = item.try_iter().map_err(|_| wrong(format!("Sequence of {kind}s (is not a Sequence)")));
        let items = collect_items(items?.as_any(), Ok)?;
        if items.iter().any(|item| item.is_none()) {
            return Err(wrong(format!("Sequence of {kind}s (contained a None item)")));
        }
        return Ok(items);
    }
    if item.is_none() {
        if spec == 0 {
            return Ok(Vec::new());
        }
        return Err(wrong(format!("{kind} (was None and {} is not optional)", noun.to_lowercase())));
    }
    Ok(vec![item])
}

impl Specification {
    fn segments<'py>(
        &self,
        what: (&str, &str),
        spec: Option<&[i64]>,
        items: &Bound<'py, PyAny>,
    ) -> PyResult<Segments<'py>> {
        let items = collect_items(items, Ok)?;
        let Some(spec) = spec else {
            let parts = items.into_iter().enumerate().map(|(index, item)| segment(&self.name, what, index, 1, item));
            return Ok((parts.collect::<PyResult<Vec<_>>>()?.into_iter().flatten().collect(), None));
        };
        if spec.len() != items.len() {
            let (name, noun) = (&self.name, what.0.to_lowercase());
            let message =
                format!("Operation \"{name}\" requires {}{noun} segments but was provided {}", spec.len(), items.len());
            return Err(PyValueError::new_err(message));
        }
        let mut all = Vec::new();
        let mut sizes = Vec::new();
        for (index, (spec, item)) in spec.iter().zip(items).enumerate() {
            let part = segment(&self.name, what, index, *spec, item)?;
            sizes.push(part.len() as i32);
            all.extend(part);
        }
        Ok((all, Some(sizes)))
    }

    fn region_count(&self, given: Option<isize>) -> PyResult<usize> {
        let (least, is_exact) = self.regions;
        let count = given.unwrap_or(least);
        let wrong = if count < least { "minimum" } else { "maximum" };
        if count < least || is_exact && count > least {
            let message = format!(
                "Operation \"{}\" requires a {wrong} of {least} regions but was built with regions={count}",
                self.name
            );
            return Err(PyValueError::new_err(message));
        }
        regions_of(count)
    }

    fn build(&self, py: Python<'_>, arguments: &OperationArguments<'_>) -> PyResult<Node> {
        let at = BuildSite::new(py, arguments.loc.as_ref(), arguments.ip.as_ref())?;
        let regions = self.region_count(arguments.regions)?;
        let none = PyTuple::empty(py).into_any();
        let mut named = attributes(&at.ctx, &self.name, arguments.attributes.as_ref())?;
        let is_sizes = |entry: &NamedAttribute| {
            matches!(at.ctx.core.str(entry.name), "operandSegmentSizes" | "resultSegmentSizes")
        };
        if named.iter().any(is_sizes) {
            return Err(PyValueError::new_err(
                "Manually setting a 'resultSegmentSizes' or 'operandSegmentSizes' attribute is unsupported. Use Operation.create for such \
                 low-level access.",
            ));
        }
        let mut add_sizes = |name: &str, sizes: Option<Vec<i32>>| {
            if let Some(sizes) = sizes {
                let value: Attribute = DenseArrayAttr::i32s(&at.ctx.core, &sizes).into();
                named.push(NamedAttribute { name: at.ctx.core.identifier(name), value });
            }
        };
        let given = arguments.operands.as_ref().unwrap_or(&none);
        let (values, sizes) = self.segments(("Operand", "Value"), self.operands.as_deref(), given)?;
        add_sizes("operandSegmentSizes", sizes);
        let operands = values.iter().map(Operand::new).collect::<PyResult<Vec<_>>>()?;
        let is_inferred = arguments.results.is_none();
        let mut types = Vec::new();
        if let Some(results) = &arguments.results {
            let (found, sizes) = self.segments(("Result", "Type"), self.results.as_deref(), results)?;
            add_sizes("resultSegmentSizes", sizes);
            for ty in found {
                let ty =
                    ty.cast_into::<PyTypeObject>().map_err(|_| PyValueError::new_err("a result must be a Type"))?;
                types.push(ty.get().for_context(&at.ctx)?);
            }
        }
        let successors = blocks(arguments.successors.as_ref())?;
        let is_inferred = is_inferred && at.ctx.core.registered_op_name(&self.name).is_some();
        check_name(py, &at, &self.name, is_inferred)?;
        let request = OperationRequest {
            name: &self.name,
            location: at.location,
            types: &types,
            attributes: &named,
            regions,
            is_inferred,
        };
        at.build(
            py,
            &operands,
            &successors,
            |guard, values, blocks, at| request.make(guard, values, blocks, at),
            |guard, op| Ok(guard.op_node(op)),
        )
    }
}
