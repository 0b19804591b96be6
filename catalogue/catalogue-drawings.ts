/** What the build draws for each product: a pedal, a board and a flat-lay per kit, a picture per part. */

import type { BoardPart, WirePad } from '#drawings/pcb/board-spec.ts';
import type { PartKind } from '#drawings/pcb/footprints.ts';
import type { DiodeBody } from '#drawings/parts/diode.ts';
import type { CataloguePartDrawing, PartDrawing } from '#drawings/parts/part-drawing.ts';
import type { CanBody } from '#drawings/parts/semiconductors.ts';
import type { FilmKit } from '#drawings/film-scenes/scene.ts';
import type { Content, KitDrawing } from '#drawings/kit/kit-spec.ts';
import type { PictureCatalogue } from '#drawings/pictures.ts';
import { featuredSlugs } from '#domain/catalogue/catalogue.ts';
import { pcbSlugOf } from './catalogue.ts';
import type { Kit, Part } from './catalogue-types.ts';
import { billOfMaterials, boardName, billName, controlsOf } from '#electronics/bill-of-materials.ts';
import { type Component, NC } from '#electronics/component.ts';
import { boxRef } from '#electronics/hardware.ts';
import { pinOrder } from '#electronics/pin-order.ts';
import { isWideCan, isWideFilm } from '#electronics/codes/capacitor-code.ts';
import { kits } from './kits.ts';
import { partBySlug, parts } from './parts.ts';

export interface CatalogueDrawings {
  readonly kits: readonly KitDrawing[];
  /** Drawn under `pedal/<slug>`, `board/<slug>` and `part/<slug>`, as the products' imageUrl says. */
  readonly pedals: Readonly<Record<string, KitDrawing>>;
  readonly boards: Readonly<Record<string, KitDrawing>>;
  readonly parts: Readonly<Record<string, CataloguePartDrawing>>;
}

const partOf = ({ part }: Component): Part | undefined => (part ? partBySlug.get(part) : undefined);

/** Eight legs in the outline of a 14-pin chip. */
const isWideEight = (part: Part | undefined): boolean => /eight legs/i.test(part?.specifications['Package'] ?? '');

const packageOf = ({ specifications }: Part): string => specifications['Package'] ?? '';

/** Year and week, and where: what is long out of production was not made last autumn. */
const dateCode = ({ name, countryOfOrigin }: Part): string =>
  `${/old stock/i.test(name) ? '9420' : '2540'} ${countryOfOrigin.toUpperCase()}`;

/** What the glass or the plastic around a diode looks like, by its package. */
const diodeBodies: Readonly<Record<string, DiodeBody>> = { 'DO-35': 'glass', 'DO-7': 'long-glass', 'DO-41': 'black' };

function canBodyOf(part: Part): CanBody {
  const [name] = packageOf(part).split(/[ ,]/);
  return name === 'TO-18' || name === 'TO-1' ? name : 'flanged';
}

/** A part's picture, with what its other data say about how it looks: the package that is stated is the one drawn. */
function pictureOf(part: Part): PartDrawing {
  const { picture } = part;
  switch (picture.draw) {
    case 'dip':
      return { ...picture, dateCode: dateCode(part), ...(isWideEight(part) && { pins: 14, endsOnly: true }) };
    case 'can':
      return { draw: 'can', body: canBodyOf(part), mark: part.slug.toUpperCase(), dot: isDotted(part) };
    case 'diode':
      return { draw: 'diode', body: diodeBodies[packageOf(part).split(' ')[0]!] ?? picture.body };
    case 'to92': {
      const legs = Object.values(part.pinOut ?? {}).map((leg) => leg.charAt(0));
      return packageOf(part).startsWith('SOT-23') ? { draw: 'adapter-board', mark: picture.mark, legs } : picture;
    }
    case 'toggle':
      return { draw: 'toggle', poles: part.specifications['Poles'] === '2' ? 2 : 1 };
    default:
      return picture;
  }
}

