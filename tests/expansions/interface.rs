/// Operations with a price.
#[op_interface(requires(Terminator))]
pub trait Priced: Named + Debug {
    /// Returns the price of this operation.
    fn price(&self, ir: &Ir) -> u32;

    fn total(&self, ir: &Ir, count: u32) -> u32 {
        self.price(ir) * count
    }

    fn may_change() -> bool;

    #[verify]
    fn verify_price(&self, ir: &Ir) -> Result<(), Diagnostic> {
        Ok(())
    }
}

/// Goods.
#[op(Shop, "apple", interfaces(Priced), effects(MemRead<Stack>))]
pub struct AppleOp {
    #[operand(effects(MemWrite(stage = 1, full)))]
    on: AnyType,
    #[attr(effects(MemRead))]
    of: FlatSymbolRefAttr,
}

/// Opens.
#[dialect_interface]
pub trait Opening {
    /// Returns the hour.
    fn hour(&self) -> u32;
}

/// A shop.
#[dialect(name = "shop", ops(AppleOp), interfaces(Opening))]
pub struct Shop;
