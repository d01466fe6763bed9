use ods_packed::packed;

#[packed]
async fn wait(x: i64) -> i64 {
    x
}

#[packed]
unsafe fn read(x: i64) -> i64 {
    x
}

fn main() {}