/** Only where the pin-out says so. */
const isDotted = ({ pinOut }: Part): boolean => Object.values(pinOut ?? {}).some((leg) => leg.includes('the dot'));

/** A TO-18 can has a tab at its emitter; the others, a dot at their collector. */
function canKind(part: Part | undefined): 'CAN' | 'TO1' | null {
  if (part?.picture.draw !== 'can') return null;
  return part.specifications['Package']?.startsWith('TO-18') ? 'CAN' : 'TO1';
}

function chipKind(component: Component): PartKind {
  const count = Object.keys(component.pins).length;
  if (isWideEight(partOf(component))) return 'IC14-8';
  return count > 14 ? 'IC16' : count > 8 ? 'IC14' : 'IC8';
}

function kindOf(component: Component): PartKind | null {
  switch (component.kind) {
    case 'resistor':
      return 'R';
    case 'diode':
      return 'D';
    case 'led':
      return 'LED';
    case 'film':
      return isWideFilm(component.value) ? 'CF5' : 'CF';
    case 'ceramic':
      return 'CC';
    case 'electrolytic':
      return isWideCan(component.value) ? 'CE10' : 'CE';
    case 'inductor':
      return 'L';
    case 'bjt':
    case 'jfet':
    case 'mosfet':
    case 'regulator':
      return partOf(component)?.picture.draw === 'to220' ? 'TO220' : (canKind(partOf(component)) ?? 'Q');
    case 'pot':
      return 'POT';
    case 'trimmer':
      return 'TRIM';
    case 'module':
      return 'MODULE';
    case 'opto':
      return 'OPTO';
    case 'ic':
      return chipKind(component);
    default:
      return null;
  }
}

/** The legs of a three-legged part by their function, as its pin-out says: Emitter is E, Input is IN. */
function legsOf(component: Component): string[] {
  const pinOut = partOf(component)?.pinOut;
  const names = Object.keys(component.pins);
  if (!pinOut) return names;
  return [pinOut['1'], pinOut['2'], pinOut['3']].map((meaning) => {
    const name = names.find((pin) => meaning?.charAt(0).toUpperCase() === pin.charAt(0));
    if (!name) throw new Error(`${component.ref}: no pin of ${component.value} is its ${meaning}`);
    return name;
  });
}

const isThreeLegged = (kind: PartKind): boolean => ['Q', 'CAN', 'TO1', 'TO220'].includes(kind);

/** The pins of a component in the order of its pads; null for what has no pads. */
export function padPins(component: Component): readonly string[] | null {
  const kind = kindOf(component);
  return kind && (isThreeLegged(kind) ? legsOf(component) : pinOrder(component));
}

const netsOf = (component: Component): string[] =>
  padPins(component)!
    .map((pin) => component.pins[pin]!)
    .map((net) => (net === NC ? '' : net));

const isOnBoard = ({ place, kind }: Component): boolean => place === 'board' || kind === 'pot';

const boardParts = (bom: readonly Component[]): BoardPart[] =>
  bom.filter(isOnBoard).flatMap((component) => {
    const kind = kindOf(component);
    return kind ? [{ ref: component.ref, kind, value: component.value, nets: netsOf(component) }] : [];
  });

const wireLabels: Readonly<Record<string, string>> = { 'DC+': '9V', 'LED+': 'LED' };

/** Inputs first, outputs last, the supply between, so that wires leave the board in the order of the jacks. */
const wireOrder = ['IN', 'IN_JACK', 'SEND', 'DC+', 'GND', 'LED+', 'LED-'];
const placeOfWire = ({ net }: WirePad): number => {
  const known = wireOrder.indexOf(net);
  if (known >= 0) return known;
  return /OUT|RETURN/.test(net) ? wireOrder.length + 1 : wireOrder.length;
};

