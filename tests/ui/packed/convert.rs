//! `FromValue`, `IntoValue` and `TypeText`, derived for a struct or an enum.

use ods_packed::{FromValue, TypeText};

/// A case with fields.
mod case_with_fields {
    use ods_packed::{FromValue, IntoValue, TypeText};

    #[derive(TypeText, FromValue, IntoValue)]
    enum Shape {
        Dot,
        Circle(f64),
    }
}

/// A field that cannot be converted.
mod field_type {
    use super::*;

    struct Celsius(f64);

    #[derive(TypeText, FromValue)]
    struct Weather {
        degrees: Celsius,
    }
}

/// Keys of serde.
mod foreign_key {
    use super::*;

    #[derive(TypeText, FromValue)]
    #[value(rename_all = "camelCase")]
    struct Point {
        #[value(default)]
        x: f64,
    }
}

/// A name for an element of a tuple.
mod name_of_element {
    use super::*;

    #[derive(TypeText, FromValue)]
    struct Pair(#[value(name = "first")] i64, i64);
}

/// Two fields with one name.
mod name_twice {
    use super::*;

    #[derive(TypeText, FromValue)]
    struct Point {
        x: f64,
        #[value(name = "x")]
        y: f64,
    }
}

/// A name that is not a string.
mod name_type {
    use ods_packed::{IntoValue, TypeText};

    #[derive(TypeText, IntoValue)]
    enum Order {
        #[value(name = 1)]
        Up,
    }
}

/// A union.
mod of_union {
    use super::*;

    #[derive(TypeText, FromValue)]
    union Number {
        int: i64,
        float: f64,
    }
}

/// A field that cannot be returned.
mod result_type {
    use ods_packed::{IntoValue, TypeText};

    struct Celsius(f64);

    #[derive(TypeText, IntoValue)]
    struct Weather {
        degrees: Celsius,
    }
}

/// Fields with two lifetimes.
mod two_lifetimes {
    use super::*;

    #[derive(TypeText, FromValue)]
    struct Pair<'a, 'b> {
        first: &'a str,
        second: &'b str,
    }
}

/// A misspelt key.
mod unknown_key {
    use super::*;

    #[derive(TypeText, FromValue)]
    struct Point {
        #[value(nmae = "x")]
        x: f64,
    }
}

/// Two attributes on one field.
mod value_twice {
    use super::*;

    #[derive(TypeText, FromValue)]
    struct Point {
        #[value(name = "a")]
        #[value(name = "b")]
        x: f64,
    }
}

/// An enum without cases.
mod without_cases {
    use ods_packed::{IntoValue, TypeText};

    #[derive(TypeText, IntoValue)]
    enum Never {}
}

/// A struct without fields.
mod without_fields {
    use super::*;

    #[derive(TypeText, FromValue)]
    struct Nothing;
}

/// A struct that does not derive `TypeText`.
mod without_text {
    use ods_packed::FromValue;

    #[derive(FromValue)]
    struct Point {
        x: f64,
    }
}

fn main() {}
