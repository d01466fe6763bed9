use ods_packed::{IntoValue, TypeText};

#[derive(TypeText, IntoValue)]
enum Never {}

fn main() {}
