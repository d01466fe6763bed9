// A lent argument lives for the call.

use std::sync::Mutex;

use ods_packed::{Value, packed};

static KEPT: Mutex<Vec<&'static Value>> = Mutex::new(Vec::new());

#[packed]
fn keep(value: &Value) {
    KEPT.lock().unwrap().push(value);
}

fn main() {}
