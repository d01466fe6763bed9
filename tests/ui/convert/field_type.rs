use ods_packed::{FromValue, TypeText};

struct Celsius(f64);

#[derive(TypeText, FromValue)]
struct Weather {
    degrees: Celsius,
}

fn main() {}
