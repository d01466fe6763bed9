//! Building operations: by name, and by the classes that are made from schemas.

pub(crate) mod accessor;
pub(crate) mod by_class;
pub(crate) mod by_name;
pub(crate) mod init;
