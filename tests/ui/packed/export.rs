//! `export!`: the symbols of a library.


/// Names that are taken, that are not symbols, or that are not strings.
mod export_twice {
    use ods_packed::{export, packed};

    #[packed]
    fn add(a: i64, b: i64) -> i64 {
        a + b
    }

    #[packed]
    fn sum(a: i64, b: i64) -> i64 {
        a + b
    }

    export! { add, sum as "add", sum as "a b", sum as total, 3 }
}

fn main() {}
