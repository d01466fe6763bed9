//! Changes of shape, of tensors and buffers alike: the folder and the patterns that both dialects have.
//!
//! The patterns have MLIR's names and follow its `ReshapeOpsUtils`.

use std::cmp::Ordering;

use ods::prelude::*;

use super::reassociation::{Groups, composed, grouped, groups_of_collapse, range};
use super::shapes::{num_dynamic, rank};
use crate::arith;

/// An operation that changes a shape in groups of dimensions: an expansion or a collapse.
pub trait Reshape: Op {
    /// The operation in the other direction.
    type Inverse: Reshape<Inverse = Self>;
    /// The cast of the dialect.
    type Cast: CastOpInterface;

    /// Returns the operand.
    fn source(self, ir: &Ir) -> Value;

    /// Returns the groups of dimensions.
    fn groups(self, ir: &Ir) -> Groups;

    /// Returns the sizes of the result, for an expansion.
    fn sizes(self, _: &Ir) -> MixedValues {
        MixedValues::default()
    }

    /// Replaces an operation with a change of shape to the type of its result; an expansion takes sizes.
    fn replace(rewriter: &mut Rewriter<'_>, op: Operation, new: NewReshape) -> RewriteResult;

    /// Replaces an operation with a cast to the type of its result.
    fn replace_with_cast(rewriter: &mut Rewriter<'_>, op: Operation, source: Value) -> RewriteResult;
}

/// The parts of a new change of shape.
pub struct NewReshape {
    pub source: Value,
    pub groups: Groups,
    pub sizes: MixedValues,
}

op_family! {
    #[op(
        D,
        traits(Pure),
        interfaces(OpAsmOpInterface),
        verify,
        fold,
        canonicalize(
            ods_arith::common::reshapes::ComposeReassociativeReshapeOps,
            ods_arith::common::reshapes::ComposeExpandOfCollapseOp,
        ),
        format(
            $src $reassociation "output_shape"
            custom<ods_arith::common::DynamicIndexList>($output_shape, $static_output_shape)
            attr_dict ":" type($src) "into" type($result)
        ),
        builders(of),
    )]
    pub struct ExpandShape<D, T, Expand, Collapse, CastOp> {
        #[operand]
        src: T,
        #[attr]
        reassociation: IndexListArrayAttr,
        #[operand]
        output_shape: Variadic<Index>,
        #[attr]
        static_output_shape: DenseI64ArrayAttr,
        #[result]
        result: T,
    }

    impl ExpandShape<Draft> {
        /// Creates an expansion to a type, with operands for its dynamic sizes.
        pub fn of(
            context: &Context,
            ty: impl Into<Type>,
            src: Value,
            groups: &[impl AsRef<[i64]>],
            sizes: impl IntoIterator<Item = Value>,
        ) -> Self {
            let ty = ty.into();
            let numbers = ty.shape(context).unwrap_or_default();
            Self::new(src, ods_arith::common::reassociation::attribute(context, groups), sizes, numbers, ty)
        }
    }

    impl ods_arith::common::reshapes::Reshape for ExpandShape {
        type Inverse = Collapse;
        type Cast = CastOp;

        fn source(self, ir: &Ir) -> Value {
            self.src(ir)
        }

        fn groups(self, ir: &Ir) -> ods_arith::common::reassociation::Groups {
            ods_arith::common::reassociation::groups(ir, self.reassociation_attr(ir))
        }

        fn sizes(self, ir: &Ir) -> MixedValues {
            MixedValues { integers: self.static_output_shape(ir), operands: self.output_shape(ir) }
        }

        fn replace(
            rewriter: &mut Rewriter<'_>,
            op: Operation,
            new: ods_arith::common::reshapes::NewReshape,
        ) -> RewriteResult {
            let groups = ods_arith::common::reassociation::attribute(rewriter.ir().context(), &new.groups);
            let ty = rewriter.ir().result_types(op).next().ok_or(NoMatch)?;
            rewriter.replace_with(op, Expand::new(new.source, groups, new.sizes.operands, new.sizes.integers, ty))?;
            Ok(())
        }

        fn replace_with_cast(rewriter: &mut Rewriter<'_>, op: Operation, source: Value) -> RewriteResult {
            let ty = rewriter.ir().result_types(op).next().ok_or(NoMatch)?;
            rewriter.replace_with(op, CastOp::new(source, ty))?;
            Ok(())
        }
    }

