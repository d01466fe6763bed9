//! Numbers at the ends of their ranges: each text that is printed reads back as the same IR, and the constant that
//! means "dynamic" in lists is a number like any other.

mod common;

use common::run_standard as run;

const SEPARATOR: &str = "// -----\n";

/// The flags of each kind of output.
const FORMS: [&[&str]; 4] =
    [&[], &["--mlir-print-op-generic"], &["--mlir-print-debuginfo"], &["--mlir-print-local-scope"]];

/// Returns the output for each text, which must be accepted.
fn printed(texts: &[String], flags: &[&str]) -> Vec<String> {
    let flags = ["--allow-unregistered-dialect", "--split-input-file"].iter().chain(flags);
    let printed = run(flags.copied(), texts.join(&format!("\n{SEPARATOR}")).as_bytes());
    let all: Vec<String> = printed.output().split(SEPARATOR).map(str::to_owned).collect();
    assert_eq!(printed.errors(), "");
    assert_eq!(all.len(), texts.len());
    all
}

/// Checks that texts print, read back and print as before, in each form, and in generic form.
fn check_round_trips(texts: &[String]) {
    check_round_trips_in(&FORMS, texts);
}

fn check_round_trips_in(forms: &[&[&str]], texts: &[String]) {
    let generic = printed(texts, &["--mlir-print-op-generic"]);
    for flags in forms {
        let once = printed(texts, flags);
        for ((text, once), again) in texts.iter().zip(&once).zip(printed(&once, flags)) {
            assert_eq!(*once, again, "{flags:?} of {text}");
        }
        for ((text, generic), again) in texts.iter().zip(&generic).zip(printed(&once, &["--mlir-print-op-generic"])) {
            assert_eq!(*generic, again, "{flags:?} of {text}, in generic form");
        }
    }
}

/// Returns operations with these attributes, a hundred in a text.
fn with_attributes(attributes: impl IntoIterator<Item = String>) -> Vec<String> {
    let attributes: Vec<String> = attributes.into_iter().collect();
    let op = |attribute: &String| format!("\"u.op\"() {{a = {attribute}}} : () -> ()");
    attributes.chunks(100).map(|some| some.iter().map(op).collect::<Vec<_>>().join("\n")).collect()
}

/// Returns the literals of the least signed number, the greatest one, and the greatest unsigned one, of so many bits.
fn ends(width: u32) -> [String; 3] {
    let digits = |top: u32| {
        let rest = "F".repeat((width as usize - 1) / 4);
        format!("0x{top:X}{rest}")
    };
    let bits = (width - 1) % 4;
    let zeros = "0".repeat((width as usize - 1) / 4);
    [format!("-0x{:X}{zeros}", 1 << bits), digits((1 << bits) - 1), digits((2 << bits) - 1)]
}

#[test]
fn integers_of_every_width_round_trip() {
    let mut attributes = Vec::new();
    for width in [1, 2, 3, 7, 8, 16, 31, 32, 33, 63, 64, 65, 127, 128, 129, 1000, 4096] {
        let [least, greatest, all] = ends(width);
        for number in [&least, &greatest, &all] {
            attributes.push(format!("{number} : i{width}"));
            attributes.push(format!("dense<{number}> : tensor<2xi{width}>"));
        }
        for number in [&least, &greatest] {
            attributes.push(format!("{number} : si{width}"));
            attributes.push(format!("dense<[{number}, 0]> : vector<2xsi{width}>"));
        }
        attributes.push(format!("{all} : ui{width}"));
        attributes.push(format!("dense<[{all}, 0]> : vector<2xui{width}>"));
        attributes.push(format!("dense<[({least}, {greatest}), ({all}, 0)]> : tensor<2xcomplex<i{width}>>"));
        attributes.push(format!("sparse<[[0], [2]], [{least}, {greatest}]> : tensor<3xi{width}>"));
    }
    for width in [8, 16, 32, 64] {
        let [least, greatest, _] = ends(width);
        attributes.push(format!("array<i{width}: {least}, {greatest}, -1>"));
    }
    attributes.extend(["array<i1: true, false>", "9223372036854775807 : index"].map(str::to_owned));
    attributes.push("dense<[9223372036854775807, -9223372036854775808]> : tensor<2xindex>".to_owned());
    check_round_trips(&with_attributes(attributes));
}

