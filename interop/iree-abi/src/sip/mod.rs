//! The Structured Index Path (SIP): signatures that say which place each position of the raw list has in a nest of
//! sequences and dicts.

mod mangler;
mod read;
mod text;
mod tree;
mod write;

pub use mangler::{PathError, SipMangler};
pub(crate) use read::visit_contents;
pub use read::{SipError, SipVisitor, visit_inputs, visit_results};
pub use text::{MAX_TEXT, TextVisitor, TooLong, inputs_to_string, results_to_string};
pub(crate) use tree::Check;
pub use tree::{ReadTreeError, Sip, TreeBuilder, TreeError, TreeProblem};

/// The tags of spans and integers in SIP.
pub(crate) mod tags {
    pub use crate::component::tags::{INPUTS, RESULTS};

    pub const LEAF: u8 = b'_';
    pub const SEQUENCE: u8 = b'S';
    pub const DICT: u8 = b'D';
    pub const INTEGER_KEY: u8 = b'k';
    pub const STRING_KEY: u8 = b'K';
}
