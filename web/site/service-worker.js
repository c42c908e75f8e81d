/**
 * Keeps all files of the site in the browser, so that it opens without a network.
 *
 * FILES and what it holds is written in when the site is made: every file with the hash of its content. A file that has
 * not changed is not fetched again by a new version; a new version waits until the page says that it may take over.
 */
const FILES = {};
const CACHE = "tablewright";

/** Under which name a file is kept. */
const keptAs = (path) => new URL(`${path}?${FILES[path]}`, self.registration.scope).href;

/** The path of a file of the site, or nothing. */
function pathOf(request) {
  const { scope } = self.registration;
  const address = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !address.startsWith(scope)) return undefined;
  const path = address.slice(scope.length) || "index.html";
  return path in FILES ? path : undefined;
}

async function fetchAll() {
  const cache = await caches.open(CACHE);
  for (const path of Object.keys(FILES)) {
    const name = keptAs(path);
    if (await cache.match(name)) continue;
    const address = path === "index.html" ? "./" : path; // many hosts lead from the one to the other
    const answer = await fetch(new URL(address, self.registration.scope), { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await cache.put(name, answer);
  }
}

async function dropOld() {
  const cache = await caches.open(CACHE);
  const wanted = new Set(Object.keys(FILES).map(keptAs));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

async function answer(request, path) {
  const kept = await caches.match(keptAs(path));
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(fetchAll()));
self.addEventListener("activate", (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));
self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path !== undefined) event.respondWith(answer(event.request, path));
});
