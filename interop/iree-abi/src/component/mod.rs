//! Components, the parts of all signatures: tagged integers and tagged spans of bytes.

mod builder;
mod parser;

pub use builder::{InvalidTag, SignatureBuilder};
pub use parser::{Component, Seek, SignatureParser};

/// The tags of the two spans that signatures of both kinds have: raw ones and SIP.
pub(crate) mod tags {
    pub const INPUTS: u8 = b'I';
    pub const RESULTS: u8 = b'R';
}

/// Returns whether the tag marks an integer: `_` or `a` to `z`.
pub const fn is_integer_tag(tag: u8) -> bool {
    tag == b'_' || tag.is_ascii_lowercase()
}

/// Returns whether the tag marks a span: `A` to `Z`.
pub const fn is_span_tag(tag: u8) -> bool {
    tag.is_ascii_uppercase()
}
