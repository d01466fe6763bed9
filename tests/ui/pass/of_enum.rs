use ods::pass::{OperationPass, Pass, PassContext, PassResult};

#[derive(Pass, Clone, Default)]
enum Count {
    #[default]
    All,
}

impl OperationPass for Count {
    fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

fn main() {}
