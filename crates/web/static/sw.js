// Keeps one version of the page, so that it opens without a network: what a browser already has of it, and every further
// file, as those of a game, when it is first asked for. Two words below are written in when the page is built: the version,
// which is a hash of all files, and those files, each with its own hash; the document has none, because it is written for
// its place.
const FILES = {"__FILES__": ""};
// Where the page lies on its server: whatever else the server has is not ours.
const BASE = new URL("./", location).pathname;
const OURS = "@" + BASE;
const VERSION = "hemicycle-__VERSION__" + OURS;
const at = (file) => BASE + file.slice(1);

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
// Whoever installs the page wants all of it at hand.
addEventListener("message", (event) => {
  if (event.data === "all") event.waitUntil(Promise.all(Object.keys(FILES).map(fromVersion)));
});

// A file of this version, and of no other: with another hash it does not come.
function ask(file, cache) {
  const bytes = FILES[file].match(/../g)?.map((byte) => parseInt(byte, 16));
  const integrity = bytes ? "sha256-" + btoa(String.fromCharCode(...bytes)) : "";
  return fetch(new Request(at(file), { cache, integrity, mode: "same-origin" }));
}

// What was kept of the version before is kept of this one too; of the rest only what need not be fetched.
async function keep() {
  const kept = await caches.open(VERSION);
  const wanted = new Set(["/"]);
  for (const version of (await caches.keys()).filter((version) => version !== VERSION && version.endsWith(OURS))) {
    const requests = await (await caches.open(version)).keys();
    requests.forEach(({ url }) => wanted.add("/" + new URL(url).pathname.slice(BASE.length)));
  }
  await Promise.all(Object.keys(FILES).map(async (file) => {
    if (wanted.has(file)) return kept.put(at(file), await found(file));
    const had = await ask(file, "only-if-cached").catch(() => undefined);
    if (had?.ok) await kept.put(at(file), had);
  }));
  await skipWaiting();
}

async function found(file) {
  const answer = await ask(file, "no-cache");
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer;
}

async function takeOver() {
  const versions = await caches.keys();
  // Those without a place are from before there was one in the name.
  const older = versions.filter((version) => version !== VERSION && (version.endsWith(OURS) || !version.includes("@")));
  await Promise.all(older.map((version) => caches.delete(version)));
  await clients.claim();
}

// All files of a load are of one version; whatever is not of it, the API above all, is the network's affair.
addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || !pathname.startsWith(BASE)) return;
  const path = pathname.slice(BASE.length - 1);
  if (/^\/(api|ws)(\/|$)/.test(path)) return;
  // An address without an ending is a place inside the page.
  const file = path.split("/").pop().includes(".") ? path : "/";
  if (file in FILES) event.respondWith(fromVersion(file));
});

async function fromVersion(file) {
  const kept = await caches.open(VERSION);
  const had = await kept.match(at(file));
  if (had) return had;
  const answer = await ask(file, "no-cache");
  // Where a device has no room for it, it is fetched again next time.
  if (answer.ok) await kept.put(at(file), answer.clone()).catch(() => {});
  return answer;
}
