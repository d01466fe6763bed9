#[op(Test, "add", traits(SameOperandsAndResultType), format($lhs "," $rhs ("overflow" "" $overflow^)? attr_dict ":" type($result)))]
pub struct AddOp {
    #[operand]
    lhs: AnyInteger,
    #[operand]
    rhs: AnyInteger,
    #[attr(default = Overflow::none())]
    overflow: Overflow,
    #[result]
    result: AnyInteger,
}

#[op(Test, "call", format(
    "(" $arguments ")" custom<forms::callee>($callee, ref($arguments), "async") attr_dict ":"
    functional_type($arguments, results) oilist("private" $private | "into" $body)
))]
pub struct CallOp {
    #[operand]
    arguments: Variadic<AnyType>,
    #[attr]
    callee: FlatSymbolRefAttr,
    #[attr]
    private: UnitAttr,
    #[region]
    body: Variadic<AnyRegion>,
    #[result]
    outputs: Variadic<AnyType>,
}
