import type { TOTP } from 'otpauth';
import { shop } from '#domain/shop/shop.ts';

/** What every app understands; others are not asked for a stronger hash and some ignore it. */
const shape = { issuer: shop.name, algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** How many steps a clock may be wrong by, in either direction. */
const drift = 1;

// Loaded when the first code is met: only staff have one.
const library = () => import('otpauth');

async function totpOf(secret: string, label: string): Promise<TOTP> {
  const otpauth = await library();
  return new otpauth.TOTP({ ...shape, label, secret: otpauth.Secret.fromBase32(secret) });
}

/** 160 random bits, in base32. */
export async function newTotpSecret(): Promise<string> {
  const { Secret } = await library();
  return new Secret({ size: 20 }).base32;
}

/** What the drawing for the camera says. */
export const totpUri = async (secret: string, label: string): Promise<string> =>
  (await totpOf(secret, label)).toString();

/** The step of time whose code this is; null: of none near this moment. */
export async function stepOfCode(secret: string, code: string, at: Date): Promise<number | null> {
  const timestamp = at.getTime();
  const totp = await totpOf(secret, '');
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
