//! Functions of complex numbers in double precision.
//!
//! Zeros, infinities and NaNs are treated as by the formulas to which MLIR lowers the operations; an imaginary part
//! that is zero for each real operand has no sign.

/// A complex number: its real and its imaginary part.
pub(super) type Complex = [f64; 2];

/// Returns the absolute value; NaN if a part is NaN.
pub(super) fn abs([x, y]: Complex) -> f64 {
    if x.is_nan() || y.is_nan() { f64::NAN } else { x.hypot(y) }
}

/// Returns the angle to the positive real axis; 0 for zero, as compiled programs print, although the folder of
/// `math.atan2` has NaN.
pub(super) fn angle([x, y]: Complex) -> f64 {
    y.atan2(x)
}

/// Returns the hyperbolic sine. A zero result is always positive.
fn sinh(x: f64) -> f64 {
    if x == 0.0 { 0.0 } else { x.sinh() }
}

/// Returns the number of this length and angle.
fn polar(length: f64, angle: f64) -> Complex {
    [length * angle.cos(), length * angle.sin()]
}

/// Returns the power of e.
pub(super) fn exp([x, y]: Complex) -> Complex {
    let scale = |part: f64| match x.exp() {
        // Half of the exponent at a time, since the product may be finite.
        f64::INFINITY => (x / 2.0).exp() * part * (x / 2.0).exp(),
        length => length * part,
    };
    [scale(y.cos()), if y == 0.0 { 0.0 } else { scale(y.sin()) }]
}

/// Returns the power of e, minus 1.
pub(super) fn exp_m1([x, y]: Complex) -> Complex {
    // The cosine minus 1, without cancellation.
    let cos_m1 = -2.0 * (y / 2.0).sin() * (y / 2.0).sin();
    let real = x.exp_m1() * y.cos() + cos_m1;
    [real, if y == 0.0 { 0.0 } else { x.exp() * y.sin() }]
}

/// Returns the natural logarithm.
pub(super) fn log(z: Complex) -> Complex {
    [abs(z).ln(), angle(z)]
}

/// Returns the natural logarithm of 1 plus the number.
pub(super) fn log_1p([x, y]: Complex) -> Complex {
    let (sum, height) = (1.0 + x, y.abs());
    let (greater, lesser) = (sum.abs().max(height), sum.abs().min(height));
    let (excess, ratio) = (if sum > height { x } else { greater - 1.0 }, lesser / greater);
    let real = excess.ln_1p() + 0.5 * (ratio * ratio).ln_1p();
    let is_plain = ratio.is_finite() && !sum.is_nan() && !height.is_nan();
    [if is_plain { real } else { abs([sum, y]).ln() }, angle([sum, y])]
}

/// Returns the sine.
pub(super) fn sin([x, y]: Complex) -> Complex {
    [x.sin() * y.cosh(), x.cos() * sinh(y)]
}

/// Returns the cosine.
pub(super) fn cos([x, y]: Complex) -> Complex {
    [x.cos() * y.cosh(), x.sin() * sinh(-y)]
}

/// Returns the tangent: the hyperbolic tangent, turned by a right angle before and after.
pub(super) fn tan([x, y]: Complex) -> Complex {
    let [imaginary, real] = tanh([-y, x]);
    [real, -imaginary]
}

/// Returns the hyperbolic tangent.
pub(super) fn tanh([x, y]: Complex) -> Complex {
    let (sin, cos) = y.sin_cos();
    if x.is_infinite() {
        return [1.0_f64.copysign(x), 0.0 * sin * cos].map(|part| if part.is_nan() { 0.0 } else { part });
    }
    if sin.is_nan() {
        return [f64::NAN; 2];
    }
    let sinh = x.sinh();
    let (real, imaginary) = if sinh.abs() > 1e9 {
        (1.0_f64.copysign(x), 4.0 * sin * cos * (-x.abs()).exp() * (-x.abs()).exp())
    } else {
        let scale = cos * cos + sinh * sinh;
        (sinh * x.cosh() / scale, sin * cos / scale)
    };
    [real, if y == 0.0 { 0.0 } else { imaginary }]
}

/// Returns the square root whose real part is not negative.
pub(super) fn sqrt([x, y]: Complex) -> Complex {
    let length = abs([x, y]);
    if y.is_infinite() {
        return [f64::INFINITY, f64::INFINITY.copysign(y)];
    }
    if length == 0.0 {
        return [0.0; 2];
    }
    if x == f64::NEG_INFINITY && !y.is_nan() {
        return [0.0, f64::INFINITY.copysign(y)];
    }
    if x == f64::INFINITY {
        return [x, if y.is_nan() { y } else { 0.0 }];
    }
    let greater = (length / 2.0 + x.abs() / 2.0).sqrt();
    let lesser = y.abs() / greater / 2.0;
    let (real, imaginary) = if x < 0.0 { (lesser, greater) } else { (greater, lesser) };
    [real, if imaginary == 0.0 { 0.0 } else { imaginary.copysign(y) }]
}

/// Returns the reciprocal of the square root.
pub(super) fn rsqrt([x, y]: Complex) -> Complex {
    if x == 0.0 && y == 0.0 {
        return [f64::INFINITY, f64::NAN];
    }
    if x.is_infinite() || y.is_infinite() && x.is_nan() {
        return [0.0_f64.copysign(x), -0.0_f64.copysign(y)];
    }
    polar(abs([x, y]).sqrt().recip(), angle([x, y]) / -2.0)
}

/// Returns the number divided by its absolute value; a zero unchanged.
pub(super) fn sign([x, y]: Complex) -> Complex {
    let length = abs([x, y]);
    if length == 0.0 { [x, y] } else { [x / length, y / length] }
}

/// Returns a power: 1 if the exponent is zero.
pub(super) fn pow(z: Complex, [c, d]: Complex) -> Complex {
    let (length, angle, is_real) = (abs(z), angle(z), d == 0.0);
    let one = [1.0, 0.0];
    if is_real && c == 0.0 || z == one {
        return one;
    }
    if is_real && length == 0.0 && c > 0.0 || is_real && z == [f64::INFINITY, 0.0] && c < 0.0 {
        return [0.0; 2];
    }
    if is_real && z == [f64::INFINITY, 0.0] && c > 0.0 {
        return [f64::INFINITY, 0.0];
    }
    polar(length.powf(c) * (-d * angle).exp(), c * angle + d * length.ln())
}

fn add([a, b]: Complex, [c, d]: Complex) -> Complex {
    [a + c, b + d]
}

fn square([x, y]: Complex) -> Complex {
    [(x - y) * (x + y), 2.0 * x * y]
}

/// Returns the quotient of finite numbers.
fn divide([a, b]: Complex, [c, d]: Complex) -> Complex {
    if c.abs() < d.abs() {
        let (ratio, scale) = (c / d, d + c / d * c);
        [(a * ratio + b) / scale, (b * ratio - a) / scale]
    } else {
        let (ratio, scale) = (d / c, c + d / c * d);
        [(a + b * ratio) / scale, (b - a * ratio) / scale]
    }
}

/// Returns the arc tangent of the quotient: `-i * log((w + i * z) / sqrt(w * w + z * z))`.
pub(super) fn atan2(z: Complex, w: Complex) -> Complex {
    let length = sqrt(add(square(w), square(z)));
    let [real, imaginary] = log(divide(add(w, [-z[1], z[0]]), length));
    [imaginary, 0.0 - real]
}
