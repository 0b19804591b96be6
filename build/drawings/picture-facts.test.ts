/** What scenes show of pedals, cables and boards, against the data that they are drawn from. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleKit } from '#tests/support/models/sample-kit.ts';
import { enclosures } from '#electronics/enclosure.ts';
import { contrast } from '#drawings/primitives/colour.ts';
import { Defs } from '#drawings/primitives/defs.ts';
import { n } from '#drawings/primitives/svg.ts';
import { wireColours } from '#drawings/parts/connectors.ts';
import { drawPart } from '#drawings/parts/part-drawing.ts';
import { pcbSvg } from '#drawings/pcb/board.ts';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import { jacketEdge } from '#drawings/equipment/cable.ts';
import { jackReach } from '#drawings/pedal/hardware.ts';
import { panelLayout } from '#drawings/pedal/panel-layout.ts';
import { catalogueDrawings } from '#catalogue/catalogue-drawings.ts';
import { chainSvg } from '#drawings/scenes/chain.ts';
import { communitySvg, plugsOf } from '#drawings/scenes/community.ts';

/** The places of things in a picture, as `put` writes them. */
const placesIn = (svg: string): string[] =>
  [...svg.matchAll(/translate\([^)]*\)(?: rotate\([^)]*\))?/g)].map(([at]) => at);

describe('a plug', () => {
  it.each([0, -4, 2, 90])('ends at the mouth of its jack, on a pedal turned by %d degrees', (turn) => {
    const place = { x: 100, y: 50, turn };
    const { jacks } = panelLayout(sampleKit);
    const angle = (turn * Math.PI) / 180;
    const walls = {
      left: [-jackReach, jacks.left.at(-1)!],
      right: [enclosures[sampleKit.size].w + jackReach, jacks.right.at(-1)!],
    } as const;
    for (const side of ['left', 'right'] as const) {
      const plug = plugsOf(sampleKit, place)[side];
      const [jx, jy] = walls[side];
      const direction = (plug.turn * Math.PI) / 180;
      // The collar ends a millimetre behind the point where the plug is put down.
      expect(plug.x - Math.cos(direction)).toBeCloseTo(100 + jx * Math.cos(angle) - jy * Math.sin(angle));
      expect(plug.y - Math.sin(direction)).toBeCloseTo(50 + jx * Math.sin(angle) + jy * Math.cos(angle));
    }
  });
});

describe('the bench of a builder', () => {
  const [a, b, c] = catalogueDrawings.kits;
  const picture = communitySvg(a!, b!, c!);
  const places = placesIn(picture);

  it('has a plug in both jacks of both pedals, and a cable at the end of each', () => {
    const pedals = [
      [b!, { x: 76, y: 72, turn: -4 }],
      [c!, { x: 264, y: 64, turn: 2 }],
    ] as const;
    for (const [kit, place] of pedals) {
      expect(places).toContain(`translate(${place.x} ${place.y}) rotate(${place.turn})`);
      for (const { x, y, turn, cable } of Object.values(plugsOf(kit, place))) {
        expect(places).toContain(`translate(${n(x)} ${n(y)}) rotate(${n(turn)})`);
        expect(picture).toContain(`${n(cable[0])} ${n(cable[1])}`);
      }
    }
  });
});

describe('a pedal of the row on the home page', () => {
  it.each(catalogueDrawings.kits.map((kit) => [kit.slug, kit] as const))(
    '%s has its plugs at the height of its jacks',
    (_, kit) => {
      const places = placesIn(chainSvg(kit));
      const { left, right } = panelLayout(kit).jacks;
      expect(places).toContain(`translate(-13.6 ${n(left.at(-1)!)})`);
      expect(places).toContain(`translate(${n(enclosures[kit.size].w + 13.6)} ${n(right.at(-1)!)})`);
    },
  );
});

describe('a board that is called soldered', () => {
  const kit = catalogueDrawings.kits.find(({ slug }) => slug === 'clean-booster')!;
  /** Filled circles in one place are a joint over its pad. */
  const circlesIn = (svg: string): Set<string> =>
    new Set([...svg.matchAll(/<circle cx="([^"]+)" cy="([^"]+)"/g)].map(([, x, y]) => `${x} ${y}`));

  it('has solder on every pad but those of the wires', () => {
    const { parts } = layoutBoard(kit).board;
    const soldered = circlesIn(pcbSvg(kit, { populated: true }));
    const padsOf = (isWire: boolean): string[] =>
      parts
        .filter(({ kind }) => (kind === 'WIRE') === isWire)
        .flatMap(({ pads }) => pads.map(([x, y]) => `${n(x)} ${n(y)}`));
    expect(padsOf(false).filter((pad) => !soldered.has(pad))).toEqual([]);
    expect(padsOf(true).filter((pad) => soldered.has(pad))).toEqual([]);
    expect(circlesIn(pcbSvg(kit)).size).toBeLessThan(padsOf(false).length);
  });
});

describe('a cable', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../src/web/styles/tokens.css'), 'utf8');
  const [light, dark] = /--stage: light-dark\((#\w+), (#\w+)\)/.exec(tokens)!.slice(1) as [string, string];

  it.each<[string, string]>([
    ['black', '#1c1f20'],
    ['of the row on the home page', '#22262a'],
    ...wireColours.map((colour): [string, string] => [colour, colour]),
  ])('%s is seen on the stage of either theme', (_, colour) => {
    expect(contrast(jacketEdge(colour), dark)).toBeGreaterThanOrEqual(3);
    expect(Math.max(contrast(jacketEdge(colour), light), contrast(colour, light))).toBeGreaterThanOrEqual(3);
  });

  it('is drawn with its edge wherever a part has one', () => {
    for (const slug of ['guitar-cable-3m', 'power-supply-9v', 'multimeter', 'hook-up-wire']) {
      const { markup } = drawPart(new Defs('t'), catalogueDrawings.parts[slug]!.drawing);
      expect(markup, slug).toMatch(new RegExp([...wireColours, '#1c1f20'].map(jacketEdge).join('|')));
    }
  });
});
