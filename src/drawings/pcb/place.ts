/** Placement: pots on the upper edge, chips in line, everything else in rows around them, input left, output right. */
import { rng } from '../primitives/rng.ts';
import { anneal, type Anchor, Arrangement, type Column, nearNet, type RowSpace } from './anneal.ts';
import {
  type Board,
  type BoardPart,
  gridMm,
  groundNet,
  type PcbSpec,
  type PlacedPart,
  type Turn,
} from './board-spec.ts';
import { footprints } from './footprints.ts';
import { type Floorplan, marginCells } from './floorplan.ts';
import { heightOf, maxHeightUnderJack } from './mounting.ts';

const holeInset = 5;

/** A pad's place from the part's centre, in cells. */
const cells = (mm: number): number => Math.round(mm / gridMm);

function placed(part: BoardPart, x: number, y: number, turn: Turn): PlacedPart {
  const sign = turn ? -1 : 1;
  const pads = footprints[part.kind].pads.map(
    ([px, py]) => [(x + sign * cells(px)) * gridMm, (y + sign * cells(py)) * gridMm] as const,
  );
  return { ...part, x: x * gridMm, y: y * gridMm, turn, pads };
}

/** The pots, each behind its knob. */
function potParts(spec: PcbSpec, frame: Floorplan): PlacedPart[] {
  const labels = spec.knobs.map(({ label }) => label.toLowerCase());
  return spec.parts
    .filter(({ kind }) => kind === 'POT')
    .map((part) => {
      const spot = frame.pots[labels.indexOf(part.ref.toLowerCase())];
      if (!spot) throw new Error(`${spec.id}: no knob is called ${part.ref}`);
      return placed(part, spot.x, spot.y, spot.below ? 180 : 0);
    });
}

/** The pads of the wires along the lower edge. */
function wireParts(spec: PcbSpec, frame: Floorplan): PlacedPart[] {
  const last = spec.wires.length - 1;
  // A board without pots has its mounting holes at the ends of this row.
  const inset = frame.pots.length ? 8 : 14;
  const [from, to] = frame.wiresFrom > inset ? [frame.wiresFrom, frame.w - 5] : [inset, frame.w - inset];
  return spec.wires.map(({ label, net }, i) => {
    const x = last ? from + Math.round(((to - from) * i) / last) : Math.round((from + to) / 2);
    return placed({ ref: label, kind: 'WIRE', value: '', nets: [net] }, x, frame.wires, 0);
  });
}

const isChip = ({ kind }: BoardPart): boolean => kind.startsWith('IC');

/** Rows that chips are lined up in: the middle one, and its neighbours when one is not enough. */
function chipRows(
  parts: readonly BoardPart[],
  frame: Floorplan,
  tallRows: number,
  room: number,
): Map<BoardPart, number> {
  const middle = tallRows + Math.floor((frame.rows.length - tallRows - 1) / 2);
  const rows = new Map<BoardPart, number>();
  const order = [middle, middle + 1, middle - 1, middle + 2].filter(
    (row) => row >= tallRows && row < frame.rows.length && !frame.rows[row]!.isLow,
  );
  const used = order.map(() => 0);
  // Rows take turns when the chips would fill more than two thirds of one.
  for (const chip of parts.filter(isChip)) {
    const { w } = footprints[chip.kind];
    const slot = Math.max(
      0,
      used.findIndex((sum) => sum + w <= room * 0.72),
    );
    rows.set(chip, order[slot]!);
    used[slot]! += w;
  }
  return rows;
}

