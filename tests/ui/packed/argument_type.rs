use ods_packed::packed;

struct Celsius(f64);

#[packed]
fn warm(degrees: Celsius) -> bool {
    degrees.0 > 20.0
}

fn main() {}
