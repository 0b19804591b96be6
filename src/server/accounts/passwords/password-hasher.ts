import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { Refusal } from '#domain/errors.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Null stands for a user who does not exist: it costs the same, and is never right. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** 19 MiB and two passes, as OWASP recommends: about 45 ms. */
const usualCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const phc = ({ memory, passes, parallelism }: PasswordCost, salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function readPhc(text: string): { cost: PasswordCost; salt: Buffer; tag: Buffer } {
  const match = phcPattern.exec(text);
  if (!match) throw new Error('A stored password is not an argon2id hash.');
  const [memory, passes, parallelism] = match.slice(1, 4).map(Number) as [number, number, number];
  const [salt, tag] = match.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer];
  return { cost: { memory, passes, parallelism }, salt, tag };
}

function derive(
  password: string,
  { memory, passes, parallelism }: PasswordCost,
  salt: Buffer,
  tagLength: number,
): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    // The same letters typed on two keyboards may differ in their code points.
    message: password.normalize('NFKC'),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
  });
}

/** No password has this hash: its tag was not made from one. */
const dummyHash = (cost: PasswordCost): string => phc(cost, Buffer.alloc(saltBytes, 1), Buffer.alloc(tagBytes, 2));

interface Capacity {
  /** How many are computed at once, each in a thread and with its memory. */
  readonly running: number;
  /** How many may wait for their turn; more are refused. */
  readonly waiting: number;
}

export const defaultCapacity: Capacity = { running: 2, waiting: 32 };

/** For load tests: everyone waits, nobody is refused. */
export const unlimitedCapacity: Capacity = { running: 2, waiting: Number.POSITIVE_INFINITY };

/** A gate that lets a few through at a time and turns away a crowd. */
function createSemaphore({ running, waiting }: Capacity) {
  let free = running;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) throw new Refusal('too-many-requests');
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}

export function createPasswordHasher(
  capacity: Capacity = defaultCapacity,
  cost: PasswordCost = usualCost,
): PasswordHasher {
  const gate = createSemaphore(capacity);
  const ofNobody = dummyHash(cost);
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      return phc(cost, salt, await gate(() => derive(password, cost, salt, tagBytes)));
    },
    async verify(stored, password) {
      const known = readPhc(stored ?? ofNobody);
      const tag = await gate(() => derive(password, known.cost, known.salt, known.tag.length));
      return timingSafeEqual(tag, known.tag) && stored !== null;
    },
  };
}