/// The formats of floats, with the number of bits of the whole and of the exponent; 0 for the exponent means that all
/// numbers are tried.
const FLOATS: [(&str, u32, u32); 18] = [
    ("f16", 16, 5),
    ("bf16", 16, 8),
    ("f32", 32, 8),
    ("f64", 64, 11),
    ("f80", 80, 15),
    ("f128", 128, 15),
    ("tf32", 19, 8),
    ("f8E5M2", 8, 0),
    ("f8E4M3", 8, 0),
    ("f8E4M3FN", 8, 0),
    ("f8E5M2FNUZ", 8, 0),
    ("f8E4M3FNUZ", 8, 0),
    ("f8E4M3B11FNUZ", 8, 0),
    ("f8E3M4", 8, 0),
    ("f8E8M0FNU", 8, 0),
    ("f6E2M3FN", 6, 0),
    ("f6E3M2FN", 6, 0),
    ("f4E2M1FN", 4, 0),
];

/// Returns bits of numbers: zeros, the least and greatest subnormal and normal ones, infinities, NaNs, and neighbors of
/// 1.
fn edges(bits: u32, exponent: u32) -> Vec<u128> {
    if exponent == 0 {
        return (0..1 << bits).collect();
    }
    let fraction = bits - 1 - exponent;
    let (ones, half) = ((1_u128 << fraction) - 1, 1_u128 << (fraction - 1));
    let greatest = (1_u128 << exponent) - 1;
    let mut all = Vec::new();
    for exponent_bits in [0, 1, greatest >> 1, greatest - 1, greatest] {
        // The integer bit of `f80` is explicit: numbers without it are invalid, unless they are subnormal.
        let integer = if bits == 80 && exponent_bits > 0 { half } else { 0 };
        for mantissa in [0, 1, half >> 1, half, half + 1, ones] {
            let number = exponent_bits << fraction | mantissa | integer;
            if bits == 80 && exponent_bits == 0 && mantissa >= half {
                continue;
            }
            all.extend([number, number | 1 << (bits - 1)]);
        }
    }
    all
}

#[test]
fn floats_of_every_format_round_trip() {
    let mut attributes = Vec::new();
    for (format, bits, exponent) in FLOATS {
        let digits = bits.div_ceil(4) as usize;
        for number in edges(bits, exponent) {
            let number = format!("0x{number:0digits$X}");
            attributes.push(format!("{number} : {format}"));
            attributes.push(format!("dense<{number}> : tensor<2x{format}>"));
            attributes.push(format!("dense<[({number}, {number}), ({number}, 1.0)]> : tensor<2xcomplex<{format}>>"));
            if ["f32", "f64"].contains(&format) {
                attributes.push(format!("array<{format}: {number}>"));
            }
        }
    }
    check_round_trips(&with_attributes(attributes));
}

#[test]
fn complex_numbers_round_trip() {
    let doubles =
        ["0x7FF0000000000000", "0xFFF8000000000000", "0x7FF8000020000000", "123456789.0", "65504.0", "1.0e300"];
    let of_format = |(format, ..): (&'static str, u32, u32)| {
        doubles.map(|number| format!("#complex.number<:{format} {number}, -0.1> : complex<{format}>"))
    };
    check_round_trips(&with_attributes(FLOATS.into_iter().flat_map(of_format)));
}

#[test]
fn affine_constants_round_trip() {
    const GREATEST: i64 = i64::MAX;
    let expressions = [
        format!("d0 + {GREATEST}"),
        format!("d0 - {GREATEST}"),
        format!("d0 - {GREATEST} - 1"),
        format!("d0 * -{GREATEST}"),
        format!("d0 * (-{GREATEST} - 1)"),
        format!("-{GREATEST} - 1"),
        format!("d0 * -1 - {GREATEST} - 1"),
        format!("d0 floordiv {GREATEST}"),
        format!("d0 ceildiv {GREATEST}"),
        format!("d0 mod {GREATEST}"),
        format!("(d0 * (-{GREATEST} - 1)) floordiv 2"),
    ];
    let attributes = expressions.iter().flat_map(|expression| {
        let set = format!("affine_set<(d0) : ({expression} >= 0, {expression} == 0)>");
        [format!("affine_map<(d0) -> ({expression})>"), set]
    });
    check_round_trips(&with_attributes(attributes));
}

