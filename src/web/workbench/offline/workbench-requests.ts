/** What the worker of the bench answers when there is no network, and nothing else. */

interface AskedFor {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * A page of the bench, a file whose name holds its content, or what the shop says of its kits. Whatever is about a person,
 * every write, and every page elsewhere in the shop goes past the worker as if there were none.
 */
export type Cacheable = 'page' | 'file' | 'data';

/** As the list of the bench asks for it. */
const listOfKits = '/api/products?category=kit&limit=500';
const listOfParts = '/api/parts';

/** Which class somebody teaches or is in is about a person, and stands in the address. */
const isWorkbench = (pathname: string): boolean =>
  (pathname === '/bench' || pathname.startsWith('/bench/')) && !/^\/bench\/(class|join)(\/|$)/.test(pathname);

export function cacheableAs({ method, mode, url }: AskedFor, origin: string): Cacheable | null {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return null;
  if (mode === 'navigate') return isWorkbench(asked.pathname) ? 'page' : null;
  if (/^\/(assets\/|art\/(bench|board|schematic|sprite))/.test(asked.pathname)) return 'file';
  // What somebody has searched for is about a person too: of all lists only that of the bench is kept.
  const isKit = asked.search === '' && /^\/api\/products\/[^/]+(\/contents)?$/.test(asked.pathname);
  const isList = asked.pathname + asked.search === listOfKits || asked.pathname === listOfParts;
  return isKit || isList ? 'data' : null;
}

/** A page is the same whatever stands in its query. */
export function keyOf(url: string, as: Cacheable): string {
  const { origin, pathname, search } = new URL(url);
  return as === 'page' ? origin + pathname : origin + pathname + search;
}

/** What a page asks the worker to keep: itself, and the files that it is made of. */
export interface CacheMessage {
  readonly keep: readonly string[];
}
