//! The reproducer in a file: the external resource `mlir_reproducer`, with the pipeline that made `mlir-opt` fail.

use ods_core::text::{ResourceValue, Resources};

const NAME: &str = "mlir_reproducer";

/// Removes the reproducer from the resources and returns its pipeline; the last entry `pipeline` counts.
pub(crate) fn take(resources: &mut Resources) -> Option<String> {
    let at = resources.external.iter().position(|(name, _)| name == NAME)?;
    let (_, entries) = resources.external.remove(at);
    let mut pipelines = entries.into_iter().filter(|(key, _)| key == "pipeline");
    pipelines.next_back().map(|(_, value)| match value {
        ResourceValue::String(pipeline) => pipeline,
        // A string that begins with `0x` was read as a blob. It is not a pipeline either; `0x` fails to parse as one.
        ResourceValue::Bool(_) | ResourceValue::Blob(_) => "0x".to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_pipeline_is_used_and_all_are_removed() {
        let pipeline = |text: &str| ("pipeline".to_owned(), ResourceValue::String(text.to_owned()));
        let other = ("other".to_owned(), vec![pipeline("c")]);
        let external = vec![(NAME.to_owned(), vec![pipeline("a"), pipeline("b")]), other.clone()];
        let mut resources = Resources { external, ..Resources::default() };
        assert_eq!(take(&mut resources).as_deref(), Some("b"));
        assert_eq!(resources.external, [other]);
        assert_eq!(take(&mut resources), None);
    }

    #[test]
    fn rejects_data_as_a_pipeline() {
        let entries = vec![("pipeline".to_owned(), ResourceValue::Blob(vec![0; 5]))];
        let mut resources = Resources { external: vec![(NAME.to_owned(), entries)], ..Resources::default() };
        assert!(
            ods_pass::PassManager::parse(&take(&mut resources).expect("it is there"), &ods_pass::PassRegistry::new())
                .is_err()
        );
    }
}
