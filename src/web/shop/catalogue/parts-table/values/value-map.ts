import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import { significantDigits, rounded } from '#electronics/value/significant-digits.ts';
import { isInSeries, type Series } from '#electronics/value/series.ts';
import { readAmount, scaleOf } from './part-amount.ts';
import type { TablePart } from '../table-part.ts';

interface MapRow {
  /** '47', or 'A 50' where values have a letter in front. */
  readonly label: string;
  /** One of the coarser steps, which the eye counts by. */
  readonly strong: boolean;
  /** One for each decade; null is a gap. */
  readonly parts: readonly (TablePart | null)[];
}

export interface ValueMap {
  readonly series: string;
  /** '10R', '100R', '1K': where each column begins. */
  readonly decades: readonly string[];
  readonly rows: readonly MapRow[];
  readonly stocked: number;
  readonly gaps: number;
}

const names = { E12: 'E12', E24: 'E24', pot: 'potentiometer' } as const;

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The two figures of each step of a decade: 10, 12, 15 and so on. */
const seriesSteps = (series: Series): number[] => range(10, 99).filter((step) => isInSeries(`${step}R`, series));

const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** Which values of a kind there are, by decade and step of its series. Null for kinds without sizes. */
export function valueMap(kind: PartKind, parts: readonly TablePart[]): ValueMap | null {
  const scale = scaleOf(kind);
  if (!scale || parts.length === 0) return null;
  const placed = parts.flatMap((part) => {
    const size = readAmount(part.value, scale);
    return size ? [{ part, prefix: size.prefix, ...significantDigits(size.amount, 2) }] : [];
  });
  const exponents = placed.map(({ exponent }) => exponent);
  const decades = range(Math.min(...exponents), Math.max(...exponents));
  const prefixes = [...new Set(placed.map(({ prefix }) => prefix))].sort();
  // A few values lie between the steps of the series; they are stocked, so the map has a row for them.
  const steps = ascending([...seriesSteps(scale.series), ...placed.map(({ mantissa }) => mantissa)]);
  const coarse = new Set(seriesSteps(scale.series === 'pot' ? 'pot' : 'E12'));
  const rows = prefixes.flatMap((prefix) =>
    steps.map((step) => ({
      label: `${prefix} ${step}`.trim(),
      strong: coarse.has(step),
      parts: decades.map(
        (decade) =>
          placed.find((each) => each.prefix === prefix && each.mantissa === step && each.exponent === decade)?.part ??
          null,
      ),
    })),
  );
  const cells = rows.flatMap((row) => row.parts);
  const stocked = cells.filter((part) => part !== null).length;
  return {
    series: names[scale.series],
    decades: decades.map((exponent) => scale.write(rounded(10 * 10 ** exponent))),
    rows,
    stocked,
    gaps: cells.length - stocked,
  };
}
