/** The bill of materials as a builder picks it: grouped by kind, equal parts on one line. */

import { billGroups, billGroupTitles } from '#electronics/bill-groups.ts';
import { packsNeeded } from '#electronics/bill-of-materials.ts';
import type { Component, ComponentKind } from '#electronics/component.ts';
import { capacitorCode } from '#electronics/codes/capacitor-code.ts';
import { isValue, parseValue } from '#electronics/value/parse.ts';
import { partBySlug } from '#catalogue/parts.ts';

export interface BomLine {
  readonly kind: ComponentKind;
  readonly value: string;
  readonly part: string | null;
  /** What the part is called in the shop, without its pack. */
  readonly name: string;
  readonly refs: readonly string[];
  /** Printed on the body of a capacitor: 473. */
  readonly code: string | null;
  readonly notes: readonly string[];
}

export interface BomGroup {
  readonly title: string;
  /** What holds for every line of the group. */
  readonly orientation: string | null;
  readonly lines: readonly BomLine[];
}

const bareName = (name: string): string => name.replace(/, (Pack|Set) of \d+$/, '');

const amount = (value: string): number => (isValue(value) ? parseValue(value) : 0);

const hasCode = (kind: ComponentKind): boolean => kind === 'film' || kind === 'ceramic';

/** The designators of sockets and knobs say already where they go. */
const noteOf = ({ ref, note, notSold }: Component): string | undefined =>
  /^(XS|KN)-/.test(ref) ? undefined : (note ?? notSold);

function lineOf(parts: readonly Component[]): BomLine {
  const { kind, value, part } = parts[0]!;
  const notes = Map.groupBy(parts.filter(noteOf), (noted) => noteOf(noted)!);
  return {
    kind,
    value,
    part,
    name: bareName(partBySlug.get(part ?? '')?.name ?? value),
    refs: parts.map(({ ref }) => ref),
    code: hasCode(kind) ? capacitorCode(value) : null,
    // A note that holds for the whole line needs no designators.
    notes: [...notes].map(([note, noted]) =>
      noted.length === parts.length ? note : `${noted.map(({ ref }) => ref).join(', ')}: ${note}`,
    ),
  };
}

export function bomGroups(bom: readonly Component[]): BomGroup[] {
  const byTitle = Map.groupBy(bom, ({ kind }) => billGroups[kind]);
  return billGroupTitles.flatMap((title) => {
    const parts = byTitle.get(title);
    if (!parts) return [];
    const lines = [...Map.groupBy(parts, ({ value, part }) => `${value} ${part}`).values()].map(lineOf);
    const orientations = new Set(parts.map(({ orientation }) => orientation));
    return [
      {
        title,
        orientation: orientations.size === 1 ? (parts[0]!.orientation ?? null) : null,
        lines: lines.sort((a, b) => amount(a.value) - amount(b.value)),
      },
    ];
  });
}

/** One line for every part that must be bought with a bare board. */
export interface ShoppingLine {
  readonly slug: string;
  readonly name: string;
  readonly pieces: number;
  readonly packs: number;
  readonly packSize: number;
}

/** In the order of the bill, so that the two can be read side by side. */
export function shoppingList(bom: readonly Component[]): ShoppingLine[] {
  const lines = bomGroups(bom).flatMap((group) => group.lines);
  const pieces = new Map<string, number>();
  for (const { part, refs } of lines) if (part) pieces.set(part, (pieces.get(part) ?? 0) + refs.length);
  return [...pieces].map(([slug, count]) => {
    const { name, packSize } = partBySlug.get(slug)!;
    return { slug, name, pieces: count, packs: packsNeeded(count, packSize), packSize };
  });
}