/** Every net that a part of the panel shares with the board leaves the board on a wire. */
function wiresOf(bom: readonly Component[]): WirePad[] {
  const onBoard = new Set(bom.filter(isOnBoard).flatMap(({ pins }) => Object.values(pins)));
  const wires = new Map<string, WirePad>();
  for (const { ref, kind, pins } of bom.filter((component) => !isOnBoard(component)))
    for (const [pin, net] of Object.entries(pins)) {
      if (net === NC || !onBoard.has(net) || wires.has(net)) continue;
      const label =
        wireLabels[net] ??
        (kind === 'toggle' && net !== 'GND'
          ? `${ref}.${pin}`
          : net.toUpperCase().replace('_JACK', '').replaceAll('_', ' '));
      wires.set(net, { label, net });
    }
  return [...wires.values()].sort((a, b) => placeOfWire(a) - placeOfWire(b));
}

/** What a part looks like; a part that is not sold on its own is drawn by its kind. */
function drawingOf(component: Component): PartDrawing | null {
  const sold = partOf(component);
  if (sold) return pictureOf(sold);
  const { kind, value } = component;
  if (kind === 'resistor' || kind === 'film' || kind === 'ceramic' || kind === 'electrolytic')
    return { draw: kind, value };
  if (kind === 'diode') return { draw: 'diode', body: 'glass' };
  if (kind === 'bjt' || kind === 'jfet' || kind === 'mosfet' || kind === 'regulator')
    return { draw: 'to92', mark: value };
  if (kind === 'pot' || kind === 'trimmer' || kind === 'module') return { draw: kind, mark: value };
  if (kind === 'ic') return { draw: 'dip', pins: 8, mark: value };
  if (kind === 'mechanical' || kind === 'led') return null;
  return { draw: kind };
}

/** Everything in the bag, alike parts counted together. */
function contentsOf(bom: readonly Component[]): Content[] {
  const contents = new Map<string, Content>();
  for (const component of bom) {
    const drawing = drawingOf(component);
    if (!drawing || drawing.draw === 'enclosure') continue;
    const name = billName(component);
    const key = JSON.stringify([name, drawing]);
    contents.set(key, { name, drawing, count: (contents.get(key)?.count ?? 0) + 1 });
  }
  return [...contents.values()];
}

export function kitDrawing(kit: Kit): KitDrawing {
  const { slug, circuit, design } = kit;
  const { settings, ...appearance } = design;
  const bom = billOfMaterials(circuit);
  const toggles = bom.filter(({ kind }) => kind === 'toggle').length;
  return {
    ...(toggles && { toggles }),
    ...appearance,
    id: slug,
    slug,
    pcbSlug: pcbSlugOf(kit),
    title: kit.name,
    size: circuit.enclosure,
    led: circuit.led,
    jacks: bom.filter(({ kind }) => kind === 'jack').length,
    knobs: controlsOf(circuit).map((label, index) => ({ label, value: settings?.[index] ?? 0.5 })),
    parts: boardParts(bom),
    wires: wiresOf(bom),
    contents: contentsOf(bom),
    boxName: billName(bom.find(({ ref }) => ref === boxRef)!),
    boardName,
  };
}

const kitDrawings = kits.map(kitDrawing);
const bySlug = Object.fromEntries(kitDrawings.map((kit) => [kit.slug, kit]));

export const catalogueDrawings: CatalogueDrawings = {
  kits: kitDrawings,
  pedals: bySlug,
  boards: bySlug,
  parts: Object.fromEntries(
    parts.map((part) => [
      part.slug,
      { slug: part.slug, title: part.name, drawing: pictureOf(part) } satisfies CataloguePartDrawing,
    ]),
  ),
};

function filmKit(slug: string): FilmKit {
  const kit = kits.find((one) => one.slug === slug);
  const drawing = bySlug[slug];
  if (!kit || !drawing) throw new Error(`a film is about ${slug}, which is not in the catalogue`);
  return { drawing, measurements: kit.circuit.measurements.map(({ at, volts }) => ({ at, volts })) };
}

/** The same as the list of pictures takes it. */
export const pictureCatalogue: PictureCatalogue = {
  kits: kitDrawings,
  parts: Object.values(catalogueDrawings.parts),
  featuredSlugs,
  filmKits: { booster: filmKit('clean-booster'), clipper: filmKit('hard-clipper') },
};
