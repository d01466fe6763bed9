//! Operations on complex numbers.

#![allow(clippy::approx_constant, reason = "results are as recorded")]

use ods_exec::{RuntimeValue, Tensor};

use super::support::value;

/// A complex number.
type Parts = [f64; 2];

const N: f64 = f64::NAN;
const I: f64 = f64::INFINITY;

/// Results of `mlir-opt --convert-complex-to-standard --canonicalize`.
const ONE: &[(&str, Parts, Parts)] = &[
    ("exp", [1.5, -2.0], [-1.8650407290090891, -4.075188339491183]),
    ("exp", [-0.25, 0.75], [0.5698398640435622, 0.5308608000779941]),
    ("exp", [I, 1.0], [I, I]),
    ("exp", [-I, 1.0], [0.0, 0.0]),
    ("expm1", [1.5, -2.0], [-2.865040729009089, -4.075188339491184]),
    ("log", [1.5, -2.0], [0.9162907318741551, -0.9272952180016122]),
    ("log", [-0.25, 0.75], [-0.2350018146228677, 1.892546881191539]),
    ("log", [-3.0, 0.0], [1.0986122886681098, 3.141592653589793]),
    ("log", [0.0, 0.0], [-I, 0.0]),
    ("log1p", [1.5, -2.0], [1.1636388527922086, -0.6747409422235526]),
    ("log1p", [-0.25, 0.75], [0.05889151782819174, 0.7853981633974483]),
    ("log1p", [1e-09, -1e-09], [1e-09, -9.99999999e-10]),
    ("sin", [1.5, -2.0], [3.7527713404792977, -0.25655395609048176]),
    ("sin", [-0.25, 0.75], [-0.320309770609702, 0.796752896153128]),
    ("sin", [2.0, -0.0], [0.9092974268256817, -0.0]),
    ("cos", [1.5, -2.0], [0.26612719531354573, 3.617775073940137]),
    ("cos", [-0.25, 0.75], [1.2544347167045338, 0.20344441524216456]),
    ("cos", [-3.0, 0.0], [-0.9899924966004454, -0.0]),
    ("tan", [1.5, -2.0], [0.0053620609220030565, -1.036920282100185]),
    ("tan", [-0.25, 0.75], [-0.14842931880709936, 0.6592212421345232]),
    ("tan", [2.0, -0.0], [-2.185039863261519, -0.0]),
    ("tanh", [1.5, -2.0], [1.0641443991765371, 0.08039101531016818]),
    ("tanh", [-0.25, 0.75], [-0.4348392206120773, 0.8323812131225696]),
    ("tanh", [30.0, 1.0], [1.0, 1.592454540898267e-26]),
    ("tanh", [-40.0, 0.5], [-1.0, 3.037460149524361e-35]),
    ("tanh", [I, 1.0], [1.0, 0.0]),
    ("sqrt", [1.5, -2.0], [1.4142135623730951, -0.7071067811865476]),
    ("sqrt", [-0.25, 0.75], [0.5198891300277853, 0.7213076372263414]),
    ("sqrt", [-3.0, 0.0], [1.0605752387249068e-16, 1.7320508075688772]),
    ("sqrt", [-0.0, -0.0], [0.0, 0.0]),
    ("sqrt", [I, 1.0], [I, 0.0]),
    ("sqrt", [-I, 1.0], [0.0, I]),
    ("sqrt", [1.0, I], [I, I]),
    ("sign", [1.5, -2.0], [0.6, -0.8]),
    ("sign", [-0.25, 0.75], [-0.31622776601683794, 0.9486832980505138]),
    ("sign", [-3.0, 0.0], [-1.0, 0.0]),
    ("sign", [-0.0, -0.0], [-0.0, -0.0]),
];

