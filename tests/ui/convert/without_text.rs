use ods_packed::FromValue;

#[derive(FromValue)]
struct Point {
    x: f64,
}

fn main() {}
