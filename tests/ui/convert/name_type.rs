use ods_packed::{IntoValue, TypeText};

#[derive(TypeText, IntoValue)]
enum Order {
    #[value(name = 1)]
    Up,
}

fn main() {}
