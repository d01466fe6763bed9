use ods::prelude::*;

constraint! {
    /// a type
    pub A: Type = CPred($_self == Type::I1), symbol_name;

    /// an array
    pub B: DenseArrayAttr = CPred($_self.isa::<DenseArrayAttr>($_ctx)), dense_array_of AnyInteger;

    /// an integer
    pub C: IntegerAttr = I32Attr, value_type I32, symbol_name;

    /// an integer
    pub D: IntegerAttr = I32Attr, value_type;
}

fn main() {}
