import { describe, expect, it } from 'vitest';
import { enclosures } from '#electronics/enclosure.ts';
import { bodies as widestBodies, fitFaults } from '#tests/support/models/box-fit.ts';
import { copperFaults } from '#tests/support/models/copper-check.ts';
import { designFaults } from '#tests/support/models/design-rules.ts';
import { footprints } from '#drawings/pcb/footprints.ts';
import { gridMm, type PlacedPart } from '#drawings/pcb/board-spec.ts';
import { floorplans } from '#drawings/pcb/floorplan.ts';
import { flatLayOf } from '#drawings/kit/kit.ts';
import { holeOf, minRing, padRadiusOf } from '#drawings/pcb/mounting.ts';
import { leadOf, twoWires } from '#tests/support/data-sheets/leads.ts';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import { placeBoard } from '#drawings/pcb/place.ts';
import { routeBoard } from '#drawings/pcb/route.ts';
import { enclosureDrilling, partRadii } from '#drawings/pedal/drilling.ts';
import { panelLayout } from '#drawings/pedal/panel-layout.ts';
import { catalogue } from './catalogue.ts';
import { catalogueDrawings } from './catalogue-drawings.ts';
import { billOfMaterials } from '#electronics/bill-of-materials.ts';
import { kits } from './kits.ts';

const wallMm = 2;

const boards = kits.map((kit) => {
  const drawing = catalogueDrawings.boards[kit.slug]!;
  return { slug: kit.slug, kit, drawing, ...layoutBoard(drawing) };
});

const boxOf = ({ kind, x, y }: PlacedPart) => {
  const { w, h } = footprints[kind];
  return { x, y, w: w * gridMm, h: Math.min(h * gridMm, 10.16) };
};

describe.each(boards)('the board of $slug', ({ slug, kit, drawing, board, routed, top }) => {
  const placed = (ref: string): PlacedPart => board.parts.find((part) => part.ref === ref)!;

  it('joins every net and keeps every two nets apart', () => {
    expect(designFaults(board, routed)).toEqual([]);
    expect(routed.missing).toBe(0);
  });

  it('joins by its copper the pins that the circuit joins, with legs where the data sheets put them', () => {
    expect(copperFaults(drawing, { board, routed, top }, billOfMaterials(kit.circuit))).toEqual([]);
  });

  it('carries every part of the circuit, and its pins join the nets of the circuit', () => {
    const onBoard = billOfMaterials(kit.circuit).filter((part) => part.place === 'board' || part.kind === 'pot');
    const bodies = board.parts.filter(({ kind }) => kind !== 'WIRE');
    expect(bodies.map(({ ref }) => ref).toSorted()).toEqual(onBoard.map(({ ref }) => ref).toSorted());
    for (const { ref, pins } of onBoard) {
      const nets = Object.values(pins).map((net) => (net === 'NC' ? '' : net));
      expect(placed(ref).nets.toSorted(), ref).toEqual(nets.toSorted());
      expect(placed(ref).pads, ref).toHaveLength(nets.length);
    }
  });

  it('has a hole for every leg, with air around the leg and a ring of copper around the hole', () => {
    const bom = new Map(billOfMaterials(kit.circuit).map((part) => [part.ref, part]));
    for (const part of board.parts) {
      const component = bom.get(part.ref);
      const lead = part.kind === 'WIRE' || !component ? twoWires : leadOf(component);
      const play = holeOf(part) - lead;
      expect(lead, part.ref).toBeGreaterThan(0.4);
      expect(play, `${part.ref}, a leg of ${lead} in ${holeOf(part)}`).toBeGreaterThanOrEqual(0.15 - 1e-9);
      expect(play, `${part.ref}, a leg of ${lead} in ${holeOf(part)}`).toBeLessThanOrEqual(0.4);
      expect(padRadiusOf(part) - holeOf(part) / 2, part.ref).toBeGreaterThanOrEqual(minRing);
    }
  });

  it('fits between the walls and above the footswitch', () => {
    const box = enclosures[drawing.size];
    expect(board.w).toBeLessThan(box.w - 2 * wallMm);
    expect(top).toBeGreaterThan(wallMm);
    expect(top + board.h).toBeLessThan(panelLayout(drawing).switches[0]!.y - partRadii.footswitch);
  });

  it('closes in its box: nothing touches anything else, plugs and switches included', () => {
    expect(fitFaults(drawing, { board, routed, top })).toEqual([]);
  });

  // Chips without one sing, and hand on what the adapter carries.
  it('has 100 nF from the supply of every chip to ground, and one of them beside a chip', () => {
    const bom = billOfMaterials(kit.circuit);
    const rails = new Set(['+9V', ...Object.keys(kit.circuit.rails ?? {})]);
    const bridging = bom.filter(({ value, pins }) => value === '100n' && Object.values(pins).includes('GND'));
    const chips = bom.filter(({ kind }) => kind === 'ic' || kind === 'module');
    const ways = chips.map(({ ref, pins }) => {
      const fed = new Set(Object.values(pins).filter((net) => rails.has(net)));
      const own = bridging.filter((each) => Object.values(each.pins).some((net) => fed.has(net)));
      expect(own, ref).not.toEqual([]);
      const from = placed(ref);
      return Math.min(...own.map((each) => Math.hypot(placed(each.ref).x - from.x, placed(each.ref).y - from.y)));
    });
    // From middle to middle, of which a chip and its socket take up to ten.
    const nearest = ways.length === 0 ? 0 : Math.min(...ways);
    expect(nearest).toBeLessThan(15);
  });

  it('places no two component bodies over each other', () => {
    const bodies = board.parts.filter(({ kind }) => kind !== 'WIRE').map(boxOf);
    const clashes = bodies.flatMap((a, i) =>
      bodies
        .slice(i + 1)
        .filter((b) => Math.abs(a.x - b.x) < (a.w + b.w) / 2 - 0.01 && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - 1.3),
    );
    expect(clashes).toEqual([]);
  });

  it('is drilled with room for every part of the panel', () => {
    const { holes } = enclosureDrilling(drawing);
    const crowded = holes.flatMap((a, i) =>
      holes
        .slice(i + 1)
        .filter((b) => a.face === b.face)
        .filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < partRadii[a.kind] + partRadii[b.kind])
        .map((b) => `${slug}: ${a.label} and ${b.label}`),
    );
    expect(crowded).toEqual([]);
  });

  it('comes in a kit that shows every part of its bill of materials', () => {
    const shown = drawing.contents.reduce((sum, { count }) => sum + count, 0);
    // The box is drawn by itself.
    expect(shown).toBe(billOfMaterials(kit.circuit).length - 1);
  });

  it('lies in its flat-lay under the names of the list of what is included', () => {
    const listed = new Map(
      catalogue
        .find((product) => product.slug === slug)!
        .components.map((line) => {
          const [, count, name] = /^(\d+) x (.+)$/s.exec(line)!;
          return [name, Number(count)];
        }),
    );
    const laid = Map.groupBy(
      flatLayOf(drawing).areas.flatMap(({ names }) => names),
      (name) => name,
    );
    expect([...laid.keys()].toSorted()).toEqual([...listed.keys()].toSorted());
    // Wire is one set in three colours.
    const pieces = [...laid].filter(([name]) => !name.startsWith('Hook-up wire'));
    for (const [name, { length }] of pieces) expect([name, length]).toEqual([name, listed.get(name)]);
  });
});

