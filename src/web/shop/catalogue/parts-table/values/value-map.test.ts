import { describe, expect, it } from 'vitest';
import { sampleTablePart } from '#tests/support/builders/sample-table-part.ts';
import { valueMap } from './value-map.ts';

const partsOf = (...values: string[]) => values.map((value) => sampleTablePart({ value }));

const rowOf = (map: ReturnType<typeof valueMap>, label: string) =>
  map?.rows.find((row) => row.label === label)?.parts.map((part) => part?.value ?? null);

describe('the map of values', () => {
  it('has a row for each step of E24 and a column for each decade from the smallest to the largest', () => {
    const map = valueMap('resistor', partsOf('10R', '4K7', '47K'));
    expect(map?.decades).toEqual(['10R', '100R', '1K', '10K']);
    expect(map?.rows).toHaveLength(24);
    expect(rowOf(map, '47')).toEqual([null, null, '4K7', '47K']);
    expect(rowOf(map, '10')).toEqual(['10R', null, null, null]);
    expect(map?.stocked).toBe(3);
    expect(map?.gaps).toBe(24 * 4 - 3);
  });

  it('marks the steps of E12 among those of E24', () => {
    const strong = valueMap('resistor', partsOf('1K'))?.rows.filter((row) => row.strong);
    expect(strong).toHaveLength(12);
  });

  it('maps capacitors by E12, with a row more for a value between its steps', () => {
    const map = valueMap('ceramic-capacitor', partsOf('47p', '51p', '100p'));
    expect(map?.decades).toEqual(['10p', '100p']);
    expect(map?.rows).toHaveLength(13);
    expect(rowOf(map, '51')).toEqual(['51p', null]);
  });

  it('maps potentiometers by taper', () => {
    const map = valueMap('potentiometer', partsOf('A100K', 'B100K', 'B25K'));
    expect(rowOf(map, 'A 10')).toEqual([null, 'A100K']);
    expect(rowOf(map, 'B 25')).toEqual(['B25K', null]);
  });

  it('is none for kinds that have names instead of sizes', () => {
    expect(valueMap('op-amp', partsOf('TL072CP'))).toBeNull();
    expect(valueMap('resistor', [])).toBeNull();
  });
});
