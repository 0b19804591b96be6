import type { StandIn } from '../workbench/needs/spend-stash.ts';
import type { ListedPart } from './listed-part.ts';
import { controlIn, plain } from './match/amounts.ts';
import { otherCapacitor, percentBetween, taperWords } from './match/by-value.ts';
import { capacitors } from './match/kinds.ts';
import { amountOfPart } from './match/part-index.ts';

/** So far from the value asked for, a part of 5 or 10 per cent may be there anyway. */
const nearEnough = 0.1 + 1e-9;

/** Chips and transistors that fit the same holes and do the same work. */
export const sameLegs: readonly (readonly string[])[] = [
  ['tl072cp', 'jrc4558d', 'ne5532p', 'opa2134pa', 'tl062cp', 'lm358n'],
  ['tl071cp', 'lm741cn'],
  ['2n5088', '2n5089'],
];

const taperOf = ({ value }: ListedPart) => controlIn(plain(value))?.taper ?? null;

/** Of the same value, in another make: film does for anything, ceramic for what is small, an electrolytic for nothing else. */
function otherMake(asked: ListedPart, ours: ListedPart, farads: number): string | null {
  if (!capacitors.includes(asked.kind) || !capacitors.includes(ours.kind) || asked.kind === ours.kind) return null;
  if (ours.kind === 'electrolytic-capacitor' || (ours.kind === 'ceramic-capacitor' && farads > 1.01e-9)) return null;
  return otherCapacitor[ours.kind] ?? null;
}

function reasonFor(asked: ListedPart, ours: ListedPart): string | null {
  if (sameLegs.some((group) => group.includes(asked.slug) && group.includes(ours.slug)))
    return 'Same legs, same socket. The sound changes a little.';
  const wanted = amountOfPart(asked)?.amount;
  const given = amountOfPart(ours)?.amount;
  if (wanted === undefined || given === undefined) return null;
  if (asked.kind === 'potentiometer') {
    const taper = ours.kind === 'potentiometer' && wanted === given ? taperOf(ours) : null;
    return taper && `The same value, ${taperWords[taper]}: it works, with its sweep elsewhere on the dial.`;
  }
  if (wanted === given) return otherMake(asked, ours, wanted);
  const isNear = asked.kind === ours.kind && Math.abs(given / wanted - 1) <= nearEnough;
  const isTough = (ours.volts ?? 0) >= (asked.volts ?? 0) || (ours.volts ?? 0) >= 16;
  if (asked.kind === 'trimmer' || !isNear || !isTough) return null;
  return `${percentBetween(wanted, given)}. Fine in most places; take the real one where it sets a tone.`;
}

const distance = (asked: ListedPart, ours: ListedPart): number =>
  Math.abs(Math.log((amountOfPart(ours)?.amount ?? 1) / (amountOfPart(asked)?.amount ?? 1)));

/** What can take the place of a part, and why; the nearest first. */
export function standInsFor(asked: ListedPart, parts: Iterable<ListedPart>): StandIn[] {
  return [...parts]
    .flatMap((ours) => {
      const reason = ours.slug === asked.slug ? null : reasonFor(asked, ours);
      return reason === null ? [] : [{ part: ours.slug, reason, far: distance(asked, ours) }];
    })
    .toSorted((a, b) => a.far - b.far)
    .map(({ part, reason }) => ({ part, reason }));
}

/** Packs of the very same part, in whatever number; of a capacitor also those that stand more. */
export function sameParts(asked: ListedPart, parts: Iterable<ListedPart>): ListedPart[] {
  const wanted = amountOfPart(asked)?.amount;
  const isSame = (ours: ListedPart): boolean =>
    ours.kind === asked.kind &&
    wanted !== undefined &&
    amountOfPart(ours)?.amount === wanted &&
    taperOf(ours) === taperOf(asked) &&
    (ours.volts ?? 0) >= (asked.volts ?? 0);
  return [...parts].filter((ours) => ours.slug === asked.slug || isSame(ours));
}
