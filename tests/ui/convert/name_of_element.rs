use ods_packed::{FromValue, TypeText};

#[derive(TypeText, FromValue)]
struct Pair(#[value(name = "first")] i64, i64);

fn main() {}
