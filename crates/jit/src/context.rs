//! The state of a run, which native code and the functions that it calls share.

use std::any::Any;

use ods_exec::native::{Failure, PoisonedWords, Usage};

use crate::jit::Shared;
use crate::stack;

/// The state of a run. Native code accesses the first fields.
#[repr(C)]
pub struct Context<'c> {
    /// Steps until the next check.
    pub fuel: u64,
    /// The address above which native code may call: [`stack::limit`].
    pub stack_limit: u64,
    /// The word that a function of Rust returns beside its status.
    pub result: u64,
    pub shared: &'c Shared<'c>,
    pub usage: Usage,
    pub end: Option<Box<End>>,
    /// The results of what has returned with [`POISON`](crate::runtime::POISON).
    pub returned: Option<PoisonedWords>,
}

/// The unusual end of a run.
pub enum End {
    /// An error.
    Failure(Failure),
    /// A panic of a kernel, which continues in the caller of native code.
    Panic(Box<dyn Any + Send>),
}

impl<'c> Context<'c> {
    /// The offset of `fuel` in bytes.
    pub const FUEL: i32 = 0;
    /// The offset of `stack_limit` in bytes.
    pub const STACK_LIMIT: i32 = 8;
    /// The offset of `result` in bytes.
    pub const RESULT: i32 = 16;

    /// Returns the state of a new run.
    #[inline(always)]
    pub fn new(shared: &'c Shared<'c>) -> Self {
        let stack_limit = stack::limit();
        let mut usage = Usage::new(shared.module());
        let fuel = std::mem::take(&mut usage.fuel);
        Self { fuel, stack_limit, result: 0, shared, usage, end: None, returned: None }
    }

    /// Returns whether native code can run here.
    #[inline(always)]
    pub fn has_stack(&self) -> bool {
        self.stack_limit != stack::NO_ROOM
    }

    /// Calls a function with the usage, which has all steps meanwhile.
    pub fn with_usage<T>(&mut self, function: impl FnOnce(&'c Shared<'c>, &mut Usage) -> T) -> T {
        self.usage.fuel = self.fuel;
        let result = function(self.shared, &mut self.usage);
        self.fuel = std::mem::take(&mut self.usage.fuel);
        result
    }

    /// Ends the run with an error.
    #[cold]
    pub fn fail(&mut self, failure: Failure) {
        self.end = Some(Box::new(End::Failure(failure)));
    }
}
