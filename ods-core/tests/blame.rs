//! Panics about stale handles name the line that used the handle, not the arena that noticed.

use std::panic::{AssertUnwindSafe, Location as Place, catch_unwind};
use std::sync::{Arc, Mutex};

use ods_core::builtin::UnrealizedConversionCastOp;
use ods_core::schema::Op;
use ods_core::{Context, Ir, Location, Type};

/// Returns the file in which `run` panics, if it does.
fn place_of_panic(run: impl FnOnce()) -> Option<String> {
    static HOOK: Mutex<()> = Mutex::new(());
    let _one_at_a_time = HOOK.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let place = Arc::new(Mutex::new(None));
    let seen = Arc::clone(&place);
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        *seen.lock().expect("no thread panics with it") = info.location().map(|place| place.file().to_owned());
    }));
    let _ = catch_unwind(AssertUnwindSafe(run));
    std::panic::set_hook(before);
    place.lock().expect("no thread panics with it").clone()
}

#[test]
fn stale_handles_are_blamed_on_the_caller() {
    let mut ir = Ir::new(Context::new().into());
    let op = ir.builder().insert(UnrealizedConversionCastOp::new([], [Type::I32])).expect("it is registered");
    let op = op.operation();
    let good = ir.builder().value(UnrealizedConversionCastOp::new([], [Type::I32])).expect("it is registered");
    let value = ir.result(op, 0).expect("one result");
    ir.erase(op).expect("nothing uses it");
    let this = Place::caller().file();
    let mut blamed_elsewhere = Vec::new();
    macro_rules! blamed_here {
        ($($use:expr;)*) => {$(
            let blamed = place_of_panic(|| {
                let _ = $use;
            });
            if blamed.as_deref() != Some(this) {
                blamed_elsewhere.push((stringify!($use), blamed));
            }
        )*};
    }
    blamed_here! {
        ir.location(op);
        ir.operands(op).count();
        ir.results(op).count();
        ir.result_types(op).count();
        ir.regions(op).count();
        ir.schema(op);
        ir.name_str(op);
        ir.parent_op(op);
        ir.attribute(op, "a");
        ir.value_type(value);
        ir.has_uses(value);
        ir.defining_op(value);
        ir.set_location(op, Location::UNKNOWN);
        ir.set_operands(op, []);
        ir.replace_all_uses(value, good);
        ir.detach(op);
        ir.erase(op);
        ir.clone_op(op);
    }
    assert_eq!(blamed_elsewhere, []);
}
