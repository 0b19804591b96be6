/** What the art build draws for each product: a pedal per kit, a board per circuit, a picture per part. */

import type { PcbSpec } from '#web/art/pcb/board-spec.ts';
import type { PedalSpec } from '#web/art/pedal/pedal-spec.ts';
import type { Kit, PartPicture } from './catalogue-types.ts';
import { controlsOf } from './circuit/bill-of-materials.ts';
import type { Component, Net } from './circuit/component.ts';
import { hardwareOf } from './circuit/hardware.ts';
import { kits } from './kits.ts';
import { parts } from './parts.ts';

export type Footprint = 'R' | 'D' | 'CF' | 'CC' | 'CE' | 'Q' | 'IC8' | 'IC14' | 'IC16' | 'POT' | 'TRIM' | 'MODULE';

export interface BoardPart {
  readonly ref: string;
  readonly footprint: Footprint;
  readonly value: string;
  /** Net of each pad, pad 1 first: C B E and D G S for transistors, + before -, anode before cathode. */
  readonly nets: readonly Net[];
}

export interface BoardArt extends PcbSpec {
  readonly parts: readonly BoardPart[];
  /** Nets that leave the board on wires. */
  readonly wires: readonly Net[];
}

/** Drawn under `pedal/<slug>`, `board/<slug>` and `part/<slug>`, as the products' imageUrl says. */
export interface CatalogueArt {
  readonly pedals: Readonly<Record<string, PedalSpec>>;
  readonly boards: Readonly<Record<string, BoardArt>>;
  readonly parts: Readonly<Record<string, PartPicture>>;
}

function footprintOf({ kind, pins, part }: Component): Footprint | null {
  switch (kind) {
    case 'resistor':
      return 'R';
    case 'diode':
    case 'led':
      return 'D';
    case 'film':
    case 'inductor':
      return 'CF';
    case 'ceramic':
      return 'CC';
    case 'electrolytic':
      return 'CE';
    case 'bjt':
    case 'jfet':
    case 'mosfet':
    case 'regulator':
      return 'Q';
    case 'pot':
      return 'POT';
    case 'trimmer':
      return 'TRIM';
    case 'module':
    case 'opto':
      return 'MODULE';
    case 'ic': {
      const count = part === 'v3205' ? 14 : Object.keys(pins).length;
      return count > 14 ? 'IC16' : count > 8 ? 'IC14' : 'IC8';
    }
    default:
      return null;
  }
}

function boardParts(kit: Kit): BoardPart[] {
  const fitted = [...kit.circuit.components, ...hardwareOf(kit.circuit)].filter(
    ({ place, kind }) => place === 'board' || kind === 'pot',
  );
  return fitted.flatMap((part) => {
    const footprint = footprintOf(part);
    return footprint ? [{ ref: part.ref, footprint, value: part.value, nets: Object.values(part.pins) }] : [];
  });
}

function pedalOf({ slug, circuit, art }: Kit): PedalSpec {
  const { settings, mask: _mask, ...look } = art;
  const knobs = controlsOf(circuit).map((label, index) => ({ label, value: settings?.[index] ?? 0.5 }));
  return { ...look, id: slug, size: circuit.enclosure, led: circuit.led, knobs };
}

const boardOf = (kit: Kit): BoardArt => ({
  id: kit.slug,
  name: kit.name,
  type: kit.art.type,
  size: kit.circuit.enclosure,
  mask: kit.art.mask,
  knobs: controlsOf(kit.circuit).map((label) => ({ label })),
  parts: boardParts(kit),
  wires: ['IN', 'OUT', 'GND', 'DC+', 'LED+'],
});

export const catalogueArt: CatalogueArt = {
  pedals: Object.fromEntries(kits.map((kit) => [kit.slug, pedalOf(kit)])),
  boards: Object.fromEntries(kits.map((kit) => [kit.slug, boardOf(kit)])),
  parts: Object.fromEntries(parts.map((part) => [part.slug, part.picture])),
};
