import { useEffect } from 'react';
// The bundler makes a file of its own of it and gives its address.
// oxlint-disable-next-line import/default
import workerUrl from './workbench-worker.ts?worker&url';
import { readPageCode } from '../../shell/boot/page-code.ts';
import type { CacheMessage } from './workbench-requests.ts';

/** The name of the build, as the page says it: its first file is named by its content, and names all others. */
const buildName = (): string => readPageCode().files[0]!.split('/').at(-1)!;

/** The worker once it is at work: it may just be installing, or take over from that of an older build. */
async function workerAtWork(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.register(`${workerUrl}?${buildName()}`, { scope: '/bench' });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker || worker.state === 'activated') return worker;
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
    });
  });
}

async function cachePage(urls: readonly string[], fetchRest?: () => Promise<unknown>): Promise<void> {
  try {
    // A page from before a new build of the shop keeps nothing: its files and the new page do not go together.
    if (!(await (await fetch(location.pathname)).text()).includes(buildName())) return;
    const worker = await workerAtWork();
    await fetchRest?.();
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = [`${location.origin}${location.pathname}`, ...urls.map((url) => new URL(url, location.origin).href)];
    worker?.postMessage({ keep: [...new Set([...own, ...loaded])] } satisfies CacheMessage, []);
  } catch {
    // A private window, or a browser that cannot: the bench works with a network.
  }
}

/** From now on this page opens without a network too, with these files and with the code that it fetches later. */
export function useOfflineWorkbench(urls: readonly string[], fetchRest?: () => Promise<unknown>): void {
  const key = urls.join(' ');
  useEffect(() => {
    if (key !== '' && import.meta.env.PROD && 'serviceWorker' in navigator) void cachePage(key.split(' '), fetchRest);
  }, [key, fetchRest]);
}
