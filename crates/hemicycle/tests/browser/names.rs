//! A name that is refused, in a real browser: the field that it was written in is found, marked and told why.

use crate::common::page::{choose, hook, played};
use crate::common::{Folder, Serving};
use chromium::Driver;

#[test]
fn two_people_at_one_table_cannot_have_one_name() {
    let folder = Folder::new("names");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let host = driver.open(1280, 900, false, "fr-FR").await?;
        host.goto(&format!("http://{}/new/gardez-la-ligne", server.addr)).await?;
        host.write(&hook("name"), "Marianne").await?;
        host.click(&hook("where-here")).await?;
        choose(&host, "seat-2", "person").await?;
        host.write(&hook("name-2"), "marianne").await?;
        host.click(&hook("make-table")).await?;
        host.wait_for_text(&hook("problem"), "porte déjà ce nom").await?;
        // It is her name, not the maker's, that is to be written again, and the reason belongs to its field.
        let marked = "document.activeElement.matches('[data-test=name-2][aria-invalid=true]') \
                      && document.getElementById(document.activeElement.getAttribute('aria-describedby')) \
                      .textContent.includes('porte déjà ce nom')";
        host.wait_until(marked).await?;
        assert_eq!(host.count("[aria-invalid]").await?, 1);
        host.write(&hook("name-2"), "Robot 2").await?;
        host.click(&hook("make-table")).await?;
        host.wait_for_text(&hook("problem"), "Les robots s’appellent ainsi").await?;
        host.write(&hook("name-2"), "Gavroche").await?;
        host.click(&hook("make-table")).await?;
        host.wait_for(&hook("turn")).await?;
        Ok(())
    });
}
