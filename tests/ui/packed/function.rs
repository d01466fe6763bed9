//! `#[packed]`: functions, their arguments and results.

use ods_packed::packed;

/// An argument that cannot be converted.
mod argument_type {
    use super::*;

    struct Celsius(f64);

    #[packed]
    fn warm(degrees: Celsius) -> bool {
        degrees.0 > 20.0
    }
}

/// Names with other characters than those of a name.
mod empty_name {
    use super::*;

    #[packed(name = "")]
    fn add(a: i64, b: i64) -> i64 {
        a + b
    }

    #[packed(name = "my add")]
    fn sub(a: i64, b: i64) -> i64 {
        a - b
    }
}

/// An error that cannot be converted.
mod error_type {
    use super::*;

    struct Failed;

    #[packed]
    fn check(x: i64) -> Result<(), Failed> {
        if x > 0 { Ok(()) } else { Err(Failed) }
    }
}

/// Parameters of types and of values.
mod generic {
    use super::*;

    #[packed]
    fn first<'a, T, const N: usize>(values: Vec<T>, text: &'a str) -> &'a str {
        drop(values);
        text
    }
}

/// `impl Trait` as an argument and as a result.
mod impl_trait {
    use super::*;

    #[packed]
    fn texts(texts: impl Iterator<Item = String>) -> impl Into<String> {
        texts.collect::<String>()
    }
}

/// A lent argument lives for the call.
mod lent_value_escapes {
    use ods_packed::{Value, packed};
    use std::sync::Mutex;

    static KEPT: Mutex<Vec<&'static Value>> = Mutex::new(Vec::new());

    #[packed]
    fn keep(value: &Value) {
        KEPT.lock().unwrap().push(value);
    }
}

/// An argument that the function would change.
mod mutable_argument {
    use super::*;

    #[packed]
    fn push(list: &mut Vec<i64>, x: i64) {
        list.push(x);
    }
}

/// A struct.
mod of_struct {
    use super::*;

    #[packed]
    struct Add {
        a: i64,
    }
}

/// An asynchronous and an unsafe function.
mod qualifiers {
    use super::*;

    #[packed]
    async fn wait(x: i64) -> i64 {
        x
    }

    #[packed]
    unsafe fn read(x: i64) -> i64 {
        x
    }
}

/// A method that is written outside of its `impl`.
mod receiver {
    use super::*;

    #[packed]
    fn add(self: &Counter, x: i64) -> i64 {
        x
    }

    struct Counter;
}

/// A result that cannot be converted.
mod result_type {
    use super::*;

    struct Celsius(f64);

    #[packed]
    fn boiling() -> Celsius {
        Celsius(100.0)
    }
}

/// A misspelt key, and one that does not exist.
mod unknown_key {
    use super::*;

    #[packed(nmae = "my.add")]
    fn add(a: i64, b: i64) -> i64 {
        a + b
    }

    #[packed(doc = "Subtracts.", name = sub)]
    fn sub(a: i64, b: i64) -> i64 {
        a - b
    }
}

fn main() {}
