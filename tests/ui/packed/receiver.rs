// A method that is written outside of its `impl`.

use ods_packed::packed;

#[packed]
fn add(self: &Counter, x: i64) -> i64 {
    x
}

struct Counter;

fn main() {}
