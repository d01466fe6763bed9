//! Properties of the classes of operations: descriptors over operands, results, attributes and regions.

use ods::schema::{Arity, OpSchema, Presence};
use ods::{Attribute, Operation};
use pyo3::exceptions::{PyAttributeError, PyKeyError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBool;

use crate::build::by_class::{Definition, Parameter, PartDescription, is_unit, name_of};
use crate::data::attribute::{PyAttribute, wrap_attribute};
use crate::ir::attribute_map;
use crate::ir::block::PyRegion;
use crate::ir::operation::OpBase;
use crate::ir::sequences::{OpOperandList, OpResultList, RegionSequence};
use crate::ir::value::PendingValue;
use crate::island::entity::Entity;
use crate::island::{IrGuard, Node};
use crate::objects::registry::package_object;

/// A part of an operation that a property names.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    Argument(Parameter),
    Region(usize),
}

/// A property of a class of operations: a descriptor.
#[pyclass(module = "ods._mlir_libs._mlir", frozen)]
pub(crate) struct Accessor {
    pub(crate) schema: &'static OpSchema,
    pub(crate) part: Part,
}

/// The contents of the value of a property, which is made once the island is unlocked.
enum PendingProperty {
    None,
    Bool(bool),
    Value(PendingValue),
    Operands(OpOperandList),
    Results(OpResultList),
    Attribute(Attribute),
    Region(Node),
    Regions(RegionSequence),
}

impl Accessor {
    fn check(&self, guard: &IrGuard<'_>, op: Operation) -> PyResult<()> {
        if guard.ir.schema(op).is_some_and(|schema| std::ptr::eq(schema, self.schema)) {
            return Ok(());
        }
        let (expected, found) = (self.schema.name(), guard.ir.name_str(op));
        Err(PyTypeError::new_err(format!("expected a view of a '{expected}' op, got one of '{found}'")))
    }

    fn attribute(&self, guard: &IrGuard<'_>, op: Operation, slot: usize) -> PyResult<PendingProperty> {
        let attribute = guard.ir.inherent(op, slot);
        let definition = &self.schema.attributes[slot];
        if definition.constraint.name == "UnitAttr" {
            return Ok(PendingProperty::Bool(attribute.is_some()));
        }
        match (attribute, definition.presence) {
            (Some(attribute), _) => Ok(PendingProperty::Attribute(attribute)),
            (None, Presence::Optional | Presence::OptionalDefault(_)) => Ok(PendingProperty::None),
            (None, Presence::Required | Presence::Default(_)) => {
                Err(PyKeyError::new_err("attempt to access a non-existent attribute"))
            }
        }
    }

    fn find(&self, guard: &mut IrGuard<'_>, op: Operation) -> PyResult<PendingProperty> {
        self.check(guard, op)?;
        Ok(match self.part {
            Part::Argument(Parameter::Operand(group)) => {
                let (start, length) = guard.ir.operand_group(op, group);
                match (self.schema.operands[group].arity, guard.ir.operand(op, start)) {
                    (Arity::Variadic, _) => {
                        PendingProperty::Operands(OpOperandList::part(guard.op_node(op), start, length))
                    }
                    (Arity::Optional, _) if length == 0 => PendingProperty::None,
                    (Arity::One | Arity::Optional, Some(value)) if guard.ir.contains_value(value) => {
                        PendingProperty::Value(PendingValue::new(guard, value))
                    }
                    (Arity::One | Arity::Optional, Some(value)) => return Err(Entity::Value(value).stale()),
                    (Arity::One | Arity::Optional, None) => {
                        return Err(PyValueError::new_err("the operation has too few operands"));
                    }
                }
            }
            Part::Argument(Parameter::Result(group)) => {
                let (start, length) = guard.ir.result_group(op, group);
                match (self.schema.results[group].arity, guard.ir.result(op, start)) {
                    (Arity::Variadic, _) => {
                        PendingProperty::Results(OpResultList::part(guard.op_node(op), start, length))
                    }
                    (Arity::Optional, _) if length == 0 => PendingProperty::None,
                    (Arity::One | Arity::Optional, Some(value)) => {
                        PendingProperty::Value(PendingValue::new(guard, value))
                    }
                    (Arity::One | Arity::Optional, None) => {
                        return Err(PyValueError::new_err("the operation has too few results"));
                    }
                }
            }
            Part::Argument(Parameter::Attribute(slot)) => self.attribute(guard, op, slot)?,
            Part::Argument(Parameter::Property(at)) => {
                let property = &self.schema.properties[at];
                let attribute = guard.ir.property_attribute(op, property.name);
                if property.kind.is_unit {
                    return Ok(PendingProperty::Bool(attribute.is_some_and(|attribute| attribute != Attribute::FALSE)));
                }
                attribute.map_or(PendingProperty::None, PendingProperty::Attribute)
            }
            Part::Argument(Parameter::Successor(_) | Parameter::Regions | Parameter::Results) => PendingProperty::None,
            Part::Region(at) => match (self.schema.regions[at].arity, guard.ir.region(op, at)) {
                (Arity::Variadic, _) => {
                    let count = guard.ir.num_regions(op);
                    PendingProperty::Regions(RegionSequence::part(guard.op_node(op), at, count.saturating_sub(at)))
                }
                (Arity::One | Arity::Optional, Some(region)) => {
                    PendingProperty::Region(guard.node(Entity::Region(region)))
                }
                (Arity::One | Arity::Optional, None) => {
                    return Err(PyValueError::new_err("the operation has too few regions"));
                }
            },
        })
    }