describe('a footprint', () => {
  it('is as wide as the body that stands on it, but for the flange of a socket and the rectifier', () => {
    const wider = Object.entries(widestBodies).filter(
      ([kind, [width]]) => width > footprints[kind as PlacedPart['kind']].w * gridMm + 0.2,
    );
    expect(wider).toEqual([]);
  });

  // Metallised polyester in boxes with legs 5 mm apart, the widest of several makers.
  it.each([
    ['100n', 2.7],
    ['220n', 3.5],
    ['470n', 3.5],
    ['680n', 4.5],
    ['1u', 5],
  ])('leaves %s of film, a box %d mm wide, beside its neighbours', (value, width) => {
    const kinds = boards.flatMap(({ board }) =>
      board.parts.filter((part) => part.kind.startsWith('CF') && part.value === value),
    );
    expect(kinds.length).toBeGreaterThan(0);
    for (const { kind } of kinds) expect(footprints[kind].w * gridMm).toBeGreaterThanOrEqual(width);
  });
});

describe('the check of a closed box', () => {
  /** The same kit with its jacks opposite each other again, where they were. */
  const movedBack = (slug: string, share: number) => {
    const drawing = catalogueDrawings.boards[slug]!;
    const drilling = enclosureDrilling(drawing);
    const { h, depth } = enclosures[drawing.size];
    const holes = drilling.holes.map((hole) =>
      hole.kind === 'jack' ? { ...hole, x: (hole.face === 'left' ? 1 : -1) * h * (share - 0.5), y: depth * 0.1 } : hole,
    );
    return fitFaults(drawing, layoutBoard(drawing), { ...drilling, holes });
  };

  it('finds two plugs that meet in the smallest box', () => {
    expect(movedBack('clean-booster', 0.42)).toContainEqual(expect.stringMatching(/^Output and Input: -/));
  });

  it('finds a jack over the tall parts of a board', () => {
    expect(movedBack('vintage-overdrive', 0.36)).toContainEqual(expect.stringMatching(/^(Output|Input) and (C|IC)/));
  });

  it('finds knobs that touch each other, and a knob over the lamp', () => {
    const drawing = { ...catalogueDrawings.boards['treble-booster']!, knobStyle: 'boost' } as const;
    const faults = fitFaults(drawing, layoutBoard(drawing));
    expect(faults).toContainEqual(expect.stringMatching(/^the knob of \w+ and the knob of \w+: -/));
    const { holes, ...rest } = enclosureDrilling(drawing);
    const pot = holes.find(({ kind }) => kind === 'pot')!;
    const lampUp = holes.map((hole) => (hole.kind === 'lamp' ? { ...hole, x: pot.x, y: pot.y + 13.5 } : hole));
    expect(fitFaults(drawing, layoutBoard(drawing), { ...rest, holes: lampUp })).toContainEqual(
      expect.stringMatching(/^the knob of \w+ and LED: -/),
    );
  });

  it('finds a board whose corner is in a post of the box', () => {
    const drawing = catalogueDrawings.boards['analog-delay']!;
    const layout = layoutBoard(drawing);
    expect(fitFaults(drawing, { ...layout, top: layout.top - 3 })).toContainEqual(expect.stringMatching(/a post/));
  });
});

