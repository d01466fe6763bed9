//! Tasks of the repository: `cargo xtask TASK`.

fn main() {}
