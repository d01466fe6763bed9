use ods_packed::packed;

#[packed]
fn push(list: &mut Vec<i64>, x: i64) {
    list.push(x);
}

fn main() {}
