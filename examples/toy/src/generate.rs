//! The translation of the AST to IR.
//!
//! Variables are SSA values. The shapes of tensors are unknown, except the shapes of literals and reshaped values.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use ods::builtin::ModuleOp;
use ods::prelude::*;

use crate::ast::{Definition, Expr, ExprKind, Function, Literal, Name, Operator, Program, Statement, Struct, Tensor};
use crate::ast::{Variable, VariableType};
use crate::dialect::{
    AddOp, ConstantOp, FuncOp, GenericCallOp, MulOp, PrintOp, ReshapeOp, ReturnOp, StructAccessOp, StructConstantOp,
    StructType, TransposeOp,
};

/// The maximum number of fields of a struct, including the fields of its inner structs: the text of its type has all of
/// them.
const MAX_FIELDS: usize = 1000;

/// Creates a module from the program, and verifies it.
///
/// # Errors
/// Returns an error if a name is undefined or defined twice, or an operation is invalid.
pub fn generate(context: &Arc<Context>, program: &Program) -> ods::Result<(Ir, ModuleOp)> {
    let mut ir = Ir::new(Arc::clone(context));
    let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
    let b = &mut module.body_builder(&mut ir);
    let mut scope = Scope::new(b, program)?;
    for definition in &program.0 {
        match definition {
            Definition::Struct(definition) => scope.define_struct(b, definition)?,
            Definition::Function(function) => scope.define_function(b, function)?,
        }
    }
    ods::verify::verify(&ir, module)?;
    Ok((ir, module))
}

/// A type of the language. Structs of different names can have the same type in IR, which does not name fields.
#[derive(Clone, Copy)]
struct Kind<'p> {
    ty: Type,
    definition: Option<&'p Struct>,
}

/// A value with the definition of its struct, if it has a known one.
#[derive(Clone, Copy)]
struct Typed<'p> {
    value: Value,
    definition: Option<&'p Struct>,
}

impl From<Value> for Typed<'_> {
    fn from(value: Value) -> Self {
        Self { value, definition: None }
    }
}

/// The meaning of names at a place in the program.
struct Scope<'p> {
    /// The type `tensor<*xf64>`.
    tensor: Kind<'p>,
    structs: HashMap<&'p str, Kind<'p>>,
    /// All functions: they may be called before their definition.
    functions: HashMap<&'p str, &'p Function>,
    /// The results of the functions that have been generated, if they have one.
    results: HashMap<&'p str, Kind<'p>>,
    /// The variables of the current function.
    variables: HashMap<&'p str, Typed<'p>>,
}

/// Definitions and statements.
impl<'p> Scope<'p> {
    fn new(b: &mut OpBuilder<'_>, program: &'p Program) -> ods::Result<Self> {
        let tensor = Kind { ty: UnrankedTensorType::get(b.context(), Type::F64)?.into(), definition: None };
        let mut functions = HashMap::new();
        for definition in &program.0 {
            let Definition::Function(function) = definition else { continue };
            let Name { text, location } = &function.name;
            if text == "transpose" || functions.insert(&**text, function).is_some() {
                return Err(b.with_location(*location).error(format!("function '{text}' is already defined")).into());
            }
        }
        Ok(Self { tensor, functions, structs: HashMap::new(), results: HashMap::new(), variables: HashMap::new() })
    }

    fn define_struct(&mut self, b: &mut OpBuilder<'_>, definition: &'p Struct) -> ods::Result {
        let (name, fields) = (&definition.name, &definition.fields);
        let types = fields.iter().map(|field| Ok(self.kind_of(b, field)?.ty)).collect::<ods::Result<Vec<_>>>()?;
        let mut names = HashSet::new();
        for Variable { name: Name { text, location }, .. } in fields {
            if !names.insert(text) {
                return Err(b.with_location(*location).error(format!("field '{text}' is already defined")).into());
            }
        }
        let b = b.with_location(name.location);
        let ty = StructType::get(b.context(), &types).map_err(|error| b.error(error.to_string()))?;
        if num_fields(b.context(), ty) > MAX_FIELDS {
            let message =
                format!("struct '{}' has more than {MAX_FIELDS} fields, with the fields of inner structs", name.text);
            return Err(b.error(message).into());
        }
        match self.structs.insert(&name.text, Kind { ty: ty.into(), definition: Some(definition) }) {
            None => Ok(()),
            Some(_) => Err(b.error(format!("struct '{}' is already defined", name.text)).into()),
        }
    }

