//! Every file of `tests/corpus/accepted`, parsed and printed, against what the reference printed.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ods_core::Context;
use ods_core::text::{PrintOptions, parse_chunk, print};

/// Suffixes of recorded files, with the options that they were recorded with.
fn recordings() -> Vec<(&'static str, PrintOptions)> {
    let generic = PrintOptions { generic: true, ..PrintOptions::default() };
    vec![
        ("custom", PrintOptions::default()),
        ("customlocs", PrintOptions { debug_info: true, name_locations_as_prefix: true, ..PrintOptions::default() }),
        ("generic", generic),
        ("debuginfo", PrintOptions { debug_info: true, ..generic }),
        ("local", PrintOptions { debug_info: true, local_scope: true, ..generic }),
        ("namelocs", PrintOptions { name_locations_as_prefix: true, ..generic }),
        ("elided", PrintOptions { elide_elements_larger_than: Some(4), ..generic }),
        ("elidedres", PrintOptions { elide_resources_larger_than: Some(4), ..generic }),
    ]
}

/// Files that come out otherwise, and why.
const KNOWN: &[(&str, &str)] = &[
    ("lexer/raw_bytes_in_string.mlir", "names that are not UTF-8 are rejected"),
    ("locs/forms.mlir", "the reference has several locations that read the same, each with an alias"),
];

fn is_known(name: &str) -> bool {
    KNOWN.iter().any(|(known, _)| name.ends_with(known))
}

fn corpus() -> PathBuf {
    let set = std::env::var_os("ODS_CORPUS").map(PathBuf::from);
    set.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus/accepted"))
}

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files_below(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            found.push(path);
        }
    }
}

/// The ranges between lines `// -----`.
fn chunks(text: &[u8]) -> Vec<std::ops::Range<usize>> {
    let marker = b"\n// -----";
    let mut starts: Vec<usize> =
        (0..text.len()).filter(|at| text[*at..].starts_with(marker)).map(|at| at + marker.len()).collect();
    starts.insert(0, 0);
    let ends = starts[1..].iter().map(|start| start - marker.len() + 1).chain([text.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

fn print_file(name: &str, text: &[u8], options: &PrintOptions) -> Result<String, String> {
    let context = Arc::new(Context::new());
    context.allow_unregistered_dialects(true);
    let buffer = context.add_buffer(name, text);
    let mut printed = Vec::new();
    for range in chunks(text) {
        let parsed = parse_chunk(&context, name, buffer, text, range)
            .map_err(|errors| errors.iter().map(|error| error.render(&context)).collect::<String>())?;
        printed.push(print(&parsed.ir, parsed.root, &parsed.resources, options));
    }
    Ok(printed.join("// -----\n"))
}

#[test]
fn prints_as_the_reference() {
    let corpus = corpus();
    let mut files = Vec::new();
    files_below(&corpus, &mut files);
    files.sort();
    let mut wrong = 0;
    for (suffix, options) in recordings() {
        let (mut same, mut known, mut total) = (0, 0, 0);
        for file in &files {
            let Ok(expected) = fs::read_to_string(format!("{}.{suffix}", file.display())) else { continue };
            let Ok(text) = fs::read(file) else { continue };
            let inside = file.strip_prefix(&corpus).unwrap_or(file);
            let name = format!("tests/corpus/accepted/{}", inside.display());
            if text.is_empty() {
                // The tool's affair: no chunk at all.
                continue;
            }
            total += 1;
            match print_file(&name, &text, &options) {
                Ok(printed) if printed == expected => {
                    same += 1;
                    wrong += usize::from(!reads_back(&name, &printed, &options));
                }
                _ if is_known(&name) => known += 1,
                Ok(printed) => report(&name, suffix, &printed, &expected),
                Err(errors) => println!("{name}: {}", errors.lines().next().unwrap_or_default()),
            }
        }
        println!("{suffix}: {same} of {total}, {known} known not to be");
        wrong += total - same - known;
    }
    assert_eq!(wrong, 0, "files printed otherwise, or not read");
}

/// Files of which the reference, too, does not read back what it printed, or as something else.
const NOT_READ_BACK: &[(&str, &str)] = &[
    ("affine/simplify.mlir", "sums that are simplified further when they are built anew"),
    ("attrs/float.mlir", "decimals are read as doubles, whatever the type"),
    ("edge/i1_hex.mlir", "unused bits say whether i1 elements are all the same"),
    ("edge/lenient.mlir", "an empty symbol"),
    ("edge/aliased_properties.mlir", "a location in properties that is defined behind them"),
];

/// Whether what was printed reads as what prints so again. Locations change, and what is elided is gone.
fn reads_back(name: &str, printed: &str, options: &PrintOptions) -> bool {
    // Resources that are left out, and names that are not numbers, do not come back.
    let comes_back = options.elide_elements_larger_than.is_none() && options.elide_resources_larger_than.is_none();
    let is_exempt = NOT_READ_BACK.iter().any(|(exempt, _)| name.ends_with(exempt));
    if !comes_back || is_exempt || options.name_locations_as_prefix {
        return true;
    }
    match print_file(name, printed.as_bytes(), options) {
        Ok(again) if again == printed => true,
        Ok(again) => {
            report(&format!("{name} again"), "", &again, printed);
            false
        }
        Err(errors) => {
            println!("{name} again: {}", errors.lines().next().unwrap_or_default());
            false
        }
    }
}

fn report(name: &str, suffix: &str, printed: &str, expected: &str) {
    let different = printed.lines().zip(expected.lines()).enumerate().find(|(_, (ours, theirs))| ours != theirs);
    match different {
        Some((line, (ours, theirs))) => println!("{name}.{suffix}:{}:\n  ours   {ours}\n  theirs {theirs}", line + 1),
        None => println!("{name}.{suffix}: {} lines, not {}", printed.lines().count(), expected.lines().count()),
    }
}
