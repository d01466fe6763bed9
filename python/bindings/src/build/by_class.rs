//! Classes of operations, made from schemas: what Python code needs to make them, and their constructors.

use ods::schema::{Arity, AttrConstraint, Draft, EnumSchema, OpSchema, Pred, Presence, Sizes};
use ods::{Attribute, Operation, Type};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyType;
use smallvec::SmallVec;

use crate::build::accessor::{Accessor, Part};
use crate::build::by_name::{BuildSite, Operand, regions_of};
use crate::build::init;
use crate::context::Ctx;
use crate::context::location::PyLocation;
use crate::data::attribute::PyAttribute;
use crate::data::enums::enums_of;
use crate::data::types::PyTypeObject;
use crate::ir::block::PyBlock;
use crate::ir::operation::OpBase;
use crate::ir::opview::{PendingView, wrap_view};
use crate::ir::owner::Owner;
use crate::ir::sequences::OpResultList;
use crate::ir::value::PendingValue;
use crate::island::{IrGuard, Node};
use crate::objects::registry::registries;
use crate::objects::sequence::{collect_items, for_each_item};

/// A parameter of the constructor of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Parameter {
    Result(usize),
    Operand(usize),
    Attribute(usize),
    Property(usize),
    Successor(usize),
    /// The number of regions of the variadic group.
    Regions,
    /// The types of all results, which are inferred without.
    Results,
}

/// The definition of an operation, as Python code sees it.
#[pyclass(module = "ods._mlir_libs._mlir", frozen)]
pub(crate) struct Definition {
    schema: &'static OpSchema,
    /// The parameters, with whether each is one by keyword.
    pub(crate) parameters: Vec<(Parameter, bool)>,
    /// The position of the parameter of each group of operands.
    operand_places: Vec<usize>,
    /// The number of regions that are not variadic.
    fixed_regions: usize,
    /// The signature of the constructor of its class.
    pub(crate) signature: init::SignatureCell,
}

/// Returns whether result types may be omitted.
fn infers(schema: &'static OpSchema) -> bool {
    let is_interface = schema.interfaces.iter().any(|entry| entry.schema.name == "InferTypeOpInterface");
    !schema.results.is_empty() && (is_interface || schema.infers_result_types())
}

/// Returns the operands, attributes and properties in textual order.
fn arguments(schema: &'static OpSchema) -> Vec<Parameter> {
    let operands = (0..schema.operands.len()).map(Parameter::Operand);
    let attributes = (0..schema.attributes.len()).map(Parameter::Attribute);
    let properties = (0..schema.properties.len()).map(Parameter::Property);
    let mut all: Vec<Parameter> = operands.chain(attributes).chain(properties).collect();
    if !schema.arguments.is_empty() {
        let place = |it: &Parameter| schema.arguments.iter().position(|name| *name == name_of(schema, *it));
        all.sort_by_key(|it| place(it).unwrap_or(usize::MAX));
    }
    all
}

pub(crate) fn name_of(schema: &'static OpSchema, parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Result(at) => schema.results[at].name,
        Parameter::Operand(at) => schema.operands[at].name,
        Parameter::Attribute(at) => schema.attributes[at].name,
        Parameter::Property(at) => schema.properties[at].name,
        Parameter::Successor(at) => schema.successors[at].name,
        Parameter::Regions => schema.regions.last().map_or("", |region| region.name),
        Parameter::Results => "results",
    }
}

/// Returns whether a parameter is an attribute or a property that is there or not, without a value.
pub(crate) fn is_unit(schema: &'static OpSchema, parameter: Parameter) -> bool {
    match parameter {
        Parameter::Attribute(at) => schema.attributes[at].constraint.name == "UnitAttr",
        Parameter::Property(at) => schema.properties[at].kind.is_unit,
        Parameter::Result(_)
        | Parameter::Operand(_)
        | Parameter::Successor(_)
        | Parameter::Regions
        | Parameter::Results => false,
    }
}

