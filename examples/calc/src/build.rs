//! The translation of the AST to IR.
//!
//! Variables are SSA values. Variables that a loop assigns to become its initial values, the arguments of its body, and
//! its results.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use ods::builtin::ModuleOp;
use ods::prelude::*;
use ods_dialects::arith::ArithBuilder;
use ods_dialects::func::{CallOp, FuncOp, ReturnOp};
use ods_dialects::scf::ForOp;

use crate::ast::{Expr, ExprKind, Function, Name, Operator, Statement};

/// Creates a module from the program, and verifies it.
///
/// # Errors
/// Returns an error if a name is undefined or defined twice.
pub fn build(context: &Arc<Context>, program: &[Function]) -> ods::Result<(Ir, ModuleOp)> {
    let mut ir = Ir::new(Arc::clone(context));
    let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
    let mut functions = HashMap::new();
    // All signatures come first: functions may call functions defined later.
    for Function { name, parameters, .. } in program {
        let mut b = module.body_builder(&mut ir);
        b.set_location(name.location);
        let function = b.insert(FuncOp::of(&name.text, vec![Type::I64; parameters.len()], [Type::I64]))?;
        if functions.insert(&*name.text, function).is_some() {
            return Err(b.error(format!("function '{}' is already defined", name.text)).into());
        }
    }
    for function in program {
        let op = functions[&*function.name.text];
        Scope { functions: &functions, variables: HashMap::new() }.define(op, &mut ir, function)?;
    }
    ods::verify::verify(&ir, module)?;
    Ok((ir, module))
}

/// The meaning of names at a place in the program.
#[derive(Clone)]
struct Scope<'p> {
    functions: &'p HashMap<&'p str, FuncOp>,
    variables: HashMap<&'p str, Value>,
}

impl<'p> Scope<'p> {
    fn define(mut self, op: FuncOp, ir: &mut Ir, function: &'p Function) -> ods::Result {
        let b = &mut op.body_builder(ir);
        for (name, value) in function.parameters.iter().zip(op.arguments(b.ir())) {
            self.add(b, name, value)?;
        }
        self.statements(b, &function.body)?;
        let result = self.expr(b, &function.result)?;
        Ok(b.insert(ReturnOp::new([result])).map(drop)?)
    }

    fn statements(&mut self, b: &mut OpBuilder<'_>, statements: &'p [Statement]) -> ods::Result {
        statements.iter().try_for_each(|statement| match statement {
            Statement::Let(name, value) => {
                let value = self.expr(b, value)?;
                self.add(b, name, value)
            }
            Statement::Set(name, value) => {
                self.variable(&mut b.with_location(name.location), &name.text)?;
                self.variables.insert(&name.text, self.expr(b, value)?);
                Ok(())
            }
            Statement::For { counter, from, to, body } => {
                let b = &mut b.with_location(counter.location);
                let bounds = [self.expr(b, from)?, self.expr(b, to)?];
                self.repeat(b, counter, bounds, body)
            }
        })
    }

    fn repeat(&mut self, b: &mut OpBuilder<'_>, i: &'p Name, bounds: [Value; 2], body: &'p [Statement]) -> ods::Result {
        let mut carried = assigned(body);
        carried.retain(|name| self.variables.contains_key(name));
        let step = b.integer(Type::I64, 1)?;
        let turns = ForOp::of(bounds[0], bounds[1], step, carried.iter().map(|name| self.variables[name]));
        let turns = turns.create_with_body(b, |b, count, values| {
            let mut inside = self.clone();
            inside.variables.extend(carried.iter().zip(values));
            inside.add(b, i, count)?;
            inside.statements(b, body)?;
            Ok(carried.iter().map(|name| inside.variables[name]).collect::<Values>())
        })?;
        self.variables.extend(carried.into_iter().zip(turns.results(b.ir())));
        Ok(())
    }

    /// Returns the value of the expression, whose operations have its location.
    fn expr(&self, b: &mut OpBuilder<'_>, expr: &Expr) -> ods::Result<Value> {
        let b = &mut b.with_location(expr.location);
        match &expr.kind {
            ExprKind::Number(number) => Ok(b.integer(Type::I64, *number)?),
            ExprKind::Variable(name) => self.variable(b, name),
            ExprKind::Call(name, arguments) => self.call(b, name, arguments),
            ExprKind::Binary(operator, operands) => {
                let (l, r) = (self.expr(b, &operands[0])?, self.expr(b, &operands[1])?);
                Ok(match operator {
                    Operator::Add => b.addi(l, r)?,
                    Operator::Subtract => b.subi(l, r)?,
                    Operator::Multiply => b.muli(l, r)?,
                    Operator::Divide => b.divsi(l, r)?,
                    Operator::Remainder => b.remsi(l, r)?,
                })
            }
        }
    }

    fn call(&self, b: &mut OpBuilder<'_>, name: &str, arguments: &[Expr]) -> ods::Result<Value> {
        let unknown = || b.error(format!("unknown function '{name}'; define it with `fn {name}(...) {{ ... }}`"));
        let function = *self.functions.get(name).ok_or_else(unknown)?;
        let (expected, found) = (function.argument_types(b.ir()).len(), arguments.len());
        if found != expected {
            return Err(b.error(format!("'{name}' takes {expected} arguments, found {found}")).into());
        }
        let arguments = arguments.iter().map(|argument| self.expr(b, argument)).collect::<ods::Result<Values>>()?;
        Ok(b.value(CallOp::of(b.ir(), function, arguments))?)
    }

    fn variable(&self, b: &mut OpBuilder<'_>, name: &str) -> ods::Result<Value> {
        let unknown = || b.error(format!("unknown variable '{name}'; define it with `let {name} = ...`"));
        Ok(*self.variables.get(name).ok_or_else(unknown)?)
    }

    /// Defines a variable.
    fn add(&mut self, b: &mut OpBuilder<'_>, name: &'p Name, value: Value) -> ods::Result {
        let b = b.with_location(name.location);
        match self.variables.insert(&name.text, value) {
            None => Ok(()),
            Some(_) => Err(b.error(format!("variable '{0}' is already defined; write `{0} = ...`", name.text)).into()),
        }
    }
}

/// Returns the variables that statements assign to.
fn assigned(statements: &[Statement]) -> BTreeSet<&str> {
    let names = statements.iter().flat_map(|statement| match statement {
        Statement::Let(..) => BTreeSet::new(),
        Statement::Set(name, _) => BTreeSet::from([&*name.text]),
        Statement::For { body, .. } => assigned(body),
    });
    names.collect()
}
