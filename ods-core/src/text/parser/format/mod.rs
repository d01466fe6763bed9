//! Custom forms of operations, declarative formats of operations, and formats of dialects' types and attributes.

mod attributes;
mod custom_form;
mod definitions;
mod run;
mod state;
mod values;

pub(super) use custom_form::OpenForm;
pub use state::FormatState;