impl Definition {
    pub(crate) fn new(schema: &'static OpSchema) -> Self {
        let infers = infers(schema);
        let results = if infers { 0 } else { schema.results.len() };
        let arguments = arguments(schema);
        let is_keyword = |it: &Parameter| match it {
            Parameter::Operand(at) => schema.operands[*at].arity == Arity::Optional,
            Parameter::Attribute(at) => !matches!(schema.attributes[*at].presence, Presence::Required),
            Parameter::Property(at) => schema.properties[*at].kind.is_unit || schema.properties[*at].default.is_some(),
            Parameter::Result(_) | Parameter::Successor(_) | Parameter::Regions => false,
            Parameter::Results => true,
        };
        let mut all: Vec<Parameter> = (0..results).map(Parameter::Result).collect();
        all.extend(arguments.iter().filter(|it| !is_keyword(it)));
        all.extend((0..schema.successors.len()).map(Parameter::Successor));
        let is_variadic = schema.regions.last().is_some_and(|region| region.arity == Arity::Variadic);
        all.extend(is_variadic.then_some(Parameter::Regions));
        all.extend(arguments.iter().filter(|it| is_keyword(it)));
        all.extend(infers.then_some(Parameter::Results));
        let parameters: Vec<_> = all.into_iter().map(|it| (it, is_keyword(&it))).collect();
        let place = |group| parameters.iter().position(|(it, _)| *it == Parameter::Operand(group));
        let operand_places = (0..schema.operands.len()).filter_map(place).collect();
        let fixed_regions = schema.regions.iter().filter(|region| region.arity != Arity::Variadic).count();
        Self { schema, parameters, operand_places, fixed_regions, signature: init::SignatureCell::new() }
    }
}

/// Returns the number for a segment in `_ODS_OPERAND_SEGMENTS`.
fn segment_number(arity: Arity) -> i32 {
    match arity {
        Arity::One => 1,
        Arity::Optional => 0,
        Arity::Variadic => -1,
    }
}

/// Returns the word for an arity.
fn form(arity: Arity) -> &'static str {
    match arity {
        Arity::One => "one",
        Arity::Optional => "optional",
        Arity::Variadic => "variadic",
    }
}

