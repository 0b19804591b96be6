/** What is checked at a part without a voltage: by looking, by the beeper, by a good part held across. One check finds all faults of its kind there. */

import type { Wire } from '../../wiring/wiring.ts';
import type { UnpackedTable } from '../tables/unpacked-table.ts';
import type { FaultTable, TableFault } from '../tables/fault-table.ts';
import type { ExpectedInformation } from './next-check.ts';

export type CheckKind =
  /** At its value, and which way round it sits. */
  | 'look'
  /** At every part for which that matters, one after the other. */
  | 'bands'
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
  /** A part; for a wire its net; for all bands 'board'. */
  readonly ref: string;
  /** The likeliest fault that it finds. */
  readonly fault: TableFault;
  /** It was made before, and much hangs on its answer. */
  readonly isAgain?: true;
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
  crossed: 'wire',
  misplaced: 'wire',
  backwards: 'turn',
  stop: 'turn',
  flat: 'supply',
  polarity: 'supply',
};

const bandsId = 'bands board';

/** What is seen without reading a value: band, stripe, flat side, notch. */
const isWrongWay = ({ kind }: TableFault): boolean => kind === 'reversed' || kind === 'turned' || kind === 'order';

/** The parts that can sit the wrong way round, each once. */
export const polarisedParts = ({ faults }: Pick<FaultTable, 'faults'>): string[] => [
  ...new Set(faults.filter(isWrongWay).map(({ ref }) => ref)),
];

/** The look that finds one of them: what is recorded when all of them were looked at and this one sits wrongly. */
export const lookId = (ref: string): string => `look ${ref}`;

/** The checks that find a fault, its own first: of two that are exchanged, a look at either finds it. */
function checksOf(fault: TableFault): string[] {
  const { kind, ref, detail, places } = fault;
  if (kind === 'bridge') return [`bridge ${places?.[0]?.join(' ') ?? ref}`];
  if (kind === 'exchanged') return [lookId(ref), lookId(detail!)];
  // Whoever lifts a leg of an electrolytic looks at its stripe first.
  if (isWrongWay(fault)) return [lookId(ref), bandsId, ...(isCapacitor(ref) ? [`lift ${ref}`] : [])];
  if (kind === 'crossed') return [`wire ${ref}`, `wire ${detail}`];
  if (kind === 'open' && isCapacitor(ref)) return [`across ${ref}`];
  return [`${kindOf[kind]} ${ref}`];
}

/** People overlook things, more so where they look at many, and now and then see what is not there. */
const overlooked = { one: 0.08, many: 0.15 } as const;
const imagined = 0.02;

/** How likely an answer is, for a fault that the check finds or for another one. */
function chanceOf(result: CheckResult, id: string, isFound: boolean): number {
  const missed = id === bandsId ? overlooked.many : overlooked.one;
  const wrong = isFound ? 1 - missed : imagined;
  return result === 'wrong' ? wrong : 1 - wrong;
}

/** By the ids of checks: what was found, and what was found when it was made again. */
export type Checked = Readonly<Record<string, readonly CheckResult[]>>;

/** The likelihood of what the checks found, for a fault; undefined is a pedal without one. */
export function checkFit(fault: TableFault | undefined, checked: Checked): number {
  const own = fault ? checksOf(fault) : [];
  let factor = 1;
  for (const [id, results] of Object.entries(checked))
    for (const result of results) factor *= chanceOf(result, id, own.includes(id));
  return factor;
}

const bitsOf = (share: number): number =>
  share <= 0 || share >= 1 ? 0 : -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);

/** What the answer tells, when the fault is found by it with this probability. */
function checkBits(id: string, probability: number): number {
  const [found, other] = [chanceOf('wrong', id, true), chanceOf('wrong', id, false)];
  const wrong = probability * found + (1 - probability) * other;
  const told = bitsOf(wrong) - probability * bitsOf(found) - (1 - probability) * bitsOf(other);
  return id === bandsId ? told / bandsCost : told;
}

/** To look at all of them takes as long as some checks of one. */
const bandsCost = 2;

