//! The text of each construct, one per file; `escape` quotes strings, `decimal` and `numbers` print numbers.

pub(in crate::text) mod attr_dict;
pub(in crate::text::printer) mod attributes;
pub(in crate::text::printer) mod decimal;
pub(in crate::text::printer) mod dense;
pub(in crate::text::printer) mod escape;
pub(in crate::text::printer) mod location;
pub(in crate::text::printer) mod numbers;
pub(in crate::text::printer) mod operation;
pub(in crate::text::printer) mod resources;
pub(in crate::text::printer) mod types;
