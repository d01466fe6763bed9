//! Any bytes: the parser that continues after errors ends, reports first what the other one reports, and returns whole
//! IR; an observer changes nothing.

#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use ods::Context;
use ods::text::{PrintOptions, RecoverOptions, Recovered, parse, parse_recovering, print};
use ods::verify::verify;
use ods_fuzz::{observer::Spans, standard_context};

fuzz_target!(|data: &[u8]| {
    let context = standard_context();
    let found = parse_recovering(&context, "fuzz.mlir", data, RecoverOptions::default());
    match parse(&context, "fuzz.mlir", data) {
        Ok(_) => assert!(found.diagnostics.is_empty() && found.incomplete.is_empty(), "there is no error"),
        Err(errors) => assert_eq!(first(&context, &errors), first(&context, &found.diagnostics)),
    }
    let _ = verify(&found.parsed.ir, found.parsed.root);
    let ops = found.parsed.ir.walk_pre(found.parsed.root);
    assert_eq!(ops.count(), found.parsed.ir.num_operations(), "nothing is left over");
    let mut spans = Spans::of(data);
    let options = RecoverOptions { observer: Some(&mut spans), ..RecoverOptions::default() };
    let observed = parse_recovering(&context, "fuzz.mlir", data, options);
    assert_eq!(generic(&found), generic(&observed));
});

fn first(context: &Arc<Context>, errors: &[ods::Diagnostic]) -> Option<String> {
    errors.first().map(|error| error.render(context))
}

fn generic(found: &Recovered) -> String {
    let parsed = &found.parsed;
    print(&parsed.ir, parsed.root, &parsed.resources, &PrintOptions { generic: true, ..PrintOptions::default() })
}
