import { expect, it } from 'vitest';
import { createRequestIds } from './request-ids.ts';

it('names every request once, in the shape of a UUID, whichever process names it', () => {
  const processes = [createRequestIds(), createRequestIds()];
  const ids = processes.flatMap((next) => Array.from({ length: 1000 }, next));
  expect(new Set(ids).size).toBe(2000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
