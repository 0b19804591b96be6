import { describe, expect, it } from 'vitest';
import { electrolyticLegs, electrolyticStripeX, ceramicLegs, filmLegs } from '../parts/capacitors.ts';
import { diodeBandX } from '../parts/diode.ts';
import { legLength } from '../parts/legs.ts';
import { inductorLegs } from '../parts/small-parts.ts';
import { hasSquarePad, padsAt } from './board-piece.ts';
import { chipPlace, transistorPlace } from './orientation.ts';
import { dropsOf, lyingDiode, polarity, standingElectrolytic, standingLed } from './polarity.ts';

describe.each([
  ['an electrolytic capacitor', 'electrolytic-polarity', standingElectrolytic],
  ['an LED', 'led-polarity', standingLed],
] as const)('%s over its board', (_part, figure, standing) => {
  const { plus, minus } = dropsOf(standing);

  it('has the longer leg at plus', () => {
    expect(legLength(standing.legs.plus)).toBeGreaterThan(legLength(standing.legs.minus));
    expect(plus.from[1]).toBeGreaterThan(minus.from[1]);
  });

  it('drops the longer leg straight into the square pad of the board, and the other into the round one', () => {
    const [square, round] = padsAt(standing.place);
    expect(hasSquarePad(standing.place.kind)).toBe(true);
    expect([plus.to, minus.to]).toEqual([square, round]);
    for (const { from, to } of [plus, minus]) expect(Math.abs(from[0] - to[0])).toBeLessThan(1);
  });

  it('draws an arrow from the end of each leg to its pad', () => {
    const drawn = polarity[figure]!.draw();
    for (const { from, to } of [plus, minus]) {
      const line = [from[0], from[1] + 5, to[0], to[1] - 8].map((at) => Math.round(at * 100) / 100);
      expect(drawn).toContain(`M${line[0]} ${line[1]}L${line[2]} ${line[3]}`);
    }
  });
});

describe('the marks of polarity', () => {
  it('are on the side of minus: the stripe over the short leg, the band over the cathode', () => {
    for (const value of ['47u', '470u']) {
      expect(Math.sign(electrolyticStripeX(value))).toBe(Math.sign(electrolyticLegs(value).minus.x));
      expect(Math.sign(electrolyticStripeX(value))).not.toBe(Math.sign(electrolyticLegs(value).plus.x));
    }
    const [anode, cathode] = padsAt(lyingDiode.place);
    expect(anode![0]).toBeLessThan(lyingDiode.x);
    expect(cathode![0]).toBeGreaterThan(lyingDiode.x);
    expect(diodeBandX.black).toBeGreaterThan(0);
    expect(diodeBandX.glass).toBeGreaterThan(0);
  });

  it('are not drawn on a diode as a square pad, which our boards do not give it', () => {
    expect(hasSquarePad('D')).toBe(false);
  });
});

describe('a part without polarity', () => {
  it.each([
    ['a film capacitor', filmLegs()],
    ['a ceramic capacitor', ceramicLegs()],
    ['an inductor', inductorLegs()],
  ])('%s has two equal legs, one on each side', (_part, [left, right]) => {
    expect(legLength(left)).toBe(legLength(right));
    expect(left.end).toBe(right.end);
    expect(left.x).toBe(-right.x);
  });
});

describe('parts with a first leg', () => {
  it('show it left of the flat face and left of the notch', () => {
    const [emitter, base, collector] = padsAt(transistorPlace);
    expect(emitter![0]).toBeLessThan(base![0]);
    expect(base![0]).toBeLessThan(collector![0]);
    const pads = padsAt(chipPlace);
    const first = pads[0]!;
    expect(first[0]).toBe(Math.min(...pads.map(([x]) => x)));
    expect(first[1]).toBe(Math.min(...pads.map(([, y]) => y)));
  });
});
