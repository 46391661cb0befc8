// @ts-nocheck: this runs in the browser, beside the page; VERSION and FILES are written above it when the page is built.
/* global VERSION, FILES, self, caches, fetch, Response */

// All files of a build, before it is used. Names have hashes, so builds do not meet: a page that is open goes on with its own.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(`fermata ${VERSION}`).then((cache) => cache.addAll(FILES)));
});

// A build takes over when a page that is just being loaded says so, never in the middle of a match.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

// The build before stays: a page of it may still be open in another tab.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name.startsWith('fermata ') && name !== `fermata ${VERSION}`);
      return Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
    }),
  );
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const isGiven = url.href.startsWith(`${self.registration.scope}given/`);
  event.respondWith(isGiven ? answerGiven(request) : answer(request));
});

// Games that a page was given come from the network, since they change without a build; without one, as they were last.
const GIVEN = 'given games';
const GIVEN_MAX = 20;

async function answerGiven(request) {
  const cache = await caches.open(GIVEN);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    const old = await cache.keys();
    await Promise.all(old.slice(0, -GIVEN_MAX).map((it) => cache.delete(it)));
    return answer;
  } catch (error) {
    const known = await cache.match(request);
    if (known !== undefined) return known;
    if (!request.url.endsWith('/games.json')) throw error;
    return new Response('[]', { headers: { 'Content-Type': 'application/json' } });
  }
}

async function answer(request) {
  const own = await caches.open(`fermata ${VERSION}`);
  const wanted = request.mode === 'navigate' ? './' : request;
  return (await own.match(wanted)) ?? (await caches.match(request)) ?? fetch(request);
}
