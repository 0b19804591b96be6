/** The faults of a kit of the catalogue, from its circuit and the layout of its board. */
import { encodeFaultTable } from '#electronics/diagnosis/tables/encode-fault-table.ts';
import type { FaultTable } from '#electronics/diagnosis/tables/fault-table.ts';
import { type FaultDictionary, faultDictionaryOf } from '#electronics/diagnosis/fault-model/dictionary.ts';
import { catalogueDrawings, padPins } from '#catalogue/catalogue-drawings.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { oscillators } from '#catalogue/models/golden.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import type { Point } from '#drawings/pcb/board-spec.ts';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import type { KitDrawing } from '#drawings/kit/kit-spec.ts';
import type { Circuit } from '#electronics/component.ts';
import { billOfMaterials } from '#electronics/bill-of-materials.ts';
import type { BoardNeighbours, AdjacentPads, AdjacentParts } from '#electronics/diagnosis/fault-model/fault.ts';

/** Which pads and parts stand next to each other on the board of a kit. */

/** Pads of one row of legs: solder flows this far. Millimetres. */
const bridgedMm = 2.6;
/** Parts of one kind that a hand takes for each other. */
const besideMm = 4;
/** Resistors of other values around each that are exchanged with it, if any are. */
const handfulOfResistors = 3;

interface Pad {
  readonly at: string;
  readonly ref: string;
  readonly net: string;
  readonly point: Point;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

const pairsOf = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((one, k) => items.slice(k + 1).map((other) => [one, other] as const));

export function boardNeighbours(circuit: Circuit, drawing: KitDrawing): BoardNeighbours {
  const { board } = layoutBoard(drawing);
  const components = new Map(billOfMaterials(circuit).map((component) => [component.ref, component]));
  const rows: Record<string, readonly string[]> = {};
  const pads = board.parts.flatMap((part): Pad[] => {
    const component = components.get(part.ref);
    if (!component) return [];
    const pins = padPins(component)!;
    if (['bjt', 'jfet', 'mosfet', 'regulator'].includes(component.kind)) rows[part.ref] = pins;
    return part.pads.map((point, k) => ({ at: `${part.ref}.${pins[k]}`, ref: part.ref, net: part.nets[k]!, point }));
  });
  const bridged = pairsOf(pads).filter(
    ([a, b]) => a.net !== b.net && a.net !== '' && b.net !== '' && distance(a.point, b.point) <= bridgedMm,
  );
  const beside = pairsOf(board.parts).filter(([a, b]) => {
    const [one, other] = [components.get(a.ref), components.get(b.ref)];
    return (
      one?.kind === other?.kind &&
      ['R', 'D', 'CF', 'CF5', 'CC', 'CE'].includes(a.kind) &&
      distance([a.x, a.y], [b.x, b.y]) <= besideMm
    );
  });
  const resistors = board.parts.filter(({ ref, kind }) => kind === 'R' && components.has(ref));
  const nearest = resistors.flatMap((one) =>
    resistors
      .filter(({ ref }) => components.get(ref)!.value !== components.get(one.ref)!.value)
      .map((other) => ({ other, far: distance([one.x, one.y], [other.x, other.y]) }))
      .toSorted((a, b) => a.far - b.far)
      .slice(0, handfulOfResistors)
      .map(({ other }) => [one.ref, other.ref].toSorted().join(' ')),
  );
  return {
    pads: bridged.map(([a, b]): AdjacentPads => ({ pads: [a.at, b.at], nets: [a.net, b.net] })),
    parts: beside.map(([a, b]): AdjacentParts => [a.ref, b.ref]),
    resistors: [...new Set(nearest)].map((pair) => pair.split(' ') as [string, string]),
    rows,
  };
}

export const faultDictionaryOfKit = ({ slug, circuit }: Kit): FaultDictionary =>
  faultDictionaryOf(circuit, boardNeighbours(circuit, catalogueDrawings.boards[slug]!), modelBySlug, oscillators[slug]);

export const faultTableOfKit = (kit: Kit): FaultTable => encodeFaultTable(faultDictionaryOfKit(kit), kit.circuit);
