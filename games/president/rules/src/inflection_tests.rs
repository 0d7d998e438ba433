//! Forms that count as one word, and words that only look alike.

use super::*;

fn forms(tongue: Tongue, table: &[(&str, &str)], expected: bool) {
    for (word, tokens) in table {
        for token in tokens.split(' ') {
            assert_eq!(is_form_of(&plain(token), &plain(word), tongue), expected, "{token} of {word}");
        }
    }
}

#[test]
fn french_words_are_found_in_their_forms_and_their_families() {
    let table = [
        ("promesse", "promesses promettre promet promets promettons promettait promettra promis promise"),
        ("tenir", "tiens tient tenons tiennent tenait tiendra tiendront tenu tenue tint tenant tienne"),
        ("élection", "élections électeur électrices électoral électorale élire élit élisent élu élues élira"),
        ("vote", "votes voter votant votants votons votent votait votera voté votée votation"),
        ("voter", "vote votez votants"),
        ("croire", "crois croit croyons croyait croira cru croyance"),
        ("faire", "fait font faisait fera fasse faites"),
        ("dire", "dit disent disait dira dites dise"),
        ("lire", "lit lisent lu lues lira lecteur lecture"),
        ("pouvoir", "peut peuvent pouvait pourra pu puisse pouvoirs"),
        ("perdre", "perd perdent perdu perdait perdra perte pertes perdant"),
        ("répondre", "répond répondez répondait répondra répondu réponse"),
        ("renvoyer", "renvoie renvoient renvoyait renverra renvoyé renvoi"),
        ("convaincre", "convainc convainquent convaincu convaincra conviction"),
        ("dissolution", "dissoudre dissout dissoute dissolvent dissoudra"),
        ("mensonge", "mensonges mentir ment mentent mentait menteur menteuse"),
        ("choisir", "choisit choisissent choisissait choisira choisi choisie choix"),
        ("applaudir", "applaudit applaudissent applaudira applaudi applaudissements"),
        ("parler", "parle parlent parlait parlera parlé parleurs"),
        ("engagement", "engagements engager engage engageons engageait engagée"),
        ("répéter", "répète répètent répétait répétera répétition"),
        ("sourire", "sourires sourit souriait souriant sourira"),
        ("jurer", "jure jurons jurait jurera juré"),
        ("président", "présidente présidents présidence présider préside présidentiel présidentielle"),
        ("ministre", "ministres ministère ministères"),
        ("gouvernement", "gouvernements gouverner gouverne gouvernait gouvernant"),
        ("candidat", "candidats candidate candidates candidature"),
        ("militant", "militants militante militer milite"),
        ("absolu", "absolue absolus"),
        ("secret", "secrets secrète secrètement"),
        ("seul", "seule seuls"),
        ("drapeau", "drapeaux"),
        ("public", "publics publique publiques"),
        ("nombre", "nombres nombreux nombreuses"),
        ("majorité", "majorités majoritaire"),
        ("égal", "égaux égale égalité"),
        ("travail", "travaux"),
        ("manger", "mangeons mangeait mange mangera"),
        ("appeler", "appelle appellent appelons appelait"),
        ("citoyen", "citoyenne citoyens"),
        ("député", "députée députés députées"),
        ("siège", "sièges siéger siégeait"),
        ("transporter", "transports transport transporteur"),
    ];
    forms(Tongue::French, &table, true);
}

#[test]
fn other_french_words_are_left_alone() {
    let table = [
        ("maire", "mais mari maison"),
        ("main", "maintenant maintien demain"),
        ("port", "porte portes"),
        ("vent", "vente ventes"),
        ("ville", "village villages"),
        ("parler", "parlement parmi par"),
        ("tribune", "tribunal"),
        ("militant", "militaire"),
        ("commune", "communion communiste communiquer"),
        ("mur", "mûrir murmure"),
        ("mot", "motif moto"),
        ("cent", "centre cendre"),
        ("plus", "pluie plusieurs"),
        ("pouvoir", "puis pour"),
        ("tenir", "tente tension maintenir obtenir"),
        ("salle", "sale"),
        ("mer", "ma me mes"),
        ("cabine", "cabinet"),
        ("voix", "voir voie"),
        ("loi", "loin loisir"),
        ("pays", "payer paysan"),
        ("face", "façon façons"),
        ("vote", "votre vos"),
        ("rond", "rondelle"),
        ("court", "courir courant"),
        ("non", "nom nous"),
    ];
    forms(Tongue::French, &table, false);
}

#[test]
fn english_words_are_found_in_their_forms_and_their_families() {
    let table = [
        ("keep", "keeps kept keeping keeper keepers"),
        ("swear", "swears swore sworn swearing"),
        ("break", "breaks broke broken breaking"),
        ("vote", "votes voted voting voter voters"),
        ("promise", "promises promised promising"),
        ("election", "elections elect elected elects electing elector electoral electorate"),
        ("speech", "speeches speak spoke spoken speaking speaker"),
        ("lie", "lies lied lying liar"),
        ("win", "wins won winning winner"),
        ("lose", "loses lost losing loser"),
        ("choose", "chose chosen choosing choice"),
        ("city", "cities"),
        ("half", "halves"),
        ("flag", "flags flagged"),
        ("hide", "hid hidden hiding hides"),
        ("government", "govern governs governed governing"),
        ("believe", "believes believed belief believing"),
        ("refer", "refers referred referring"),
        ("colour", "color colours colourful"),
        ("criticise", "criticized criticism criticises"),
        ("reject", "rejected rejection"),
        ("short", "shorter shortest shorten"),
        ("say", "says said saying"),
    ];
    forms(Tongue::English, &table, true);
}

#[test]
fn other_english_words_are_left_alone() {
    let table = [
        ("car", "care cared carry"),
        ("law", "lawn"),
        ("no", "not now none know"),
        ("count", "country county"),
        ("wall", "wallet"),
        ("hand", "handsome"),
        ("cabin", "cabinet"),
        ("bin", "bind bingo"),
        ("see", "seed seem"),
        ("lead", "leaf learn"),
        ("more", "morning moral"),
        ("win", "wine window"),
        ("home", "homage"),
        ("ask", "basket task"),
    ];
    forms(Tongue::English, &table, false);
}

#[test]
fn every_family_is_read_whole() {
    for (file, tongue) in [
        (include_str!("../../data/families/fr.txt"), Tongue::French),
        (include_str!("../../data/families/en.txt"), Tongue::English),
    ] {
        let written = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        assert_eq!(written.count(), families(tongue).len());
        assert!(families(tongue).iter().all(|family| !family.bases.is_empty()));
    }
}