#[test]
fn numbers_of_types_and_locations_round_trip() {
    const GREATEST: i64 = i64::MAX;
    let attributes = [
        format!("strided<[{GREATEST}, -{GREATEST}], offset: -{GREATEST}>"),
        format!("tensor<{GREATEST}x{GREATEST}xi8>"),
        format!("vector<{GREATEST}x[{GREATEST}]xi1>"),
        format!("memref<4xf32, strided<[{GREATEST}], offset: -{GREATEST}>>"),
        format!("memref<4xf32, affine_map<(d0) -> (d0 * -{GREATEST} - {GREATEST} - 1)>>"),
        format!("memref<4xf32, {GREATEST}>"),
        "memref<4xf32, -9223372036854775808>".to_owned(),
        "memref<4xf32, 18446744073709551615 : ui64>".to_owned(),
        "tensor<4xf32, 340282366920938463463374607431768211455 : ui128>".to_owned(),
        "i16777215".to_owned(),
        "ui16777215".to_owned(),
        "loc(\"f\":4294967295:4294967295)".to_owned(),
        "loc(\"f\":4294967294:1 to 4294967295:4294967295)".to_owned(),
        "loc(\"f\":0:0 to :4294967295)".to_owned(),
        "loc(fused<-9223372036854775808>[\"f\":1:2])".to_owned(),
        "distinct[18446744073709551615]<-9223372036854775808>".to_owned(),
        "#dlti.map<\"x\" = -9223372036854775808 : i64, \"y\" = 18446744073709551615 : ui64, i64 = 0x7FC00001 : f32>"
            .to_owned(),
        "#complex.number<:f64 0x7FF0000000000000, -1.7976931348623157e308> : complex<f64>".to_owned(),
    ];
    check_round_trips(&with_attributes(attributes));
    let alignments = ["01000000", "00000080"].map(|alignment| {
        format!(
            "\"u.op\"() {{a = dense_resource<b> : tensor<{GREATEST}xi8>}} : () -> ()\n\
             {{-#\n  dialect_resources: {{\n    builtin: {{\n      b: \"0x{alignment}FF\"\n    }}\n  }}\n#-}}"
        )
    });
    // Resources are not part of the text in local scope.
    check_round_trips_in(&FORMS[..3], &alignments);
}

#[test]
fn cases_of_switches_round_trip() {
    let mut texts = Vec::new();
    for width in [1, 2, 8, 31, 32, 33, 63, 64, 65, 128, 1000] {
        let [least, greatest, all] = ends(width);
        for sign in ["", "s", "u"] {
            let cases = match sign {
                "s" => vec![&least, &greatest],
                "u" => vec![&greatest, &all],
                _ => vec![&least, &greatest, &all],
            };
            let values: Vec<String> = cases.iter().map(|case| case.to_string()).collect();
            let (count, ty) = (cases.len(), format!("{sign}i{width}"));
            texts.push(format!(
                "func.func @f(%a: {ty}) {{
                  \"cf.switch\"(%a)[^bb1{}] <{{
                    case_operand_segments = array<i32: {}>,
                    case_values = dense<[{}]> : vector<{count}x{ty}>,
                    operandSegmentSizes = array<i32: 1, 0, 0>
                  }}> : ({ty}) -> ()
                ^bb1:
                  return
                }}",
                ", ^bb1".repeat(count),
                vec!["0"; count].join(", "),
                values.join(", "),
            ));
        }
    }
    texts.push(index_switch("-9223372036854775808", "9223372036854775807"));
    check_round_trips(&texts);
}

fn index_switch(one: &str, other: &str) -> String {
    format!(
        "func.func @f(%a: index) -> i32 {{
          %r = scf.index_switch %a -> i32
          case {one} {{
            %0 = arith.constant 1 : i32
            scf.yield %0 : i32
          }}
          case {other} {{
            %0 = arith.constant 2 : i32
            scf.yield %0 : i32
          }}
          default {{
            %0 = arith.constant 3 : i32
            scf.yield %0 : i32
          }}
          return %r : i32
        }}"
    )
}

// MLIR prints numbers of 2^63 and more here, which it does not read.
#[test]
fn switches_made_of_structured_ones_read_back() {
    for (one, other) in [("-1", "7"), ("-1", "4294967296"), ("-9223372036854775808", "9223372036854775807")] {
        let converted = run(["--convert-scf-to-cf"], index_switch(one, other).as_bytes()).output();
        check_round_trips(std::slice::from_ref(&converted));
        for (flag, expected) in [(one, "1 : i32\n"), (other, "2 : i32\n"), ("0", "3 : i32\n")] {
            let result = run(["run", "--function", "f", "-", "--args", flag], converted.as_bytes());
            assert_eq!((result.output().as_str(), result.errors().as_str()), (expected, ""), "{flag} in\n{converted}");
        }
    }
}

