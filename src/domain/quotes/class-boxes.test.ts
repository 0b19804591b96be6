import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packBoxes } from './class-boxes.ts';

const kit = (quantity: number) => ({ name: 'Pocket Fuzz', quantity, isKit: true });
const switches = (quantity: number) => ({ name: 'Footswitch', quantity, isKit: false });
const benches = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ bench: at + 1, name: `Pupil ${at + 1}` }));

describe('the boxes of a class', () => {
  it('hold a kit each, by the numbers of the benches; spares are for the teacher', () => {
    const seats = [
      { bench: 7, name: 'Ravi' },
      { bench: 2, name: 'Asha' },
    ];
    expect(packBoxes(seats, [kit(3), switches(5)])).toEqual({
      boxes: [
        {
          bench: 2,
          name: 'Asha',
          contents: [
            { name: 'Pocket Fuzz', quantity: 1 },
            { name: 'Footswitch', quantity: 2 },
          ],
        },
        {
          bench: 7,
          name: 'Ravi',
          contents: [
            { name: 'Pocket Fuzz', quantity: 1 },
            { name: 'Footswitch', quantity: 2 },
          ],
        },
      ],
      rest: [
        { name: 'Pocket Fuzz', quantity: 1 },
        { name: 'Footswitch', quantity: 1 },
      ],
    });
  });

  it('are filled from the first bench where there are too few kits; too few of anything else go to the teacher', () => {
    const { boxes, rest } = packBoxes(benches(3), [kit(2), switches(2)]);
    expect(boxes.map(({ contents }) => contents.length)).toEqual([1, 1, 0]);
    expect(rest).toEqual([{ name: 'Footswitch', quantity: 2 }]);
  });

  it('lose nothing and double nothing, whatever is ordered for however many', () => {
    const line = fc.record({ name: fc.uuid(), quantity: fc.integer({ min: 1, max: 500 }), isKit: fc.boolean() });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.array(line, { maxLength: 5 }), (count, lines) => {
        const { boxes, rest } = packBoxes(benches(count), lines);
        for (const { name, quantity } of lines) {
          const packed = [...boxes.flatMap(({ contents }) => contents), ...rest].filter((one) => one.name === name);
          expect(packed.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity);
        }
      }),
    );
  });
});
