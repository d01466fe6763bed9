//! Any sequence of calls of the IR's interface, and of typed operations: after each, the IR is what a simple model of
//! it says.

#![no_main]

#[path = "../../../ods-core/tests/support/mod.rs"]
mod support;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    support::edits::run(data);
    ods_fuzz::edits::run(data);
});
