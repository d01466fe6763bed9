use ods_packed::{FromValue, TypeText};

#[derive(TypeText, FromValue)]
struct Nothing;

fn main() {}
