//! Counted loops whose counter may overflow in the step after the last iteration.

use ods_exec::Tensor;

use super::support::{call, message};

/// A loop over integers: the type of its counter, and whether it compares them as unsigned numbers.
#[derive(Clone, Copy, Debug)]
struct Counter {
    ty: &'static str,
    width: u32,
    is_unsigned: bool,
}

/// The bounds and the step of a loop.
type Bounds = [i128; 3];

impl Counter {
    /// Returns the function that counts the iterations. The last `constants` of lower bound, upper bound and step are
    /// constants, and the others are arguments.
    fn count(self, bounds: Bounds, constants: usize) -> String {
        let (ty, order) = (self.ty, if self.is_unsigned { "unsigned " } else { "" });
        let names = ["%lower", "%upper", "%step"];
        let (parameters, known) = names.split_at(names.len() - constants);
        let parameters: Vec<String> = parameters.iter().map(|name| format!("{name}: {ty}")).collect();
        let known: String = known
            .iter()
            .zip(&self.arguments(bounds)[names.len() - constants..])
            .map(|(name, number)| format!("{name} = arith.constant {number} : {ty}\n"))
            .collect();
        let kind = if ty == "index" { String::new() } else { format!(" : {ty}") };
        format!(
            "func.func @f({}) -> i64 {{
               {known}
               %zero = arith.constant 0 : i64
               %one = arith.constant 1 : i64
               %r = scf.for {order}%i = %lower to %upper step %step iter_args(%n = %zero) -> (i64){kind} {{
                 %m = arith.addi %n, %one : i64
                 scf.yield %m : i64
               }}
               return %r : i64
             }}",
            parameters.join(", ")
        )
    }

    /// Returns the numbers as signed ones of the type.
    fn arguments(self, bounds: Bounds) -> [i64; 3] {
        bounds.map(|number| (number << (128 - self.width) >> (128 - self.width)) as i64)
    }

    /// Returns the number of iterations, or a part of the message.
    fn expected(self, [lower, upper, step]: Bounds) -> Result<i64, &'static str> {
        if lower >= upper {
            return Ok(0);
        }
        if step <= 0 {
            return Err("'scf.for' op has a step that is not positive");
        }
        let turns = ((upper - lower).max(0) as u128).div_ceil(step as u128) as i128;
        match lower + turns * step > self.greatest() && turns > 0 {
            true => Err("'scf.for' op overflows in the step after its last iteration"),
            false => Ok(turns as i64),
        }
    }

    fn greatest(self) -> i128 {
        (1 << (self.width - u32::from(!self.is_unsigned))) - 1
    }

    fn least(self) -> i128 {
        if self.is_unsigned { 0 } else { -self.greatest() - 1 }
    }

    /// Runs the loop, and compares its outcome.
    fn check(self, bounds: Bounds, constants: usize) {
        let text = self.count(bounds, constants);
        let arguments = self.arguments(bounds)[..3 - constants].to_vec();
        let found = match arguments[..] {
            [] => call::<_, i64>(&text, ()),
            [a] => call(&text, (a,)),
            [a, b] => call(&text, (a, b)),
            _ => call(&text, (arguments[0], arguments[1], arguments[2])),
        };
        match (self.expected(bounds), found) {
            (Ok(expected), Ok(found)) => assert_eq!(found, expected, "{self:?} {bounds:?}"),
            (Err(expected), Err(error)) => assert!(error.to_string().contains(expected), "{error} {bounds:?}"),
            (expected, found) => panic!("{found:?} instead of {expected:?}, {self:?} {bounds:?}\n{text}"),
        }
    }
}

/// Returns the signed and the unsigned loop over a type.
fn both(ty: &'static str, width: u32) -> [Counter; 2] {
    [false, true].map(|is_unsigned| Counter { ty, width, is_unsigned })
}

#[test]
fn loops_over_few_bits_end_or_overflow() {
    for counter in [both("i1", 1), both("i2", 2)].concat() {
        let numbers = || counter.least()..=counter.greatest();
        for (lower, upper) in numbers().flat_map(|lower| numbers().map(move |upper| (lower, upper))) {
            for step in numbers() {
                (0..=3).for_each(|constants| counter.check([lower, upper, step], constants));
            }
        }
    }
}

