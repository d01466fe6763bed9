//! Amounts of money and operations on them.

use ods::prelude::*;

/// Amounts of money, each in one currency.
#[dialect(name = "money", ops(ConstantOp, AddOp, ConvertOp), types(AmountType), enums(Currency, Rounding))]
pub struct Money;

/// currency
#[enum_attr]
pub enum Currency {
    /// Swiss francs.
    #[case("chf")]
    Chf,
    /// Euros.
    #[case("eur")]
    Eur,
    /// Dollars.
    #[case("usd")]
    Usd,
}

/// rounding of fractions of a cent
#[enum_attr]
pub enum Rounding {
    /// To the nearest cent.
    #[case("nearest")]
    Nearest,
    /// Down to the next lower cent.
    #[case("down")]
    Down,
}

/// An amount of money.
#[type_def(Money, "amount", format("<" $currency ">"))]
pub struct AmountType {
    currency: Currency,
}

/// A constant amount: `money.constant 1250 : <eur>` is 12.50 euros.
#[op(Money, "constant", traits(Pure), format($cents attr_dict ":" type($amount)))]
pub struct ConstantOp {
    #[attr]
    cents: I64Attr,
    #[result]
    amount: AmountType,
}

/// Adds amounts of one currency: `%c = money.add %a, %b : <eur>`.
#[op(Money, "add", traits(Pure, Commutative, SameOperandsAndResultType),
    format($lhs "," $rhs attr_dict ":" type($sum)))]
pub struct AddOp {
    #[operand]
    lhs: AmountType,
    #[operand]
    rhs: AmountType,
    #[result]
    sum: AmountType,
}

/// Exchanges an amount.
///
/// The rate is the value of one unit: `%b = money.convert %a at 1.08 rounding down : <eur> to <usd>`.
#[op(Money, "convert", traits(Pure), verify,
    format($from "at" $rate ("rounding" $rounding^)? attr_dict ":" type($from) "to" type($to)))]
pub struct ConvertOp {
    #[operand]
    from: AmountType,
    #[attr]
    rate: F64Attr,
    #[attr(default = Rounding::Nearest)]
    rounding: Rounding,
    #[result]
    to: AmountType,
}

impl ConvertOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        if self.rate(ir) <= 0.0 {
            return Err(ir.op_error(self, "has a rate that is not positive"));
        }
        if ir.value_type(self.from(ir)) == ir.value_type(self.to(ir)) {
            return Err(ir.op_error(self, "converts a currency to itself"));
        }
        Ok(())
    }
}
