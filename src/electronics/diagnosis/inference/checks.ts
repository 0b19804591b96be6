/** What is checked at a part without a voltage: by looking, by the beeper, by a good part held across. One check finds all faults of its kind there. */

import type { UnpackedTable } from '../tables/unpacked-table.ts';
import type { TableFault } from '../tables/fault-table.ts';
import type { ExpectedInformation } from './next-check.ts';

export type CheckKind =
  /** At its value, and which way round it sits. */
  | 'look'
  /** From each of its legs to the copper. */
  | 'joint'
  /** A good capacitor held across it: does the sound come back? */
  | 'across'
  /** One leg out, and what it lets through. */
  | 'lift'
  /** Between two pads. */
  | 'bridge'
  | 'wire'
  | 'turn'
  | 'supply';

export interface Check {
  /** 'look C3'. */
  readonly id: string;
  readonly kind: CheckKind;
  /** A part; for a wire its net. */
  readonly ref: string;
  /** The likeliest fault that it finds. */
  readonly fault: TableFault;
}

export type CheckResult = 'wrong' | 'fine';

const isCapacitor = (ref: string): boolean => /^C\d/.test(ref);

const kindOf: Readonly<Record<TableFault['kind'], CheckKind>> = {
  open: 'joint',
  bridge: 'bridge',
  value: 'look',
  exchanged: 'look',
  reversed: 'look',
  turned: 'look',
  order: 'look',
  missing: 'look',
  leak: 'lift',
  wire: 'wire',
  backwards: 'turn',
  stop: 'turn',
  flat: 'supply',
  polarity: 'supply',
};

/** The checks that find a fault, its own first: of two that are exchanged, a look at either finds it. */
function checksOf(fault: TableFault): string[] {
  const { kind, ref, detail, places } = fault;
  if (kind === 'bridge') return [`bridge ${places?.[0]?.join(' ') ?? ref}`];
  if (kind === 'exchanged') return [`look ${ref}`, `look ${detail}`];
  if (kind === 'open' && isCapacitor(ref)) return [`across ${ref}`];
  return [`${kindOf[kind]} ${ref}`];
}

/** People overlook things, and now and then see what is not there. */
const answered: Readonly<Record<CheckResult, { readonly found: number; readonly other: number }>> = {
  wrong: { found: 0.92, other: 0.02 },
  fine: { found: 0.08, other: 0.98 },
};

export type Checked = Readonly<Record<string, CheckResult>>;

/** The likelihood of what the checks found, for a fault; undefined is a pedal without one. */
export function checkFit(fault: TableFault | undefined, checked: Checked): number {
  const own = fault ? checksOf(fault) : [];
  let factor = 1;
  for (const [id, result] of Object.entries(checked)) factor *= answered[result][own.includes(id) ? 'found' : 'other'];
  return factor;
}

const bitsOf = (share: number): number =>
  share <= 0 || share >= 1 ? 0 : -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);

/** What the answer tells, when the fault is found by it with this probability. */
function checkBits(probability: number): number {
  const wrong = probability * answered.wrong.found + (1 - probability) * answered.wrong.other;
  return bitsOf(wrong) - probability * bitsOf(answered.wrong.found) - (1 - probability) * bitsOf(answered.wrong.other);
}

/** The check that tells most, of those that are not made yet. */
export function bestCheck(
  { table }: UnpackedTable,
  probabilities: Float64Array,
  checked: Checked,
): ExpectedInformation<Check> | undefined {
  const sums = new Map<string, { probability: number; most: number; number: number }>();
  probabilities.forEach((probability, number) => {
    for (const id of checksOf(table.faults[number]!)) {
      if (checked[id] !== undefined) continue;
      const known = sums.get(id) ?? { probability: 0, most: -1, number };
      known.probability += probability;
      if (probability > known.most) Object.assign(known, { most: probability, number });
      sums.set(id, known);
    }
  });
  let best: ExpectedInformation<Check> | undefined;
  for (const [id, { probability, number }] of sums) {
    const bits = checkBits(probability);
    if (best && bits <= best.bits) continue;
    const [kind, ref] = id.split(' ') as [CheckKind, string];
    best = { touch: { id, kind, ref, fault: table.faults[number]! }, bits };
  }
  return best;
}

/** A check that was made, by its id; undefined when the table no longer has what it finds. */
export function checkOfId({ faults }: UnpackedTable['table'], id: string): Check | undefined {
  const fault = faults.find((each) => checksOf(each).includes(id));
  const [kind, ref] = id.split(' ') as [CheckKind, string];
  return fault && { id, kind, ref, fault };
}
