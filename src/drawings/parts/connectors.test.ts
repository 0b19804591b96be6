import { describe, expect, it } from 'vitest';
import { Defs } from '../primitives/defs.ts';
import { shade } from '../primitives/colour.ts';
import { wireColours, wireSet } from './connectors.ts';

describe('the wire set', () => {
  it('shows a bundle of each of its three colours', () => {
    const { markup } = wireSet(new Defs('w'));
    expect(new Set(wireColours).size).toBe(3);
    for (const colour of wireColours) expect(markup).toContain(`stroke="${shade(colour, -0.1)}"`);
  });
});