/// Results for two operands.
const TWO: &[(&str, Parts, Parts, Parts)] = &[
    ("div", [1.0, 2.0], [3.0, -4.0], [-0.2, 0.4]),
    ("div", [1.0, 2.0], [0.5, 0.0], [2.0, 4.0]),
    ("div", [0.0, 0.0], [2.0, 0.0], [0.0, 0.0]),
    ("div", [0.0, 0.0], [0.0, 0.0], [N, N]),
    ("div", [1.0, 0.0], [2.5, 3.0], [0.16393442622950818, -0.1967213114754098]),
    ("div", [I, 0.0], [2.0, 0.0], [I, N]),
    ("div", [I, 0.0], [-2.0, 0.0], [-I, N]),
    ("div", [0.5, -0.25], [0.1, 0.2], [0.0, -2.5]),
    ("div", [1.0, 1.0], [0.0, 0.0], [I, I]),
    ("div", [1.0, -1.0], [-0.0, 0.0], [-I, I]),
    ("div", [I, 1.0], [2.0, 3.0], [I, -I]),
    ("div", [2.0, 3.0], [I, 1.0], [0.0, 0.0]),
    ("div", [1e+300, 1e+300], [1e+300, 1e+300], [1.0, 0.0]),
    ("div", [N, 1.0], [2.0, 3.0], [N, N]),
    ("div", [2.0, 3.0], [1.0, -I], [-0.0, 0.0]),
    ("pow", [1.0, 2.0], [3.0, -4.0], [932.1391946432212, 95.9465336603415]),
    ("pow", [1.0, 2.0], [0.5, 0.0], [1.272019649514069, 0.7861513777574233]),
    ("pow", [0.0, 0.0], [2.0, 0.0], [0.0, 0.0]),
    ("pow", [0.0, 0.0], [0.0, 0.0], [1.0, 0.0]),
    ("pow", [1.0, 0.0], [2.5, 3.0], [1.0, 0.0]),
    ("pow", [I, 0.0], [2.0, 0.0], [I, 0.0]),
    ("pow", [I, 0.0], [-2.0, 0.0], [0.0, 0.0]),
    ("pow", [0.5, -0.25], [0.1, 0.2], [1.0215088872477658, -0.1676605507839079]),
    ("pow", [1.0, 1.0], [0.0, 0.0], [1.0, 0.0]),
    ("pow", [1.0, -1.0], [-0.0, 0.0], [1.0, 0.0]),
    ("pow", [I, 1.0], [2.0, 3.0], [N, N]),
    ("pow", [2.0, 3.0], [I, 1.0], [N, N]),
    ("pow", [1e+300, 1e+300], [1e+300, 1e+300], [N, N]),
    ("pow", [2.0, 3.0], [1.0, -I], [N, N]),
    ("atan2", [1.0, 2.0], [3.0, -4.0], [-0.23182380450040307, 0.40235947810852496]),
    ("atan2", [1.0, 2.0], [0.5, 0.0], [1.4670482135772953, 0.20058661813123427]),
    ("atan2", [0.5, -0.25], [0.1, 0.2], [1.5707963267948966, -0.4236489301936017]),
];

/// Results of powers.
const POWERS: &[(Parts, i32, Parts)] = &[
    ([1.0, 2.0], 3, [-11.000000000000004, -1.9999999999999973]),
    ([1.0, 2.0], -2, [-0.11999999999999997, -0.16000000000000003]),
    ([0.0, 0.0], 0, [1.0, 0.0]),
    ([-2.0, 0.0], 5, [-32.0, 1.9594348786357652e-14]),
    ([0.0, 0.0], 4, [0.0, 0.0]),
    ([0.5, 0.5], 16777217, [0.0, 0.0]),
];

/// Returns a function of numbers given by their parts, which returns the parts of the operation's result.
fn function(op: &str, ty: &str, operands: usize) -> String {
    let names = &["a", "b"][..operands];
    let parameters: Vec<String> = names.iter().map(|name| format!("%{name}0: {ty}, %{name}1: {ty}")).collect();
    let numbers: String =
        names.iter().map(|name| format!("%{name} = complex.create %{name}0, %{name}1 : complex<{ty}>\n")).collect();
    let list: Vec<String> = names.iter().map(|name| format!("%{name}")).collect();
    format!(
        "func.func @f({}) -> ({ty}, {ty}) {{
          {numbers}
          %r = complex.{op} {} : complex<{ty}>
          %x = complex.re %r : complex<{ty}>
          %y = complex.im %r : complex<{ty}>
          return %x, %y : {ty}, {ty}
        }}",
        parameters.join(", "),
        list.join(", ")
    )
}

