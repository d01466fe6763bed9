use ods_packed::packed;

#[packed(name = "")]
fn add(a: i64, b: i64) -> i64 {
    a + b
}

#[packed(name = "my add")]
fn sub(a: i64, b: i64) -> i64 {
    a - b
}

fn main() {}
