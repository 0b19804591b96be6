/**
 * The service worker of the bench: what was opened there once opens again without a network. It is registered for /bench
 * alone. Online, pages and data always come from the shop; only files that are named by their content come from here.
 */
import { keepableAs, keyOf, type Keepable, type KeepMessage } from './workbench-requests.ts';

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: KeepMessage }) => void): void;
}

const scope = self as unknown as WorkerScope;
const { origin, search } = scope.location;
/** Its query names the build that it belongs to. */
const cacheName = `bench${search}`;

const openCache = (): Promise<Cache> => scope.caches.open(cacheName);

async function keep(key: string, response: Response): Promise<void> {
  if (response.status === 200 && response.type === 'basic') await (await openCache()).put(key, response);
}

/** Files never change under their name. */
async function keptFirst(request: Request, key: string, event: ExtendableEvent): Promise<Response> {
  const kept = await (await openCache()).match(key);
  if (kept) return kept;
  const response = await fetch(request);
  event.waitUntil(keep(key, response.clone()));
  return response;
}

/** A network that is there and does not answer is none. */
const patienceMs = 4000;

/** The shop first; what is kept only when it cannot be reached. */
async function shopFirst(request: Request, key: string, event: ExtendableEvent): Promise<Response> {
  const answer = fetch(request);
  event.waitUntil(
    answer.then(
      (response) => keep(key, response.clone()),
      () => {},
    ),
  );
  const kept = await (await openCache()).match(key);
  if (!kept) return answer;
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), patienceMs);
  });
  return Promise.race([answer.catch(() => kept), late]);
}

async function keepAll(urls: readonly string[]): Promise<void> {
  const cache = await openCache();
  const keepOne = async (url: string): Promise<void> => {
    const asked = { method: 'GET', mode: 'navigate', url };
    const as: Keepable | null = keepableAs(asked, origin) ?? keepableAs({ ...asked, mode: 'cors' }, origin);
    if (!as || (as === 'file' && (await cache.match(url)))) return;
    await keep(keyOf(url, as), await fetch(url));
  };
  await Promise.allSettled(urls.map(keepOne));
}

async function removeOlder(): Promise<void> {
  const names = await scope.caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => scope.caches.delete(name)));
  await scope.clients.claim();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(removeOlder()));
scope.addEventListener('message', (event) => event.waitUntil(keepAll(event.data.keep)));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const as = keepableAs(request, origin);
  if (as === null) return;
  const key = keyOf(request.url, as);
  event.respondWith(as === 'file' ? keptFirst(request, key, event) : shopFirst(request, key, event));
});
