use ods_packed::{FromValue, TypeText};

#[derive(TypeText, FromValue)]
struct Pair<'a, 'b> {
    first: &'a str,
    second: &'b str,
}

fn main() {}
