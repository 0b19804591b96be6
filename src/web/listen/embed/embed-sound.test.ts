import { expect, it } from 'vitest';
import { embedSoundQuery, readEmbedSound } from './embed-sound.ts';

it('an address brings back the knobs and the amp that it was made of', () => {
  const query = embedSoundQuery({ knobs: [0.4, 0, 1], amp: 'edge' });
  expect(query).toBe('?amp=edge&knobs=40-0-100');
  expect(readEmbedSound(query)).toEqual({ knobs: [0.4, 0, 1], amp: 'edge' });
  expect(embedSoundQuery({ knobs: [0.5], amp: 'off' })).toBe('?knobs=50');
});

it('what cannot be read of an address is as if it were not there', () => {
  expect(readEmbedSound('')).toEqual({ knobs: [], amp: null });
  expect(readEmbedSound('?knobs=4x--999&amp=loud')).toEqual({ knobs: [null, null, 1], amp: 'loud' });
});
