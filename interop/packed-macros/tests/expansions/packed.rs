/// Divides two integers.
///
/// The divisor is not 0.
#[packed(name = "my.divide")]
pub fn divide<'a>(dividend: i64, divisor: i64, _unit: &'a str) -> Result<(i64, &'a str), Error> {
    Ok((dividend / divisor, _unit))
}

#[cfg(unix)]
#[packed]
fn nothing() {}

export! { divide, math::nothing as "idle" }