/** Wide parts first, each to the emptiest row that it may stand in; then every row by the order of the circuit. */
function assignToRows(columns: readonly Column[], spaces: readonly RowSpace[], tallRows: number): number[][] | null {
  const rows: number[][] = spaces.map(() => []);
  const room = (row: number): number => spaces[row]!.right - spaces[row]!.left - used[row]!;
  const used = rows.map(() => 0);
  const byWidth = columns
    .map((column, id) => ({ column, id }))
    .sort(
      (a, b) =>
        Number(b.column.fixedRow !== undefined) - Number(a.column.fixedRow !== undefined) || b.column.w - a.column.w,
    );
  for (const { column, id } of byWidth) {
    const open = [...spaces.keys()].filter((row) => row >= tallRows && (column.isLow || !spaces[row]!.isLow));
    // Low parts fill the rows that only they may stand in.
    const under = open.filter((row) => column.isLow && spaces[row]!.isLow && room(row) >= column.w);
    const emptiest = (under.length ? under : open).sort((a, b) => room(b) - room(a))[0];
    const best = column.fixedRow ?? emptiest;
    if (best === undefined || column.w > room(best)) return null;
    rows[best]!.push(id);
    used[best]! += column.w;
  }
  for (const row of rows) row.sort((a, b) => columns[a]!.preferredPosition - columns[b]!.preferredPosition);
  return rows;
}

const isChipSupply = (net: string): boolean => net.startsWith('+') || net === 'VDD';

/** Capacitors of 100n from a supply to ground, each with the first chip on that supply that has none yet. */
function chipCapacitors(parts: readonly BoardPart[]): Map<BoardPart, BoardPart> {
  const chipOf = new Map<BoardPart, BoardPart>();
  const served = new Set<BoardPart>();
  for (const part of parts) {
    const rail = part.nets.find(isChipSupply);
    if (part.value !== '100n' || rail === undefined || !part.nets.includes(groundNet)) continue;
    const chip = parts.find((each) => isChip(each) && each.nets.includes(rail) && !served.has(each));
    if (!chip) continue;
    chipOf.set(part, chip);
    served.add(chip);
  }
  return chipOf;
}

/** The pad of a part that is on a supply once more, on the net that pulls a capacitor to its chip. */
function pulledPad(part: BoardPart, chipOf: ReadonlyMap<BoardPart, BoardPart>): { pad: number; net: string } | null {
  const capacitor = chipOf.has(part) ? part : [...chipOf.keys()].find((each) => chipOf.get(each) === part);
  const rail = capacitor?.nets.find(isChipSupply);
  return capacitor && rail !== undefined ? { pad: part.nets.indexOf(rail), net: nearNet(capacitor.ref) } : null;
}

export function placeBoard(spec: PcbSpec, frame: Floorplan, seed: string): Board | null {
  const bodies = spec.parts.filter(({ kind }) => kind !== 'POT');
  const room = frame.w - 2 * marginCells;
  const tallRows = bodies.some(({ kind }) => kind === 'MODULE') ? 1 : 0;
  const chips = chipRows(bodies, frame, tallRows, room);
  const chipOf = chipCapacitors(bodies);
  const columns = bodies.map((part, i): Column => {
    const { w, pads } = footprints[part.kind];
    const fixedRow = part.kind === 'MODULE' ? 0 : chips.get(part);
    const pulled = pulledPad(part, chipOf);
    const inCells = pads.map(([x, y]) => [cells(x), cells(y)] as const);
    return {
      w,
      pads: pulled ? [...inCells, inCells[pulled.pad]!] : inCells,
      nets: pulled ? [...part.nets, pulled.net] : part.nets,
      isLow: heightOf(part) <= maxHeightUnderJack,
      preferredPosition: (i + 0.5) / bodies.length,
      ...(fixedRow !== undefined && { fixedRow }),
    };
  });
  const rows = assignToRows(columns, frame.rows, tallRows);
  if (!rows) return null;
  const still = [...potParts(spec, frame), ...wireParts(spec, frame)];
  const anchors = still.flatMap(({ nets, pads }) =>
    pads.map(([x, y], i): Anchor => ({ net: nets[i]!, x: cells(x), y: cells(y) })),
  );
  const arrangement = new Arrangement(columns, anchors, frame.rows, rows);
  anneal(arrangement, columns, rng(`${spec.id}:${seed}`));
  const standing = bodies.map((part, id) =>
    placed(part, arrangement.xs[id]!, frame.rows[arrangement.rowOf[id]!]!.y, arrangement.turns[id]!),
  );
  const [right, bottom] = [frame.w - holeInset, frame.h - holeInset];
  const holes = frame.pots.length ? [] : [holeInset, right].map((x) => [x * gridMm, bottom * gridMm] as const);
  return { w: frame.w * gridMm, h: frame.h * gridMm, parts: [...standing, ...still], holes };
}
