use ods_packed::{FromValue, TypeText};

#[derive(TypeText, FromValue)]
struct Point {
    x: f64,
    #[value(name = "x")]
    y: f64,
}

fn main() {}
