//! Scores of loans, for `tvm_ffi.load_module`.

pub mod dialect;

use std::sync::{Arc, LazyLock};

use ods::Context;
use ods::exec::Engine;
use ods_bridge::Callable;
use ods_packed::{Error, FromValue, IntoValue, PackedFunc, Tensor, TypeText, Typed, export, packed};

export! { score, rate, score_all, function }

/// The functions of the model, which is part of the library.
static ENGINE: LazyLock<Result<Engine<'static>, String>> =
    LazyLock::new(|| engine().map_err(|error| format!("the model is wrong: {error}")));

fn engine() -> ods::Result<Engine<'static>> {
    let context = Context::new();
    context.register::<dialect::Score>()?;
    ods_dialects::register_all(&context)?;
    let parsed = ods::text::parse(&Arc::new(context), "model.mlir", include_bytes!("model.mlir"))?;
    Ok(Engine::shared(Arc::new(parsed.ir), parsed.root)?)
}

/// Returns a function of the model.
#[packed]
pub fn function(name: &str) -> Result<PackedFunc, Error> {
    let engine = ENGINE.as_ref().map_err(|message| Error::runtime(message.as_str()))?;
    let function = engine.function(name).map_err(|error| Error::value_error(error.to_string()))?;
    Ok(Callable::new(function)?.into_packed())
}

/// Returns the score of an applicant, between 0 and 1.
#[packed]
pub fn score(income: f64, debt: f64) -> Result<f64, Error> {
    Typed::<fn(f64, f64) -> f64>::from(function("score")?).call(income, debt)
}

/// Writes the score of each row of a table.
#[packed]
pub fn score_all(table: Tensor, scores: Tensor) -> Result<(), Error> {
    Typed::<fn(Tensor, Tensor) -> ()>::from(function("score_all")?).call(table, scores)
}

/// A person who wants a loan: a dict.
#[derive(TypeText, FromValue)]
pub struct Applicant {
    income: f64,
    debt: Option<f64>,
}

/// A decision: a string.
#[derive(TypeText, IntoValue)]
pub enum Rating {
    /// The loan is granted.
    #[value(name = "yes")]
    Yes,
    /// A person has to look at it.
    #[value(name = "ask")]
    Ask,
    /// The loan is refused.
    #[value(name = "no")]
    No,
}

/// Returns the decision for an applicant.
#[packed]
pub fn rate(applicant: Applicant) -> Result<Rating, Error> {
    let score = score(applicant.income, applicant.debt.unwrap_or_default())?;
    Ok(match score {
        0.75.. => Rating::Yes,
        0.5.. => Rating::Ask,
        _ => Rating::No,
    })
}
