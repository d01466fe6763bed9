//! Any bytes, with the dialects that reach all of the definition language.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ods_fuzz::{full_context, round_trip::round_trip};

fuzz_target!(|data: &[u8]| round_trip(&full_context(), data));
