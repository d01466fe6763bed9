use ods::pass::{OperationPass, Pass, PassContext, PassResult};

#[derive(Pass, Clone, Default)]
#[pass(argument = "count ops")]
struct Count;

impl OperationPass for Count {
    fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

fn main() {}
