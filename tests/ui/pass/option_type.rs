use ods::pass::{OperationPass, Pass, PassContext, PassResult};

#[derive(Pass, Clone, Default)]
struct Count {
    #[option]
    limit: std::time::Duration,
}

impl OperationPass for Count {
    fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

fn main() {}
