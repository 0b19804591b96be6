import type { BillLine } from '#contracts/catalogue.ts';
import type { OpenedBag } from '#contracts/unboxing.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { boardName } from '#electronics/bill-of-materials.ts';
import { billGroups, billGroupTitles } from '#electronics/bill-groups.ts';
import { isTicked, mark, type BuildState } from '#domain/workbench/builds/build-state.ts';

/** One line of what lies in a bag. */
export interface BagRow {
  /** As the list of the kit has it, by which it is claimed too. */
  readonly name: string;
  readonly note: string | null;
  readonly imageUrl: string | null;
  /** A mark for each piece. */
  readonly marks: readonly string[];
}

export interface BagGroup {
  readonly title: string;
  readonly rows: readonly BagRow[];
}

/** The board is no part of the bill, and lies in the bag all the same. */
const boardRow = (imageUrl: string | null): BagRow => ({
  name: boardName,
  note: null,
  imageUrl,
  marks: [mark('sourced', 'PCB')],
});

const rowOf = ({ name, note, part, refs }: BillLine): BagRow => ({
  name,
  note,
  imageUrl: part?.imageUrl ?? null,
  marks: refs.map((ref) => mark('sourced', ref)),
});

/** What lies in the bag, in the groups and the order of the parts list: the board first. */
export function bagGroups(
  { parts }: Pick<WorkbenchSheet, 'parts'>,
  lines: readonly BillLine[],
  boardUrl: string | null,
): BagGroup[] {
  const kinds = new Map(parts.map(({ ref, kind }) => [ref, kind]));
  const byTitle = Map.groupBy(lines, ({ refs }) => billGroups[kinds.get(refs[0] ?? '') ?? 'mechanical']);
  const groups = billGroupTitles.flatMap((title) => {
    const own = byTitle.get(title);
    return own ? [{ title, rows: own.map(rowOf) }] : [];
  });
  return [{ title: 'Board', rows: [boardRow(boardUrl)] }, ...groups];
}

export const foundOf = ({ marks }: BagRow, state: BuildState): number =>
  marks.filter((key) => isTicked(state, key)).length;

/** So many of a row were found: what to tick, or what to take back. */
export function settingFound(row: BagRow, state: BuildState, count: number): { tick: string[]; untick: string[] } {
  const ticked = row.marks.filter((key) => isTicked(state, key));
  const open = row.marks.filter((key) => !isTicked(state, key));
  return { tick: open.slice(0, Math.max(0, count - ticked.length)), untick: ticked.slice(Math.max(0, count)) };
}

/** What a claim about a row begins with: what is missing was not found; of what is there, one piece is broken or wrong. */
export const claimedPieces = ({ marks }: BagRow, found: number, problem: string): number =>
  problem === 'missing' ? Math.max(1, marks.length - found) : 1;

type Claim = OpenedBag['claims'][number];

/** What was last said about a row; undefined: nothing. */
export const claimOf = (row: BagRow, claims: readonly Claim[]): Claim | undefined =>
  claims.findLast(({ parts }) => parts.some(({ name }) => name === row.name));

const claimWords: Readonly<Record<Claim['status'], string>> = {
  asked: 'we’ve got it, and answer within one working day.',
  approved: 'we’ve got it, and answer within one working day.',
  received: 'we’ve got it, and answer within one working day.',
  'spare-sent': 'the spare is on its way.',
  refunded: 'refunded.',
  declined: 'answered. See your order.',
};

/** 'CL-1003: the spare is on its way.' */
export const claimText = ({ number, status }: Claim): string => `${number}: ${claimWords[status]}`;

export const isClaimOpen = ({ status }: Claim): boolean => status === 'asked';