/// The name of a part, its kind, its form, and the name of its constraint.
pub(crate) type PartDescription = (&'static str, &'static str, &'static str, String);

impl Definition {
    /// Returns the name, the kind, the form and the name of the constraint of a part; for an attribute, that which
    /// Python values are taken for.
    pub(crate) fn part(&self, py: Python<'_>, part: Part) -> PartDescription {
        match part {
            Part::Argument(parameter) => self.argument(py, parameter),
            Part::Region(at) => {
                let region = &self.schema.regions[at];
                (region.name, "region", form(region.arity), String::new())
            }
        }
    }

    fn argument(&self, py: Python<'_>, parameter: Parameter) -> PartDescription {
        let schema = self.schema;
        let (kind, form, constraint) = match parameter {
            Parameter::Result(at) => ("result", form(schema.results[at].arity), schema.results[at].constraint.name),
            Parameter::Operand(at) => ("operand", form(schema.operands[at].arity), schema.operands[at].constraint.name),
            Parameter::Attribute(at) => {
                let attribute = &schema.attributes[at];
                let form = match attribute.presence {
                    Presence::Required => "required",
                    Presence::Default(_) => "default",
                    Presence::Optional | Presence::OptionalDefault(_) => "optional",
                };
                let constraint = builder_of(py, attribute.constraint).map(|(name, _)| name);
                ("attribute", form, constraint.unwrap_or(attribute.constraint.name))
            }
            Parameter::Property(at) => {
                let property = &schema.properties[at];
                let form = if property.default.is_some() { "default" } else { "required" };
                ("property", if property.kind.is_unit { "unit" } else { form }, property.rust_type)
            }
            Parameter::Successor(at) => ("successor", form(schema.successors[at].arity), ""),
            Parameter::Regions | Parameter::Results => ("", "", ""),
        };
        let constraint = self.enumeration(parameter).map_or(constraint, |cases| cases.name);
        (name_of(schema, parameter), kind, form, constraint.to_owned())
    }
}

#[pymethods]
impl Definition {
    #[getter]
    fn class_name(&self) -> &str {
        self.schema.struct_name
    }

    #[getter]
    fn mnemonic(&self) -> &str {
        self.schema.mnemonic
    }

    #[getter]
    fn name(&self) -> String {
        self.schema.name()
    }

    #[getter]
    fn doc(&self) -> String {
        format!("{}\n\n{}", self.schema.summary, self.schema.description)
    }

    /// Returns the parameters of the constructor: names, and whether each is one by keyword.
    #[getter]
    fn parameters(&self) -> Vec<(String, bool)> {
        let name = |it: Parameter| match it {
            Parameter::Regions => format!("num_{}", name_of(self.schema, it)),
            _ => name_of(self.schema, it).to_owned(),
        };
        self.parameters.iter().map(|(it, is_keyword)| (name(*it), *is_keyword)).collect()
    }

    /// Returns the names of the properties of a view.
    #[getter]
    fn accessors(&self) -> Vec<(String, Accessor)> {
        let schema = self.schema;
        let parts = arguments(schema).into_iter().map(|it| (name_of(schema, it), Part::Argument(it)));
        let results =
            (0..schema.results.len()).map(|at| (schema.results[at].name, Part::Argument(Parameter::Result(at))));
        let regions = (0..schema.regions.len()).map(|at| (schema.regions[at].name, Part::Region(at)));
        let all = parts.chain(results).chain(regions);
        all.map(|(name, part)| (name.to_owned(), Accessor { schema, part })).collect()
    }

    /// Returns what annotations need to know of the parts: name, kind, form, and the name of the constraint.
    #[getter]
    fn parts(&self, py: Python<'_>) -> Vec<PartDescription> {
        let schema = self.schema;
        let arguments = arguments(schema).into_iter();
        let results = (0..schema.results.len()).map(Parameter::Result);
        let successors = (0..schema.successors.len()).map(Parameter::Successor);
        let parts = arguments.chain(results).chain(successors).map(Part::Argument);
        parts.chain((0..schema.regions.len()).map(Part::Region)).map(|part| self.part(py, part)).collect()
    }

    /// Returns what `parts` does of the only result; nothing without one, or with several.
    #[getter]
    fn only_result(&self, py: Python<'_>) -> Option<PartDescription> {
        (self.result_count() == Some(1)).then(|| self.argument(py, Parameter::Result(0)))
    }

    #[getter]
    fn regions(&self) -> (usize, bool) {
        (self.fixed_regions, self.fixed_regions == self.schema.regions.len())
    }

    #[getter]
    fn operand_segments(&self) -> Option<Vec<i32>> {
        let numbers = || self.schema.operands.iter().map(|group| segment_number(group.arity)).collect();
        (self.schema.operand_sizes == Sizes::Stored).then(numbers)
    }

    #[getter]
    fn result_segments(&self) -> Option<Vec<i32>> {
        let numbers = || self.schema.results.iter().map(|group| segment_number(group.arity)).collect();
        (self.schema.result_sizes == Sizes::Stored).then(numbers)
    }

    /// Returns whether the number of results is one, more, none, or open.
    #[getter]
    fn result_count(&self) -> Option<usize> {
        self.schema.results.iter().all(|group| group.arity == Arity::One).then_some(self.schema.results.len())
    }
}

/// Returns whether the operation of a name infers the types of its results.
#[pyfunction]
pub(crate) fn _infers_types(name: &str) -> bool {
    let (namespace, _) = name.split_once('.').unwrap_or((name, ""));
    let dialect = crate::package::extension::definitions().dialect(namespace);
    dialect.is_some_and(|dialect| dialect.ops.iter().any(|schema| schema.name() == name && infers(schema)))
}

/// Returns the definitions of a dialect.
#[pyfunction]
pub(crate) fn _definitions(namespace: &str) -> PyResult<Vec<Definition>> {
    let core = crate::package::extension::definitions();
    let dialect = core.dialect(namespace);
    let dialect = dialect.ok_or_else(|| PyValueError::new_err(format!("Dialect '{namespace}' not found")))?;
    Ok(dialect.ops.iter().map(|schema| Definition::new(schema)).collect())
}

/// The inputs of an operation to be built, read from the values of the parameters.
struct OperationInputs<'py> {
    operands: SmallVec<[Operand<'py>; 4]>,
    /// The number of operands of each group.
    lengths: SmallVec<[usize; 4]>,
    results: Option<Vec<Vec<Type>>>,
    attributes: Vec<(Parameter, Attribute)>,
    successors: Vec<Bound<'py, PyBlock>>,
    more_regions: usize,
}

fn type_of(ctx: &std::sync::Arc<Ctx>, ty: &Bound<'_, PyAny>) -> PyResult<Type> {
    let ty = ty.cast::<PyTypeObject>().map_err(|_| PyTypeError::new_err("a result type must be a Type"))?;
    ty.get().for_context(ctx)
}

fn types_of(ctx: &std::sync::Arc<Ctx>, arity: Arity, given: &Bound<'_, PyAny>) -> PyResult<Vec<Type>> {
    match arity {
        Arity::Variadic => collect_items(given, |ty| type_of(ctx, &ty)),
        Arity::Optional if given.is_none() => Ok(Vec::new()),
        Arity::Optional | Arity::One => Ok(vec![type_of(ctx, given)?]),
    }
}

/// Returns the function that makes attributes of a constraint, or of one that it confines, and the name of that:
/// `Confined<I64Attr, ...>`.
fn builder_of(py: Python<'_>, constraint: &AttrConstraint) -> Option<(&'static str, Py<PyAny>)> {
    let own = registries(py).attribute_builders.find(py, constraint.name);
    own.map(|builder| (constraint.name, builder)).or_else(|| builder_of_part(py, &constraint.pred))
}

fn builder_of_part(py: Python<'_>, pred: &Pred<Attribute>) -> Option<(&'static str, Py<PyAny>)> {
    if let Pred::Is(base) = pred {
        return builder_of(py, base);
    }
    let Pred::And(all) = pred else { return None };
    all.iter().find_map(|part| builder_of_part(py, part))
}

impl Definition {
    fn attribute(&self, at: &BuildSite, parameter: Parameter, value: &Bound<'_, PyAny>) -> PyResult<Option<Attribute>> {
        if value.is_none() {
            return Ok(None);
        }
        if let Ok(attribute) = value.cast::<PyAttribute>() {
            return attribute.get().for_context(&at.ctx).map(Some);
        }
        if is_unit(self.schema, parameter) {
            return Ok(value.is_truthy()?.then_some(Attribute::UNIT));
        }
        let py = value.py();
        if let (Some(cases), Ok(bits)) = (self.enumeration(parameter), value.extract::<u64>()) {
            let attribute = cases.attribute(bits, &at.ctx.core);
            if cases.contains(bits) {
                return Ok(Some(attribute));
            }
            let message = format!("{bits} is not a valid {}; use a member of the enum", cases.name);
            return Err(PyValueError::new_err(message));
        }
        let builder = match parameter {
            Parameter::Attribute(slot) => {
                builder_of(py, self.schema.attributes[slot].constraint).map(|(_, builder)| builder)
            }
            Parameter::Property(at) => registries(py).attribute_builders.find(py, self.schema.properties[at].rust_type),
            Parameter::Result(_)
            | Parameter::Operand(_)
            | Parameter::Successor(_)
            | Parameter::Regions
            | Parameter::Results => None,
        };
        if let Some(builder) = builder {
            let context = at.ctx.object(py)?;
            let built = builder.into_bound(py).call1((value, context))?;
            let built = built
                .cast::<PyAttribute>()
                .map_err(|_| PyTypeError::new_err("an attribute builder must return an Attribute"))?;
            return built.get().for_context(&at.ctx).map(Some);
        }
        let (key, name) = (name_of(self.schema, parameter), self.schema.name());
        let message =
            format!("Invalid attribute value for the key \"{key}\" when attempting to create the operation \"{name}\"");
        Err(PyTypeError::new_err(message))
    }

    /// Returns the enum that the values of an attribute or a property are of.
    fn enumeration(&self, parameter: Parameter) -> Option<&'static EnumSchema> {
        match parameter {
            Parameter::Attribute(slot) => self.schema.attributes[slot].constraint.enumeration(),
            Parameter::Property(at) => {
                let name = self.schema.properties[at].rust_type;
                let dialect = crate::package::extension::definitions().dialect(self.schema.dialect)?;
                enums_of(dialect).into_iter().find(|cases| cases.name == name)
            }
            Parameter::Result(_)
            | Parameter::Operand(_)
            | Parameter::Successor(_)
            | Parameter::Regions
            | Parameter::Results => None,
        }
    }

    /// Returns the operand at a position. `none` says what is wrong with `None` there.
    fn one<'py>(&self, at: usize, value: &Bound<'py, PyAny>, none: &str) -> PyResult<Operand<'py>> {
        Operand::new(value).map_err(|error| {
            if !error.is_instance_of::<PyTypeError>(value.py()) {
                return error;
            }
            let wrong = if value.is_none() { none } else { "is not a Value" };
            let message = format!("Operand {at} of operation \"{}\" must be a Value ({wrong})", self.schema.name());
            PyValueError::new_err(message)
        })
    }

    /// Adds the operands of the next group.
    fn operand<'py>(&self, given: &mut OperationInputs<'py>, group: usize, value: &Bound<'py, PyAny>) -> PyResult<()> {
        let before = given.operands.len();
        match self.schema.operands[group].arity {
            Arity::One => given.operands.push(self.one(before, value, "was None and operand is not optional")?),
            Arity::Optional if value.is_none() => {}
            Arity::Optional => given.operands.push(self.one(before, value, "was None and operand is not optional")?),
            Arity::Variadic => {
                let results = value.cast::<OpBase>().ok().map(|op| op.getattr("results")).transpose()?;
                for_each_item(results.as_ref().unwrap_or(value), |value| {
                    let operand = self.one(given.operands.len(), &value, "contained a None item")?;
                    given.operands.push(operand);
                    Ok(())
                })?;
            }
        }
        given.lengths.push(given.operands.len() - before);
        Ok(())
    }

    fn read<'py>(&self, at: &BuildSite, values: &[Borrowed<'_, 'py, PyAny>]) -> PyResult<OperationInputs<'py>> {
        let schema = self.schema;
        let mut given = OperationInputs {
            operands: SmallVec::new(),
            lengths: SmallVec::new(),
            results: None,
            attributes: Vec::new(),
            successors: Vec::new(),
            more_regions: 0,
        };
        // Operands in the order of groups, whatever the order of parameters.
        for ((parameter, _), value) in self.parameters.iter().zip(values.iter()) {
            match *parameter {
                Parameter::Operand(_) => {}
                Parameter::Result(group) => {
                    let types = types_of(&at.ctx, schema.results[group].arity, value)?;
                    given.results.get_or_insert_default().push(types);
                }
                Parameter::Results if value.is_none() => {}
                Parameter::Results => given.results = Some(self.all_results(at, value)?),
                Parameter::Attribute(_) | Parameter::Property(_) => {
                    let attribute = self.attribute(at, *parameter, value)?;
                    given.attributes.extend(attribute.map(|attribute| (*parameter, attribute)));
                }
                Parameter::Successor(group) => {
                    let variadic = schema.successors[group].arity == Arity::Variadic;
                    let blocks = if variadic { value.extract()? } else { vec![(**value).cast::<PyBlock>()?.clone()] };
                    given.successors.extend(blocks);
                }
                Parameter::Regions => given.more_regions = regions_of(value.extract()?)?,
            }
        }
        for (group, place) in self.operand_places.iter().enumerate() {
            self.operand(&mut given, group, &values[*place])?;
        }
        Ok(given)
    }

    fn all_results(&self, at: &BuildSite, given: &Bound<'_, PyAny>) -> PyResult<Vec<Vec<Type>>> {
        if self.schema.result_sizes == Sizes::Stored {
            let groups = self.schema.results.iter().zip(collect_items(given, Ok)?);
            return groups.map(|(group, types)| types_of(&at.ctx, group.arity, &types)).collect();
        }
        let types = collect_items(given, |ty| type_of(&at.ctx, &ty))?;
        Ok(vec![types])
    }

    /// Builds the operation from the values of its parameters, a location and an insertion point, and makes something
    /// of it.
    pub(crate) fn build<'py, R>(
        &self,
        py: Python<'py>,
        values: &[Borrowed<'_, 'py, PyAny>],
        then: impl FnOnce(&mut IrGuard<'_>, Operation) -> PyResult<R>,
    ) -> PyResult<R> {
        let (true, [values @ .., loc, ip]) = (values.len() == self.parameters.len() + 2, values) else {
            return Err(PyTypeError::new_err("expected a value of each parameter, a location and an insertion point"));
        };
        let loc = if loc.is_none() { None } else { Some(loc.cast::<PyLocation>()) };
        let loc = loc.transpose().map_err(|_| PyTypeError::new_err("argument `loc` must be a Location or None"))?;
        let ip = if ip.is_none() { None } else { Some(&**ip) };
        let at = BuildSite::new(py, loc.as_deref(), ip)?;
        let given = self.read(&at, values)?;
        let (schema, location) = (self.schema, at.location);
        let regions = self.fixed_regions + given.more_regions;
        at.build(
            py,
            &given.operands,
            &given.successors,
            |guard, values, blocks, at| {
                let mut draft = Draft::new(schema);
                if schema.operand_sizes == Sizes::Rest {
                    draft = draft.operands(values.iter().copied());
                } else {
                    let mut rest = values;
                    for (group, length) in given.lengths.iter().enumerate() {
                        let (part, behind) = rest.split_at(*length);
                        draft = draft.operand_group(group, part.iter().copied());
                        rest = behind;
                    }
                }
                for (parameter, attribute) in &given.attributes {
                    draft = match parameter {
                        Parameter::Attribute(slot) => draft.inherent(*slot, Some(*attribute)),
                        _ => draft.property_from(name_of(schema, *parameter), *attribute, guard.ir.context()),
                    };
                }
                if let Some(groups) = &given.results {
                    for (group, types) in groups.iter().enumerate() {
                        draft = if schema.result_sizes == Sizes::Stored {
                            draft.result_group(group, types.iter().copied())
                        } else {
                            draft.results(types.iter().copied())
                        };
                    }
                }
                if !blocks.is_empty() {
                    draft = draft.successors(blocks.iter().copied());
                }
                draft.regions(regions).create(guard.ir, at, location)
            },
            then,
        )
    }
}