    fn define_function(&mut self, b: &mut OpBuilder<'_>, function: &'p Function) -> ods::Result {
        let parameters = function.parameters.iter();
        let kinds = parameters.map(|parameter| self.kind_of(b, parameter)).collect::<ods::Result<Vec<_>>>()?;
        let inputs: Vec<Type> = kinds.iter().map(|kind| kind.ty).collect();
        let b = &mut b.with_location(function.location);
        let signature = FunctionType::get(b.context(), &inputs, &[]);
        let mut op = FuncOp::new(&function.name.text, signature);
        if function.name.text != "main" {
            op = op.with_sym_visibility("private");
        }
        let op = b.insert(op)?;

        let b = &mut b.body_of(&op)?;
        self.variables.clear();
        for ((parameter, kind), value) in function.parameters.iter().zip(kinds).zip(op.arguments(b.ir())) {
            self.declare(b, &parameter.name, Typed { value, definition: kind.definition })?;
        }
        let Some(result) = self.statements(b, function)? else { return Ok(()) };
        let signature = FunctionType::get(b.context(), &inputs, &[result.ty]);
        op.set_function_type(b.ir_mut(), signature);
        self.results.insert(&function.name.text, result);
        Ok(())
    }

    /// Generates the statements, and returns the type of the result. Statements after `return` are never executed.
    fn statements(&mut self, b: &mut OpBuilder<'_>, function: &'p Function) -> ods::Result<Option<Kind<'p>>> {
        for statement in &function.body {
            match statement {
                Statement::Let(variable, value) => self.declare_initialized(b, variable, value)?,
                Statement::Print(location, value) => {
                    let value = self.expr(b, value)?.value;
                    b.with_location(*location).insert(PrintOp::new(value))?;
                }
                Statement::Expr(Expr { kind: ExprKind::Call(name, arguments), location }) => {
                    self.call(&mut b.with_location(*location), name, arguments)?;
                }
                Statement::Expr(expr) => drop(self.expr(b, expr)?),
                Statement::Return(location, value) => {
                    let value = value.as_ref().map(|value| self.expr(b, value)).transpose()?;
                    b.with_location(*location).insert(ReturnOp::new(value.map(|value| value.value)))?;
                    return Ok(value.map(|value| self.result_kind(b, value)));
                }
            }
        }
        b.insert(ReturnOp::new([]))?;
        Ok(None)
    }

    /// Returns the type of a function that returns the value: its struct, or a tensor of any shape.
    fn result_kind(&self, b: &OpBuilder<'_>, Typed { value, definition }: Typed<'p>) -> Kind<'p> {
        let ty = b.type_of(value);
        if ty.isa::<StructType>(b.context()) { Kind { ty, definition } } else { self.tensor }
    }

    fn declare_initialized(&mut self, b: &mut OpBuilder<'_>, variable: &'p Variable, value: &'p Expr) -> ods::Result {
        let mut value = self.expr(b, value)?;
        let b = &mut b.with_location(variable.location);
        match &variable.ty {
            VariableType::Tensor(shape) if shape.is_empty() => {}
            VariableType::Tensor(shape) => {
                let ty = RankedTensorType::of(b.context(), shape, Type::F64)?;
                value = b.value(ReshapeOp::new(value.value, ty))?.into();
            }
            VariableType::Struct(_) => {
                let (Kind { ty, definition }, found) = (self.kind_of(b, variable)?, b.type_of(value.value));
                if found != ty {
                    let (found, ty) = (found.display(b.context()), ty.display(b.context()));
                    let message = "struct type of initializer is different than the variable declaration.";
                    return Err(b.error(format!("{message} Got '{found}', but expected '{ty}'")).into());
                }
                value.definition = definition;
            }
        }
        self.declare(b, &variable.name, value)
    }

    fn declare(&mut self, b: &mut OpBuilder<'_>, name: &'p Name, value: Typed<'p>) -> ods::Result {
        match self.variables.insert(&name.text, value) {
            None => Ok(()),
            Some(_) => {
                let message = format!("variable '{}' is already defined", name.text);
                Err(b.with_location(name.location).error(message).into())
            }
        }
    }

    /// Returns the type of a variable without a value.
    fn kind_of(&self, b: &mut OpBuilder<'_>, variable: &Variable) -> ods::Result<Kind<'p>> {
        let VariableType::Struct(name) = &variable.ty else { return Ok(self.tensor) };
        let unknown = || b.with_location(variable.location).error(format!("unknown struct type '{name}'"));
        Ok(*self.structs.get(&**name).ok_or_else(unknown)?)
    }
}

