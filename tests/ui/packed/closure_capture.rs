use std::rc::Rc;

use ods_packed::PackedFunc;

fn main() {
    let shared = Rc::new(3);
    PackedFunc::typed("add", move |x: i64| x + *shared);
}
