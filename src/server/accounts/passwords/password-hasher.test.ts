import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { createPasswordHasher, defaultCapacity } from './password-hasher.ts';

describe('the password hasher', () => {
  it('writes argon2id in the usual form, with a salt of its own each time', async () => {
    const hasher = createPasswordHasher();
    const [one, other] = await Promise.all([hasher.hash('solder joint'), hasher.hash('solder joint')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('computes with less where it is told to, for nobody as well', async () => {
    const hasher = createPasswordHasher(defaultCapacity, { memory: 8, passes: 1, parallelism: 1 });
    const stored = await hasher.hash('solder joint');
    expect(stored).toContain('$m=8,t=1,p=1$');
    expect(await hasher.verify(stored, 'solder joint')).toBe(true);
    expect(await hasher.verify(null, 'solder joint')).toBe(false);
  });

  it('verifies the right password and rejects a wrong one', async () => {
    const hasher = createPasswordHasher();
    const stored = await hasher.hash('solder joint');
    expect(await hasher.verify(stored, 'solder joint')).toBe(true);
    expect(await hasher.verify(stored, 'Solder joint')).toBe(false);
    expect(await hasher.verify(stored, '')).toBe(false);
  });

  it('computes with the cost that was stored, not with the one of today', async () => {
    const hasher = createPasswordHasher();
    const stored = await hasher.hash('solder joint');
    expect(await hasher.verify(stored.replace('m=19456,t=2', 'm=8,t=1'), 'solder joint')).toBe(false);
  });

  it('takes the same letters typed on two keyboards as one password', async () => {
    const hasher = createPasswordHasher();
    expect(await hasher.verify(await hasher.hash('caf\u00e9 caf\u00e9'), 'cafe\u0301 cafe\u0301')).toBe(true);
  });

  it('never finds a password right for a user who does not exist', async () => {
    const hasher = createPasswordHasher();
    expect(await hasher.verify(null, 'anything')).toBe(false);
    expect(await hasher.verify(null, Buffer.alloc(32, 2).toString())).toBe(false);
  });

  it('refuses further hashes once its queue is full', async () => {
    const hasher = createPasswordHasher({ running: 1, waiting: 2 });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => hasher.verify(null, 'x')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(refusals).toEqual(Array(5).fill('too-many-requests'));
    expect(await hasher.verify(null, 'x')).toBe(false);
  });

  it('computes the same for a user who does not exist: it waits in the same queue', async () => {
    const hasher = createPasswordHasher({ running: 1, waiting: 0 });
    const first = hasher.verify(null, 'x');
    await expect(hasher.verify(null, 'x')).rejects.toThrow('Too many attempts');
    expect(await first).toBe(false);
  });

  it('says so when what is stored is no hash', async () => {
    await expect(createPasswordHasher().verify('plain text', 'plain text')).rejects.toThrow('not an argon2id hash');
  });
});
