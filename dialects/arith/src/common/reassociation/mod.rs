//! Groups of dimensions that are collapsed into one: `[[0, 1], [2]]`.
//!
//! * `search`: the groups that turn one shape into another.

mod search;

pub use search::groups_of_collapse;

use ods::prelude::*;

use super::quoted::quoted;
use super::saturated;

/// For each dimension of the smaller shape, the dimensions of the larger one that it represents.
pub type Groups = Vec<Vec<i64>>;

/// Returns the groups in an attribute. Lists of integers of other widths count as empty; verified operations have none.
pub fn groups(ir: &Ir, attribute: ArrayAttr) -> Groups {
    let context = ir.context();
    let number = |element: &Attribute| element.cast::<IntegerAttr>(context)?.value(context);
    let group = |element: &Attribute| {
        let list = element.cast::<ArrayAttr>(context).map(|list| list.elements(context)).unwrap_or_default();
        list.iter().filter_map(number).collect()
    };
    attribute.elements(context).iter().map(group).collect()
}

/// Returns the attribute with these groups.
pub fn attribute(context: &Context, groups: &[impl AsRef<[i64]>]) -> ArrayAttr {
    let number = |dim: &i64| Attribute::from(IntegerAttr::i64(context, *dim));
    let group = |group: &[i64]| ArrayAttr::get(context, &group.iter().map(number).collect::<Vec<_>>()).into();
    ArrayAttr::get(context, &groups.iter().map(|dims| group(dims.as_ref())).collect::<Vec<Attribute>>())
}

/// Returns the collapsed sizes: the product of each group. `None` if a dimension does not exist.
pub fn collapsed_sizes(sizes: &[i64], groups: &[impl AsRef<[i64]>]) -> Option<Vec<i64>> {
    let size = |dim: &i64| sizes.get(usize::try_from(*dim).ok()?).copied();
    let product =
        |dims: &[i64]| dims.iter().map(size).try_fold(1, |product, size| Some(saturated::mul(product, size?)));
    groups.iter().map(|dims| product(dims.as_ref())).collect()
}

/// Checks the shape of a memref against its collapsed shape. Follows `verifyCollapsedShape` of the memref dialect.
pub fn verify_collapsed_shape(
    ir: &Ir,
    op: Operation,
    collapsed: &[i64],
    expanded: &[i64],
    groups: &[Vec<i64>],
) -> Result<(), Diagnostic> {
    let error = |message: String| Err(ir.op_error(op, message));
    if collapsed.len() != groups.len() {
        return error(format!(
            "invalid number of reassociation groups: found {}, expected {}",
            groups.len(),
            collapsed.len()
        ));
    }
    let mut next = 0;
    for (dim, (group, size)) in groups.iter().zip(collapsed).enumerate() {
        let sizes = match sizes_of_group(group, expanded, &mut next) {
            Ok(sizes) => sizes,
            Err(message) => return error(message),
        };
        if let Err(message) = check_group(dim, *size, &sizes) {
            return error(message);
        }
    }
    if collapsed.is_empty() {
        return match expanded.iter().all(|size| *size == 1) {
            true => Ok(()),
            false => error("rank 0 memrefs can only be extended/collapsed with/from ones".into()),
        };
    }
    match next == expanded.len() {
        true => Ok(()),
        false => error(format!(
            "expanded rank ({}) inconsistent with number of reassociation indices ({next})",
            expanded.len()
        )),
    }
}

/// Returns the sizes of the dimensions of a group, which must be consecutive.
fn sizes_of_group(group: &[i64], expanded: &[i64], next: &mut usize) -> Result<Vec<i64>, String> {
    let mut sizes = Vec::with_capacity(group.len());
    for dim in group {
        if usize::try_from(*dim) != Ok(*next) {
            return Err("reassociation indices must be contiguous".into());
        }
        let Some(size) = expanded.get(*next) else {
            return Err(format!("reassociation index {dim} is out of bounds"));
        };
        *next += 1;
        sizes.push(*size);
    }
    Ok(sizes)
}

/// Checks a collapsed size against the sizes of its group.
fn check_group(dim: usize, collapsed: i64, sizes: &[i64]) -> Result<(), String> {
    let is_dynamic = sizes.contains(&DYNAMIC);
    if (collapsed == DYNAMIC) != is_dynamic {
        return Err(format!("collapsed dim ({dim}) must be dynamic if and only if reassociation group is dynamic"));
    }
    let product = sizes.iter().fold(1, |product, size| saturated::mul(product, *size));
    match is_dynamic || product == collapsed {
        true => Ok(()),
        false => Err(format!("collapsed dim size ({collapsed}) must equal reassociation group size ({product})")),
    }
}

