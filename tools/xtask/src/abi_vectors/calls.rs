//! Vectors of calls through today's client.

use ods_iree_abi::V1Signature;
use ods_iree_abi::flatten::{FlattenError, Rules, V1Call};
use ods_iree_abi::v1::client;
use serde_json::Value;

use super::python::{Py, parse_call, parse_value, result, seen};
use super::{Differences, Outcome};

/// The outcome of a call.
struct Called {
    /// The raw arguments; `None` if the callee was never called.
    seen: Option<String>,
    outcome: Result<String, String>,
}

pub(super) fn run(vector: &Value) -> Result<Outcome, String> {
    let abi = vector["abi"].to_string();
    let text = |key: &str| vector[key].as_str();
    let ours = call(&abi, text("call").ok_or("there is no `call`")?, text("callee_returns"))?;
    let mut differences = Differences::default();
    differences.compare("callee_sees", text("callee_sees"), ours.seen.as_deref());
    differences.compare("result", text("result"), ours.outcome.as_deref().ok());
    differences.compare("error", text("error").map(without_frame), ours.outcome.as_ref().err().map(String::as_str));
    // A signature without JSON of other kinds is written as it was read.
    if let Ok(signature) = V1Signature::read(&abi) {
        differences.compare("JSON", abi, signature.to_json());
    }
    Ok(differences.outcome())
}

fn call(abi: &str, call: &str, returns: Option<&str>) -> Result<Called, String> {
    let failed = |seen: Option<String>, message: String| Ok(Called { seen, outcome: Err(message) });
    let call = parse_call(call)?;
    let signature = match V1Signature::read_as_client(abi) {
        Ok(signature) => signature,
        Err(error) => return failed(None, error.to_string()),
    };
    if let Some(message) = client::check_types(&signature).err().and_then(|error| error.problem.message()) {
        return failed(None, message);
    }
    let function = V1Call { function: "f", signature: &signature, rules: Rules::Client };
    let message = |error: FlattenError| error.problem.client_message();
    let arguments = match function.flatten(&call.positional, &call.keywords) {
        Ok(arguments) => arguments,
        Err(error) => return failed(None, message(error)),
    };
    let arguments: Vec<String> = arguments.iter().map(seen).collect();
    let seen = Some(format!("[{}]", arguments.join(", ")));
    let results = match parse_value(returns.ok_or("there is no `callee_returns`")?)? {
        Py::List(results) => results,
        other => return Err(format!("`callee_returns` is not a list: {other:?}")),
    };
    match function.unflatten(results) {
        Ok(value) => Ok(Called { seen, outcome: Ok(result(&value)) }),
        Err(error) => failed(seen, message(error)),
    }
}

/// Returns the message of a recorded error, without the class of the exception and the client's frame.
fn without_frame(error: &str) -> &str {
    let message = error.split_once(": ").map_or(error, |(_, message)| message);
    let message = message.strip_prefix("Error processing function return: ").unwrap_or(message);
    message.split(" (while decoding return ").next().unwrap_or(message)
}
