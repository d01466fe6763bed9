//! `generate-runtime-verification`: checks at run time.

use ods_core::Operation;
use ods_core::ir::Ir;
use ods_core::text::PrintOptions;
use rustc_hash::FxHashMap;

use crate::interfaces::{RuntimeFailureMessage, RuntimeVerifiableOpInterface};
use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The pass `generate-runtime-verification`: creates checks before operations with
/// [`RuntimeVerifiableOpInterface`]. The dialects of the checks, such as `cf` for `cf.assert`, must be registered.
#[derive(Pass, Clone, Debug)]
#[pass(name = "GenerateRuntimeVerificationPass", description = "Generate additional runtime op verification checks", crate = crate::ods)]
pub struct GenerateRuntimeVerification {
    /// The contents of messages: 0 for the location of the operation, 1 for the operation, too.
    #[option]
    pub verbose_level: u32,
}

impl Default for GenerateRuntimeVerification {
    fn default() -> Self {
        Self { verbose_level: 1 }
    }
}

impl OperationPass for GenerateRuntimeVerification {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        if self.verbose_level > 1 {
            let message = "generate-runtime-verification pass: set verboseLevel to 0 or 1";
            return Err(cx.ir.error(cx.op, message).into());
        }
        // The checks may contain operations that could be checked in turn; these are not.
        let ir = &*cx.ir;
        let ops: Vec<Operation> =
            ir.walk_post(cx.op).filter(|op| ir.has_interface::<dyn RuntimeVerifiableOpInterface>(*op)).collect();
        let texts = if self.verbose_level == 1 { texts(ir, cx.op, &ops) } else { FxHashMap::default() };
        for op in ops {
            let Some(verifiable) = cx.ir.interface::<dyn RuntimeVerifiableOpInterface>(op) else { continue };
            let message = RuntimeFailureMessage::new(cx.ir, op, texts.get(&op).map(String::as_str));
            let result = verifiable.generate_runtime_verification(&mut cx.ir.builder_before(op), &message);
            result.map_err(|error| cx.ir.error(op, error.to_string()))?;
        }
        Ok(())
    }
}

/// Returns the text of each operation, without its regions. Values have the names that they had before any check is
/// created.
fn texts(ir: &Ir, root: Operation, ops: &[Operation]) -> FxHashMap<Operation, String> {
    let options = RuntimeFailureMessage::print_options(ir.context());
    let whole = ir.display(root).with_options(PrintOptions { skip_regions: false, ..options }).to_located_text();
    let starts: FxHashMap<Operation, usize> = whole.starts.into_iter().collect();
    let text = |op: &Operation| match starts.get(op) {
        Some(start) if ir.num_regions(*op) == 0 => whole.text[*start..].lines().next().unwrap_or_default().to_owned(),
        Some(_) | None => ir.display(*op).with_options(options).to_string(),
    };
    ops.iter().map(|op| (*op, text(op))).collect()
}
