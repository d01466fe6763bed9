use ods::pass::{OperationPass, Pass, PassContext, PassResult};

#[derive(Pass, Clone, Default)]
struct Count {
    #[statistic]
    ops: u32,
}

impl OperationPass for Count {
    fn run_on_operation(&mut self, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

fn main() {}
