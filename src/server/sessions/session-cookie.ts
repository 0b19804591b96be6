import { shop } from '#domain/shop/shop.ts';

const cookieName = 'taar_session';

const maxAgeSeconds = shop.sessionLifetimeDays * 24 * 60 * 60;

/** The value of our cookie in a Cookie header. */
export function readSessionCookie(header: string | undefined): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.split('=', 2);
    if (name?.trim() === cookieName && value) return value.trim();
  }
  return null;
}

const attributes = (secure: boolean): string => `HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export function writeSessionCookie(token: string, secure: boolean): string {
  return `${cookieName}=${token}; Path=/; Max-Age=${maxAgeSeconds}; ${attributes(secure)}`;
}

export function clearSessionCookie(secure: boolean): string {
  return `${cookieName}=; Path=/; Max-Age=0; ${attributes(secure)}`;
}
