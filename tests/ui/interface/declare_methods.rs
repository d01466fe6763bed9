//! TableGen's way to list an interface.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", interfaces(DeclareOpInterfaceMethods<CallOpInterface>))]
pub struct AOp {}

fn main() {}
