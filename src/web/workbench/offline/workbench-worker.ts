/**
 * The service worker of the bench: what was opened there once opens again without a network. It is registered for /bench
 * alone. Online, pages and data always come from the shop; only files that are named by their content come from here.
 */
import { cacheableAs, keyOf, type Cacheable, type CacheMessage } from './workbench-requests.ts';

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
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: CacheMessage }) => void): void;
}

const scope = self as unknown as WorkerScope;
const { origin, search } = scope.location;
/** Its query names the build that it belongs to. */
const cacheName = `bench${search}`;

const openCache = (): Promise<Cache> => scope.caches.open(cacheName);

async function store(key: string, response: Response): Promise<void> {
  if (response.status === 200 && response.type === 'basic') await (await openCache()).put(key, response);
}

/** Files never change under their name. */
async function cacheFirst(request: Request, key: string, event: ExtendableEvent): Promise<Response> {
  const cached = await (await openCache()).match(key);
  if (cached) return cached;
  const response = await fetch(request);
  event.waitUntil(store(key, response.clone()));
  return response;
}

/** A network that is there and does not answer is none. */
const patienceMs = 4000;

/** The shop first; what is cached only when it cannot be reached. */
async function shopFirst(request: Request, key: string, event: ExtendableEvent): Promise<Response> {
  const answer = fetch(request);
  event.waitUntil(
    answer.then(
      (response) => store(key, response.clone()),
      () => {},
    ),
  );
  const cached = await (await openCache()).match(key);
  if (!cached) return answer;
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(cached), patienceMs);
  });
  return Promise.race([answer.catch(() => cached), late]);
}

async function cacheAll(urls: readonly string[]): Promise<void> {
  const cache = await openCache();
  const storeOne = async (url: string): Promise<void> => {
    const asked = { method: 'GET', mode: 'navigate', url };
    const as: Cacheable | null = cacheableAs(asked, origin) ?? cacheableAs({ ...asked, mode: 'cors' }, origin);
    if (!as || (as === 'file' && (await cache.match(url)))) return;
    await store(keyOf(url, as), await fetch(url));
  };
  await Promise.allSettled(urls.map(storeOne));
}

async function removeOlder(): Promise<void> {
  const names = await scope.caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => scope.caches.delete(name)));
  await scope.clients.claim();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(removeOlder()));
scope.addEventListener('message', (event) => event.waitUntil(cacheAll(event.data.keep)));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const as = cacheableAs(request, origin);
  if (as === null) return;
  const key = keyOf(request.url, as);
  event.respondWith(as === 'file' ? cacheFirst(request, key, event) : shopFirst(request, key, event));
});
