//! Rules across the items of a definition: one function per rule, with its reason above it.

mod constraint;
mod contradiction;
mod def;
mod def_format;
mod dialect;
mod duplicates;
mod effects;
mod enums;
mod family;
mod groups;
mod hooks;
mod imports;
mod interface;
mod joined;
mod mnemonic;
mod multi;
mod names;
pub mod op_format;
mod pattern;
mod pattern_overlap;
mod pattern_set;
mod properties;
mod results;
mod rust_types;
mod traits;

use proc_macro2::TokenStream;
use syn::Path;

use crate::errors::Errors;
use crate::model::constraint::ConstraintModel;
use crate::model::def::DefModel;
use crate::model::dialect::DialectModel;
use crate::model::enums::EnumModel;
use crate::model::family::FamilyModel;
use crate::model::interface::InterfaceModel;
use crate::model::op::OpModel;
use crate::model::pattern::{DeferredCheck, PatternModel, Patterns};

/// Checks a pattern.
fn pattern(model: &PatternModel, errors: &mut Errors) {
    pattern::fields_are_unique(model, errors);
    pattern::alternatives_are_roots(model, errors);
    pattern::root_has_no_result(model, errors);
    pattern::names_are_compared_if_possible(model, errors);
    pattern::results_are_compared_in_guards(model, errors);
    pattern::names_are_used(model, errors);
    pattern::last_arm_alone_has_no_guard(model, errors);
    pattern::right_side_differs(model, errors);
    pattern::names_are_free(model, errors);
    pattern::root_is_no_operand(model, errors);
    pattern::numbers_are_in_range(model, errors);
    pattern::root_is_not_used(model, errors);
    pattern::new_names_are_new(model, errors);
    pattern::new_names_are_used(model, errors);
    pattern::fields_of_kinds_are_general(model, errors);
}

/// Checks each pattern of one `pattern!` on its own; returns whether each is valid.
pub fn patterns(patterns: &Patterns, errors: &mut Errors) -> Vec<bool> {
    let is_sound = |(at, model): (usize, &PatternModel)| {
        let before = errors.len();
        // `pattern_set` reports the repeated name.
        if !patterns.is_repeated(at) {
            pattern(model, errors);
        }
        errors.len() == before
    };
    patterns.models.iter().enumerate().map(is_sound).collect()
}

/// Checks the patterns of one `pattern!` against each other. Returns the checks that the compiler makes; none of a set
/// with errors.
pub fn pattern_set(patterns: &Patterns, errors: &mut Errors) -> Vec<DeferredCheck> {
    pattern_set::names_are_unique(patterns, errors);
    pattern_set::none_is_hidden_inside(patterns, errors);
    pattern_set::none_undoes_another(patterns, errors);
    pattern_set::examples_have_dialects(patterns, errors);
    let mut deferred = pattern_set::all_may_apply(patterns, errors);
    deferred.extend(pattern_set::order_is_determined(patterns, errors));
    if errors.is_empty() { deferred } else { Vec::new() }
}

/// Checks an operation.
pub fn op(model: &OpModel, errors: &mut Errors) {
    mnemonic::is_well_formed(model, errors);
    names::are_unique(model, errors);
    names::are_not_reserved(model, errors);
    names::companions_do_not_clash(model, errors);
    names::mutable_views_do_not_clash(model, errors);
    names::attribute_names_are_unique(model, errors);
    names::attribute_names_are_well_formed(model, errors);
    names::attribute_names_are_free(model, errors);
    groups::operand_groups_are_known(model, errors);
    groups::result_groups_are_known(model, errors);
    groups::nested_groups_have_lengths(model, errors);
    results::built_results_are_inferred(model, errors);
    properties::are_few(model, errors);
    properties::defaults_satisfy_their_demands(model, errors);
    properties::demands_take_one_value(model, errors);
    groups::only_last_region_is_variadic(model, errors);
    groups::only_last_successor_is_variadic(model, errors);
    rust_types::are_no_constraints(model, errors);
    rust_types::are_no_entities(model, errors);
    contradiction::fields_can_be_satisfied(model, errors);
    hooks::verify_regions_has_regions(model, errors);
    hooks::text_is_written_in_one_way(model, errors);
    hooks::something_builds_it(model, errors);
    hooks::builders_are_functions(model, errors);
    traits::are_unique(model, errors);
    multi::parts_exist(model, errors);
    multi::parts_are_distinct(model, errors);
    multi::parts_are_several(model, errors);
    multi::parts_have_types(model, errors);
    multi::closures_have_a_known_target(model, errors);
    multi::parts_have_the_right_arity(model, errors);
    multi::placeholders_exist(model, errors);
    multi::fields_have_dollars(model, errors);
    effects::interfaces_are_unique(model, errors);
    effects::effects_are_unique(model, errors);
    effects::effects_agree_with_traits(model, errors);
    op_format::check(model, errors);
}

