//! The groups that collapse a shape into another.
//!
//! A pass from the left and one from the right each take the shortest range of dimensions for each size; they must
//! agree, except for dimensions of size 1, which may belong to either neighbor. Follows
//! `getReassociationIndicesForCollapse`.

use std::ops::Range;

use ods::types::DYNAMIC;

use super::Groups;

/// Returns the groups of dimensions of the first shape that make the second one, if there is only one way.
pub fn groups_of_collapse(from: &[i64], to: &[i64]) -> Option<Groups> {
    if from.len() <= to.len() {
        return None;
    }
    if to.is_empty() {
        let may_be_one = from.iter().all(|size| matches!(*size, 1 | DYNAMIC));
        return may_be_one.then(|| vec![group(&(0..from.len()))]);
    }
    let (forward, backward) = (ranges(from, to)?, ranges_from_right(from, to)?);
    let agree = |(a, b): (&Range<usize>, &Range<usize>)| {
        let overlap = a.start.max(b.start)..a.end.min(b.end);
        let apart = (a.start.min(b.start)..a.end.max(b.end)).filter(|dim| !overlap.contains(dim));
        apart.into_iter().all(|dim| from[dim] == 1)
    };
    forward.iter().zip(&backward).all(agree).then(|| forward.iter().map(group).collect())
}

fn group(range: &Range<usize>) -> Vec<i64> {
    range.clone().filter_map(|dim| i64::try_from(dim).ok()).collect()
}

/// Returns the ranges that a pass from the right finds.
fn ranges_from_right(from: &[i64], to: &[i64]) -> Option<Vec<Range<usize>>> {
    let reversed = |shape: &[i64]| shape.iter().rev().copied().collect::<Vec<i64>>();
    let found = ranges(&reversed(from), &reversed(to))?;
    Some(found.into_iter().rev().map(|range| from.len() - range.end..from.len() - range.start).collect())
}

/// Returns the range of dimensions for each size. Dimensions between two ranges belong to the first one, whose size
/// must be dynamic then.
fn ranges(from: &[i64], to: &[i64]) -> Option<Vec<Range<usize>>> {
    let mut ranges: Vec<Range<usize>> = Vec::with_capacity(to.len());
    for (dim, size) in to.iter().enumerate() {
        let start = ranges.last().map_or(0, |range| range.end);
        let is_last = dim + 1 == to.len();
        let range = match *size {
            DYNAMIC => range_of_dynamic(from, start, is_last)?,
            size => range_of_size(from, start, size, is_last)?,
        };
        if range.start > start {
            let before = ranges.last_mut().filter(|_| to[dim - 1] == DYNAMIC)?;
            before.end = range.start;
        }
        ranges.push(range);
    }
    ranges.last().is_some_and(|range| range.end == from.len()).then_some(ranges)
}

/// Returns the dimensions up to the first dynamic one, or up to the end if there is one.
fn range_of_dynamic(from: &[i64], start: usize, to_end: bool) -> Option<Range<usize>> {
    let dynamic = from.get(start..)?.iter().position(|size| *size == DYNAMIC)?;
    Some(start..if to_end { from.len() } else { start + dynamic + 1 })
}

/// Returns the first static dimensions whose product is the size, followed by the dimensions of size 1 if `takes_ones`
/// is set.
fn range_of_size(from: &[i64], start: usize, size: i64, takes_ones: bool) -> Option<Range<usize>> {
    let (mut range, mut product, mut is_found) = (start..start, 1_i64, false);
    let (mut first, mut dim) = (start, start);
    while dim < from.len() && (!is_found || takes_ones) {
        if from[dim] == DYNAMIC {
            if is_found {
                break;
            }
            (product, first) = (1, dim + 1);
        } else {
            product = product.wrapping_mul(from[dim]);
            if product > size && is_found {
                break;
            }
            while product > size && first < dim {
                product = product.checked_div(from[first])?;
                first += 1;
            }
            range = first..dim + 1;
            is_found |= product == size;
        }
        dim += 1;
    }
    is_found.then_some(range)
}

#[cfg(test)]
mod tests {
    use super::*;

    const D: i64 = DYNAMIC;

    #[test]
    fn static_shapes() {
        assert_eq!(groups_of_collapse(&[2, 3, 4], &[6, 4]), Some(vec![vec![0, 1], vec![2]]));
        assert_eq!(groups_of_collapse(&[1, 2, 1], &[2]), Some(vec![vec![0, 1, 2]]));
        assert_eq!(groups_of_collapse(&[2, 3, 4], &[5, 4]), None);
        assert_eq!(groups_of_collapse(&[2, 3], &[2, 3]), None);
    }

    #[test]
    fn dynamic_sizes_take_their_neighbors() {
        assert_eq!(groups_of_collapse(&[D, 2, 3, 5], &[D, 15]), Some(vec![vec![0, 1], vec![2, 3]]));
        assert_eq!(groups_of_collapse(&[D, D], &[D]), Some(vec![vec![0, 1]]));
        assert_eq!(groups_of_collapse(&[D, D, D], &[D, D]), None);
    }

    #[test]
    fn scalars() {
        assert_eq!(groups_of_collapse(&[1, D], &[]), Some(vec![vec![0, 1]]));
        assert_eq!(groups_of_collapse(&[2], &[]), None);
    }
}
