const key = 'reloaded-at';
/** A page that fails again so soon would fail for ever. */
const pauseMs = 10_000;

const failed = new WeakSet<object>();

/** The bundler tells here of code that could not be fetched, before whoever asked for it hears of it. */
export function watchForLostCode(): void {
  addEventListener('vite:preloadError', (event) => {
    failed.add((event as Event & { readonly payload: object }).payload);
  });
}

/** True: it has reloaded just now. Without storage nobody could tell, so it does not do it at all. */
function hasReloaded(): boolean {
  try {
    const before = Number(sessionStorage.getItem(key));
    sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - before < pauseMs;
  } catch {
    return true;
  }
}

/**
 * What React could not draw, and so has taken the page away. If that is code which could not be fetched, a new build of the
 * shop has most likely taken its place: the page is fetched anew, under the address that it has now, and names the new code.
 */
export function reloadForLostCode(error: unknown): void {
  if (typeof error === 'object' && error !== null && failed.has(error) && !hasReloaded()) location.reload();
  else reportError(error);
}
