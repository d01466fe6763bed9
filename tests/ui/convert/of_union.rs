use ods_packed::{FromValue, TypeText};

#[derive(TypeText, FromValue)]
union Number {
    int: i64,
    float: f64,
}

fn main() {}
