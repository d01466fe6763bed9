use ods_packed::{FromValue, TypeText};

#[derive(TypeText, FromValue)]
#[value(rename_all = "camelCase")]
struct Point {
    #[value(default)]
    x: f64,
}

fn main() {}
