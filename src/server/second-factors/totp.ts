import { Secret, TOTP } from 'otpauth';
import { shop } from '#domain/shop/shop.ts';

/** What every app understands; others are not asked for a stronger hash and some ignore it. */
const shape = { issuer: shop.name, algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** How many steps a clock may be wrong by, in either direction. */
const drift = 1;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ ...shape, label, secret: Secret.fromBase32(secret) });

/** 160 random bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the drawing for the camera says. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The step of time whose code this is; null: of none near this moment. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: drift });
  return delta === null ? null : TOTP.counter({ period: shape.period, timestamp }) + delta;
}
