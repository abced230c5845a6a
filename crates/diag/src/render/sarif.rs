//! SARIF 2.1.0: one log with one run, for code scanning services.
//!
//! <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>. Rules come from the registry, as far as a finding has
//! their code. Lines and columns count from one, columns in characters.

use super::Sources;
use super::locate::{Locator, Position};
use crate::baseline::fingerprint;
use crate::demangle::demangle;
use crate::place::Place;
use crate::{CodeInfo, Diagnostic, PathStep, Severity};
use serde_json::{Map, Value, json};

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// Renders the report of a run that ended with this exit code.
pub fn sarif(diagnostics: &[Diagnostic], sources: &dyn Sources, exit_code: u8) -> String {
    let locator = Locator::new(sources);
    let mut rules: Vec<&'static CodeInfo> = diagnostics.iter().map(|d| d.code).collect();
    rules.sort_unstable_by_key(|code| code.name);
    rules.dedup_by_key(|code| code.name);
    let results: Vec<Value> = diagnostics
        .iter()
        .map(|diagnostic| {
            let index = rules.iter().position(|rule| rule.name == diagnostic.code.name);
            result(&locator, diagnostic, index.unwrap_or_default())
        })
        .collect();
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": {
                "driver": {
                    "name": "ptxgate",
                    "version": env!("CARGO_PKG_VERSION"),
                    "semanticVersion": env!("CARGO_PKG_VERSION"),
                    "rules": rules.iter().map(|rule| rule_json(rule)).collect::<Vec<_>>(),
                },
            },
            "columnKind": "unicodeCodePoints",
            "invocations": [{ "executionSuccessful": exit_code != 2, "exitCode": exit_code }],
            "results": results,
        }],
    });
    // Strings and numbers only: nothing that could fail.
    let mut text = serde_json::to_string_pretty(&log).unwrap_or_default();
    text.push('\n');
    text
}

fn level(severity: Severity) -> &'static str {
    severity.name()
}

fn rule_json(code: &CodeInfo) -> Value {
    let breaks: Vec<Value> =
        code.breaks.iter().map(|b| json!({ "who": b.who.to_string(), "how": b.how })).collect();
    json!({
        "id": code.name,
        "shortDescription": { "text": format!("{}.", code.summary) },
        "help": { "text": code.page, "markdown": code.page },
        "defaultConfiguration": { "level": level(code.severity) },
        "properties": {
            "force": code.force.name(),
            "targets": code.targets.names().collect::<Vec<_>>(),
            "breaks": breaks,
        },
    })
}

fn result(locator: &Locator<'_>, diagnostic: &Diagnostic, rule: usize) -> Value {
    let mut result = Map::new();
    result.insert("ruleId".into(), json!(diagnostic.code.name));
    result.insert("ruleIndex".into(), json!(rule));
    result.insert("level".into(), json!(level(diagnostic.severity)));
    result.insert("message".into(), json!({ "text": text(diagnostic) }));
    result.insert("locations".into(), json!([location(locator, &diagnostic.place, None)]));
    let related: Vec<Value> = diagnostic
        .labels
        .iter()
        .map(|label| location(locator, &label.place, Some(&label.message)))
        // A related location needs a place of some kind; its message alone stands in the text already.
        .filter(|location| location.get("physicalLocation").is_some())
        .collect();
    if !related.is_empty() {
        result.insert("relatedLocations".into(), json!(related));
    }
    if !diagnostic.path.is_empty() {
        result.insert("codeFlows".into(), json!([code_flow(locator, &diagnostic.path)]));
    }
    result.insert("partialFingerprints".into(), json!({ "ptxgate/v1": fingerprint(diagnostic) }));
    let breaks: Vec<Value> =
        diagnostic.breaks.iter().map(|b| json!({ "who": b.who.to_string(), "how": b.how })).collect();
    result.insert("properties".into(), json!({ "breaks": breaks }));
    Value::Object(result)
}

/// The message with all that explains it.
fn text(diagnostic: &Diagnostic) -> String {
    let mut text = format!("{}.", diagnostic.message);
    for note in &diagnostic.notes {
        text.push_str("\nNote: ");
        text.push_str(note);
    }
    for help in &diagnostic.help {
        text.push_str("\nHelp: ");
        text.push_str(help);
    }
    text
}

fn location(locator: &Locator<'_>, place: &Place, message: Option<&str>) -> Value {
    let mut location = Map::new();
    if let Some(at) = locator.position(place) {
        location.insert("physicalLocation".into(), physical(&at));
    }
    if let Some(symbol) = &place.entity.symbol {
        let logical = json!([{
            "name": demangle(symbol),
            "fullyQualifiedName": demangle(symbol),
            "decoratedName": symbol,
            "kind": "function",
        }]);
        location.insert("logicalLocations".into(), logical);
    }
    if let Some(message) = message {
        location.insert("message".into(), json!({ "text": message }));
    }
    Value::Object(location)
}

fn physical(at: &Position) -> Value {
    let mut physical = Map::new();
    physical.insert("artifactLocation".into(), json!({ "uri": uri(&at.file) }));
    if at.line != 0 {
        let mut region = Map::new();
        region.insert("startLine".into(), json!(at.line));
        if at.column != 0 {
            region.insert("startColumn".into(), json!(at.column));
        }
        physical.insert("region".into(), Value::Object(region));
    }
    Value::Object(physical)
}

fn code_flow(locator: &Locator<'_>, path: &[PathStep]) -> Value {
    let steps: Vec<Value> =
        path.iter().map(|step| json!({ "location": location(locator, &step.place, None) })).collect();
    json!({ "threadFlows": [{ "locations": steps }] })
}

/// A file name as a reference of RFC 3986: relative as it stands, absolute with the scheme `file`.
fn uri(file: &str) -> String {
    let mut out = String::with_capacity(file.len() + 8);
    if file.starts_with('/') {
        out.push_str("file://");
    }
    for byte in file.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'.' | b'_' | b'~' => {
                out.push(char::from(byte));
            }
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn file_names_become_references() {
        assert_eq!(uri("src/a b.rs"), "src/a%20b.rs");
        assert_eq!(uri("/tmp/x:1.cu"), "file:///tmp/x%3A1.cu");
        assert_eq!(uri("<stdin>"), "%3Cstdin%3E");
    }
}
