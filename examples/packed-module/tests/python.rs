//! Python calls the functions by `tvm_ffi`. Skipped where the package is missing.

use std::path::Path;

#[path = "../../support/library.rs"]
mod library;

#[test]
fn python_calls_the_functions() {
    library::run_script(Path::new(env!("CARGO_MANIFEST_DIR")), "packed_module");
}