/** One that was fine may have been overlooked: it can be made once more, though nobody likes to. */
const isOpen = (checked: Checked, id: string): boolean =>
  checked[id] === undefined || (checked[id].length === 1 && checked[id][0] === 'fine');
const againCost = 1.4;

/** The check that tells most, of those that are not made yet, or might have been overlooked. */
export function bestCheck(
  { table }: UnpackedTable,
  probabilities: Float64Array,
  checked: Checked,
): ExpectedInformation<Check> | undefined {
  const sums = new Map<string, { probability: number; most: number; number: number }>();
  probabilities.forEach((probability, number) => {
    for (const id of checksOf(table.faults[number]!)) {
      if (!isOpen(checked, id)) continue;
      const known = sums.get(id) ?? { probability: 0, most: -1, number };
      known.probability += probability;
      if (probability > known.most) Object.assign(known, { most: probability, number });
      sums.set(id, known);
    }
  });
  let best: ExpectedInformation<Check> | undefined;
  for (const [id, { probability, number }] of sums) {
    const isAgain = checked[id] !== undefined;
    const bits = checkBits(id, probability) / (isAgain ? againCost : 1);
    if (best && bits <= best.bits) continue;
    const [kind, ref] = id.split(' ') as [CheckKind, string];
    best = { touch: { id, kind, ref, fault: table.faults[number]!, ...(isAgain && { isAgain }) }, bits };
  }
  return best;
}

/** The wire that a check is about; none in a table without wiring. */
export const wireOfCheck = ({ kind, ref, fault: { wires = [] } }: Check): Wire | undefined =>
  kind === 'wire' ? wires.find(({ number }) => `W${number}` === ref) : undefined;

/** A look at all bands, unless it was made, or nothing has one. */
export function bandsCheck({ faults }: Pick<FaultTable, 'faults'>, checked: Checked): Check | undefined {
  const fault = checked[bandsId] ? undefined : faults.find(isWrongWay);
  return fault && { id: bandsId, kind: 'bands', ref: 'board', fault };
}

/** The check that shows whether it is this fault, unless it was made. */
export function proofOf(fault: TableFault, checked: Checked): Check | undefined {
  const [id] = checksOf(fault);
  if (checked[id!] !== undefined) return undefined;
  const [kind, ref] = id!.split(' ') as [CheckKind, string];
  return { id: id!, kind, ref, fault };
}

/** Its own check was made, and last found nothing. */
export const wasFine = (fault: TableFault, checked: Checked): boolean =>
  checked[checksOf(fault)[0]!]?.at(-1) === 'fine';

export interface MadeCheck {
  readonly check: Check;
  /** How likely what it finds is, after its answer. */
  readonly share: number;
}

/** Of the checks whose last answer was this, the one whose faults are likeliest. */
export function likeliestCheck(
  { table }: UnpackedTable,
  probabilities: Float64Array,
  checked: Checked,
  result: CheckResult,
): MadeCheck | undefined {
  let best: MadeCheck | undefined;
  for (const [id, results] of Object.entries(checked)) {
    if (results.at(-1) !== result) continue;
    const numbers = table.faults.flatMap((fault, number) => (checksOf(fault).includes(id) ? [number] : []));
    const share = numbers.reduce((sum, number) => sum + probabilities[number]!, 0);
    if (numbers.length === 0 || (best && share <= best.share)) continue;
    const number = numbers.reduce((a, b) => (probabilities[b]! > probabilities[a]! ? b : a));
    const [kind, ref] = id.split(' ') as [CheckKind, string];
    best = { check: { id, kind, ref, fault: table.faults[number]! }, share };
  }
  return best;
}

/** A check that was made, by its id; undefined when the table no longer has what it finds. */
export function checkOfId({ faults }: UnpackedTable['table'], id: string): Check | undefined {
  const fault = faults.find((each) => checksOf(each).includes(id));
  const [kind, ref] = id.split(' ') as [CheckKind, string];
  return fault && { id, kind, ref, fault };
}
