/** The table as it is served: a sign for every number, since most of them are 'as in the healthy pedal'. */

import type { FaultTable, LooseLeg, TableFault } from './fault-table.ts';

const shownColumns = ['volts', 'sigma', 'follow', 'bend', 'ohms'] as const;

type Columns = (typeof shownColumns)[number] | 'loose' | 'levels' | 'output' | 'hum' | 'deadKnobs' | 'faults';

export interface PackedTable extends Omit<FaultTable, Columns> {
  readonly rows: number;
  /** By row, by copper: volts, sigma, follow, bend and ohms. Faults that are alike follow one another, and so do rows that are. */
  readonly shown: string;
  /** By probe, the output jack last, by row: the tones. */
  readonly heard: string;
  readonly loose: string;
  readonly hum: string;
  readonly deadKnobs: string;
  readonly faults: string;
}

// The first sign that JSON writes as it is.
const firstSign = '#'.charCodeAt(0);
const signOf = (count: number): string => String.fromCharCode(firstSign + count);

/** 0, -1, 1, -2, 2: small numbers are early signs, whatever way they go. */
const folded = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unfolded = (count: number): number => (count % 2 === 1 ? -(count + 1) / 2 : count / 2);

const packCell = (values: readonly number[]): string =>
  values.every((value) => value === 0)
    ? signOf(0)
    : values.map((value, k) => signOf(folded(value) + (k === 0 ? 1 : 0))).join('');

/** Hands out the cells of so many values, one after the other. */
function unpackCells(text: string, size: number, take: (values: readonly number[], cell: number) => void): void {
  const count = (at: number): number => text.charCodeAt(at) - firstSign;
  for (let at = 0, cell = 0; at < text.length; cell++) {
    const isNothing = count(at) === 0;
    const values = Array.from({ length: size }, (_, k) =>
      isNothing ? 0 : unfolded(count(at + k) - (k === 0 ? 1 : 0)),
    );
    take(values, cell);
    at += isNothing ? 1 : size;
  }
}

const packFault = ({ kind, ref, detail = '', places = [], weight }: TableFault, forms: string): string =>
  [kind, ref, detail, places.map((pair) => pair.join(' ')).join('/'), weight, forms].join(',');

/** A part with several faults is named at the first; a row is counted back from the next new one, which is 0. */
function packFaults(faults: readonly TableFault[]): string {
  let next = 1;
  return faults
    .map((fault, k) => {
      const forms = fault.forms.map(([share, row]) => {
        const back = row - next;
        if (back === 0) next++;
        return `${share} ${back}`;
      });
      return packFault(fault.ref === faults[k - 1]?.ref ? { ...fault, ref: '' } : fault, forms.join(' '));
    })
    .join(';');
}

function unpackFaults(text: string): TableFault[] {
  let next = 1;
  let last = '';
  return text.split(';').map((line) => {
    const [kind, ref, detail, places, weight, forms] = line.split(',') as [TableFault['kind'], ...string[]];
    last = ref || last;
    const counts = forms!.split(' ').map(Number);
    return {
      kind,
      ref: last,
      ...(detail && { detail }),
      ...(places && { places: places.split('/').map((pair) => pair.split(' ') as [string, string]) }),
      weight: Number(weight),
      forms: Array.from({ length: counts.length / 2 }, (_, k) => {
        const back = counts[2 * k + 1]!;
        return [counts[2 * k]!, back === 0 ? next++ : next + back] as const;
      }),
    };
  });
}

export function packTable(table: FaultTable): PackedTable {
  const { volts, sigma, follow, bend, ohms, loose, levels, output, hum, deadKnobs, faults, ...rest } = table;
  const rows = volts[0]!.length;
  const columns = [volts, sigma, follow, bend, ohms];
  const tones = levels.map((tone, k) => [...tone, output[k]!]);
  const rowNumbers = Array.from({ length: rows }, (_, row) => row);
  return {
    ...rest,
    rows,
    shown: rowNumbers
      .flatMap((row) => volts.map((_, k) => packCell(columns.map((column) => column[k]![row]!))))
      .join(''),
    heard: tones[0]!.flatMap((_, k) => rowNumbers.map((row) => packCell(tones.map((tone) => tone[k]![row]!)))).join(''),
    // Rows ascend, and are counted from the one before.
    loose: loose.map(([row, ...shown], k) => packCell([row - (loose[k - 1]?.[0] ?? 0), ...shown])).join(''),
    hum: hum.map((level) => packCell([level])).join(''),
    deadKnobs: deadKnobs.map(signOf).join(''),
    faults: packFaults(faults),
  };
}

export function unpackTable({ rows, shown, heard, loose, hum, deadKnobs, faults, ...rest }: PackedTable): FaultTable {
  const columns = (count: number): number[][] => Array.from({ length: count }, () => []);
  const all = shownColumns.map(() => columns(rest.copper.length));
  unpackCells(shown, all.length, (values, cell) => {
    all.forEach((column, which) => column[cell % rest.copper.length]!.push(values[which]!));
  });
  const [volts, sigma, follow, bend, ohms] = all as [number[][], number[][], number[][], number[][], number[][]];
  const tones = [0, 0].map(() => columns(rest.probes.length + 1));
  unpackCells(heard, tones.length, (levels, cell) =>
    levels.forEach((level, tone) => tones[tone]![Math.floor(cell / rows)]!.push(level)),
  );
  let row = 0;
  const legs: LooseLeg[] = [];
  unpackCells(loose, 2 + shownColumns.length, ([over, leg, v, s, f, b, r]) => {
    row += over!;
    legs.push([row, leg!, v!, s!, f!, b!, r!]);
  });
  const ripples: number[] = [];
  unpackCells(hum, 1, ([level]) => ripples.push(level!));
  return {
    ...rest,
    volts,
    sigma,
    follow,
    bend,
    ohms,
    loose: legs,
    levels: tones.map((tone) => tone.slice(0, -1)),
    output: tones.map((tone) => tone.at(-1)!),
    hum: ripples,
    deadKnobs: [...deadKnobs].map((sign) => sign.charCodeAt(0) - firstSign),
    faults: unpackFaults(faults),
  };
}
