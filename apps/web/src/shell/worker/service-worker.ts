import { sourceOf } from './shell';

/** The types of the web describe a window; this runs in a worker. */
const worker = self as unknown as ServiceWorkerGlobalScope;
/** The files of this build, written here by the build. */
const files = (
  self as unknown as { readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[] }
).__WB_MANIFEST;

const PREFIX = 'mullion-shell-';
const PAGE = '/index.html';

/** A name of its own for each build: any file that differs makes another. */
const nameOf = (text: string): string => {
  let hash = 5381;
  for (const character of text) hash = (hash * 33 + character.charCodeAt(0)) % 4_294_967_291;
  return `${PREFIX}${hash.toString(36)}`;
};
const CACHE = nameOf(files.map(({ url, revision }) => `${url} ${revision ?? ''}`).join('\n'));
const shell: ReadonlySet<string> = new Set(files.map(({ url }) => `/${url.replace(/^\//, '')}`));

const install = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  // asked of the server, not of the browser's own cache: an index.html of yesterday would name files that are gone
  await cache.addAll(
    [...shell].map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' })),
  );
};

/** Pages of the version before may still be open and load a part of themselves: its files stay until the next one. */
const purgeOldCaches = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
};

const kept = async (path: string): Promise<Response | undefined> => (await caches.open(CACHE)).match(path);

const answer = async (request: Request, source: 'kept' | 'server-first', path: string): Promise<Response> => {
  if (source === 'kept') return (await kept(path)) ?? fetch(request);
  return fetch(request).catch(async (error: unknown) => {
    const found = await kept(path);
    if (found) return found;
    throw error;
  });
};

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(purgeOldCaches().then(() => worker.clients.claim())));
// a new version takes over when a page says so, never by itself
worker.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'apply') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  const isPage = request.mode === 'navigate';
  const source = sourceOf({ method: request.method, isPage, path: pathname }, shell);
  if (source !== 'server') event.respondWith(answer(request, source, isPage ? PAGE : pathname));
});
