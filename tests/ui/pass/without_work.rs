use ods::pass::{Pass, PassContext, PassResult};

#[derive(Pass, Clone, Default)]
struct Count;

fn main() {}
