import { sessionSignCookie } from '#domain/accounts/session-sign.ts';
import { shop } from '#domain/shop/shop.ts';

const cookieName = 'taar_session';

const maxAgeSeconds = shop.sessionLifetimeDays * 24 * 60 * 60;

function readCookie(header: string | undefined, wanted: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.split('=', 2);
    if (name?.trim() === wanted && value) return value.trim();
  }
  return null;
}

/** The value of our cookie in a Cookie header. */
export const readSessionCookie = (header: string | undefined): string | null => readCookie(header, cookieName);

/** Whether the browser believes that somebody is signed in. */
export const hasSessionSign = (header: string | undefined): boolean => readCookie(header, sessionSignCookie) !== null;

const attributes = (secure: boolean): string => `SameSite=Lax${secure ? '; Secure' : ''}`;

export function writeSessionCookie(token: string, secure: boolean): string {
  return `${cookieName}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; ${attributes(secure)}`;
}

export function clearSessionCookie(secure: boolean): string {
  return `${cookieName}=; Path=/; Max-Age=0; HttpOnly; ${attributes(secure)}`;
}

export function writeSessionSign(secure: boolean): string {
  return `${sessionSignCookie}=1; Path=/; Max-Age=${maxAgeSeconds}; ${attributes(secure)}`;
}

export function clearSessionSign(secure: boolean): string {
  return `${sessionSignCookie}=; Path=/; Max-Age=0; ${attributes(secure)}`;
}
