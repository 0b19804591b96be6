import { createHmac, randomBytes } from 'node:crypto';

/** As Standard Webhooks writes them down. */
const secretPrefix = 'whsec_';

export const newSecret = (): Buffer => randomBytes(32);

export const showSecret = (secret: Buffer): string => secretPrefix + secret.toString('base64');

/** The header that says of a body, sent under an id at a time, that it is ours: one signature for each secret that counts. */
export function signatureHeader(
  secrets: readonly Buffer[],
  message: { readonly id: string; readonly timestamp: string; readonly body: string },
): string {
  const signed = `${message.id}.${message.timestamp}.${message.body}`;
  return secrets.map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`).join(' ');
}
