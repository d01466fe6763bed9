use ods_packed::packed;

#[packed(nmae = "my.add")]
fn add(a: i64, b: i64) -> i64 {
    a + b
}

#[packed(doc = "Subtracts.", name = sub)]
fn sub(a: i64, b: i64) -> i64 {
    a - b
}

fn main() {}
