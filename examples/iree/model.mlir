// Functions for IREE: positional arguments, named ones, and a dict of results.

func.func @scale(%values: tensor<4xf32>, %factor: f32) -> tensor<4xf32> {
  %factors = tensor.from_elements %factor, %factor, %factor, %factor : tensor<4xf32>
  %scaled = arith.mulf %values, %factors : tensor<4xf32>
  return %scaled : tensor<4xf32>
}

func.func @divide(%dividend: i32, %divisor: i32) -> (i32, i32)
    attributes {iree.reflection = {sip = "I30!D26!K9!dividend_0K8!divisor_1R33!D29!K9!quotient_0K10!remainder_1"}} {
  %quotient = arith.divsi %dividend, %divisor : i32
  %remainder = arith.remsi %dividend, %divisor : i32
  return %quotient, %remainder : i32, i32
}

func.func @count(%n: i32) -> i32
    attributes {iree.reflection = {iree.abi = "{\22a\22:[[\22named\22,\22n\22,\22i32\22]],\22r\22:[\22i32\22],\22v\22:1}"}} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^loop(%n, %zero : i32, i32)
^loop(%rest: i32, %sum: i32):
  %ends = arith.cmpi sle, %rest, %zero : i32
  cf.cond_br %ends, ^exit, ^step
^step:
  %next = arith.subi %rest, %one : i32
  %more = arith.addi %sum, %rest : i32
  cf.br ^loop(%next, %more : i32, i32)
^exit:
  return %sum : i32
}
