//! Functions of a module as packed functions.
//!
//! [`Callable`] is a function of an [`Engine`](ods_exec::Engine) with its calling convention: arguments are nested as
//! its reflection says (`iree.abi`, or `sip` with `f`), and positional without one. [`Callable::into_packed`] makes it
//! a [`PackedFunc`], which Rust, C and Python call.
//!
//! Arrays that are memory (`memref`) are in place: the function works on the elements of the caller's tensor, and a
//! result is a tensor that refers to memory of the engine. Arrays that are values (`tensor`) are copied, since the
//! engine cannot keep the caller from changing its own. A tensor that a caller lends for the call alone (a `DLTensor*`)
//! cannot be kept by the engine: its elements are copied, and copied back.
//!
//! ```
//! use std::sync::Arc;
//! use ods_bridge::Callable;
//! use ods_exec::Engine;
//! use ods_packed::Value;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let context = ods_core::Context::new();
//! ods_dialects::register_all(&context)?;
//! let text = b"
//! func.func @add(%a: i32, %b: i32) -> i32 {
//!   %r = arith.addi %a, %b : i32
//!   return %r : i32
//! }";
//! let parsed = ods_core::text::parse(&context.into(), "add.mlir", text)?;
//! let engine = Engine::shared(Arc::new(parsed.ir), parsed.root)?;
//! let add = Callable::new(engine.function("add")?)?.into_packed();
//! assert_eq!(add.call(&[1.into(), 2.into()])?, Value::from(3));
//! # Ok(())
//! # }
//! ```

mod argument;
mod convert;
mod error;
mod host;
mod memory;
mod number;

use std::borrow::Cow;

use ods_exec::{Function, RuntimeValue};
use ods_iree_abi::flatten::{Rules, V0Call, V1Call};
use ods_iree_abi_ir::Calling;
use ods_packed::{Error, PackedFunc, Value};

use argument::Argument;

pub use host::host;
pub use number::{Complex, Wide};

/// An engine's way to run a function.
type Run = Box<dyn Fn(&[RuntimeValue]) -> Result<Vec<RuntimeValue>, ods_exec::Error> + Send + Sync>;

/// A function with its calling convention.
pub struct Callable {
    function: Function<'static>,
    calling: Calling,
    run: Option<Run>,
}

impl Callable {
    /// Returns the function with the convention that its attributes state.
    ///
    /// # Errors
    /// Returns an error if the attributes are wrong.
    pub fn new(function: Function<'static>) -> Result<Self, Error> {
        let calling = Calling::of(function.ir(), function.op()).map_err(Error::value_error)?;
        Ok(Self { function, calling, run: None })
    }

    /// Runs the function by another engine, such as native code of it.
    #[must_use]
    pub fn run_by(
        mut self,
        run: impl Fn(&[RuntimeValue]) -> Result<Vec<RuntimeValue>, ods_exec::Error> + Send + Sync + 'static,
    ) -> Self {
        self.run = Some(Box::new(run));
        self
    }