/// Checks the imports of a family; returns the valid ones.
pub fn imports(imports: Vec<Path>, entries: &TokenStream, errors: &mut Errors) -> Vec<Path> {
    imports::check(imports, entries, errors)
}

/// Checks a family; returns whether each row is valid.
pub fn family(model: &FamilyModel, errors: &mut Errors) -> Vec<bool> {
    family::templates(model, errors);
    model.rows.iter().map(|row| family::row(model, row, errors)).collect()
}

/// Checks an interface.
pub fn interface(model: &InterfaceModel, errors: &mut Errors) {
    interface::is_not_generic(model, errors);
    interface::has_methods_only(model, errors);
    interface::supertraits_allow_dyn(model, errors);
    interface::bases_are_interfaces(model, errors);
    interface::bases_are_listed_once(model, errors);
    interface::requirements_are_listed_once(model, errors);
    interface::methods(model, errors);
}

/// Checks a constraint.
pub fn constraint(model: &ConstraintModel, errors: &mut Errors) {
    constraint::summary_parameters_exist(model, errors);
    let before = errors.len();
    constraint::placeholders_exist(model, errors);
    constraint::placeholders_have_dollars(model, errors);
    if errors.len() == before {
        // These rules assume that all placeholders are known.
        constraint::code_is_an_expression(model, errors);
        constraint::looks_at_something(model, errors);
    }
    constraint::is_not_defined_by_itself(model, errors);
    constraint::attributes_are_meant(model, errors);
    constraint::values_are_said_once(model, errors);
    constraint::strings_are_distinct(model, errors);
    contradiction::predicate_can_be_satisfied(model, errors);
    constraint::parameters_are_used(model, errors);
    constraint::parameters_hide_nothing(model, errors);
    constraint::has_a_summary(model, errors);
    constraint::summary_is_a_phrase(model, errors);
}

/// Checks an enum.
pub fn enumeration(model: &EnumModel, errors: &mut Errors) {
    enums::has_cases(model, errors);
    enums::cases_have_no_fields(model, errors);
    enums::cases_are_always_there(model, errors);
    enums::is_not_generic(model, errors);
    enums::has_a_summary(model, errors);
    enums::symbols_are_unique(model, errors);
    enums::texts_are_unique(model, errors);
    enums::texts_can_be_read(model, errors);
    enums::separator_is_known(model, errors);
    enums::keys_of_bits_are_for_bits(model, errors);
    enums::bits_are_single(model, errors);
    enums::groups_name_cases(model, errors);
    enums::aliases_name_cases(model, errors);
    enums::values_fit(model, errors);
    enums::values_are_unique(model, errors);
}

/// Checks a dialect.
pub fn dialect(model: &DialectModel, errors: &mut Errors) {
    dialect::name_is_well_formed(model, errors);
    dialect::ops_are_listed_once(model, errors);
    dialect::interfaces_are_listed_once(model, errors);
    dialect::defs_are_listed_once(model, errors);
    dialect::dependents_are_listed_once(model, errors);
    dialect::enums_are_listed_once(model, errors);
    dialect::does_not_depend_on_itself(model, errors);
    dialect::op_traits_are_listed_once(model, errors);
    dialect::discardables_are_distinct(model, errors);
    dialect::extension_has_no_data(model, errors);
}

/// Checks a type or attribute that a dialect defines.
pub fn def(model: &DefModel, errors: &mut Errors) {
    def::mnemonic_is_well_formed(model, errors);
    def::text_needs_a_mnemonic(model, errors);
    def::parameters_have_one_format(model, errors);
    def::names_are_unique(model, errors);
    def::names_are_not_reserved(model, errors);
    def::options_have_no_default(model, errors);
    def::self_type_is_of_an_attribute(model, errors);
    def::mutable_parameters_are_set_later(model, errors);
    def::traits_are_unique(model, errors);
    def::are_not_too_many(model, errors);
    def::placeholders_exist(model, errors);
    def_format::parameters_exist(model, errors);
    def_format::parameters_are_bound_once(model, errors);
    def_format::directives_have_arguments(model, errors);
    def_format::groups_have_optional_parameters(model, errors);
    def_format::anchors_are_parameters(model, errors);
    def_format::groups_begin_distinguishably(model, errors);
    def_format::brackets_match(model, errors);
    if errors.is_empty() {
        // These rules assume that the parts of the format are valid.
        def_format::parameters_are_covered(model, errors);
    }
    if errors.is_empty() {
        // Texts are checked only if the elements are valid.
        def_format::brackets_come_last(model, errors);
    }
}
