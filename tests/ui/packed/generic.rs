use ods_packed::packed;

#[packed]
fn first<'a, T, const N: usize>(values: Vec<T>, text: &'a str) -> &'a str {
    drop(values);
    text
}

fn main() {}
