//! A builder for the tags in the head of a document. All that it is given becomes text: there is no other way in.

/// Tags for the head of a document. Only this module can write into it, and it escapes what it writes.
#[derive(Default)]
pub(crate) struct HtmlHead(String);

impl HtmlHead {
    /// The title of the document.
    pub(crate) fn title(self, text: &str) -> HtmlHead {
        self.tag(|head| {
            head.push_str("<title>");
            escape(text, head);
            head.push_str("</title>");
        })
    }

    /// A tag that is told apart by `name`, as in HTML itself.
    pub(crate) fn name(self, name: &'static str, content: &str) -> HtmlHead {
        self.meta("name", name, content)
    }

    /// A tag that is told apart by `property`, as in the Open Graph protocol.
    pub(crate) fn property(self, property: &'static str, content: &str) -> HtmlHead {
        self.meta("property", property, content)
    }

    /// A style sheet of ours.
    pub(crate) fn style_sheet(self, address: &str) -> HtmlHead {
        self.tag(|head| {
            head.push_str("<link rel=\"stylesheet\" href=\"");
            escape(address, head);
            head.push_str("\">");
        })
    }

    fn meta(self, kind: &'static str, name: &'static str, content: &str) -> HtmlHead {
        self.tag(|head| {
            head.push_str("<meta");
            for (attribute, value) in [(kind, name), ("content", content)] {
                head.push(' ');
                head.push_str(attribute);
                head.push_str("=\"");
                escape(value, head);
                head.push('"');
            }
            head.push('>');
        })
    }

    /// One tag a line.
    fn tag(mut self, write: impl FnOnce(&mut String)) -> HtmlHead {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        write(&mut self.0);
        self
    }

    /// The document with these tags where its title was; as it is, where it has none.
    pub(crate) fn in_place_of_title(&self, document: &str) -> String {
        let HtmlHead(head) = self;
        let around = document
            .split_once("<title>")
            .and_then(|(before, rest)| Some((before, rest.split_once("</title>")?.1)));
        around.map_or_else(|| document.to_owned(), |(before, after)| format!("{before}{head}{after}"))
    }
}

/// Writes text that cannot be taken for anything else, in HTML and in its attributes.
fn escape(text: &str, html: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            other => html.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_without_a_title_stays_as_it_is() {
        let head = HtmlHead::default().title("new");
        assert_eq!(head.in_place_of_title("<p>"), "<p>");
        assert_eq!(head.in_place_of_title("<title>x"), "<title>x");
        assert_eq!(head.in_place_of_title("a<title>x</title>b"), "a<title>new</title>b");
    }

    #[test]
    fn whatever_is_put_into_a_tag_is_text_there() {
        let wild = "</title>\"><script>'&";
        let tame = "&lt;/title&gt;&quot;&gt;&lt;script&gt;&#39;&amp;";
        let head = HtmlHead::default().title(wild).name("description", wild).property("og:title", wild);
        let head = head.style_sheet(wild);
        let expected = format!(
            "<title>{tame}</title>\n<meta name=\"description\" content=\"{tame}\">\n\
             <meta property=\"og:title\" content=\"{tame}\">\n<link rel=\"stylesheet\" href=\"{tame}\">"
        );
        assert_eq!(head.in_place_of_title("<title></title>"), expected);
    }
}
