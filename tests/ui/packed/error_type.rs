use ods_packed::packed;

struct Failed;

#[packed]
fn check(x: i64) -> Result<(), Failed> {
    if x > 0 { Ok(()) } else { Err(Failed) }
}

fn main() {}
