// Keeps one version of the page whole, so that it opens without a network. Two words below are written in when the page
// is built: the version, which is a hash of all files, and the list of those files.
const FILES = ["__FILES__"];
// Where the page lies on its server: whatever else the server has is not ours.
const BASE = new URL("./", location).pathname;
const OURS = "@" + BASE;
const VERSION = "hemicycle-__VERSION__" + OURS;
const at = (file) => BASE + file.slice(1);

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function keep() {
  const kept = await caches.open(VERSION);
  await kept.addAll(FILES.map((file) => new Request(at(file), { cache: "no-cache" })));
  await skipWaiting();
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
  if (FILES.includes(file)) event.respondWith(fromVersion(file, event.request));
});

async function fromVersion(file, request) {
  const kept = await caches.open(VERSION);
  return (await kept.match(at(file))) ?? fetch(request);
}
