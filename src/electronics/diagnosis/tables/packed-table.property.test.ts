import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FaultTable, TableFault } from './fault-table.ts';
import { packTable, unpackTable } from './packed-table.ts';

const [rows, nets, probes] = [7, 4, 3];
const whole = fc.oneof(fc.constant(0), fc.integer({ min: -600, max: 600 }));
const column = fc.array(whole, { minLength: rows, maxLength: rows });
const columns = (count: number) => fc.array(column, { minLength: count, maxLength: count });
const place = fc.constantFrom('R1.1', 'C32.+', 'C32.-', 'IC1.10', 'ground');

/** A new row or one that was there before: rows are numbered as faults come to them. */
const forms = fc.array(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.nat(rows)), { minLength: 1, maxLength: 4 });
const fault = fc
  .record({
    kind: fc.constantFrom('open' as const, 'bridge' as const, 'value' as const),
    ref: fc.constantFrom('R1', 'Q1', 'DC+', 'LED-'),
    more: fc.record(
      {
        detail: fc.constantFrom('E C', '4K7', '+'),
        places: fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
    weight: fc.integer({ min: 1, max: 300 }),
    forms,
  })
  .map(({ more, ...rest }): TableFault => ({ ...rest, ...more }));

function numbered(faults: readonly TableFault[]): TableFault[] {
  let next = 1;
  return faults.map((each) => ({
    ...each,
    forms: each.forms.map(([share, row]) => [share, row < next ? row : next++] as const),
  }));
}

const table: fc.Arbitrary<FaultTable> = fc.record({
  slug: fc.constant('fuzz'),
  parts: fc.constant({ R1: '4K7' }),
  copper: fc.constant(Array.from({ length: nets }, (_, k) => [`n${k}`, `R${k}.1`] as const)),
  legs: fc.constant([['Q1.C', 0] as const]),
  listed: fc.constant(['Q1.C']),
  sway: fc.constant([0, 1, 0, 0]),
  volts: columns(nets),
  sigma: columns(nets),
  follow: columns(nets),
  bend: columns(nets),
  ohms: columns(nets),
  loose: fc.array(
    fc.tuple(fc.nat(rows), fc.nat(50), whole, fc.nat(20), fc.integer({ min: -32, max: 32 }), whole, fc.nat(30)),
  ),
  probes: fc.constant(Array.from({ length: probes }, (_, k) => k)),
  levels: fc.tuple(columns(probes), columns(probes)),
  output: fc.tuple(column, column),
  hum: column,
  knobs: fc.constant(['TONE', 'VOLUME']),
  deadKnobs: fc.array(fc.nat(255), { minLength: rows, maxLength: rows }),
  dark: fc.constant([3]),
  hot: fc.constant([]),
  faults: fc.array(fault, { minLength: 1, maxLength: 6 }).map(numbered),
});

it('comes out of its package as it went in, whatever it holds', () => {
  fc.assert(
    fc.property(table, (before) => {
      expect(unpackTable(JSON.parse(JSON.stringify(packTable(before))))).toEqual(before);
    }),
  );
});
