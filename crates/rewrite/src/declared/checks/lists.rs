//! Questions about all items of a list, for constants: functions there cannot take closures.

/// Whether the condition holds for all items.
macro_rules! all {
    ($items:expr, $item:ident => $holds:expr) => {{
        let mut rest: &[_] = $items;
        loop {
            let [$item, others @ ..] = rest else { break true };
            if !$holds {
                break false;
            }
            rest = others;
        }
    }};
}

/// Whether the condition holds for one of the items.
macro_rules! any {
    ($items:expr, $item:ident => $holds:expr) => {
        !$crate::declared::checks::lists::all!($items, $item => !$holds)
    };
}

/// Whether the lists have one length, and the condition holds for each item and its counterpart.
macro_rules! pairwise {
    ($a:expr, $b:expr, ($first:ident, $second:ident) => $holds:expr) => {{
        let (mut a, mut b): (&[_], &[_]) = ($a, $b);
        loop {
            let ([$first, rest @ ..], [$second, others @ ..]) = (a, b) else { break matches!((a, b), ([], [])) };
            if !$holds {
                break false;
            }
            (a, b) = (rest, others);
        }
    }};
}

pub(super) use {all, any, pairwise};
