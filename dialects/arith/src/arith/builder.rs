//! Short forms: `b.addi(l, r)?` for `b.value(AddIOp::new(l, r))?`.

use ods::prelude::*;

use super::{
    AddFOp, AddIOp, AndIOp, BitcastOp, CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ConstantOp, DivFOp, DivSIOp,
    DivUIOp, ExtFOp, ExtSIOp, ExtUIOp, FPToSIOp, FPToUIOp, IndexCastOp, MaxSIOp, MaxUIOp, MaximumFOp, MinSIOp, MinUIOp,
    MinimumFOp, MulFOp, MulIOp, NegFOp, OrIOp, RemFOp, RemSIOp, RemUIOp, SIToFPOp, SelectOp, ShLIOp, ShRSIOp, ShRUIOp,
    SubFOp, SubIOp, TruncFOp, TruncIOp, UIToFPOp, XOrIOp,
};

/// Defines methods that create an operation and return its result. The name of a method is the operation's mnemonic.
macro_rules! short_forms {
    ($(#[$docs:meta])* pub trait $trait:ident { $($name:ident($($argument:ident: $ty:ty),*) = $op:ident;)* }) => {
        $(#[$docs])*
        pub trait $trait<'ir>: AsMut<OpBuilder<'ir>> {
            $(
                #[doc = concat!("Creates an [`", stringify!($op), "`] and returns its result.")]
                ///
                /// # Errors
                /// Returns the errors of [`OpBuilder::value`].
                #[inline]
                fn $name(&mut self, $($argument: $ty),*) -> Result<Value, BuildError> {
                    self.as_mut().value($op::new($($argument),*))
                }
            )*

            /// Creates a constant of an integer type or `index`, and returns its result.
            ///
            /// # Errors
            /// Returns the errors of [`OpBuilder::value`].
            #[inline]
            fn integer(&mut self, ty: Type, value: i64) -> Result<Value, BuildError> {
                self.as_mut().value(ConstantOp::integer(ty, value))
            }

            /// Creates a constant of a floating-point type, and returns its result.
            ///
            /// # Errors
            /// Returns the errors of [`OpBuilder::value`].
            #[inline]
            fn float(&mut self, ty: Type, value: f64) -> Result<Value, BuildError> {
                self.as_mut().value(ConstantOp::float(ty, value))
            }
        }
    };
}

short_forms! {
    /// Methods of [`OpBuilder`] for the operations of `arith` with one result.
    ///
    /// Another dialect has such methods if it defines a trait like this one.
    ///
    /// ```
    /// use ods::prelude::*;
    /// use ods_dialects::arith::{ArithBuilder, CmpIPredicate};
    ///
    /// # fn main() -> ods::Result {
    /// # let context = Context::new();
    /// # ods_dialects::register_all(&context)?;
    /// # let mut ir = Ir::new(context.into());
    /// # let module = ods::builtin::ModuleOp::create(&mut ir, Location::UNKNOWN);
    /// # let mut b = module.body_builder(&mut ir);
    /// let one = b.integer(Type::I32, 1)?;
    /// let sum = b.addi(one, one)?;
    /// let is_less = b.cmpi(CmpIPredicate::Slt, one, sum)?;
    /// assert_eq!(b.type_of(is_less), Type::I1);
    /// # Ok(())
    /// # }
    /// ```
    pub trait ArithBuilder {
        addi(lhs: Value, rhs: Value) = AddIOp;
        subi(lhs: Value, rhs: Value) = SubIOp;
        muli(lhs: Value, rhs: Value) = MulIOp;
        divsi(lhs: Value, rhs: Value) = DivSIOp;
        divui(lhs: Value, rhs: Value) = DivUIOp;
        remsi(lhs: Value, rhs: Value) = RemSIOp;
        remui(lhs: Value, rhs: Value) = RemUIOp;
        andi(lhs: Value, rhs: Value) = AndIOp;
        ori(lhs: Value, rhs: Value) = OrIOp;
        xori(lhs: Value, rhs: Value) = XOrIOp;
        shli(lhs: Value, rhs: Value) = ShLIOp;
        shrsi(lhs: Value, rhs: Value) = ShRSIOp;
        shrui(lhs: Value, rhs: Value) = ShRUIOp;
        maxsi(lhs: Value, rhs: Value) = MaxSIOp;
        maxui(lhs: Value, rhs: Value) = MaxUIOp;
        minsi(lhs: Value, rhs: Value) = MinSIOp;
        minui(lhs: Value, rhs: Value) = MinUIOp;
        addf(lhs: Value, rhs: Value) = AddFOp;
        subf(lhs: Value, rhs: Value) = SubFOp;
        mulf(lhs: Value, rhs: Value) = MulFOp;
        divf(lhs: Value, rhs: Value) = DivFOp;
        remf(lhs: Value, rhs: Value) = RemFOp;
        maximumf(lhs: Value, rhs: Value) = MaximumFOp;
        minimumf(lhs: Value, rhs: Value) = MinimumFOp;
        negf(operand: Value) = NegFOp;
        cmpi(predicate: CmpIPredicate, lhs: Value, rhs: Value) = CmpIOp;
        cmpf(predicate: CmpFPredicate, lhs: Value, rhs: Value) = CmpFOp;
        select(condition: Value, if_true: Value, if_false: Value) = SelectOp;
        extsi(operand: Value, to: Type) = ExtSIOp;
        extui(operand: Value, to: Type) = ExtUIOp;
        extf(operand: Value, to: Type) = ExtFOp;
        trunci(operand: Value, to: Type) = TruncIOp;
        truncf(operand: Value, to: Type) = TruncFOp;
        sitofp(operand: Value, to: Type) = SIToFPOp;
        uitofp(operand: Value, to: Type) = UIToFPOp;
        fptosi(operand: Value, to: Type) = FPToSIOp;
        fptoui(operand: Value, to: Type) = FPToUIOp;
        index_cast(operand: Value, to: Type) = IndexCastOp;
        bitcast(operand: Value, to: Type) = BitcastOp;
    }
}

impl<'ir> ArithBuilder<'ir> for OpBuilder<'ir> {}
