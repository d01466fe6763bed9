use ods::pass::{OperationPass, Pass, PassContext, PassResult};

#[derive(Pass, Clone, Default)]
struct Count;

impl OperationPass for Count {
    fn run_on_operation(&self) -> PassResult {
        Ok(())
    }
}

fn main() {}