/// Checks the type of a tensor against its collapsed type: one group per dimension, consecutive dimensions, and
/// matching sizes. Follows `verifyReshapeLikeTypes`.
pub fn verify_reshape_like(
    ir: &Ir,
    op: Operation,
    expanded_type: Type,
    collapsed_type: Type,
    groups: &[Vec<i64>],
) -> Result<(), Diagnostic> {
    let shape = |ty: Type| ty.shape(ir.context()).unwrap_or_default();
    let (expanded, collapsed) = (shape(expanded_type), shape(collapsed_type));
    let message = if expanded.len() < collapsed.len() {
        let (expanded, collapsed) = (quoted(ir, expanded_type), quoted(ir, collapsed_type));
        Err(format!(
            "expected the expanded type, {expanded} to have a higher (or same) rank than the collapsed type, \
             {collapsed}."
        ))
    } else if collapsed.len() != groups.len() {
        Err(format!(
            "expected collapsed rank ({}) to equal the number of reassociation maps ({}).",
            collapsed.len(),
            groups.len()
        ))
    } else {
        check_groups(groups, expanded.len()).and_then(|()| check_sizes(collapsed, expanded, groups))
    };
    message.map_err(|message| ir.op_error(op, message))
}

/// Checks the groups as the affine maps that they are in the reference: the largest number determines the number of
/// dimensions, and each group begins where the one before it ends.
fn check_groups(groups: &[Vec<i64>], expanded_rank: usize) -> Result<(), String> {
    let num_dims = groups.iter().flatten().copied().map(position).max().map_or(0, |largest| largest.wrapping_add(1));
    if !groups.is_empty() && num_dims as usize != expanded_rank {
        return Err(format!(
            "expected reassociation map #0 to have size equal to the expanded rank ({expanded_rank}), but it is  \
             {num_dims}."
        ));
    }
    let mut next = 0;
    for (index, group) in groups.iter().enumerate() {
        for dim in group.iter().copied().map(position) {
            if dim != next {
                return Err(format!("expected reassociation map #{index} to be valid and contiguous."));
            }
            next += 1;
        }
    }
    Ok(())
}

/// Truncates to 32 bits, the width of positions of dimensions in an affine map, as in the reference.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "this is what it is for")]
const fn position(dim: i64) -> u32 {
    dim as u32
}

/// Checks that each size is the product of its group, or dynamic if a size of the group is. Follows
/// `reshapeLikeShapesAreCompatible`.
fn check_sizes(collapsed: &[i64], expanded: &[i64], groups: &[Vec<i64>]) -> Result<(), String> {
    let mut rest = expanded.iter();
    for (dim, (group, size)) in groups.iter().zip(collapsed).enumerate() {
        let sizes: Vec<i64> = rest.by_ref().take(group.len()).copied().collect();
        let product = sizes.iter().fold(1_i64, |product, size| product.wrapping_mul(*size));
        match sizes.contains(&DYNAMIC) {
            true if *size != DYNAMIC => {
                return Err(format!(
                    "expected dimension {dim} of collapsed type to be dynamic since one or more of the corresponding \
                     dimensions in the expanded type is dynamic"
                ));
            }
            false if *size != product => {
                return Err(format!("expected dimension {dim} of collapsed type to be static value of {product}"));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Composes two changes of shape of the same kind; `None` if they do not fit. Follows `composeReassociationIndices`.
pub fn composed(a: Groups, b: Groups) -> Option<Groups> {
    let (inner, outer) = match a.len().cmp(&b.len()) {
        std::cmp::Ordering::Equal => return None,
        std::cmp::Ordering::Less => (b, a),
        std::cmp::Ordering::Greater => (a, b),
    };
    if outer.is_empty() {
        return Some(outer);
    }
    if outer.iter().map(Vec::len).sum::<usize>() != inner.len() {
        return None;
    }
    let dims = |dim: &i64| inner.get(usize::try_from(*dim).ok()?);
    let compose = |group: &Vec<i64>| Some(group.iter().map(dims).collect::<Option<Vec<_>>>()?.into_iter().flatten());
    outer.iter().map(|group| Some(compose(group)?.copied().collect())).collect()
}

/// Returns the groups of fine groups that are the coarse ones, both of the same dimensions; `None` if a coarse one ends
/// inside a fine one.
pub fn grouped(fine: &Groups, coarse: &Groups) -> Option<Groups> {
    let mut ends = (0_i64..).zip(fine.iter().filter_map(|group| group.last().copied()));
    let group = |coarse: &Vec<i64>| {
        let last = *coarse.last()?;
        let mut group = Vec::new();
        for (position, end) in ends.by_ref() {
            group.push(position);
            match end.cmp(&last) {
                std::cmp::Ordering::Less => {}
                std::cmp::Ordering::Equal => break,
                std::cmp::Ordering::Greater => return None,
            }
        }
        Some(group)
    };
    coarse.iter().map(group).collect()
}

/// Returns the dimensions of a group, as a range.
pub fn range(group: &[i64]) -> Option<std::ops::Range<usize>> {
    let (first, last) = (usize::try_from(*group.first()?).ok()?, usize::try_from(*group.last()?).ok()?);
    Some(first..last.checked_add(1)?)
}