/// Expressions.
impl<'p> Scope<'p> {
    /// Returns the value of the expression, whose operations have its location.
    fn expr(&self, b: &mut OpBuilder<'_>, expr: &'p Expr) -> ods::Result<Typed<'p>> {
        let b = &mut b.with_location(expr.location);
        match &expr.kind {
            ExprKind::Literal(Literal::Tensor(tensor)) => {
                let value = elements(b.context(), tensor)?;
                Ok(b.value(ConstantOp::new(value))?.into())
            }
            ExprKind::Literal(Literal::Struct(fields)) => {
                let (value, ty) = self.fields(b.context(), fields)?;
                Ok(b.value(StructConstantOp::new(value, ty))?.into())
            }
            ExprKind::Variable(name) => {
                Ok(*self.variables.get(&**name).ok_or_else(|| b.error(format!("unknown variable '{name}'")))?)
            }
            ExprKind::Call(name, arguments) => match self.functions.get(&**name) {
                Some(function) if !function.returns_a_value() => {
                    Err(b.error(format!("'{name}' returns nothing; write `return ...;` in it")).into())
                }
                _ => Ok(self.call(b, name, arguments)?.ok_or_else(|| b.error(format!("'{name}' has no value")))?),
            },
            ExprKind::Field(value, name) => self.field(b, value, name),
            ExprKind::Binary(operator, operands) => {
                let (l, r) = (self.expr(b, &operands[0])?.value, self.expr(b, &operands[1])?.value);
                let value = match operator {
                    Operator::Add => b.value(AddOp::new(l, r, self.tensor.ty))?,
                    Operator::Multiply => b.value(MulOp::new(l, r, self.tensor.ty))?,
                };
                Ok(value.into())
            }
        }
    }

    /// Returns the result of the call; `None` if the function has none.
    fn call(&self, b: &mut OpBuilder<'_>, name: &str, arguments: &'p [Expr]) -> ods::Result<Option<Typed<'p>>> {
        let unknown = || b.error(format!("unknown function '{name}'; define it with `def {name}(...) {{ ... }}`"));
        let expected = match name {
            "transpose" => 1,
            _ => self.functions.get(name).ok_or_else(unknown)?.parameters.len(),
        };
        if arguments.len() != expected {
            let found = arguments.len();
            return Err(b.error(format!("'{name}' takes {expected} arguments, found {found}")).into());
        }
        let values = arguments.iter().map(|argument| Ok(self.expr(b, argument)?.value));
        let values = values.collect::<ods::Result<Values>>()?;
        if name == "transpose" {
            return Ok(Some(b.value(TransposeOp::new(values[0], self.tensor.ty))?.into()));
        }
        if !self.functions.get(name).is_some_and(|function| function.returns_a_value()) {
            b.insert(GenericCallOp::new(name, values, None))?;
            return Ok(None);
        }
        let Kind { ty, definition } = *self.results.get(name).unwrap_or(&self.tensor);
        Ok(Some(Typed { value: b.value(GenericCallOp::new(name, values, Some(ty)))?, definition }))
    }

    fn field(&self, b: &mut OpBuilder<'_>, value: &'p Expr, name: &str) -> ods::Result<Typed<'p>> {
        let Typed { value, definition } = self.expr(b, value)?;
        let Some(definition) = definition else {
            return Err(b.error(format!("the value has no field '{name}', since it is not of a named struct")).into());
        };
        let Some(index) = definition.fields.iter().position(|field| field.name.text == name) else {
            return Err(b.error(format!("struct '{}' has no field '{name}'", definition.name.text)).into());
        };
        let Kind { definition, .. } = self.kind_of(b, &definition.fields[index])?;
        Ok(Typed { value: b.value(StructAccessOp::new(value, index as i64))?, definition })
    }

    /// Returns the constant of a struct literal, and its type.
    fn fields(&self, context: &Context, fields: &[(Location, Literal)]) -> ods::Result<(ArrayAttr, StructType)> {
        let (mut values, mut types) = (Vec::new(), Vec::new());
        for (_, field) in fields {
            let (value, ty): (Attribute, Type) = match field {
                Literal::Tensor(tensor) => (elements(context, tensor)?.into(), self.tensor.ty),
                Literal::Struct(fields) => {
                    let (value, ty) = self.fields(context, fields)?;
                    (value.into(), ty.into())
                }
            };
            values.push(value);
            types.push(ty);
        }
        Ok((ArrayAttr::get(context, &values), StructType::get(context, &types)?))
    }
}

/// Returns the elements of a tensor literal.
fn elements(context: &Context, tensor: &Tensor) -> ods::Result<DenseElementsAttr> {
    let ty = RankedTensorType::of(context, &tensor.shape, Type::F64)?;
    Ok(DenseElementsAttr::of(context, ty, &tensor.numbers)?)
}

/// Returns the number of fields, including the fields of inner structs.
fn num_fields(context: &Context, ty: StructType) -> usize {
    let inner = |ty: &Type| 1 + ty.cast::<StructType>(context).map_or(0, |ty| num_fields(context, ty));
    ty.elements(context).iter().map(inner).sum()
}
