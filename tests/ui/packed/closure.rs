//! Closures as packed functions.

use ods_packed::PackedFunc;

/// A closure cannot borrow its arguments.
mod closure_argument {
    use super::*;

    fn main() {
        PackedFunc::typed("size", |text: &str| text.len() as i64);
    }
}

/// A closure that captures a value of one thread.
mod closure_capture {
    use super::*;
    use std::rc::Rc;

    fn main() {
        let shared = Rc::new(3);
        PackedFunc::typed("add", move |x: i64| x + *shared);
    }
}

fn main() {}
