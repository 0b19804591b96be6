import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addFieldErrors, validateWith } from './validation.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'Name is required').regex(/^a/, 'Starts with a'),
  city: z.string('City is required'),
});

describe('checking what was typed', () => {
  it('gives the values as the schema reads them', () => {
    expect(validateWith(schema, { name: ' asha ', city: 'Pune', more: 'x' })).toEqual({
      ok: true,
      values: { name: 'asha', city: 'Pune' },
    });
  });

  it('says one thing about each field that is wrong: the first', () => {
    expect(validateWith(schema, { name: '' })).toEqual({
      ok: false,
      problems: { name: 'Name is required', city: 'City is required' },
    });
  });

  it('takes further problems into account, with and without those of the schema', () => {
    const good = validateWith(schema, { name: 'asha', city: 'Pune' });
    const bad = validateWith(schema, { name: 'asha' });
    expect(addFieldErrors(good, {})).toBe(good);
    expect(addFieldErrors(good, { zip: 'No' })).toEqual({ ok: false, problems: { zip: 'No' } });
    expect(addFieldErrors(bad, { zip: 'No' })).toEqual({
      ok: false,
      problems: { city: 'City is required', zip: 'No' },
    });
  });
});
