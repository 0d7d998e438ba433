// Keeps one edition of the page whole, so that it opens without a network. Two words below are written in when the page
// is built: the edition, which is a hash of all files, and the list of those files.
const EDITION = "hemicycle-__VERSION__";
const FILES = ["__FILES__"];

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function keep() {
  const kept = await caches.open(EDITION);
  await kept.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
  await skipWaiting();
}

async function takeOver() {
  const editions = await caches.keys();
  await Promise.all(editions.filter((edition) => edition !== EDITION).map((edition) => caches.delete(edition)));
  await clients.claim();
}

// All files of a load are of one edition; whatever is not of it, the API above all, is the network's affair.
addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || /^\/(api|ws)(\/|$)/.test(pathname)) return;
  // An address without an ending is a place inside the page.
  const file = pathname.split("/").pop().includes(".") ? pathname : "/";
  if (FILES.includes(file)) event.respondWith(fromEdition(file, event.request));
});

async function fromEdition(file, request) {
  const kept = await caches.open(EDITION);
  return (await kept.match(file)) ?? fetch(request);
}