    /// Returns the function.
    pub fn function(&self) -> &Function<'static> {
        &self.function
    }

    /// Calls the function with positional and named arguments, nested as the convention says.
    ///
    /// # Errors
    /// Returns an error if an argument does not fit, with its path, or if the run fails.
    pub fn call(&self, arguments: &[Value], keywords: &[(String, Value)]) -> Result<Value, Error> {
        let flat = self.flatten(arguments, keywords)?;
        let (data, copies) = self.to_data(&flat)?;
        let results = match &self.run {
            Some(run) => run(&data),
            None => self.function.call_with(&data),
        };
        let results = results.map_err(|error| error::of_run(&self.function, &error))?;
        convert::copy_back(&copies)?;
        self.unflatten(&results)
    }

    /// Returns the function as one of values. Named arguments are a dict as its only argument, if the convention has
    /// names alone.
    pub fn into_packed(self) -> PackedFunc {
        let name = self.function.name().to_owned();
        PackedFunc::named(name, move |arguments: &[Value]| match arguments {
            [Value::Dict(dict)] if self.calling.has_only_names() => {
                let keywords: Result<Vec<_>, Error> =
                    dict.iter().map(|(key, value)| Ok((keyword(key)?, value.clone()))).collect();
                self.call(&[], &keywords?)
            }
            arguments => self.call(arguments, &[]),
        })
    }

    fn flatten<'a>(&self, arguments: &'a [Value], keywords: &[(String, Value)]) -> Result<Cow<'a, [Value]>, Error> {
        let wrapped = || arguments.iter().cloned().map(Argument).collect::<Vec<_>>();
        let named: Vec<(String, Argument)> =
            keywords.iter().map(|(name, value)| (name.clone(), Argument(value.clone()))).collect();
        let function = self.function.name();
        let flat = match &self.calling {
            // Lent tensors have no copies.
            Calling::Positional if keywords.is_empty() => return Ok(Cow::Borrowed(arguments)),
            Calling::Positional => {
                return Err(Error::type_error(format!("'{function}' takes no named arguments; pass them by position")));
            }
            Calling::V1(signature) => {
                V1Call { function, signature, rules: Rules::Document }.flatten(&wrapped(), &named)
            }
            Calling::V0(raw, sip) => V0Call { function, raw, sip: sip.as_ref() }.flatten(&wrapped(), &named),
        };
        flat.map(|flat| flat.into_iter().map(|argument| argument.0).collect())
            .map_err(|error| Error::type_error(error.to_string()))
    }

    /// Returns arguments of the engine, and the lent tensors to which the contents of memory are copied after the call.
    fn to_data<'a>(&self, flat: &'a [Value]) -> Result<(Vec<RuntimeValue>, Vec<convert::CopyBack<'a>>), Error> {
        let types: Vec<_> = self.function.parameter_types().collect();
        if types.len() != flat.len() {
            let (name, expected, found) = (self.function.name(), types.len(), flat.len());
            return Err(Error::type_error(format!("'{name}' takes {expected} arguments, found {found}")));
        }
        let (mut data, mut copies) = (Vec::with_capacity(flat.len()), Vec::new());
        for (position, (ty, value)) in types.into_iter().zip(flat).enumerate() {
            let runtime_value = convert::to_runtime_value(self.function.ir(), ty, value).map_err(|found| {
                let (name, expected) = (self.function.name(), ty.display(self.function.ir().context()));
                Error::type_error(format!("'{name}' expects '{expected}' as argument {position}, found {found}"))
            })?;
            if let (RuntimeValue::MemRef(memref), Value::Tensor(tensor)) = (&runtime_value, value)
                && tensor.to_owner().is_err()
            {
                copies.push((memref.clone(), tensor));
            }
            data.push(runtime_value);
        }
        Ok((data, copies))
    }

    fn unflatten(&self, results: &[RuntimeValue]) -> Result<Value, Error> {
        let ir = self.function.ir();
        let values: Result<Vec<Value>, Error> =
            self.function.result_types().zip(results).map(|(ty, result)| convert::to_value(ir, ty, result)).collect();
        let (values, function) = (values?, self.function.name());
        let wrap = |values: Vec<Value>| values.into_iter().map(Argument).collect();
        let built = match &self.calling {
            Calling::Positional => {
                return Ok(match <[Value; 1]>::try_from(values) {
                    Ok([value]) => value,
                    Err(values) if values.is_empty() => Value::None,
                    Err(values) => Value::Tuple(values.into()),
                });
            }
            Calling::V1(signature) => V1Call { function, signature, rules: Rules::Document }.unflatten(wrap(values)),
            Calling::V0(raw, sip) => V0Call { function, raw, sip: sip.as_ref() }.unflatten(wrap(values)),
        };
        built.map(|value: Argument| value.0).map_err(|error| Error::type_error(error.to_string()))
    }
}

fn keyword(key: &Value) -> Result<String, Error> {
    key.as_str().map(str::to_owned).ok_or_else(|| Error::type_error("names of arguments are strings"))
}