/// Returns whether the results are the same, up to a relative difference of 1e-14.
fn is_close(found: (f64, f64), expected: [f64; 2]) -> bool {
    let length = found.0.hypot(found.1);
    [found.0, found.1].iter().zip(expected).all(|(found, expected)| {
        let is_zero = *found == 0.0 && expected == 0.0;
        found.to_bits() == expected.to_bits()
            || found.is_nan() && expected.is_nan()
            || !is_zero
                && (found - expected).is_finite()
                && (found - expected).abs() <= 1e-14 * length.max(expected.abs())
    })
}

#[test]
fn results_are_those_of_the_lowering() {
    for (op, [x, y], expected) in ONE {
        let found = value(&function(op, "f64", 1), (*x, *y));
        assert!(is_close(found, *expected), "{op} [{x:?}, {y:?}] is {found:?}, expected {expected:?}");
    }
    for (op, [a, b], [c, d], expected) in TWO {
        let found = value(&function(op, "f64", 2), (*a, *b, *c, *d));
        assert!(is_close(found, *expected), "{op} [{a:?}, {b:?}] [{c:?}, {d:?}] is {found:?}, expected {expected:?}");
    }
    let text = "func.func @f(%a: f64, %b: f64, %n: i32) -> (f64, f64) {
      %z = complex.create %a, %b : complex<f64>
      %r = complex.powi %z, %n : complex<f64>, i32
      %x = complex.re %r : complex<f64>
      %y = complex.im %r : complex<f64>
      return %x, %y : f64, f64
    }";
    for ([a, b], exponent, expected) in POWERS {
        let found = value(text, (*a, *b, *exponent));
        assert!(is_close(found, *expected), "[{a:?}, {b:?}] to the {exponent} is {found:?}, expected {expected:?}");
    }
}

#[test]
fn reciprocal_roots_and_small_exponentials_are_exact() {
    let rsqrt = |x: f64, y: f64| value::<_, (f64, f64)>(&function("rsqrt", "f64", 1), (x, y));
    assert!(is_close(rsqrt(3.0, 4.0), [2.0 / 5.0, -1.0 / 5.0]));
    assert!(is_close(rsqrt(4.0, 0.0), [0.5, -0.0]));
    assert!(is_close(rsqrt(0.0, 0.0), [I, N]));
    assert!(is_close(rsqrt(-I, 1.0), [-0.0, -0.0]));
    let expm1 = value::<_, (f64, f64)>(&function("expm1", "f64", 1), (1e-9, -1e-9));
    assert!(is_close(expm1, [1e-9, -1.000000001e-9]), "{expm1:?}");
    // The lowering gives 0, since it divides 0 by 0.
    assert!(is_close(value(&function("log1p", "f64", 1), (-1.0, 0.0)), [-I, 0.0]));
}

#[test]
fn arithmetic_rounds_in_any_format() {
    for ty in ["f16", "bf16", "f32", "f64", "f80", "f128"] {
        let f = |op: &str| value::<_, (f64, f64)>(&function(op, ty, 2), (1.0, 2.0, 3.0, -4.0));
        assert_eq!(f("add"), (4.0, -2.0), "{ty}");
        assert_eq!(f("sub"), (-2.0, 6.0), "{ty}");
        assert_eq!(f("mul"), (11.0, 2.0), "{ty}");
        let quotient = value::<_, (f64, f64)>(&function("div", ty, 2), (11.0, 2.0, 3.0, -4.0));
        assert_eq!(quotient, (1.0, 2.0), "{ty}");
        let g = |op: &str| value::<_, (f64, f64)>(&function(op, ty, 1), (3.0, -4.0));
        assert_eq!((g("neg"), g("conj"), g("sqrt")), ((-3.0, 4.0), (3.0, 4.0), (2.0, -1.0)), "{ty}");
    }
    // 2049 is not an f16, so that the sum rounds to even.
    assert_eq!(value::<_, (f64, f64)>(&function("add", "f16", 2), (2048.0, 65504.0, 1.0, 65504.0)), (2048.0, I));
    assert_eq!(value::<_, (f64, f64)>(&function("exp", "f32", 1), (89.0, 0.0)).0, I);
}

