//! A board written as a file that a person can read and change, in the shape of the one for Paris.

use gardez_la_ligne::{Badge, BoardFile};
use std::fmt::Write;

/// Rows of names are broken before this width.
const WIDTH: usize = 116;

/// The board as TOML, below these sentences as comments.
pub(crate) fn toml(plan: &BoardFile, sentences: &[String]) -> String {
    let mut out = String::new();
    for sentence in sentences {
        comment(&mut out, sentence);
    }
    out.push('\n');
    put(&mut out, "name", &quoted(&plan.name));
    if !plan.attribution.is_empty() {
        put(&mut out, "attribution", &quoted(&plan.attribution));
    }
    if let Some([width, height]) = plan.canvas {
        put(&mut out, "canvas", &format!("[{width}, {height}]"));
    }
    for line in &plan.line {
        out.push_str("\n[[line]]\n");
        put(&mut out, "id", &quoted(&line.id));
        put(&mut out, "kind", &quoted(&line.kind));
        put(&mut out, "badge", if line.badge == Badge::Disc { "\"disc\"" } else { "\"square\"" });
        put(&mut out, "seats", &line.seats.to_string());
        for (key, colour) in [("colour", &line.colour), ("text", &line.text)] {
            if let Some(colour) = colour {
                put(&mut out, key, &quoted(colour));
            }
        }
        if !line.paths.is_empty() {
            out.push_str("paths = [\n");
            for path in &line.paths {
                out.push_str("    [\n");
                names(&mut out, path);
                out.push_str("    ],\n");
            }
            out.push_str("]\n");
        }
    }
    for station in &plan.station {
        out.push_str("\n[[station]]\n");
        put(&mut out, "name", &quoted(&station.name));
        let lines: Vec<String> = station.lines.iter().map(|line| quoted(line)).collect();
        put(&mut out, "lines", &format!("[{}]", lines.join(", ")));
        for (key, at) in [("x", station.x), ("y", station.y)] {
            if let Some(at) = at {
                put(&mut out, key, &at.to_string());
            }
        }
    }
    out
}

fn put(out: &mut String, key: &str, value: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{key} = {value}");
}

/// A sentence over as many lines as it needs.
fn comment(out: &mut String, sentence: &str) {
    let mut width = 0;
    for word in sentence.split_whitespace() {
        let long = word.chars().count() + 1;
        if width == 0 || width + long > WIDTH {
            out.push_str(if width == 0 { "#" } else { "\n#" });
            width = 1;
        }
        out.push(' ');
        out.extend(word.chars().filter(|c| !c.is_control()));
        width += long;
    }
    out.push_str(if width == 0 { "#\n" } else { "\n" });
}

fn names(out: &mut String, names: &[String]) {
    let mut width = 0;
    for name in names {
        let name = quoted(name);
        let long = name.chars().count() + 2;
        if width == 0 || width + long > WIDTH {
            out.push_str(if width == 0 { "        " } else { "\n        " });
            width = 8;
        } else {
            out.push(' ');
        }
        out.push_str(&name);
        out.push(',');
        width += long;
    }
    out.push('\n');
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => quoted.push_str(&format!("\\u{:04X}", u32::from(c))),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
