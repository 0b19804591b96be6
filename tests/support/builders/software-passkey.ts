import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What an answer is made for. A forged one is made for something else. */
export interface Ceremony {
  readonly challenge: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  /** Claims to be the answer of another credential. */
  readonly id?: string;
  readonly type?: string;
}

const shopOrigin = 'http://shop.test';
const userPresent = 0x01;
const withCredential = 0x40;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytesOf = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);

function authenticatorData({ rpId = 'shop.test', counter = 1 }: Ceremony, flags: number): Buffer {
  const head = Buffer.alloc(5);
  head[0] = flags;
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), head]);
}

const clientData = (type: string, { challenge, origin = shopOrigin, type: claimed = type }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type: claimed, challenge, origin, crossOrigin: false }));

/** A passkey in memory, which answers whatever it is asked as a device would, also what a device would refuse. */
export function createSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const ownId = base64(rawId);
  // A map of COSE: EC2, ES256, P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x!, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y!, 'base64url'),
  ]);
  return {
    id: ownId,

    register(ceremony: Ceremony): object {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, coseKey]);
      const data = Buffer.concat([
        authenticatorData({ counter: 0, ...ceremony }, userPresent | withCredential),
        credential,
      ]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytesOf(data),
      ]);
      return {
        id: ownId,
        rawId: ownId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData('webauthn.create', ceremony)),
          attestationObject: base64(attestationObject),
          transports: ['internal'],
        },
      };
    },

    answer(ceremony: Ceremony): object {
      const { id = ownId } = ceremony;
      const data = authenticatorData(ceremony, userPresent);
      const client = clientData('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
        },
      };
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;
