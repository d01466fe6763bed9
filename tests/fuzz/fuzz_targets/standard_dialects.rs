//! Any bytes, with the standard dialects: their custom forms, verifiers and names.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ods_fuzz::{round_trip::round_trip, standard_context};

fuzz_target!(|data: &[u8]| round_trip(&standard_context(), data));