#[test]
fn loops_near_the_greatest_number_end_or_overflow() {
    let types = [("i7", 7), ("i8", 8), ("i32", 32), ("i63", 63), ("i64", 64), ("index", 64)];
    for counter in types.into_iter().flat_map(|(ty, width)| both(ty, width)) {
        let (least, greatest) = (counter.least(), counter.greatest());
        for bounds in [
            [greatest - 20, greatest, 1],
            [greatest - 20, greatest, 10],
            [greatest - 20, greatest, 11],
            [greatest - 21, greatest, 11],
            [greatest - 27, greatest - 2, 10],
            [greatest - 28, greatest - 1, 10],
            [greatest - 28, greatest, 9],
            [greatest - 5, greatest - 5, 10],
            [greatest, greatest - 5, greatest],
            [greatest - 1, greatest, greatest],
            [0, greatest, greatest],
            [1, greatest, greatest],
            [1, 2, greatest],
            [least, least + 1, greatest],
            [least, greatest, greatest],
            [least, least + 9, 4],
        ] {
            (0..=2).for_each(|constants| counter.check(bounds, constants));
        }
    }
}

#[test]
fn faults_of_last_steps_name_the_loop() {
    let text = "func.func @f(%n: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c100 = arith.constant 100 : i8
  %r = scf.for %i = %c0 to %n step %c100 iter_args(%s = %c0) -> (i8) : i8 {
    %t = arith.addi %s, %i : i8
    scf.yield %t : i8
  }
  return %r : i8
}";
    let message = message(text, (127,));
    let expected = "'scf.for' op overflows in the step after its last iteration (0, 127, 100, 0)";
    assert!(message.contains(expected) && message.contains(":4:8"), "{message}");
    assert_eq!(call::<_, i8>(text, (100,)).ok(), Some(0));
    let carried = "func.func @f(%n: i8, %k: i32, %t: tensor<1xi32>) -> tensor<1xi32> {
      %c0 = arith.constant 0 : i8
      %c100 = arith.constant 100 : i8
      %zero = arith.constant 0 : index
      %start = tensor.insert %k into %t[%zero] : tensor<1xi32>
      %r, %x = scf.for %i = %c0 to %n step %c100 iter_args(%s = %start, %l = %k) -> (tensor<1xi32>, i32) : i8 {
        %m = arith.addi %l, %k : i32
        %u = tensor.insert %l into %s[%zero] : tensor<1xi32>
        scf.yield %u, %m : tensor<1xi32>, i32
      }
      return %r : tensor<1xi32>
    }";
    let tensor = Tensor::of(&[1], &[1_i32]).expect("a tensor");
    // The tensor at the start is gone.
    assert!(self::message(carried, (127, 5, tensor)).contains("after its last iteration (0, 127, 100, 5)"));
}

#[test]
fn parallel_loops_overflow_as_others_do() {
    let greatest = i64::MAX;
    let text = "func.func @f(%n: index, %m: index) {
      %zero = arith.constant 0 : index
      %half = arith.constant 4611686018427387904 : index
      scf.parallel (%i, %j) = (%zero, %zero) to (%n, %m) step (%half, %half) { }
      return
    }";
    let overflows = |text, arguments| {
        call::<_, ()>(text, arguments)
            .is_err_and(|error| error.to_string().contains("overflows in the step after its last iteration"))
    };
    for (arguments, expected) in [
        ((1, 1), false),
        ((0, greatest), false),
        ((greatest, 0), true),
        ((1, greatest), true),
        ((greatest, 1), true),
        ((1 << 62, 1 << 62), false),
    ] {
        assert_eq!(overflows(text, arguments), expected, "{arguments:?}");
    }
    let text = "func.func @f(%n: index, %s: index) { scf.forall (%i) = (5) to (%n) step (%s) { } return }";
    assert!(overflows(text, (6, greatest)) && !overflows(text, (6, greatest - 5)) && !overflows(text, (5, greatest)));
}
