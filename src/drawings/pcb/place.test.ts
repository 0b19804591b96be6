import { describe, expect, it } from 'vitest';
import { enclosures } from '#electronics/enclosure.ts';
import { sampleKit } from '#tests/support/models/sample-kit.ts';
import { panelLayout } from '../pedal/panel-layout.ts';
import { boardPlan } from '#tests/support/models/board-plan.ts';
import { gridMm, type PcbSpec } from './board-spec.ts';
import { pcbSvg } from './board.ts';
import { floorplans, potLegCells } from './floorplan.ts';
import { placeBoard } from './place.ts';

const spec: PcbSpec = sampleKit;
const board = placeBoard(spec, floorplans(spec)[0]!, 'a')!;
const part = (ref: string) => board.parts.find((one) => one.ref === ref)!;

describe('the parts of a board', () => {
  it('are all there, each once, with the pads of the wires', () => {
    const refs = board.parts.map(({ ref }) => ref);
    expect(refs.toSorted()).toEqual([...spec.parts.map(({ ref }) => ref), 'IN', '9V', 'GND', 'OUT'].toSorted());
  });

  it('lie the same way every time, and another way for another product', () => {
    expect(placeBoard(spec, floorplans(spec)[0]!, 'a')).toEqual(board);
    expect(placeBoard({ ...spec, id: 'another' }, floorplans(spec)[0]!, 'a')).not.toEqual(board);
  });

  it('keep their pins in the order of the package when they are turned', () => {
    for (const { kind, pads } of board.parts.filter((one) => one.kind === 'IC8')) {
      expect(kind).toBe('IC8');
      // Pin 1 faces pin 8 across the body, pin 4 faces pin 5.
      expect(pads[0]![0]).toBeCloseTo(pads[7]![0]);
      expect(pads[3]![0]).toBeCloseTo(pads[4]![0]);
      expect(Math.abs(pads[3]![0] - pads[0]![0])).toBeCloseTo(7.62);
    }
  });

  it('put each pot behind its knob, seen from the back', () => {
    const { knobs } = panelLayout(spec);
    const middle = enclosures[spec.size].w / 2;
    spec.knobs.forEach(({ label }, i) => {
      const pot = part(label.toUpperCase());
      expect(pot.x - board.w / 2).toBeCloseTo(middle - knobs[i]!.x);
    });
    const { inBox } = boardPlan(spec);
    expect(inBox[1] + part('TONE').y + potLegCells * gridMm).toBeCloseTo(knobs[1]!.y);
  });

  it('have the input on the left and the output on the right', () => {
    expect(part('IN').x).toBeLessThan(part('OUT').x);
  });

  it('refuse a pot that has no knob', () => {
    const lost = { ...spec, knobs: spec.knobs.slice(1) };
    expect(() => placeBoard(lost, floorplans(lost)[0]!, 'a')).toThrow('no knob is called DRIVE');
  });
});

describe('two rows of pots', () => {
  const four = {
    ...spec,
    knobs: ['Drive', 'Tone', 'Level', 'Mix'].map((label) => ({ label })),
    parts: [...spec.parts, { ref: 'MIX', kind: 'POT', value: 'B10K', nets: ['IN', 'out', 'OUT'] } as const],
  };

  it('turn the lower pots round, so that both rows of legs are reached', () => {
    const plan = boardPlan(four);
    const pot = (ref: string) => plan.components.find((one) => one.ref === ref)!;
    expect([pot('DRIVE').rotation, pot('MIX').rotation]).toEqual([0, 180]);
    const { knobs } = panelLayout(four);
    const shaftToShaft = knobs[2]!.y - knobs[0]!.y;
    expect(pot('LEVEL').y - pot('DRIVE').y).toBeCloseTo(shaftToShaft + 2 * potLegCells * gridMm);
  });
});

describe('the layout for documents', () => {
  it('gives every pad its net and keeps the wires apart', () => {
    const plan = boardPlan(spec);
    const chip = plan.components.find(({ ref }) => ref === 'IC1')!;
    expect(chip.pads.map(({ net }) => net)).toEqual(spec.parts.find(({ ref }) => ref === 'IC1')!.nets);
    expect(plan.wires.map(({ ref }) => ref)).toEqual(['IN', '9V', 'GND', 'OUT']);
    expect(plan.components.some(({ kind }) => kind === 'WIRE')).toBe(false);
  });
});

describe('a board to be pointed at', () => {
  const picture = pcbSvg(spec, { interactive: true });

  it('names the part and the net of every pad', () => {
    expect(picture).toMatch(/<circle [^>]*data-ref="IC1" data-pad="8" data-net="\+9V"/);
    const pads = spec.parts.reduce((sum, { nets }) => sum + nets.length, 0) + spec.wires.length;
    expect(picture.match(/<circle [^>]*data-net=/g)).toHaveLength(pads);
  });

  it('names the net of every trace', () => {
    expect(picture).toMatch(/<path d="[^"]+" data-net="clip"/);
    expect(pcbSvg(spec)).not.toContain('data-net');
  });
});
