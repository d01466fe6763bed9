use ods_packed::{FromValue, IntoValue, TypeText};

#[derive(TypeText, FromValue, IntoValue)]
enum Shape {
    Dot,
    Circle(f64),
}

fn main() {}
