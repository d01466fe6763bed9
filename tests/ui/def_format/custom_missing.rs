//! `custom` with functions that do not exist. (The compiler would suggest those of another case.)


/// what `custom` names has no functions
mod custom_without_functions {
    use ods::prelude::*;

    #[dialect(name = "my")]
    pub struct My;

    mod foo {}

    /// X.
    #[type_def(My, "x", format("<" custom<foo>($a) ">"))]
    pub struct XType {
        a: u32,
    }
}

fn main() {}
