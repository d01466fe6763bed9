//! Semantics of a dialect's operations, which are found by its key `semantics`.

use std::sync::Arc;

use ods::exec::{Call, Evaluate, Fault};
use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "sem", semantics, ops(ImplementsOp, HasKeyOp, ListsOp, OnlyDefinedOp))]
struct Sem;

/// Operations of this dialect without semantics in other dialects.
#[dialect(name = "plain", ops(PlainOp))]
struct Plain;

macro_rules! semantics {
    ($($op:ident)*) => {$(
        impl Evaluate for $op {
            fn evaluate(&self, _: &mut Call<'_>) -> Result<(), Fault> {
                Ok(())
            }
        }
    )*};
}

semantics!(ImplementsOp ListsOp PlainOp);

/// Implements the interface.
#[op(Sem, "implements")]
struct ImplementsOp {}

/// Implements the interface by its key.
#[op(Sem, "has_key", evaluate)]
struct HasKeyOp {}

impl HasKeyOp {
    fn evaluate(self, _: &mut Call<'_>) -> Result<(), Fault> {
        Ok(())
    }
}

/// Implements and lists the interface.
#[op(Sem, "lists", interfaces(Evaluate))]
struct ListsOp {}

/// Has no semantics.
#[op(Sem, "only_defined")]
struct OnlyDefinedOp {}

/// Implements the interface, but its dialect lacks the key.
#[op(Plain, "op")]
struct PlainOp {}

#[test]
fn operations_that_implement_the_interface_have_it_once() {
    let context = Context::new();
    context.register::<Sem>().expect("a fresh context");
    context.register::<Plain>().expect("a fresh context");
    let count = |name: &str| {
        let entries = context.op_info(context.op_name(name)).interfaces();
        entries.iter().filter(|entry| entry.schema.name == "Evaluate").count()
    };
    let counts = ["sem.implements", "sem.has_key", "sem.lists", "sem.only_defined", "plain.op"].map(count);
    assert_eq!(counts, [1, 1, 1, 0, 0]);
}

#[test]
fn registering_standard_dialects_is_enough() {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("a fresh context");
    let context = Arc::new(context);
    let has = |name: &str| context.op_has_interface::<dyn Evaluate>(context.op_name(name));
    assert!(has("arith.addi") && has("scf.for") && has("linalg.matmul"));
    assert!(!has("builtin.module"));
}
