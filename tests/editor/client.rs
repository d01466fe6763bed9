//! A client of a language server.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::fixture::{Fixture, Position};

/// The time that the server may take to load the crate, and to answer.
const PATIENCE: Duration = Duration::from_secs(900);

pub struct Client {
    server: Child,
    input: ChildStdin,
    messages: Receiver<Value>,
    requests: u64,
    versions: u64,
    uri: String,
}

/// Returns the program of the server, if it runs.
pub fn installed() -> Option<OsString> {
    let program = env::var_os("RUST_ANALYZER").unwrap_or_else(|| "rust-analyzer".into());
    let output = Command::new(&program).arg("--version").output().ok()?;
    output.status.success().then_some(program)
}

/// Writes to the standard error, which the test harness does not capture.
pub fn say(text: &str) {
    writeln!(std::io::stderr(), "{text}").expect("the standard error can be written");
}

impl Client {
    /// Starts the server, and opens the crate.
    pub fn start(program: &OsString, fixture: &Fixture) -> Self {
        let mut command = Command::new(program);
        command.current_dir(&fixture.root).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut server = command.spawn().expect("the server starts");
        let input = server.stdin.take().expect("it is piped");
        let messages = messages_of(server.stdout.take().expect("it is piped"));
        let uri = format!("file://{}/src/lib.rs", fixture.root.display());
        let mut client = Self { server, input, messages, requests: 0, versions: 1, uri };
        client.initialize(&fixture.root);
        let uri = &client.uri;
        let document = json!({ "uri": uri, "languageId": "rust", "version": 1, "text": fixture.text });
        client.notify("textDocument/didOpen", json!({ "textDocument": document }));
        client.wait_until_loaded();
        client
    }

    fn initialize(&mut self, root: &Path) {
        let markdown = json!(["markdown"]);
        let params = json!({
            "processId": std::process::id(),
            "rootUri": format!("file://{}", root.display()),
            "capabilities": {
                "textDocument": {
                    "hover": { "contentFormat": markdown },
                    "completion": { "completionItem": { "documentationFormat": markdown } },
                    "rename": {},
                },
                "experimental": { "serverStatusNotification": true },
            },
            "initializationOptions": {
                "checkOnSave": false,
                "cachePriming": { "enable": false },
                "procMacro": { "enable": true, "attributes": { "enable": true } },
            },
        });
        self.request("initialize", params);
        self.notify("initialized", json!({}));
    }

    fn wait_until_loaded(&mut self) {
        let is_loaded = |message: &Value| {
            message["method"] == "experimental/serverStatus" && message["params"]["quiescent"] == true
        };
        let status = self.wait(is_loaded);
        assert_eq!(status["params"]["health"], "ok", "the crate is loaded: {status}");
    }

    /// Returns the places of definitions: the file, and the text of the line.
    pub fn definitions(&mut self, at: Position) -> Vec<(String, String)> {
        let answer = self.request_at("textDocument/definition", at, json!({}));
        let places = answer.as_array().cloned().unwrap_or_default();
        let place = |place: &Value| {
            let uri = place["targetUri"].as_str().or(place["uri"].as_str()).unwrap_or_default();
            let range =
                if place["targetSelectionRange"].is_null() { &place["range"] } else { &place["targetSelectionRange"] };
            let path = uri.trim_start_matches("file://").to_owned();
            let line = usize::try_from(range["start"]["line"].as_u64().unwrap_or(0)).unwrap_or(0);
            let text = fs::read_to_string(&path).unwrap_or_default().lines().nth(line).unwrap_or_default().to_owned();
            (path, text)
        };
        places.iter().map(place).collect()
    }

    /// Returns the text that an editor shows when the pointer rests on the place.
    pub fn documentation(&mut self, at: Position) -> String {
        let answer = self.request_at("textDocument/hover", at, json!({}));
        answer["contents"]["value"].as_str().unwrap_or_default().to_owned()
    }

