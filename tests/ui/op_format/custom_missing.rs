//! `custom` with functions that do not exist. (The compiler would suggest those of another case.)


/// The module does not have `parse` and `print`.
mod custom_without_functions {
    use ods::prelude::*;

    #[dialect(name = "my")]
    pub struct My;

    mod forms {}

    #[op(My, "x", format(custom<forms>($a) attr_dict))]
    pub struct XOp {
        #[operand]
        a: I32,
    }
}

fn main() {}
