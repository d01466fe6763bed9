use ods_packed::{IntoValue, TypeText};

struct Celsius(f64);

#[derive(TypeText, IntoValue)]
struct Weather {
    degrees: Celsius,
}

fn main() {}
