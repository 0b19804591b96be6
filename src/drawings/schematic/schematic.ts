/** A circuit drawn as a schematic: the layout of its stages is handed in, everything else follows from the netlist. */

import { type Circuit, type Net } from '#electronics/component.ts';
import { type Arrange, arranged } from './arrange.ts';
import type { Terminal } from './blocks/spine.ts';
import { upToGrid } from './geometry.ts';
import type { SchematicHints } from './hints/hints.ts';
import { cost, measure } from './measures.ts';
import { Piece } from './piece.ts';
import type { StagePiece } from './rows.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { edgesOf, stageBlocks } from './stage-blocks.ts';
import { netsBetween, type NetPlace, staged, type StagedCircuit } from './stages.ts';
import { supplyPieces } from './supply.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

interface Plan {
  /** How many stages, from the first, the signal passes. */
  readonly mainCount: number;
  /** From a stage to the next: the signal first, then what else the two share. */
  readonly links: ReadonlyMap<number, readonly Net[]>;
  readonly terminals: readonly (readonly Terminal[])[];
}

/** Neighbours are joined by a wire, stages farther apart by tags. */
function planOf(circuit: StagedCircuit, hints: SchematicHints, refused: ReadonlySet<Net>): Plan {
  const between = netsBetween(circuit, hints);
  const has = (i: number, net: Net): boolean =>
    circuit.stages[i]!.elements.some(({ pins }) => pins.some((pin) => pin.net === net));
  const last = circuit.stages.findLastIndex((_, i) => has(i, 'OUT'));
  const mainCount = last + 1;
  const links = new Map<number, Net[]>();
  for (const i of circuit.stages.keys()) {
    if (i + 1 === mainCount || i + 1 === circuit.stages.length) continue;
    const isOpen = ({ net }: NetPlace): boolean => i < mainCount || !refused.has(net);
    const shared = between.filter((place) => place.source === i && place.stages.includes(i + 1) && isOpen(place));
    const [first] = shared.toSorted((a, b) => circuit.rank(b.net) - circuit.rank(a.net));
    const isOnly = ({ stages }: NetPlace): boolean => stages.length === 2 && stages[0] === i && stages[1] === i + 1;
    const more = between.filter((place) => place !== first && isOnly(place) && !refused.has(place.net));
    if (first) links.set(i, [first.net, ...more.map(({ net }) => net)]);
  }
  let used = 0;
  const tagOf = new Map<Net, string>();
  const tag = (net: Net): string => {
    const text = tagOf.get(net) ?? hints.tags?.[net] ?? letters[used++]!;
    tagOf.set(net, text);
    return text;
  };
  const leaves = (net: Net, stage: string): boolean => hints.leaves?.[net]?.includes(stage) ?? false;
  const terminals = circuit.stages.map(({ name }, i): Terminal[] => {
    const list: Terminal[] = [];
    if (has(i, 'IN') && !circuit.stages.some((__, j) => j < i && has(j, 'IN'))) list.push({ net: 'IN', side: 'WEST' });
    if (i === last) list.push({ net: 'OUT', side: 'EAST' });
    for (const place of between.filter(({ stages }) => stages.includes(i))) list.push(...ends(place, i, links, tag));
    return list.map((end) => (end.tag !== undefined && leaves(end.net, name) ? { ...end, side: 'EAST' } : end));
  });
  return { mainCount, links, terminals };
}

function ends(
  { net, stages, source }: NetPlace,
  i: number,
  links: Plan['links'],
  tag: (net: Net) => string,
): Terminal[] {
  const isLinked = (stage: number): boolean => links.get(stage)?.includes(net) ?? false;
  const list: Terminal[] = [];
  if (isLinked(i)) list.push({ net, side: 'EAST' });
  if (isLinked(i - 1)) list.push({ net, side: 'WEST' });
  const near = new Set([i, ...(isLinked(i) ? [i + 1] : []), ...(isLinked(i - 1) ? [i - 1] : [])]);
  const isFar = stages.some((stage) => !near.has(stage));
  if (i === source && isFar) list.push({ net, side: 'EAST', tag: tag(net) });
  if (i !== source && !near.has(source)) list.push({ net, side: 'WEST', tag: tag(net) });
  return list;
}

async function stagePiece(
  circuit: StagedCircuit,
  hints: SchematicHints,
  i: number,
  plan: Plan,
  arrange: Arrange,
): Promise<Piece> {
  const { isRail, isUp, rank, stages } = circuit;
  const input = { elements: stages[i]!.elements, terminals: plan.terminals[i]!, isRail, isUp, rank, hints };
  const blocks = stageBlocks(input);
  let best: { piece: Piece; price: number } | undefined;
  let tried = 0;
  for await (const piece of arranged(blocks, edgesOf(blocks), arrange)) {
    const measures = measure(piece);
    const price = cost(measures);
    if (!best || price < best.price) best = { piece, price };
    tried += 1;
    // Two ways of placing tell enough where nothing crosses.
    if (tried >= 2 && measures.crossings + measures.overlaps.length === 0) break;
  }
  return best!.piece;
}

/** The pieces of the supply beside each other. */
function supplyPiece(pieces: readonly Piece[]): Piece {
  const all = new Piece();
  let [x, y, bottom] = [0, 0, 0];
  for (const piece of pieces) {
    const [left, top, right, foot] = piece.box();
    if (x > 0 && x + right - left > 760) [x, y] = [0, bottom + 30];
    all.add(piece, upToGrid(x - left), upToGrid(y - top));
    x = upToGrid(x + right - left + 30);
    bottom = Math.max(bottom, upToGrid(y + foot - top));
  }
  return all;
}

async function attempt(
  circuit: StagedCircuit,
  hints: SchematicHints,
  refused: ReadonlySet<Net>,
  pieceOf: (i: number, plan: Plan) => Promise<Piece>,
): Promise<Sheet> {
  const plan = planOf(circuit, hints, refused);
  const list: StagePiece[] = [];
  for (const [i, { name }] of circuit.stages.entries())
    list.push({ name, number: i + 1, piece: await pieceOf(i, plan), links: plan.links.get(i) ?? [] });
  const beside = list.slice(plan.mainCount);
  if (circuit.supply.length > 0) {
    const piece = supplyPiece(supplyPieces(circuit.supply, circuit.isUp));
    beside.push({ name: 'Supply', piece, links: [] });
  }
  return sheetOf(list.slice(0, plan.mainCount), beside);
}

export async function drawSchematic(circuit: Circuit, hints: SchematicHints, arrange: Arrange): Promise<Sheet> {
  const parts = staged(circuit, hints);
  const known = new Map<string, Piece>();
  const pieceOf = async (i: number, plan: Plan): Promise<Piece> => {
    const key = JSON.stringify([i, plan.terminals[i]]);
    const piece = known.get(key) ?? (await stagePiece(parts, hints, i, plan, arrange));
    known.set(key, piece);
    return piece;
  };
  const refused = new Set<Net>();
  for (;;) {
    const sheet = await attempt(parts, hints, refused, pieceOf);
    if (sheet.refused.length === 0) return sheet;
    for (const net of sheet.refused) refused.add(net);
  }
}
