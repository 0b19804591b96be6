import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (secret: string, message: string | Buffer): Buffer =>
  createHmac('sha256', secret).update(message).digest();

/** Compares in the same time whatever is given, so that a signature cannot be guessed digit by digit. */
function isHexOf(given: string, expected: Buffer): boolean {
  return /^[0-9a-f]{64}$/.test(given) && timingSafeEqual(Buffer.from(given, 'hex'), expected);
}

const returned = (gatewayOrderId: string, gatewayPaymentId: string): string => `${gatewayOrderId}|${gatewayPaymentId}`;

/** What the gateway gives a browser that has paid. */
export const signReturn = (keySecret: string, gatewayOrderId: string, gatewayPaymentId: string): string =>
  hmac(keySecret, returned(gatewayOrderId, gatewayPaymentId)).toString('hex');

export interface SignedReturn {
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string;
  readonly signature: string;
}

export const isSignedReturn = (keySecret: string, { gatewayOrderId, gatewayPaymentId, signature }: SignedReturn) =>
  isHexOf(signature, hmac(keySecret, returned(gatewayOrderId, gatewayPaymentId)));

export const signBody = (webhookSecret: string, body: string | Buffer): string =>
  hmac(webhookSecret, body).toString('hex');

/** Over the bytes as they came: what was parsed and written again is something else. */
export const isSignedBody = (webhookSecrets: readonly string[], body: Buffer, signature: string): boolean =>
  webhookSecrets.some((secret) => isHexOf(signature, hmac(secret, body)));
