//! Checks of the regions and successors of matched and new operations, which patterns do not name.

use ods_core::__private::fail;
use ods_core::schema::OpSchema;

/// Checks that the operation has no regions and no successors, which a pattern would lose.
#[track_caller]
pub(super) const fn check_form(op: &OpSchema) {
    if let [_, ..] = op.regions {
        fail_form(op, "regions");
    }
    if let [_, ..] = op.successors {
        fail_form(op, "successors");
    }
}

#[track_caller]
const fn fail_form(op: &OpSchema, parts: &str) {
    let reason = ", which a declared pattern would lose; write an `OpPattern`";
    fail(&["`", op.dialect, ".", op.mnemonic, "` has ", parts, reason]);
}

/// Checks that the operation has no regions and no successors, which a pattern does not name.
#[track_caller]
pub(super) const fn check_has_no_others(op: &OpSchema) {
    let parts = match (op.regions, op.successors) {
        ([_, ..], _) => "regions",
        ([], [_, ..]) => "successors",
        ([], []) => return,
    };
    fail(&["`", op.dialect, ".", op.mnemonic, "` has ", parts, "; end the fields with `..`"]);
}
