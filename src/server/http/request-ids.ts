import { randomUUID } from 'node:crypto';

const pairs = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));

/** Where the counter begins in a UUID, and the one digit that says who made it: 8 is 'in a way of one's own' (RFC 9562). */
const counterAt = 24;
const versionAt = 14;

/**
 * Names for requests, each of them once: a UUID that a process draws when it begins, with a counter in its last twelve
 * digits. It says nothing of who asks. Drawing one for each request was a good part of what a cached answer cost.
 */
export function createRequestIds(): () => string {
  const drawn = randomUUID();
  const prefix = `${drawn.slice(0, versionAt)}8${drawn.slice(versionAt + 1, counterAt)}`;
  let count = 0;
  let begun = '';
  return () => {
    const last = count % pairs.length;
    if (last === 0) begun = prefix + (count / pairs.length).toString(16).padStart(10, '0');
    count += 1;
    return begun + pairs[last]!;
  };
}
