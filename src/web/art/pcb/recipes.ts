/** What each kind of circuit is made of. */
import type { EffectType } from '../graphics/canvas.ts';

export interface Recipe {
  ic8: number;
  ic14: number;
  q: number;
  d: number;
  r: number;
  film: number;
  ceramic: number;
  electro: number;
  trim: number;
  marks: readonly string[];
}

const recipe = (r: Partial<Recipe>): Recipe => ({
  ic8: 1,
  ic14: 0,
  q: 0,
  d: 0,
  r: 12,
  film: 6,
  ceramic: 2,
  electro: 3,
  trim: 0,
  marks: ['TL072'],
  ...r,
});

/** What each kind of circuit is made of. */
export const RECIPES: Record<EffectType, Recipe> = {
  overdrive: recipe({ q: 2, d: 4, r: 14, film: 6, marks: ['RC4558'] }),
  distortion: recipe({ d: 4, r: 11, film: 6, marks: ['LM741'] }),
  fuzz: recipe({ ic8: 0, q: 2, d: 1, r: 9, film: 3, ceramic: 1, electro: 4, trim: 1 }),
  delay: recipe({
    ic8: 3,
    q: 1,
    d: 2,
    r: 20,
    film: 9,
    ceramic: 4,
    electro: 4,
    trim: 2,
    marks: ['MN3205', 'MN3102', 'TL072'],
  }),
  reverb: recipe({ ic8: 2, r: 16, film: 9, ceramic: 2, electro: 4, marks: ['PT2399', 'TL072'] }),
  chorus: recipe({
    ic8: 3,
    q: 2,
    d: 2,
    r: 18,
    film: 9,
    ceramic: 2,
    electro: 4,
    trim: 1,
    marks: ['MN3207', 'MN3102', 'TL072'],
  }),
  phaser: recipe({ ic8: 3, q: 4, d: 1, r: 20, film: 6, ceramic: 2, electro: 3, trim: 1 }),
  tremolo: recipe({ q: 2, d: 1, r: 14, film: 6, electro: 4 }),
  octave: recipe({ q: 3, d: 3, r: 14, film: 6, electro: 3 }),
  filter: recipe({ ic8: 2, q: 1, d: 3, r: 18, film: 6, electro: 4 }),
  compressor: recipe({ ic8: 2, q: 1, d: 2, r: 14, film: 6, electro: 5 }),
  eq: recipe({ ic8: 4, r: 26, film: 12, ceramic: 3, electro: 4 }),
  booster: recipe({ ic8: 0, q: 1, d: 1, r: 6, film: 3, ceramic: 1, electro: 1 }),
  amp: recipe({ q: 3, d: 1, r: 14, film: 6, electro: 5, marks: ['LM386'] }),
  bass: recipe({ ic8: 2, d: 4, r: 16, film: 9, electro: 3 }),
  utility: recipe({ ic8: 0, q: 0, d: 1, r: 2, film: 0, ceramic: 0, electro: 0 }),
};
