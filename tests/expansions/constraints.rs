//! Constraints: a leaf, a tree, parameters, a value.

constraint! {
    /// 32-bit signless integer
    pub I32: Type = CPred(is_integer($_self, $_ctx, 32)), build => Type::I32;

    /// integer whose width is even
    pub EvenInteger: Type = And(CPred($_self.isa::<IntegerType>($_ctx)), CPred(width($_self, $_ctx) % 2 == 0));

    /// tensor of {T} values of rank {R}
    pub TensorRankOf<const R: usize, T: Type>: RankedTensorType =
        And(RankedTensorType, CPred(rank($_self, $_ctx) == Some(R)), ElementType(T));

    /// string attribute whose value is SAME or VALID
    pub Padding: StringAttr = AnyStrAttrOf("SAME", "VALID");

    /// list of durations
    pub Durations: ArrayAttr = And(ArrayAttr, Test(AttrValuePred::CountAtLeast(1))),
        from &[Duration] => to_array($_ctx, $_value),
        into Vec<&str> => of_array($_self, $_ctx);

    /// list of durations that is short
    pub ShortDurations: ArrayAttr = Durations, as Durations;
}
