import { describe, expect, it } from 'vitest';
import { contrast } from './colour.ts';
import { coats, solderMasks } from './palette.ts';

describe('materials', () => {
  it.each(Object.entries(coats))('lettering on %s can be read', (_, { base, inks }) => {
    expect(contrast(inks[0], base)).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(coats))('the second ink of %s can be told from its paint', (_, { base, inks }) => {
    expect(contrast(inks[1], base)).toBeGreaterThanOrEqual(1.5);
  });

  it.each(Object.entries(solderMasks))('print on a %s board can be read', (_, { pour, silk }) => {
    expect(contrast(silk, pour)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(solderMasks))('traces of a %s board stand out from their clearance', (_, { trace, gap }) => {
    expect(contrast(trace, gap)).toBeGreaterThanOrEqual(1.5);
  });
});
