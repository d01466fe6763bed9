//! Deep, wide and long input: an error that names the limit, or work linear in the size of the text. `docs/limits.md`
//! lists the limits.
//!
//! Everything runs on threads with a stack of 2 MiB, in a build without optimization: parsing, verifying, printing,
//! reading what was printed, cloning and erasing.

#[path = "limits/deep.rs"]
mod deep;
#[path = "limits/page.rs"]
mod page;
#[path = "limits/wide.rs"]
mod wide;

use std::sync::{Arc, mpsc};
use std::time::Duration;

use ods::diagnostic::Place;
use ods::prelude::*;
use ods::text::{PrintOptions, parse};

/// The stack that Rust gives threads.
const STACK: usize = 2 << 20;
/// Much more than what is linear takes, and much less than what is not.
const LONGEST: Duration = Duration::from_secs(30);

fn context() -> Arc<Context> {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("good dialects");
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

/// Runs `work` on a small stack.
fn on_small_stack<T: Send + 'static>(what: &str, work: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, receiver) = mpsc::channel();
    let run = move || sender.send(work());
    std::thread::Builder::new().stack_size(STACK).spawn(run).expect("a thread");
    receiver.recv_timeout(LONGEST).unwrap_or_else(|error| panic!("{what}: a panic, or too long: {error}"))
}

/// Returns the first error, as `line:column: message`.
fn error_of(what: &str, text: String) -> String {
    on_small_stack(what, move || {
        let context = context();
        let parsed = parse(&context, "in", text.as_bytes()).and_then(|parsed| {
            ods::verify::verify(&parsed.ir, parsed.root)?;
            Ok(parsed)
        });
        let Err(errors) = parsed else { return "none".to_owned() };
        let Place { line, column, .. } = errors[0].place(&context).expect("each error has a place");
        format!("{line}:{column}: {}", errors[0].message)
    })
}

/// Does all that can be done with a text that is good.
fn all_ways(what: &str, text: String) {
    on_small_stack(what, move || {
        let context = context();
        let read = |text: &str| match parse(&context, "in", text.as_bytes()) {
            Ok(parsed) => parsed,
            Err(errors) => panic!("{}", errors[0].message),
        };
        let mut parsed = read(&text);
        let (ir, root) = (&mut parsed.ir, parsed.root);
        ods::verify::verify(ir, root).unwrap_or_else(|errors| panic!("{}", errors[0].message));
        for generic in [false, true] {
            let options = PrintOptions { generic, ..PrintOptions::default() };
            let printed = ods::text::print(ir, root, &parsed.resources, &options);
            let again = read(&printed);
            assert!(ods::text::print(&again.ir, again.root, &again.resources, &options) == printed);
        }
        let copy = ir.clone_op(root);
        ir.erase(copy).expect("nothing uses it");
        ir.erase(root).expect("nothing uses it");
    });
}
