//! Custom forms of operations, declarative formats of operations, and formats of dialects' types and attributes.

mod custom_form;
mod definitions;
mod run;
mod state;
mod values;

pub(super) use custom_form::OpenForm;
pub(in crate::text) use run::OpParseRun;
pub use state::FormatState;
pub(in crate::text) use state::GivenProperty;
