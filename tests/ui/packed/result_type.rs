use ods_packed::packed;

struct Celsius(f64);

#[packed]
fn boiling() -> Celsius {
    Celsius(100.0)
}

fn main() {}