    /// Returns the edits of the file: from where to where, and the new text.
    pub fn rename(&mut self, at: Position, name: &str) -> Vec<(Position, Position, String)> {
        let answer = self.request_at("textDocument/rename", at, json!({ "newName": name }));
        let uri = self.uri.clone();
        let in_changes = answer["changes"][&uri].as_array().cloned().unwrap_or_default();
        let documents = answer["documentChanges"].as_array().cloned().unwrap_or_default();
        let in_documents = documents.iter().filter(|change| change["textDocument"]["uri"] == uri.as_str());
        let in_documents = in_documents.flat_map(|change| change["edits"].as_array().cloned().unwrap_or_default());
        let edit = |edit: Value| {
            let place = |end: &str| {
                let place = &edit["range"][end];
                (place["line"].as_u64().unwrap_or(0), place["character"].as_u64().unwrap_or(0))
            };
            (place("start"), place("end"), edit["newText"].as_str().unwrap_or_default().to_owned())
        };
        in_changes.into_iter().chain(in_documents).map(edit).collect()
    }

    /// Returns the names that are offered at a place in another text of the file.
    pub fn completions(&mut self, text: &str, at: Position) -> Vec<String> {
        self.versions += 1;
        let document = json!({ "uri": self.uri, "version": self.versions });
        let changes = json!({ "textDocument": document, "contentChanges": [{ "text": text }] });
        self.notify("textDocument/didChange", changes);
        let answer = self.request_at("textDocument/completion", at, json!({ "context": { "triggerKind": 1 } }));
        let items = answer["items"].as_array().or(answer.as_array()).cloned().unwrap_or_default();
        items.iter().filter_map(|item| label(item["label"].as_str()?)).collect()
    }

    fn request_at(&mut self, method: &str, (line, character): Position, mut params: Value) -> Value {
        params["textDocument"] = json!({ "uri": self.uri });
        params["position"] = json!({ "line": line, "character": character });
        self.request(method, params)
    }

    /// Returns the answer; asks again while the server is busy with a change.
    fn request(&mut self, method: &str, params: Value) -> Value {
        const CONTENT_MODIFIED: i64 = -32801;
        loop {
            self.requests += 1;
            let id = self.requests;
            self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
            let answer = self.wait(|message| message["id"] == id && message["method"].is_null());
            if answer["error"]["code"] != CONTENT_MODIFIED {
                return answer["result"].clone();
            }
        }
    }

    fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        write!(self.input, "Content-Length: {}\r\n\r\n{text}", text.len()).expect("the server listens");
        self.input.flush().expect("the server listens");
    }

    /// Returns the next message that is wanted. Requests of the server are answered with nothing.
    fn wait(&mut self, is_wanted: impl Fn(&Value) -> bool) -> Value {
        let started = Instant::now();
        loop {
            let left = PATIENCE.saturating_sub(started.elapsed());
            let message = self.messages.recv_timeout(left).expect("the server answers");
            if !message["id"].is_null() && !message["method"].is_null() {
                let items = message["params"]["items"].as_array().map(|items| vec![Value::Null; items.len()]);
                self.send(&json!({ "jsonrpc": "2.0", "id": message["id"], "result": items }));
            } else if is_wanted(&message) {
                return message;
            }
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Returns the name that is offered: a function has parentheses after it.
fn label(text: &str) -> Option<String> {
    let name: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    (!name.is_empty()).then_some(name)
}

/// Returns the messages that the server sends.
fn messages_of(output: ChildStdout) -> Receiver<Value> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        while let Some(message) = message(&mut output) {
            if sender.send(message).is_err() {
                break;
            }
        }
    });
    receiver
}

fn message(output: &mut impl BufRead) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        output.read_line(&mut line).ok().filter(|read| *read > 0)?;
        match line.trim_end().split_once(": ") {
            Some(("Content-Length", value)) => length = value.parse().ok()?,
            Some(_) => {}
            None => break,
        }
    }
    let mut bytes = vec![0; length];
    output.read_exact(&mut bytes).ok()?;
    serde_json::from_slice(&bytes).ok()
}