#[test]
fn parts_lengths_and_comparisons() {
    let text = "func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32, i1, i1) {
      %z = complex.create %a, %b : complex<f32>
      %w = complex.create %a, %c : complex<f32>
      %l = complex.abs %z : complex<f32>
      %g = complex.angle %z : complex<f32>
      %e = complex.eq %z, %w : complex<f32>
      %n = complex.neq %z, %w : complex<f32>
      return %l, %g, %e, %n : f32, f32, i1, i1
    }";
    assert_eq!(value::<_, (f32, f32, bool, bool)>(text, (3.0, -4.0, -4.0)), (5.0, -0.927_295_2, true, false));
    assert_eq!(value::<_, (f32, f32, bool, bool)>(text, (-0.0, 1.0, 2.0)), (1.0, 1.570_796_4, false, true));
    let (length, angle, equal, differ): (f32, f32, bool, bool) = value(text, (f32::NAN, 1.0, 1.0));
    assert!(length.is_nan() && angle.is_nan() && !equal && differ);
    let (_, angle, equal, _): (f32, f32, bool, bool) = value(text, (0.0, 0.0, -0.0));
    assert!(angle == 0.0 && equal);
}

#[test]
fn constants_and_casts_keep_bits() {
    let text = "func.func @f() -> (complex<f32>, i64, complex<f16>, i256) {
      %a = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
      %b = complex.bitcast %a : complex<f32> to i64
      %n = arith.constant 0x3C00C000 : i32
      %c = complex.bitcast %n : i32 to complex<f16>
      %one = arith.constant 1.0 : f128
      %zero = arith.constant 0.0 : f128
      %z = complex.create %zero, %one : complex<f128>
      %d = complex.bitcast %z : complex<f128> to i256
      return %a, %b, %c, %d : complex<f32>, i64, complex<f16>, i256
    }";
    let found: Vec<RuntimeValue> = value(text, ());
    assert_eq!(found[0], RuntimeValue::of_words(&[0x3F80_0000, 0xC000_0000]));
    assert_eq!(found[1], RuntimeValue::Word(0xC000_0000_3F80_0000));
    assert_eq!(found[2], RuntimeValue::of_words(&[0xC000, 0x3C00]));
    assert_eq!(found[3], RuntimeValue::of_words(&[0, 0, 0, 0x3FFF_0000_0000_0000]));
}

#[test]
fn tensors_have_complex_elements() {
    let text = "func.func @f(%i: index) -> (f64, tensor<2xcomplex<f64>>) {
      %z = complex.constant [1.5, -2.0] : complex<f64>
      %t = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f64>>
      %u = tensor.insert %z into %t[%i] : tensor<2xcomplex<f64>>
      %l = tensor.extract_slice %u[%i] [1] [1] : tensor<2xcomplex<f64>> to tensor<1xcomplex<f64>>
      %c0 = arith.constant 0 : index
      %e = tensor.extract %l[%c0] : tensor<1xcomplex<f64>>
      %y = complex.im %e : complex<f64>
      %g = tensor.generate {
      ^bb0(%k: index):
        %a = tensor.extract %u[%k] : tensor<2xcomplex<f64>>
        %b = complex.conj %a : complex<f64>
        tensor.yield %b : complex<f64>
      } : tensor<2xcomplex<f64>>
      return %y, %g : f64, tensor<2xcomplex<f64>>
    }";
    let (part, tensor): (f64, Tensor) = value(text, (1,));
    assert_eq!((part, tensor.shape()), (-2.0, &[2][..]));
    let words = [1.0, -2.0, 1.5, 2.0].map(f64::to_bits);
    assert_eq!(
        (tensor.element(0), tensor.element(1)),
        (Ok(RuntimeValue::of_words(&words[..2])), Ok(RuntimeValue::of_words(&words[2..])))
    );
}
