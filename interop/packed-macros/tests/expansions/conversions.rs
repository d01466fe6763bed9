#[derive(TypeText, FromValue, IntoValue)]
struct Point {
    x: f64,
    #[value(name = "label")]
    text: Option<String>,
}

#[derive(TypeText, FromValue, IntoValue)]
struct Pair<'a, T>(&'a str, T);

#[derive(TypeText, FromValue, IntoValue)]
#[value(name = "Celsius")]
struct Celsius(f64);

#[derive(TypeText, FromValue, IntoValue)]
enum Order {
    Up,
    #[value(name = "down")]
    Down,
}
