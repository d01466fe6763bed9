//! Rows that join several templates.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// Templates of a row of which one has patterns and the other a function, in either order.
mod joined_alone_and_list {
    use super::*;

    op_family! {
        #[op(Test, canonicalize)]
        struct Alone {
            #[operand]
            first: I32,
        }

        #[op(Test, canonicalize(Simplify))]
        struct Listed {
            #[operand]
            second: I32,
        }

        /// A function, and then patterns.
        pub AOp = Alone + Listed("a");

        /// Patterns, and then a function.
        pub BOp = Listed + Alone("b");
    }
}

/// Two templates of a row whose dialects are paths.
mod joined_dialect_paths_differ {
    use super::*;

    mod first {
        use ods::prelude::*;

        /// A dialect.
        #[dialect(name = "first")]
        pub struct First;
    }

    mod second {
        use ods::prelude::*;

        /// Another dialect.
        #[dialect(name = "second")]
        pub struct Second;
    }

    op_family! {
        #[op(first::First)]
        struct IfClause {
            #[operand]
            condition: Optional<I1>,
        }

        #[op(second::Second)]
        struct FinalClause {
            #[operand]
            last: I1,
        }

        /// A task.
        pub TaskOp = IfClause + FinalClause("task");
    }
}

/// Two templates of a row that are of different dialects.
mod joined_dialects_differ {
    use super::*;

    /// Another dialect.
    #[dialect(name = "other")]
    pub struct Other;

    op_family! {
        #[op(Test)]
        struct IfClause {
            #[operand]
            condition: Optional<I1>,
        }

        #[op(Other)]
        struct FinalClause {
            #[operand]
            last: I1,
        }

        /// A task.
        pub TaskOp = IfClause + FinalClause("task");
    }
}

/// Two templates of a row that have a field of one name.
mod joined_field_twice {
    use super::*;

    op_family! {
        #[op(Test)]
        struct IfClause {
            #[operand]
            condition: Optional<I1>,
        }

        #[op(Test)]
        struct FinalClause {
            #[operand]
            condition: Optional<I1>,
        }

        /// A task.
        pub TaskOp = IfClause + FinalClause("task");
    }
}

/// A field that comes first, and is the template's.
mod joined_first_field_twice {
    use super::*;

    op_family! {
        #[op(Test)]
        struct IfClause {
            #[operand]
            condition: Optional<I1>,
        }

        /// A task.
        pub TaskOp = { #[attr] condition: UnitAttr } + IfClause("task");
    }
}

/// Two templates of a row that have different values for a key.
mod joined_keys_differ {
    use super::*;

    static FIRST: DocGroup = DocGroup::new("1", "");
    static SECOND: DocGroup = DocGroup::new("2", "");

    op_family! {
        #[op(Test, doc_group = FIRST)]
        struct IfClause {
            #[operand]
            condition: Optional<I1>,
        }

        #[op(Test, doc_group = SECOND)]
        struct FinalClause {
            #[operand]
            last: I1,
        }

        /// A task.
        pub TaskOp = IfClause + FinalClause("task");
    }
}

/// A field of a row that the second template has already.
mod joined_own_field_twice {
    use super::*;

    op_family! {
        #[op(Test)]
        struct IfClause {
            #[operand]
            condition: Optional<I1>,
        }

        #[op(Test)]
        struct FinalClause {
            #[operand]
            last: I1,
        }

        /// A task.
        pub TaskOp = IfClause + FinalClause("task") {
            #[attr]
            last: UnitAttr,
        };
    }
}

/// A template that is not there among those of a row.
mod joined_unknown {
    use super::*;

    op_family! {
        #[op(Test)]
        struct IfClause {
            #[operand]
            condition: Optional<I1>,
        }

        /// A task.
        pub TaskOp = IfClause + FinalClause("task");
    }
}

/// A template that a row joins twice.
mod joined_with_itself {
    use super::*;

    op_family! {
        #[op(Test)]
        struct IfClause {
            #[operand]
            condition: Optional<I1>,
        }

        /// A task.
        pub TaskOp = IfClause + IfClause("task");
    }
}

/// Fields that come first without a plus.
mod joined_without_plus {
    use super::*;

    op_family! {
        #[op(Test)]
        struct IfClause {
            #[operand]
            condition: Optional<I1>,
        }

        /// A task.
        pub TaskOp = { #[attr] untied: UnitAttr } IfClause("task");
        /// Another.
        pub OtherOp = IfClause("other");
    }
}

fn main() {}
