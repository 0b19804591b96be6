import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagStands, type FlagBox } from './flag-stands.ts';

/** A word of 60 by 20 pixels, 30 above its place or 30 below it. */
const at = (x: number, y: number, rest: Partial<FlagBox> = {}): FlagBox => ({
  left: x - 30,
  width: 60,
  height: 20,
  above: y - 50,
  below: y + 30,
  x,
  y,
  isBelow: false,
  ...rest,
});
const seen = { top: 0, bottom: 300 };
const up = (lift: number) => ({ isBelow: false, lift });
const down = (lift: number) => ({ isBelow: true, lift });

describe('flags on the mat', () => {
  it('stay where they are while they have room', () => {
    expect(flagStands([at(100, 100), at(164, 100), at(100, 170)], seen)).toEqual([up(0), up(0), up(0)]);
    expect(flagStands([at(100, 100, { isBelow: true })], seen)).toEqual([down(0)]);
  });

  it('give way to those before them, up or down, whichever is nearer', () => {
    expect(flagStands([at(100, 100), at(100, 98)], seen)).toEqual([up(0), down(0)]);
    expect(flagStands([at(100, 100), at(100, 98), at(100, 96)], seen)).toEqual([up(0), down(0), up(20)]);
  });

  it('hang below where nobody would see them above', () => {
    expect(flagStands([at(100, 40)], seen)).toEqual([down(0)]);
    expect(flagStands([at(100, 290, { isBelow: true })], seen)).toEqual([up(0)]);
  });

  it('leave open what another names, even where they are cut off a little', () => {
    // Above, a fifth of the first word is cut off; below, it would lie over the second place.
    const low = at(100, 46);
    expect(flagStands([low], seen)).toEqual([down(0)]);
    expect(flagStands([low, at(110, 76, { isBelow: true })], seen)).toEqual([up(0), down(0)]);
  });

  it('never cover each other, wherever their places are', () => {
    const flag = fc
      .tuple(fc.integer({ min: -50, max: 300 }), fc.integer({ min: -50, max: 300 }), fc.integer({ min: 20, max: 160 }))
      .map(([x, y, width]) => at(x, y, { width }));
    fc.assert(
      fc.property(fc.array(flag, { maxLength: 10 }), (flags) => {
        const stand = flagStands(flags, seen).map(({ isBelow, lift }, k) => {
          const { left, width, height, above, below } = flags[k]!;
          return { left, width, height, top: isBelow ? below + lift : above - lift };
        });
        const covers = stand.flatMap((a, k) =>
          stand
            .slice(k + 1)
            .filter(
              (b) =>
                a.left < b.left + b.width &&
                b.left < a.left + a.width &&
                a.top < b.top + b.height &&
                b.top < a.top + a.height,
            ),
        );
        expect(covers).toEqual([]);
      }),
    );
  });
});
