//! The way there and back: both extents of verifying agree, verified IR is the same after printing and reading, and so
//! are copies.

use std::sync::Arc;

use ods::Context;
use ods::ir::equality::Ignore;
use ods::text::{Parsed, PrintOptions, parse, print};
use ods::verify::{ErrorReporting, verify, verify_to};

use crate::custom_form::is_lossy;
use crate::{has_no_text, is_one_way, is_read_as_another, lossless, lossy, may_change};

/// Checks the properties of a file that this context parses.
pub fn round_trip(context: &Arc<Context>, data: &[u8]) {
    let Ok(mut parsed) = parse(context, "fuzz.mlir", data) else { return };
    let verified = verified(&parsed);
    for options in lossy() {
        to_text(&parsed, &options);
    }
    let custom = PrintOptions { debug_info: true, ..PrintOptions::default() };
    for options in lossless().into_iter().chain([custom]) {
        let text = to_text(&parsed, &options);
        if !verified || has_no_text(&text) {
            continue;
        }
        if !options.generic && is_lossy(&parsed.ir, parsed.root) {
            // Whatever is read of it, reading ends.
            let _ = parse(context, "fuzz.mlir", text.as_bytes());
        } else {
            there_and_back(&parsed, &text, &options, may_change(data) || is_read_as_another(&text));
        }
    }
    copy(&mut parsed);
}

fn to_text(parsed: &Parsed, options: &PrintOptions) -> String {
    print(&parsed.ir, parsed.root, &parsed.resources, options)
}

/// Returns whether the IR is valid, on which all modes of the verifier agree.
fn verified(parsed: &Parsed) -> bool {
    let all = verify(&parsed.ir, parsed.root).err().unwrap_or_default();
    let as_mlir = verify_to(&parsed.ir, parsed.root, ErrorReporting::AsMlir).err().unwrap_or_default();
    assert_eq!(all.first(), as_mlir.first(), "the first failure is the same");
    all.is_empty()
}

fn there_and_back(parsed: &Parsed, text: &str, options: &PrintOptions, may_change: bool) {
    let context = parsed.ir.shared_context();
    let again = match parse(&context, "fuzz.mlir", text.as_bytes()) {
        Ok(again) => again,
        Err(errors) if is_one_way(text, &errors) => return,
        Err(errors) => panic!("{options:?}\n{text}\ndoes not parse: {errors:#?}"),
    };
    assert!(verify(&again.ir, again.root).is_ok(), "{options:?}\n{text}\nis not good any more");
    if may_change {
        return;
    }
    assert_eq!(text, to_text(&again, options), "{options:?}");
    // Each reading of a distinct attribute makes one that is unequal to all others; and the indices of sparse elements
    // are written short where all are the same, however many there are.
    if !text.contains("distinct[") && !text.contains("sparse<") {
        let equal = parsed.ir.structurally_equal_to(parsed.root, &again.ir, again.root, Ignore::LOCATIONS);
        assert!(equal, "{options:?}\n{text}\nis another structure");
    }
}

fn copy(parsed: &mut Parsed) {
    let copy = parsed.ir.clone_op(parsed.root);
    assert!(parsed.ir.structurally_equal(parsed.root, copy, Ignore::default()), "a copy is equal");
    let hash = |op| parsed.ir.structural_hash(op, Ignore::default());
    assert_eq!(hash(parsed.root), hash(copy), "a copy has the same hash");
    // Only a module that is wrong has results, and perhaps uses them itself.
    if parsed.ir.num_results(parsed.root) > 0 {
        return;
    }
    parsed.ir.erase(copy).expect("results of a copy have no uses");
    parsed.ir.erase(parsed.root).expect("a module has no results");
    assert_eq!(parsed.ir.num_operations(), 0, "nothing is left");
}
