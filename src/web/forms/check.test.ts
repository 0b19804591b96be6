import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { alsoCheck, checkWith } from './check.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'Name is required').regex(/^a/, 'Starts with a'),
  city: z.string('City is required'),
});

describe('checking what was typed', () => {
  it('gives the values as the schema reads them', () => {
    expect(checkWith(schema, { name: ' asha ', city: 'Pune', more: 'x' })).toEqual({
      ok: true,
      values: { name: 'asha', city: 'Pune' },
    });
  });

  it('says one thing about each field that is wrong: the first', () => {
    expect(checkWith(schema, { name: '' })).toEqual({
      ok: false,
      problems: { name: 'Name is required', city: 'City is required' },
    });
  });

  it('takes further problems into account, with and without those of the schema', () => {
    const good = checkWith(schema, { name: 'asha', city: 'Pune' });
    const bad = checkWith(schema, { name: 'asha' });
    expect(alsoCheck(good, {})).toBe(good);
    expect(alsoCheck(good, { zip: 'No' })).toEqual({ ok: false, problems: { zip: 'No' } });
    expect(alsoCheck(bad, { zip: 'No' })).toEqual({ ok: false, problems: { city: 'City is required', zip: 'No' } });
  });
});
