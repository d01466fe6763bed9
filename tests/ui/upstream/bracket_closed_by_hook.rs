//! `llvm.func` types: the function of a `custom` directive writes the closing bracket.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", types(FunctionType))]
pub struct D;

/// A function type.
#[type_def(D, "func", format("<" $result " " "(" custom<parameters>($params, $is_var_arg) ">"))]
pub struct FunctionType {
    result: Type,
    #[param(default)]
    params: Vec<Type>,
    is_var_arg: bool,
}

fn main() {}
