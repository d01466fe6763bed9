//! Custom forms of operations, and declarative formats: `run` writes an operation by its `plan`.

pub(in crate::text::printer) mod builtin_forms;
pub(in crate::text::printer) mod custom_form;
pub(in crate::text::printer) mod definitions;
pub(in crate::text::printer) mod plan;
pub(in crate::text::printer) mod run;
pub(in crate::text::printer) mod typed_strings;