    #[op(
        D,
        traits(Pure),
        interfaces(OpAsmOpInterface),
        verify,
        fold,
        canonicalize(
            ods_arith::common::reshapes::ComposeReassociativeReshapeOps,
            ods_arith::common::reshapes::ComposeCollapseOfExpandOp,
        ),
        format($src $reassociation attr_dict ":" type($src) "into" type($result)),
        builders(of),
    )]
    pub struct CollapseShape<D, T, Expand, Collapse, CastOp> {
        #[operand]
        src: T,
        #[attr]
        reassociation: IndexListArrayAttr,
        #[result]
        result: T,
    }

    impl ods_arith::common::reshapes::Reshape for CollapseShape {
        type Inverse = Expand;
        type Cast = CastOp;

        fn source(self, ir: &Ir) -> Value {
            self.src(ir)
        }

        fn groups(self, ir: &Ir) -> ods_arith::common::reassociation::Groups {
            ods_arith::common::reassociation::groups(ir, self.reassociation_attr(ir))
        }

        fn replace(
            rewriter: &mut Rewriter<'_>,
            op: Operation,
            new: ods_arith::common::reshapes::NewReshape,
        ) -> RewriteResult {
            let groups = ods_arith::common::reassociation::attribute(rewriter.ir().context(), &new.groups);
            let ty = rewriter.ir().result_types(op).next().ok_or(NoMatch)?;
            rewriter.replace_with(op, Collapse::new(new.source, groups, ty))?;
            Ok(())
        }

        fn replace_with_cast(rewriter: &mut Rewriter<'_>, op: Operation, source: Value) -> RewriteResult {
            Expand::replace_with_cast(rewriter, op, source)
        }
    }
}

/// Returns the type of the result.
fn result_type(ir: &Ir, op: impl Op) -> Option<Type> {
    ir.result_types(op.operation()).next()
}

/// Returns the value that a change of shape is: it changes nothing, or reverts its source. Follows `foldReshapeOp`.
pub fn fold<O: Reshape>(ir: &Ir, op: O) -> Option<Value> {
    let (source, ty) = (op.source(ir), result_type(ir, op)?);
    if ir.value_type(source) == ty {
        return Some(source);
    }
    let inverse = ir.defining::<O::Inverse>(source)?;
    let below = inverse.source(ir);
    if ir.value_type(below) != ty {
        return None;
    }
    let (context, groups) = (ir.context(), op.groups(ir));
    let is_certain = num_dynamic(context, ty) < 2
        || groups == inverse.groups(ir)
            && (rank(context, ty) < rank(context, ir.value_type(source)) || are_certain(&groups, ty.shape(context)?));
    is_certain.then_some(below)
}

/// Returns whether at most one size of each group is dynamic, so that the others and the product tell it.
fn are_certain(groups: &Groups, shape: &[i64]) -> bool {
    let sizes = |group: &Vec<i64>| range(group).and_then(|range| shape.get(range)).unwrap_or_default();
    groups.iter().all(|group| has_at_most_one_dynamic(sizes(group)))
}

fn has_at_most_one_dynamic(sizes: &[i64]) -> bool {
    sizes.iter().filter(|size| **size == DYNAMIC).count() < 2
}

/// Two changes of shape one after the other.
struct Pair<A> {
    first: A,
    source: Value,
    /// The types of the first operand, of the value between, and of the last result.
    types: [Type; 3],
}

impl<A: Reshape> Pair<A> {
    fn before<B: Reshape>(ir: &Ir, second: B) -> RewriteResult<Self> {
        let between = second.source(ir);
        let first = ir.defining::<A>(between).ok_or(NoMatch)?;
        let source = first.source(ir);
        let last = result_type(ir, second).ok_or(NoMatch)?;
        Ok(Self { first, source, types: [ir.value_type(source), ir.value_type(between), last] })
    }

    /// Returns whether one of the types is that of a buffer with a layout.
    fn has_layout(&self, context: &Context) -> bool {
        let memref = |ty: &Type| ty.cast::<MemRefType>(context);
        self.types.iter().filter_map(memref).any(|memref| !memref.has_identity_layout(context))
    }

    /// Compares the numbers of dimensions before and after.
    fn compare_ranks(&self, context: &Context) -> Ordering {
        rank(context, self.types[0]).cmp(&rank(context, self.types[2]))
    }
}

/// Two changes of shape of the same kind are one.
pub struct ComposeReassociativeReshapeOps;

impl<O: Reshape> OpPattern<O> for ComposeReassociativeReshapeOps {
    fn rewrite(op: O, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let pair = Pair::<O>::before(ir, op)?;
        if pair.has_layout(ir.context()) {
            return Err(NoMatch);
        }
        let groups = composed(pair.first.groups(ir), op.groups(ir)).ok_or(NoMatch)?;
        let sizes = op.sizes(ir);
        O::replace(rewriter, op.operation(), NewReshape { source: pair.source, groups, sizes })
    }
}

/// A collapse of an expansion is one change of shape, or a cast, if the groups of one are unions of groups of the
/// other.
pub struct ComposeCollapseOfExpandOp;

