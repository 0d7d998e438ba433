//! What is taken out of the drawings' HTML before it is sent.

/// How an attribute begins by which tests find things: they look for what can be pressed, not for its picture.
const HOOK: &str = " data-test=\"";

/// The same HTML without the hooks of tests. A quote inside an attribute is written as an entity, so the next one ends it.
pub(crate) fn without_test_hooks(html: &str) -> String {
    let mut parts = html.split(HOOK);
    let mut kept = String::with_capacity(html.len());
    kept.extend(parts.next());
    kept.extend(parts.map(|part| part.split_once('"').map_or("", |(_, rest)| rest)));
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_hooks_go() {
        let html = "<g data-test=\"board\" class=\"a\"><p data-test=\"x\">data-test</p></g>";
        assert_eq!(without_test_hooks(html), "<g class=\"a\"><p>data-test</p></g>");
    }
}
