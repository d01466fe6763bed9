// A closure cannot borrow its arguments.

use ods_packed::PackedFunc;

fn main() {
    PackedFunc::typed("size", |text: &str| text.len() as i64);
}
