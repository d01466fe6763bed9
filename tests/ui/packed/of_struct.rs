use ods_packed::packed;

#[packed]
struct Add {
    a: i64,
}

fn main() {}
