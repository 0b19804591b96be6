import { describe, expect, it } from 'vitest';
import { synonymsOf } from './synonyms.ts';

const namesOf = (...words: string[]) => synonymsOf(words).map((synonym) => synonym.words.join(' '));

describe('synonyms', () => {
  it.each([
    ['od', 'overdrive'],
    ['dist', 'distortion'],
    ['trem', 'tremolo'],
    ['verb', 'reverb'],
    ['comp', 'compression'],
    ['pot', 'potentiometer'],
    ['cap', 'capacitor'],
    ['res', 'resistor'],
    ['pcb', 'board'],
    ['echo', 'delay'],
    ['wah', 'filter'],
  ])('%s and %s stand for each other', (short, long) => {
    expect(namesOf(short)).toContain(long);
    expect(namesOf(long)).toContain(short);
  });

  it('hold names of several words, found with or without the spaces', () => {
    expect(namesOf('ts808')).toContain('tube screamer');
    expect(namesOf('tube', 'screamer')).toContain('ts808');
    expect(namesOf('tubescreamer')).toContain('ts808');
  });

  it('lead one way where the other would be wrong', () => {
    expect(namesOf('pedal')).toContain('kit');
    expect(namesOf('kit')).not.toContain('pedal');
  });

  it('are none for other words', () => {
    expect(namesOf('zebra')).toEqual([]);
    expect(namesOf('constructor')).toEqual([]);
  });
});
