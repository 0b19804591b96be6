import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (secret: string, message: string | Buffer): Buffer =>
  createHmac('sha256', secret).update(message).digest();

/** Compares in the same time whatever is given, so that a signature cannot be guessed digit by digit. */
function isHexOf(given: string, expected: Buffer): boolean {
  return /^[0-9a-f]{64}$/.test(given) && timingSafeEqual(Buffer.from(given, 'hex'), expected);
}

const callbackMessage = (gatewayOrderId: string, gatewayPaymentId: string): string =>
  `${gatewayOrderId}|${gatewayPaymentId}`;

/** What the gateway gives a browser that has paid. */
export const signCallback = (keySecret: string, gatewayOrderId: string, gatewayPaymentId: string): string =>
  hmac(keySecret, callbackMessage(gatewayOrderId, gatewayPaymentId)).toString('hex');

export interface SignedCallback {
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string;
  readonly signature: string;
}

export const isCallbackSignatureValid = (
  keySecret: string,
  { gatewayOrderId, gatewayPaymentId, signature }: SignedCallback,
) => isHexOf(signature, hmac(keySecret, callbackMessage(gatewayOrderId, gatewayPaymentId)));

export const signWebhook = (webhookSecret: string, body: string | Buffer): string =>
  hmac(webhookSecret, body).toString('hex');

/** Over the bytes as they came: what was parsed and written again is something else. */
export const isWebhookSignatureValid = (webhookSecrets: readonly string[], body: Buffer, signature: string): boolean =>
  webhookSecrets.some((secret) => isHexOf(signature, hmac(secret, body)));
