use ods_packed::packed;

#[packed]
fn texts(texts: impl Iterator<Item = String>) -> impl Into<String> {
    texts.collect::<String>()
}

fn main() {}
