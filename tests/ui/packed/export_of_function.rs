// The function has no `#[packed]`.

use ods_packed::export;

fn add(a: i64, b: i64) -> i64 {
    a + b
}

export! { add }

fn main() {}
