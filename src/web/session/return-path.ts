import { paths } from '#domain/paths/paths.ts';

const anyOrigin = 'https://shop.invalid';

/**
 * A place in this shop that a visitor may be sent to after signing in, or null. Whatever a link of another site has put
 * there, it never leads out of the shop, and never back to the sign-in itself.
 */
export function parseReturnPath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || !URL.canParse(text, anyOrigin)) return null;
  const url = new URL(text, anyOrigin);
  if (url.origin !== anyOrigin) return null;
  const place = `${url.pathname}${url.search}${url.hash}`;
  // Two slashes name another site, also where only the dots of a path have led to them.
  if (place.startsWith('//')) return null;
  return /^\/(auth|api)(\/|$)/i.test(url.pathname) ? null : place;
}

/** Where to sign in so that the way leads back here. */
export function signInPath(place: string): string {
  return place === paths.dashboard ? paths.auth : `${paths.auth}?${new URLSearchParams({ next: place })}`;
}

function placeInState(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
}

/** Where someone who is signed in goes from the sign-in screen. */
export const pathAfterSignIn = (search: string, state: unknown): string =>
  parseReturnPath(new URLSearchParams(search).get('next')) ?? parseReturnPath(placeInState(state)) ?? paths.dashboard;
