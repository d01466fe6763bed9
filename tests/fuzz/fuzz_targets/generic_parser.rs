//! Any bytes: the parser answers, and what it accepts is printed, and read again if it verifies.

#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use ods::Context;
use ods::text::{Resources, attribute_to_string, parse, parse_attribute, parse_type, print, type_to_string};
use ods::verify::verify;
use ods_fuzz::{full_context, has_no_text, is_one_way, is_read_as_another, lossless, lossy, may_change, plain_context};

fuzz_target!(|data: &[u8]| {
    file(data);
    if let Ok(text) = std::str::from_utf8(data) {
        pieces(&plain_context(), text);
        pieces(&full_context(), text);
    }
});

fn file(data: &[u8]) {
    let context = plain_context();
    let parsed = match parse(&context, "fuzz.mlir", data) {
        Ok(parsed) => parsed,
        Err(errors) => return assert!(!errors.is_empty(), "an error is told"),
    };
    let verified = verify(&parsed.ir, parsed.root).is_ok();
    for options in lossless() {
        let text = print(&parsed.ir, parsed.root, &parsed.resources, &options);
        if !verified || has_no_text(&text) {
            continue;
        }
        let again = match parse(&context, "again.mlir", text.as_bytes()) {
            Ok(again) => again,
            Err(errors) if is_one_way(&text, &errors) => continue,
            Err(errors) => panic!("{options:?}\n{text}\ndoes not parse: {errors:#?}"),
        };
        let second = print(&again.ir, again.root, &again.resources, &options);
        assert!(text == second || may_change(data) || is_read_as_another(&text), "{options:?}\n{text}\n{second}");
    }
    for options in lossy() {
        print(&parsed.ir, parsed.root, &Resources::default(), &options);
    }
}

/// Parses the text as one type and as one attribute.
fn pieces(context: &Arc<Context>, text: &str) {
    if let Ok(ty) = parse_type(context, text) {
        let printed = type_to_string(context, ty);
        match parse_type(context, &printed) {
            Ok(again) => assert!(again == ty || may_change(text.as_bytes()), "{printed}"),
            Err(error) => assert!(has_no_text(&printed) || is_one_way(&printed, &[error]), "{printed}"),
        }
    }
    if let Ok(attribute) = parse_attribute(context, text) {
        let printed = attribute_to_string(context, attribute);
        if has_no_text(&printed) || printed.contains("distinct[") {
            return;
        }
        match parse_attribute(context, &printed) {
            Ok(again) => {
                let second = attribute_to_string(context, again);
                assert!(second == printed || may_change(text.as_bytes()), "{printed}\n{second}");
            }
            Err(error) => assert!(is_one_way(&printed, &[error]), "{printed}"),
        }
    }
}
