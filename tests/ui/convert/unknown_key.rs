use ods_packed::{FromValue, TypeText};

#[derive(TypeText, FromValue)]
struct Point {
    #[value(nmae = "x")]
    x: f64,
}

fn main() {}
