use ods::pass::{OperationPass, Pass, PassContext, PassResult};

#[derive(Pass, Clone, Default)]
#[pass(summary = "Counts", anchor = "func.func")]
#[pass(argument = 3)]
struct Count {
    #[statistic(description = "number of operations")]
    ops: u64,
    #[option = "limit"]
    limit: u64,
}

impl OperationPass for Count {
    fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

fn main() {}
