use ods_packed::{FromValue, TypeText};

#[derive(TypeText, FromValue)]
struct Point {
    #[value(name = "a")]
    #[value(name = "b")]
    x: f64,
}

fn main() {}
