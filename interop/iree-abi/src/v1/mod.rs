//! The V1 ABI, `iree.abi`: a record for each argument and result, as JSON.
//!
//! [`V1Signature::read`] is the checked reading. [`V1Signature::read_as_client`] keeps records that today's client
//! reads only when it needs them; [`client`] has the rules of that client.

pub mod client;
mod error;
mod json;
mod paths;
mod read;
mod record;
mod sip;
mod write;

pub use error::{JsonPath, V1Error, V1Problem};
pub use paths::{AssemblyError, FromPaths, path_from_json};
pub use record::{Record, V1Signature};
pub use sip::NotSip;

/// The names of compound records.
pub(crate) mod names {
    pub const NAMED: &str = "named";
    pub const ND_ARRAY: &str = "ndarray";
    pub const LIST: &str = "slist";
    pub const TUPLE: &str = "stuple";
    pub const DICT: &str = "sdict";
    pub const HOMOGENEOUS_LIST: &str = "py_homogeneous_list";
    pub const UNKNOWN: &str = "unknown";
    pub const ARGUMENTS: &str = "a";
    pub const RESULTS: &str = "r";
    pub const VERSION: &str = "v";
}
