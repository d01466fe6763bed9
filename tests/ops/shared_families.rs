//! `op_family!`: templates that families in other modules import.

use std::sync::Arc;

use ods::prelude::*;

/// Directives.
#[dialect(name = "acc", ops(LoopOp, KernelsOp, SetOp, WaitOp))]
pub struct Acc;

/// Is asked for its number of clauses.
#[op_interface]
pub trait Counted {
    fn count() -> i64;
}

/// Clauses, which operations of other modules share.
mod clauses {
    use ods::prelude::*;

    op_family! {
        /// On the device {T}.
        #[op(crate::shared_families::Acc)]
        pub(super) struct DeviceClause<T> {
            #[operand]
            device: Optional<T>,
        }

        /// Waits for these values.
        #[op(D, interfaces(super::Counted), verify)]
        pub struct AsyncClause<D, const COUNT: i64> {
            #[operand]
            queues: Variadic<I32>,
        }

        impl super::Counted for AsyncClause {
            fn count() -> i64 {
                COUNT
            }
        }

        impl AsyncClause {
            fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
                let queues = i64::try_from(self.queues(ir).len()).unwrap_or(i64::MAX);
                if queues <= COUNT { Ok(()) } else { Err(ir.op_error(self.operation(), "has too many queues")) }
            }
        }

        /// Sets the device.
        pub SetOp = DeviceClause<I32>("set");
    }
}

/// Operations of imported templates.
mod directives {
    use ods::prelude::*;

    op_family! {
        use super::clauses::{AsyncClause, DeviceClause};

        /// A template of this family alone.
        #[op(super::Acc)]
        struct CollapseClause {
            #[attr]
            collapse: Optional<I64Attr>,
        }

        /// A loop.
        pub LoopOp = CollapseClause + DeviceClause<I32> + AsyncClause<super::Acc, 2>(
            "loop",
            traits(AttrSizedOperandSegments),
        ) {
            #[region]
            body: AnyRegion,
        };

        /// Kernels.
        pub KernelsOp = DeviceClause<Index> + AsyncClause<super::Acc, 0>("kernels", traits(AttrSizedOperandSegments));
    }
}

/// Operations of one more module.
mod waiting {
    use ods::prelude::*;

    op_family! {
        use super::clauses::AsyncClause;

        /// Waits.
        pub WaitOp = { #[operand] first: I32 } + AsyncClause<super::Acc, 1>("wait");
    }
}

pub use clauses::SetOp;
pub use directives::{KernelsOp, LoopOp};
pub use waiting::WaitOp;

fn context() -> Arc<Context> {
    let context = Arc::new(Context::new());
    context.register::<Acc>().expect("a good dialect");
    context.allow_unregistered_dialects(true);
    context
}

fn errors(text: &str) -> Vec<String> {
    let text = format!("%i = \"t.some\"() : () -> i32\n{text}");
    let parsed = match ods::text::parse(&context(), "test.mlir", text.as_bytes()) {
        Ok(parsed) => parsed,
        Err(errors) => return errors.into_iter().map(|error| error.message).collect(),
    };
    let errors = ods::verify::verify(&parsed.ir, parsed.root).err().unwrap_or_default();
    errors.into_iter().map(|error| error.message).collect()
}

fn operands(op: &ods::schema::OpSchema) -> Vec<&str> {
    op.operands.iter().map(|operand| operand.name).collect()
}

#[test]
fn rows_have_the_fields_of_imported_templates() {
    assert_eq!(operands(SetOp::<Operation>::SCHEMA), ["device"]);
    assert_eq!(operands(LoopOp::<Operation>::SCHEMA), ["device", "queues"]);
    assert_eq!(operands(WaitOp::<Operation>::SCHEMA), ["first", "queues"]);
    assert_eq!(LoopOp::<Operation>::SCHEMA.attributes[0].name, "collapse");
}

#[test]
fn documentation_of_imported_templates_follows() {
    let expected = "A template of this family alone.\nOn the device I32.\nWaits for these values.";
    let lines: Vec<&str> = LoopOp::<Operation>::SCHEMA.description.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(lines.join("\n"), expected);
}

#[test]
fn impls_of_imported_templates_hold_for_each_row() {
    assert_eq!(
        (LoopOp::<Operation>::count(), KernelsOp::<Operation>::count(), WaitOp::<Operation>::count()),
        (2, 0, 1)
    );
    assert_eq!(errors("\"acc.wait\"(%i, %i) : (i32, i32) -> ()"), [""; 0]);
    let kernels = "\"acc.kernels\"(%i) <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()";
    assert_eq!(errors(kernels), ["'acc.kernels' op has too many queues"]);
}

#[test]
fn arguments_of_imported_templates_are_checked() {
    let text = "\"acc.kernels\"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()";
    assert_eq!(errors(text), ["'acc.kernels' op operand #0 must be index, but got 'i32'"]);
}
