//! Rules across the items of a definition: one function per rule, with its reason above it.

pub mod constraint;
mod contradiction;
pub mod def;
pub mod def_format;
mod dialect;
mod duplicates;
mod effects;
pub mod enums;
pub mod family;
mod groups;
mod hooks;
pub mod interface;
mod joined;
mod mnemonic;
pub mod multi;
pub mod names;
pub mod op_format;
pub mod pattern;
pub mod pattern_overlap;
pub mod pattern_set;
mod properties;
pub mod results;
pub mod rust_types;
mod traits;

use crate::errors::Errors;
use crate::model::constraint::ConstraintModel;
use crate::model::def::DefModel;
use crate::model::dialect::DialectModel;
use crate::model::enums::EnumModel;
use crate::model::interface::InterfaceModel;
use crate::model::op::OpModel;
use crate::model::pattern::{PatternModel, Patterns};
use pattern_set::Doubt;

/// Checks a pattern.
pub fn pattern(model: &PatternModel, errors: &mut Errors) {
    let rules: &[fn(&PatternModel, &mut Errors)] = &[
        pattern::fields_are_unique,
        pattern::alternatives_are_roots,
        pattern::root_has_no_result,
        pattern::names_are_compared_if_possible,
        pattern::results_are_compared_in_guards,
        pattern::names_are_used,
        pattern::last_arm_alone_has_no_guard,
        pattern::right_side_differs,
        pattern::names_are_free,
        pattern::root_is_no_operand,
        pattern::numbers_are_in_range,
        pattern::root_is_not_used,
        pattern::new_names_are_new,
        pattern::new_names_are_used,
        pattern::fields_of_kinds_are_general,
    ];
    rules.iter().for_each(|rule| rule(model, errors));
}

/// Checks the patterns of one `pattern!` against each other. Returns the questions that the compiler decides.
pub fn patterns(patterns: &Patterns, errors: &mut Errors) -> Vec<Doubt> {
    let rules: &[fn(&Patterns, &mut Errors)] = &[
        pattern_set::names_are_unique,
        pattern_set::none_is_hidden_inside,
        pattern_set::none_undoes_another,
        pattern_set::examples_have_dialects,
    ];
    let decided_later: &[fn(&Patterns, &mut Errors) -> Vec<Doubt>] =
        &[pattern_set::all_may_apply, pattern_set::order_is_determined];
    rules.iter().for_each(|rule| rule(patterns, errors));
    decided_later.iter().flat_map(|rule| rule(patterns, errors)).collect()
}

/// Checks an operation.
pub fn op(model: &OpModel, errors: &mut Errors) {
    let rules: &[fn(&OpModel, &mut Errors)] = &[
        mnemonic::is_well_formed,
        names::are_unique,
        names::are_not_reserved,
        names::companions_do_not_clash,
        names::mutable_groups_do_not_clash,
        names::attribute_names_are_unique,
        names::attribute_names_are_well_formed,
        names::attribute_names_are_free,
        groups::operand_groups_are_known,
        groups::result_groups_are_known,
        groups::nested_groups_have_lengths,
        results::built_results_are_inferred,
        properties::are_few,
        properties::defaults_satisfy_their_demands,
        properties::demands_take_one_value,
        groups::only_last_region_is_variadic,
        groups::only_last_successor_is_variadic,
        rust_types::are_no_constraints,
        rust_types::are_no_entities,
        contradiction::fields_can_be_satisfied,
        hooks::verify_regions_has_regions,
        hooks::text_is_written_in_one_way,
        hooks::something_builds_it,
        hooks::builders_are_functions,
        traits::are_unique,
        multi::parts_exist,
        multi::parts_are_distinct,
        multi::parts_are_several,
        multi::parts_have_types,
        multi::closures_have_a_known_target,
        multi::parts_have_the_right_arity,
        multi::placeholders_exist,
        multi::fields_have_dollars,
        effects::interfaces_are_unique,
        effects::effects_are_unique,
        effects::effects_agree_with_traits,
    ];
    for rule in rules {
        rule(model, errors);
    }
    op_format::check(model, errors);
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
    let rules: &[fn(&EnumModel, &mut Errors)] = &[
        enums::has_cases,
        enums::cases_have_no_fields,
        enums::cases_are_always_there,
        enums::is_not_generic,
        enums::has_a_summary,
        enums::symbols_are_unique,
        enums::texts_are_unique,
        enums::texts_can_be_read,
        enums::separator_is_known,
        enums::keys_of_bits_are_for_bits,
        enums::bits_are_single,
        enums::groups_name_cases,
        enums::aliases_name_cases,
        enums::values_fit,
        enums::values_are_unique,
    ];
    for rule in rules {
        rule(model, errors);
    }
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
    let rules: &[fn(&DefModel, &mut Errors)] = &[
        def::mnemonic_is_well_formed,
        def::text_needs_a_mnemonic,
        def::parameters_have_one_format,
        def::names_are_unique,
        def::names_are_not_reserved,
        def::options_have_no_default,
        def::self_type_is_of_an_attribute,
        def::mutable_parameters_are_set_later,
        def::traits_are_unique,
        def::are_not_too_many,
        def::placeholders_exist,
        def_format::parameters_exist,
        def_format::parameters_are_bound_once,
        def_format::directives_have_arguments,
        def_format::groups_have_optional_parameters,
        def_format::anchors_are_parameters,
        def_format::groups_begin_distinguishably,
        def_format::brackets_match,
    ];
    for rule in rules {
        rule(model, errors);
    }
    if errors.is_empty() {
        // These rules assume that the parts of the format are valid.
        def_format::parameters_are_covered(model, errors);
    }
    if errors.is_empty() {
        // Texts are checked only if the elements are valid.
        def_format::brackets_come_last(model, errors);
    }
}

/// Returns whether a parameter of this name would clash with a function.
pub fn is_reserved_parameter(model: &DefModel, name: &str) -> bool {
    def::is_reserved(model, name)
}
