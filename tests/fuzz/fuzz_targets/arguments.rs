//! Any bytes, as an argument of a function: a type in the first line, then a text, or the contents of a file of numpy.
//!
//! Reading ends with a value or an error. Values are shown, and numbers are read again.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use ods::text::parse_type;
use ods_exec::{RuntimeValue, display_whole, parse_argument};
use ods_fuzz::standard_context;

/// The file that arrays are read from.
static FILE: LazyLock<std::path::PathBuf> =
    LazyLock::new(|| std::env::temp_dir().join(format!("ods-fuzz-{}.npy", std::process::id())));

fuzz_target!(|data: &[u8]| {
    let Some(end) = data.iter().position(|byte| *byte == b'\n') else { return };
    let context = standard_context();
    let Ok(ty) = std::str::from_utf8(&data[..end]) else { return };
    let Ok(ty) = parse_type(&context, ty) else { return };
    let argument = match data[end + 1..].starts_with(b"\x93NUMPY") {
        true => {
            std::fs::write(&*FILE, &data[end + 1..]).expect("room for a file");
            format!("@{}", FILE.display())
        }
        false => match std::str::from_utf8(&data[end + 1..]) {
            Ok(text) if !text.trim_start().starts_with('@') => text.to_owned(),
            _ => return,
        },
    };
    match parse_argument(&context, ty, &argument) {
        Ok(value) => {
            let text = display_whole(&context, ty, &value);
            if let RuntimeValue::Word(_) | RuntimeValue::Words(_) = value {
                assert_eq!(parse_argument(&context, ty, &text), Ok(value), "{text}");
            }
        }
        Err(message) => assert!(!message.is_empty()),
    }
});
