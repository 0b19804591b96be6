import { sessionSignCookie } from '#domain/accounts/session-sign.ts';
import { shop } from '#domain/shop/shop.ts';

const sessionCookie = 'taar_session';

/** Over https a cookie has the prefix with which browsers bind it to this very host: no neighbour can set or see it. */
const nameOf = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

const maxAgeSeconds = shop.sessionLifetimeDays * 24 * 60 * 60;

function readCookie(header: string | undefined, wanted: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.split('=', 2);
    if (name?.trim() === wanted && value) return value.trim();
  }
  return null;
}

/** The value of our cookie in a Cookie header. */
export const readSessionCookie = (header: string | undefined, secure: boolean): string | null =>
  readCookie(header, nameOf(sessionCookie, secure));

/** Whether the browser believes that somebody is signed in. */
export const hasSessionSign = (header: string | undefined, secure: boolean): boolean =>
  readCookie(header, nameOf(sessionSignCookie, secure)) !== null;

const attributes = (secure: boolean): string => `SameSite=Lax${secure ? '; Secure' : ''}`;

export function writeSessionCookie(token: string, secure: boolean): string {
  return `${nameOf(sessionCookie, secure)}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; ${attributes(secure)}`;
}

export function clearSessionCookie(secure: boolean): string {
  return `${nameOf(sessionCookie, secure)}=; Path=/; Max-Age=0; HttpOnly; ${attributes(secure)}`;
}

export function writeSessionSign(secure: boolean): string {
  return `${nameOf(sessionSignCookie, secure)}=1; Path=/; Max-Age=${maxAgeSeconds}; ${attributes(secure)}`;
}

export function clearSessionSign(secure: boolean): string {
  return `${nameOf(sessionSignCookie, secure)}=; Path=/; Max-Age=0; ${attributes(secure)}`;
}