describe('the router', () => {
  // These need nets torn up and laid again, and traces to islands of the pour.
  it.each(['analog-delay', 'four-stage-phaser'])(
    'finishes %s from any placement',
    (slug) => {
      const drawing = catalogueDrawings.boards[slug]!;
      const [frame] = floorplans(drawing);
      const missing = ['a', 'b', 'c'].map((seed) => routeBoard(placeBoard(drawing, frame!, seed)!).missing);
      expect(missing).toEqual([0, 0, 0]);
    },
    30_000,
  );
});

describe('the legs of a transistor', () => {
  const legs = (slug: string, ref: string): readonly string[] =>
    catalogueDrawings.boards[slug]!.parts.find((part) => part.ref === ref)!.nets;
  const pins = (slug: string, ref: string): Readonly<Record<string, string>> =>
    kits.find((kit) => kit.slug === slug)!.circuit.components.find((part) => part.ref === ref)!.pins;

  it('follow the pin-out of the part: E C B for a 2SC1815, E B C for a 2N5088', () => {
    const [a, b] = [pins('vintage-overdrive', 'Q1'), pins('clean-booster', 'Q1')];
    expect(legs('vintage-overdrive', 'Q1')).toEqual([a['E'], a['C'], a['B']]);
    expect(legs('clean-booster', 'Q1')).toEqual([b['E'], b['B'], b['C']]);
  });

  it('of a small regulator begin with the output, of a large one with the input', () => {
    expect(legs('chip-echo', 'IC3')).toEqual(['+5V', 'GND', '+9V']);
    expect(legs('spring-reverb', 'IC3')).toEqual(['+9V', 'GND', '+5V']);
  });
});

describe('the wires of a board', () => {
  const labels = (slug: string): string[] => catalogueDrawings.boards[slug]!.wires.map(({ label }) => label);

  it('lead to jacks, supply and lamp', () => {
    expect(labels('vintage-overdrive')).toEqual(['IN', '9V', 'GND', 'LED', 'OUT']);
  });

  it('lead to the lugs of a toggle, too', () => {
    expect(labels('sub-octave')).toEqual(['IN', '9V', 'GND', 'LED', 'SW2.1', 'SW2.2', 'SW2.3', 'OUT']);
  });
});

describe('the optocoupler of the optical tremolo', () => {
  // Data sheet of the NSL-32: the lamp's two legs leave one end, anode at the dot, the cell's two the other end.
  const { parts } = boards.find(({ slug }) => slug === 'optical-tremolo')!.board;
  const coupler = parts.find(({ ref }) => ref === 'OC1')!;
  const lampEnd = footprints.OPTO.pads.flatMap(([x], pad) => (x < 0 ? [coupler.nets[pad]] : []));
  const cellEnd = footprints.OPTO.pads.flatMap(([x], pad) => (x > 0 ? [coupler.nets[pad]] : []));

  it('has the lamp at its lamp end, anode first, and the cell at the other', () => {
    expect(lampEnd).toEqual(['lamp', 'lampk']);
    expect(cellEnd).toEqual(['cell1', 'cell2']);
  });

  it('gets the lamp through R11 and hands the signal from C2 to R3', () => {
    const meets = (ref: string) => parts.find((part) => part.ref === ref)!.nets;
    expect(meets('R11')).toContain(lampEnd[0]);
    expect(meets('R12')).toContain(lampEnd[1]);
    expect(meets('C2')).toContain(cellEnd[0]);
    expect(meets('R3')).toContain(cellEnd[1]);
  });
});