impl<O: Reshape> OpPattern<O> for ComposeCollapseOfExpandOp {
    fn rewrite(op: O, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let pair = Pair::<O::Inverse>::before(ir, op)?;
        let (source, order) = (pair.source, pair.compare_ranks(ir.context()));
        if pair.has_layout(ir.context()) || pair.types[0] == pair.types[2] {
            return Err(NoMatch);
        }
        let (expand, collapse) = (pair.first.groups(ir), op.groups(ir));
        let groups = match order {
            Ordering::Greater => grouped(&expand, &collapse),
            Ordering::Less | Ordering::Equal => grouped(&collapse, &expand),
        };
        let (groups, sizes) = (groups.ok_or(NoMatch)?, pair.first.sizes(ir));
        let op = op.operation();
        match order {
            Ordering::Greater => O::replace(rewriter, op, NewReshape { source, groups, sizes: MixedValues::default() }),
            Ordering::Less => {
                let sizes = products(rewriter, op, &collapse, sizes)?;
                O::Inverse::replace(rewriter, op, NewReshape { source, groups, sizes })
            }
            Ordering::Equal => O::replace_with_cast(rewriter, op, source),
        }
    }
}

/// Returns the product of the sizes of each group.
fn products(
    rewriter: &mut Rewriter<'_>,
    op: Operation,
    groups: &Groups,
    sizes: MixedValues,
) -> RewriteResult<MixedValues> {
    let mut sizes = sizes.into_iter();
    groups.iter().map(|group| product(rewriter, op, sizes.by_ref().take(group.len()))).collect()
}

/// Returns the product of sizes, which is computed where they are not constant.
fn product(
    rewriter: &mut Rewriter<'_>,
    op: Operation,
    sizes: impl Iterator<Item = MixedValue>,
) -> RewriteResult<MixedValue> {
    let (mut known, mut product) = (1_i64, None);
    for size in sizes {
        match size.folded(rewriter.ir()) {
            MixedValue::Integer(size) => known = known.wrapping_mul(size),
            MixedValue::Operand(size) => {
                product = Some(match product {
                    Some(product) => rewriter.before(op).value(arith::MulIOp::new(product, size))?,
                    None => size,
                });
            }
        }
    }
    match (product, MixedValue::constant(known)) {
        (None, Some(known)) => Ok(known),
        (Some(product), _) if known == 1 => Ok(product.into()),
        (product, _) => {
            let known = rewriter.before(op).value(arith::ConstantOp::index(known))?;
            match product {
                None => Ok(known.into()),
                Some(product) => Ok(rewriter.before(op).value(arith::MulIOp::new(product, known))?.into()),
            }
        }
    }
}

/// An expansion of a collapse is one change of shape where the shapes tell the groups. A static buffer with a layout is
/// cast.
pub struct ComposeExpandOfCollapseOp;

impl<O: Reshape> OpPattern<O> for ComposeExpandOfCollapseOp {
    fn rewrite(op: O, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let context = ir.context();
        let pair = Pair::<O::Inverse>::before(ir, op)?;
        let (source, [from, _, to]) = (pair.source, pair.types);
        if pair.has_layout(context) {
            let is_cast = num_dynamic(context, from) == 0 && O::Cast::are_cast_compatible(ir, &[from], &[to]);
            return if is_cast { O::replace_with_cast(rewriter, op.operation(), source) } else { Err(NoMatch) };
        }
        let (collapse, expand, sizes) = (pair.first.groups(ir), op.groups(ir), op.sizes(ir));
        let (shape, other) = (from.shape(context).ok_or(NoMatch)?, to.shape(context).ok_or(NoMatch)?);
        let (order, op) = (pair.compare_ranks(context), op.operation());
        let groups = match order {
            Ordering::Greater => groups_within([&collapse, &expand], [shape, other]),
            Ordering::Less => groups_within([&expand, &collapse], [other, shape]),
            Ordering::Equal => None,
        };
        let new = NewReshape { source, groups: groups.ok_or(NoMatch)?, sizes };
        match order {
            Ordering::Greater => O::Inverse::replace(rewriter, op, new),
            Ordering::Less | Ordering::Equal => O::replace(rewriter, op, new),
        }
    }
}

/// Returns the groups that collapse the first shape into the second one, if each group of the first collapses into the
/// matching group of the second. Follows `findCollapsingReassociation`.
fn groups_within(groups: [&Groups; 2], shapes: [&[i64]; 2]) -> Option<Groups> {
    if groups[0].is_empty() {
        return groups_of_collapse(shapes[0], shapes[1]);
    }
    let mut all = Vec::with_capacity(shapes[1].len());
    for (from, to) in groups[0].iter().zip(groups[1]) {
        let (sizes, others) = (shapes[0].get(range(from)?)?, shapes[1].get(range(to)?)?);
        if !has_at_most_one_dynamic(sizes) && !has_at_most_one_dynamic(others) {
            return None;
        }
        if sizes.len() == others.len() {
            all.extend((sizes == others).then_some(from)?.iter().map(|dim| vec![*dim]));
            continue;
        }
        let inside = groups_of_collapse(sizes, others)?;
        all.extend(inside.into_iter().map(|group| group.into_iter().map(|dim| from[0] + dim).collect::<Vec<i64>>()));
    }
    Some(all)
}