#[test]
fn cases_that_the_flag_cannot_have_are_rejected() {
    let text = |ty: &str, case: &str| {
        format!("func.func @f(%a: {ty}) {{\n  cf.switch %a : {ty}, [default: ^bb1, {case}: ^bb1]\n^bb1:\n  return\n}}")
    };
    for (ty, case) in
        [("i64", "18446744073709551616"), ("i32", "9223372036854775808"), ("i65", "-36893488147419103232")]
    {
        let rejected = run([] as [&str; 0], text(ty, case).as_bytes());
        assert!(rejected.first_error().ends_with("custom op 'cf.switch' integer value too large"), "{case} : {ty}");
    }
    // MLIR prints this one.
    let accepted = run([] as [&str; 0], text("i64", "18446744073709551615").as_bytes());
    assert!(accepted.output().contains("    -1: ^bb1\n"), "{}", accepted.errors());
}

#[test]
fn numbers_of_operations_round_trip() {
    let texts = [
        "func.func @f() {
          scf.forall (%i, %j) = (-9223372036854775807, 9223372036854775807) to (-9223372036854775807, 0)
              step (9223372036854775807, -9223372036854775807) {}
          return
        }",
        "func.func @f(%t: tensor<?xf32>) -> tensor<0xf32> {
          %0 = tensor.extract_slice %t[9223372036854775807] [0] [-9223372036854775807] : tensor<?xf32> to tensor<0xf32>
          return %0 : tensor<0xf32>
        }",
        "func.func @f(%m: memref<4xf32>, %i: index) {
          %0 = memref.alloc() {alignment = 4611686018427387904 : i64} : memref<4xf32>
          %1 = index.constant -9223372036854775808
          %2 = index.constant 9223372036854775807
          %3 = arith.constant -9223372036854775808 : index
          %4 = arith.constant -170141183460469231731687303715884105728 : i128
          memref.prefetch %m[%i], read, locality<0>, data : memref<4xf32>
          memref.prefetch %m[%i], write, locality<3>, instr : memref<4xf32>
          return
        }",
        "memref.global \"private\" @g : memref<4xf32> = uninitialized {alignment = 4611686018427387904}",
        "func.func @f() -> complex<f32> {
          %0 = complex.constant [0x7F800000 : f32, 0x7FC00001 : f32] : complex<f32>
          return %0 : complex<f32>
        }",
        "func.func @f(%4294967295: i32, %18446744073709551616: i32) {
          return
        }",
    ];
    check_round_trips(&texts.map(str::to_owned));
}

#[test]
fn the_least_constant_stays_an_operand() {
    let input = include_str!("extremes/least_constant.mlir");
    let flags = ["--canonicalize", "--split-input-file", "--allow-unregistered-dialect"];
    run(flags, input.as_bytes()).assert_prints(include_str!("extremes/least_constant.out"), &flags);
}

// A literal of the least number is taken for an operand, and rejected because there is none. MLIR reads beyond the
// operands of `tensor.pad`.
#[test]
fn a_literal_that_means_an_operand_is_rejected() {
    let pad = |low: &str, high: &str| {
        format!(
            "func.func @f(%t: tensor<8x8xf32>, %f: f32, %n: index) {{
               %0 = tensor.pad %t low[{low}] high[{high}] {{
               ^bb0(%i: index, %j: index):
                 tensor.yield %f : f32
               }} : tensor<8x8xf32> to tensor<?x?xf32>
               return
             }}"
        )
    };
    let least = i64::MIN;
    for (text, expected) in [
        (pad(&format!("{least}, %n"), "0, 0"), "expected 2 dynamic low padding values"),
        (pad("%n, %n", &format!("{least}, 0")), "expected 1 dynamic high padding values"),
        (
            format!("func.func @f(%n: index) {{\n  scf.forall (%i, %j) in ({least}, %n) {{}}\n  return\n}}"),
            "expected 2 dynamic upper bound values",
        ),
    ] {
        let rejected = run(["--canonicalize"], text.as_bytes());
        assert!(rejected.first_error().ends_with(expected), "{}", rejected.errors());
    }
}
