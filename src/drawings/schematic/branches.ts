/** Series-parallel reduction: chains and parts side by side become one branch, so that a clipper of four is one ladder. */

import type { Net } from '#electronics/component.ts';
import type { TwoTerminal } from './elements.ts';

interface Ends {
  readonly a: Net;
  readonly b: Net;
}
interface Leaf extends Ends {
  readonly type: 'leaf';
  readonly twoTerminal: TwoTerminal;
}
export interface Group extends Ends {
  readonly type: 'series' | 'parallel';
  readonly items: readonly Branch[];
}
export type Branch = Leaf | Group;

export const otherEnd = ({ a, b }: Ends, net: Net): Net => (a === net ? b : a);
export const isBetween = ({ a, b }: Ends, p: Net, q: Net): boolean => (a === p && b === q) || (a === q && b === p);
export const twoTerminalsOf = (branch: Branch): TwoTerminal[] =>
  branch.type === 'leaf' ? [branch.twoTerminal] : branch.items.flatMap(twoTerminalsOf);

const itemsOf = (branch: Branch, type: Group['type']): readonly Branch[] =>
  branch.type === type ? branch.items : [branch];

/** Two branches across the same two nets. */
function parallel(branches: readonly Branch[], isRail: (net: Net) => boolean): Branch[] | undefined {
  for (const [i, branch] of branches.entries()) {
    if (isRail(branch.a) || isRail(branch.b)) continue;
    const twin = branches.find((other, j) => j > i && isBetween(other, branch.a, branch.b));
    if (!twin) continue;
    const items = [...itemsOf(branch, 'parallel'), ...itemsOf(twin, 'parallel')];
    const joined: Branch = { type: 'parallel', a: branch.a, b: branch.b, items };
    return branches.flatMap((other) => (other === branch ? joined : other === twin ? [] : other));
  }
  return undefined;
}

/** A net that only joins two branches disappears into a chain. */
function series(branches: readonly Branch[], isFixed: (net: Net) => boolean): Branch[] | undefined {
  for (const net of new Set(branches.flatMap(({ a, b }) => [a, b]))) {
    if (isFixed(net)) continue;
    const [first, second, third] = branches.filter(({ a, b }) => a === net || b === net);
    if (!first || !second || third) continue;
    const [a, b] = [otherEnd(first, net), otherEnd(second, net)];
    if (a === b) continue;
    const chain = (branch: Branch, from: Net): readonly Branch[] =>
      branch.a === from ? itemsOf(branch, 'series') : itemsOf(branch, 'series').toReversed();
    const joined: Branch = { type: 'series', a, b, items: [...chain(first, a), ...chain(second, net)] };
    return branches.flatMap((other) => (other === first ? joined : other === second ? [] : other));
  }
  return undefined;
}

/** `fixed` nets have more on them than these parts and stay. */
export function branchesOf(
  twoTerminals: readonly TwoTerminal[],
  fixed: ReadonlySet<Net>,
  isRail: (net: Net) => boolean,
): readonly Branch[] {
  let branches: Branch[] = twoTerminals.map((twoTerminal) => ({
    type: 'leaf',
    a: twoTerminal.ends[0],
    b: twoTerminal.ends[1],
    twoTerminal,
  }));
  for (;;) {
    const next = parallel(branches, isRail) ?? series(branches, (net) => fixed.has(net) || isRail(net));
    if (!next) return branches;
    branches = next;
  }
}