    fn name(&self) -> PyResult<&'static str> {
        match self.part {
            Part::Argument(it @ (Parameter::Attribute(_) | Parameter::Property(_))) => Ok(name_of(self.schema, it)),
            Part::Argument(_) | Part::Region(_) => Err(PyAttributeError::new_err("the property cannot be set")),
        }
    }

    fn is_mandatory(&self) -> bool {
        match self.part {
            Part::Argument(Parameter::Attribute(slot)) => {
                matches!(self.schema.attributes[slot].presence, Presence::Required | Presence::Default(_))
            }
            Part::Argument(_) | Part::Region(_) => true,
        }
    }

    fn is_unit(&self) -> bool {
        match self.part {
            Part::Argument(parameter) => is_unit(self.schema, parameter),
            Part::Region(_) => false,
        }
    }

    fn store(&self, op: &Bound<'_, PyAny>, value: Option<Attribute>) -> PyResult<()> {
        let name = self.name()?;
        op.cast::<OpBase>()?.get().with(op.py(), |guard, op| {
            self.check(guard, op)?;
            attribute_map::set(guard, op, name, value)
        })
    }
}

/// Returns a function of the property, which Python code makes.
fn function(accessor: &Bound<'_, Accessor>, which: &str) -> PyResult<Py<PyAny>> {
    package_object(accessor.py(), "_accessor_function")?.call1(accessor.py(), (accessor, which))
}

#[pymethods]
impl Accessor {
    /// Returns the name, the kind, the form and the name of the constraint of the part.
    #[getter]
    fn part(&self, py: Python<'_>) -> PartDescription {
        Definition::new(self.schema).part(py, self.part)
    }

    /// Returns the getter as a function with an annotation, as properties of Python have it.
    #[getter]
    fn fget(slf: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        function(slf, "fget")
    }

    #[getter]
    fn fset(slf: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        function(slf, "fset")
    }

    #[getter]
    fn fdel(slf: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        function(slf, "fdel")
    }

    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        object: &Bound<'py, PyAny>,
        _class: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        if object.is_none() {
            return Ok(slf.clone().into_any());
        }
        let op = object.cast::<OpBase>()?.get();
        let found = op.with(py, |guard, op| slf.get().find(guard, op))?;
        match found {
            PendingProperty::None => Ok(py.None().into_bound(py)),
            PendingProperty::Bool(value) => Ok(PyBool::new(py, value).to_owned().into_any()),
            PendingProperty::Value(pending) => pending.wrap(py),
            PendingProperty::Operands(list) => Ok(Bound::new(py, list)?.into_any()),
            PendingProperty::Results(list) => Ok(Bound::new(py, list)?.into_any()),
            PendingProperty::Attribute(attribute) => wrap_attribute(py, op.node()?.ctx(), attribute),
            PendingProperty::Region(node) => Ok(Bound::new(py, PyRegion { node })?.into_any()),
            PendingProperty::Regions(list) => Ok(Bound::new(py, list)?.into_any()),
        }
    }

    fn __set__(&self, object: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.name()?;
        if self.is_unit() {
            return self.store(object, value.is_truthy()?.then_some(Attribute::UNIT));
        }
        if value.is_none() {
            if self.is_mandatory() {
                return Err(PyValueError::new_err("'None' not allowed as value for mandatory attributes"));
            }
            return self.store(object, None);
        }
        let attribute = value.cast::<PyAttribute>().map_err(|_| PyTypeError::new_err("expected an Attribute"))?;
        let ctx = object.cast::<OpBase>()?.get().node()?.ctx();
        let attribute = attribute.get().for_context(ctx)?;
        self.store(object, Some(attribute))
    }

    fn __delete__(&self, object: &Bound<'_, PyAny>) -> PyResult<()> {
        if self.is_mandatory() && !self.is_unit() {
            let class = object.get_type().name()?;
            let name = match self.part {
                Part::Argument(parameter) => name_of(self.schema, parameter),
                Part::Region(at) => self.schema.regions[at].name,
            };
            let message = format!("property '{name}' of '{class}' object has no deleter");
            return Err(PyAttributeError::new_err(message));
        }
        let name = self.name()?;
        object.cast::<OpBase>()?.get().with(object.py(), |guard, op| {
            self.check(guard, op)?;
            attribute_map::delete(guard, op, name)
        })
    }
}
