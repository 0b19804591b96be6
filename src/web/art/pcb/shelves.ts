import { FOOTPRINTS, type PartKind } from './footprints.ts';
import type { Recipe } from './recipes.ts';

export interface Column {
  w: number;
  items: { kind: PartKind; dy: number }[];
}

const single = (kind: PartKind): Column => ({ w: FOOTPRINTS[kind].w, items: [{ kind, dy: 0 }] });

/** Group parts into columns that fill one shelf height. */
export function columns(r: Recipe): Column[] {
  const out: Column[] = [];
  for (let i = 0; i < r.ic8; i++) out.push(single('IC8'));
  for (let i = 0; i < r.ic14; i++) out.push(single('IC14'));
  for (let i = 0; i < r.r; i++) out.push(single('R'));
  for (let i = 0; i < r.d; i++) out.push(single('D'));
  for (let left = r.film; left > 0; left -= 3) {
    const rowsOf = [[0], [-2.54, 2.54], [-3.81, 0, 3.81]][Math.min(3, left) - 1]!;
    out.push({ w: FOOTPRINTS.CF.w, items: rowsOf.map((dy) => ({ kind: 'CF' as const, dy })) });
  }
  let ceramic = r.ceramic;
  for (let i = 0; i < r.electro; i++) {
    const items: Column['items'] = [{ kind: 'CE', dy: ceramic > 0 ? 1.9 : 0 }];
    if (ceramic-- > 0) items.push({ kind: 'CC', dy: -3.4 });
    out.push({ w: 6.99, items });
  }
  for (; ceramic > 0; ceramic -= 2)
    out.push({
      w: 6.35,
      items:
        ceramic > 1
          ? [
              { kind: 'CC', dy: -2.54 },
              { kind: 'CC', dy: 2.54 },
            ]
          : [{ kind: 'CC', dy: 0 }],
    });
  for (let left = r.q; left > 0; left -= 2)
    out.push({
      w: 7.62,
      items:
        left > 1
          ? [
              { kind: 'Q', dy: -2.54 },
              { kind: 'Q', dy: 2.9 },
            ]
          : [{ kind: 'Q', dy: 0 }],
    });
  for (let i = 0; i < r.trim; i++) out.push({ w: 7.3, items: [{ kind: 'TRIM', dy: 0 }] });
  return out;
}

/** Spread columns over shelves, big ones first, each to the emptiest shelf; then fill what is left into new ones. */
export function rack(shuffled: readonly Column[], usable: number): Column[][] {
  const total = shuffled.reduce((s, c) => s + c.w, 0);
  const count = Math.max(1, Math.ceil(total / (usable * 0.97)));
  const shelves: Column[][] = Array.from({ length: count }, () => []);
  const used = shelves.map(() => 0);
  const spill: Column[] = [];
  for (const c of [...shuffled].sort((a, b) => b.w - a.w)) {
    let best = -1;
    for (let s = 0; s < count; s++) if (used[s]! + c.w <= usable && (best < 0 || used[s]! < used[best]!)) best = s;
    if (best < 0) spill.push(c);
    else {
      shelves[best]!.push(c);
      used[best]! += c.w;
    }
  }
  while (spill.length) shelves.push(takeRow(spill, usable));
  return shelves;
}

/** Take from the list whatever fits on one shelf, in order. */
function takeRow(spill: Column[], usable: number): Column[] {
  const row: Column[] = [];
  let sum = 0;
  for (let i = 0; i < spill.length;) {
    if (sum + spill[i]!.w > usable) i++;
    else {
      sum += spill[i]!.w;
      row.push(...spill.splice(i, 1));
    }
  }
  return row;
}

/** Keep runs of resistors together, put wide parts between them. */
export function arrange(row: readonly Column[], shuffled: readonly Column[]): Column[] {
  const wide = shuffled.filter((c) => c.w > 4);
  const thin = row.filter((c) => c.w <= 4);
  const out: Column[] = [];
  const slots = wide.length + 1;
  const each = Math.ceil(thin.length / Math.max(1, slots - (wide.length > 2 ? 1 : 0)));
  wide.forEach((c, i) => {
    if (i > 0 || wide.length < 2) out.push(...thin.splice(0, each));
    out.push(c);
  });
  out.push(...thin);
  return out;
}
