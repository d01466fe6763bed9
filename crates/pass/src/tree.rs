//! Pass managers as trees. They may be nested thousands of levels deep, so nothing here is recursive.

use std::slice;

use crate::manager::{Anchor, Item, OpPassManager, PassItem};

/// A step of a walk over a pass manager.
pub(crate) enum Step<'a> {
    /// A manager begins.
    Enter(&'a OpPassManager),
    /// A pass of the manager that began last.
    Pass(&'a PassItem),
    /// The manager that began last ends.
    Leave,
}

impl OpPassManager {
    /// Visits the manager and all that is inside, in the order of the pipeline.
    pub(crate) fn walk<'a>(&'a self, mut visit: impl FnMut(Step<'a>)) {
        visit(Step::Enter(self));
        let mut open: Vec<slice::Iter<'a, Item>> = vec![self.items.iter()];
        while let Some(items) = open.last_mut() {
            match items.next() {
                Some(Item::Pass(pass)) => visit(Step::Pass(pass)),
                Some(Item::Nested(manager)) => {
                    visit(Step::Enter(manager));
                    open.push(manager.items.iter());
                }
                None => {
                    visit(Step::Leave);
                    open.pop();
                }
            }
        }
    }
}

/// Calls the function for the passes of all items, in the order of the pipeline, until it returns an error.
///
/// # Errors
/// Returns that error.
pub(crate) fn try_each_pass<E>(
    items: &mut [Item],
    mut visit: impl FnMut(&mut PassItem) -> Result<(), E>,
) -> Result<(), E> {
    let mut open: Vec<slice::IterMut<'_, Item>> = vec![items.iter_mut()];
    while let Some(items) = open.last_mut() {
        match items.next() {
            Some(Item::Pass(pass)) => visit(pass)?,
            Some(Item::Nested(manager)) => open.push(manager.items.iter_mut()),
            None => _ = open.pop(),
        }
    }
    Ok(())
}

/// Calls the function for the passes of all items, in the order of the pipeline.
pub(crate) fn each_pass(items: &mut [Item], mut visit: impl FnMut(&mut PassItem)) {
    let Ok(()) = try_each_pass::<std::convert::Infallible>(items, |item| {
        visit(item);
        Ok(())
    });
}

/// A pass manager that is put together from the outside in.
#[derive(Default)]
pub(crate) struct Growing {
    /// The managers that began and did not end, the outermost first.
    open: Vec<OpPassManager>,
}

impl Growing {
    /// Returns whether all managers ended.
    pub(crate) fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// Begins a manager inside the one that began last.
    pub(crate) fn enter(&mut self, manager: OpPassManager) {
        self.open.push(manager);
    }

    /// Adds a pass to the manager that began last.
    pub(crate) fn add(&mut self, item: PassItem) {
        if let Some(manager) = self.open.last_mut() {
            manager.push(Item::Pass(item));
        }
    }

    /// Ends the manager that began last. Returns it if it is the outermost one.
    pub(crate) fn leave(&mut self) -> Option<OpPassManager> {
        let manager = self.open.pop()?;
        match self.open.last_mut() {
            Some(outer) => {
                outer.push(Item::Nested(manager));
                None
            }
            None => Some(manager),
        }
    }

    /// Returns the anchor of the manager that began last.
    pub(crate) fn innermost(&self) -> Option<&Anchor> {
        self.open.last().map(|manager| &manager.anchor)
    }

    /// Returns the anchors of the managers that began and did not end, the outermost first.
    pub(crate) fn anchors(&self) -> impl DoubleEndedIterator<Item = &Anchor> {
        self.open.iter().map(|manager| &manager.anchor)
    }
}

impl Clone for OpPassManager {
    fn clone(&self) -> Self {
        let mut growing = Growing::default();
        let mut whole = None;
        self.walk(|step| match step {
            Step::Enter(manager) => growing.enter(Self::new(manager.anchor.clone())),
            Step::Pass(item) => growing.add(item.clone()),
            Step::Leave => whole = growing.leave(),
        });
        let mut whole = whole.unwrap_or_else(|| Self::new(self.anchor.clone()));
        whole.is_initialized = self.is_initialized;
        whole
    }
}

impl Drop for OpPassManager {
    fn drop(&mut self) {
        let mut left = std::mem::take(&mut self.items);
        while let Some(item) = left.pop() {
            if let Item::Nested(mut manager) = item {
                left.append(&mut manager.items);
            }
        }
    }
}