/// The outcome of a value builder.
enum PendingResult {
    Value(PendingValue),
    Results(Node),
    View(PendingView),
}

impl Definition {
    /// Builds the operation. Returns its result, its results, or its view if there are none: the value builders.
    pub(crate) fn build_value<'py>(
        &self,
        py: Python<'py>,
        values: &[Borrowed<'_, 'py, PyAny>],
    ) -> PyResult<Bound<'py, PyAny>> {
        let built = self.build(py, values, |guard, op| {
            Ok(match (guard.ir.only_result(op), guard.ir.num_results(op)) {
                (Some(result), _) => PendingResult::Value(PendingValue::new(guard, result)),
                (None, 0) => PendingResult::View(PendingView::new(guard, op)),
                (None, _) => PendingResult::Results(guard.op_node(op)),
            })
        })?;
        match built {
            PendingResult::Value(pending) => pending.wrap(py),
            PendingResult::View(pending) => wrap_view(py, pending),
            PendingResult::Results(node) => Ok(Bound::new(py, OpResultList::of(Owner::Node(node)))?.into_any()),
        }
    }
}

/// Returns a function of the values of all parameters, a location and an insertion point that builds the operation.
#[pyfunction]
pub(crate) fn _value_builder<'py>(definition: &Bound<'py, Definition>) -> PyResult<Bound<'py, PyAny>> {
    crate::build::ffi::function_of(definition)
}

/// Registers the class of a dialect.
#[pyfunction]
#[pyo3(signature = (class, replace = false))]
pub(crate) fn _register_dialect_class(class: &Bound<'_, PyType>, replace: bool) -> PyResult<()> {
    let name: String = class.getattr("DIALECT_NAMESPACE")?.extract()?;
    if registries(class.py()).dialect_classes.add(class, name.clone(), replace).is_some() {
        let message = format!("Dialect namespace '{name}' is already registered.");
        return Err(pyo3::exceptions::PyRuntimeError::new_err(message));
    }
    Ok(())
}

/// Returns the class of a dialect, if Python code registered one.
#[pyfunction]
pub(crate) fn _dialect_class(py: Python<'_>, namespace: &str) -> Option<Py<PyType>> {
    registries(py).dialect_classes.find(py, namespace)
}
