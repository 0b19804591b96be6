import { describe, expect, it } from 'vitest';
import { sampleKit } from './sample-kit.ts';
import { groundNet } from '#drawings/pcb/board-spec.ts';
import { designFaults } from './design-rules.ts';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';

const { board, routed } = layoutBoard(sampleKit);

describe('the check of a board', () => {
  it('passes a board that is routed', () => {
    expect(designFaults(board, routed)).toEqual([]);
  });

  it('reports a fault for every trace that is removed', () => {
    const signals = routed.traces.filter(({ net }) => net !== groundNet);
    expect(signals.length).toBeGreaterThan(10);
    for (const gone of signals) {
      const rest = { ...routed, traces: routed.traces.filter((trace) => trace !== gone) };
      expect(designFaults(board, rest)).toContain(`${gone.net}: not joined`);
    }
  });

  it('finds copper of two nets that is too close', () => {
    const [x, y] = board.parts.find(({ ref }) => ref === 'R1')!.pads[0]!;
    const unrelated = {
      net: 'half',
      layer: 1,
      width: 0.4,
      points: [
        [x + 1.2, y - 1],
        [x + 1.2, y + 1],
      ],
    } as const;
    const faults = designFaults(board, { ...routed, traces: [...routed.traces, unrelated] });
    expect(faults.some((fault) => fault.startsWith('R1.1 and trace of half'))).toBe(true);
  });

  it('finds copper at the edge', () => {
    const unrelated = {
      net: 'half',
      layer: 0,
      width: 0.4,
      points: [
        [0.4, 20],
        [0.4, 20.1],
      ],
    } as const;
    const faults = designFaults(board, { ...routed, traces: [...routed.traces, unrelated] });
    expect(faults).toContain('trace of half: at the edge');
  });

  it('finds a ground pad that a ring of traces cuts off from the pour', () => {
    const [x, y] = board.parts.find(({ ref }) => ref === 'GND')!.pads[0]!;
    const r = 1.6;
    const ring = [
      [x - r, y - r],
      [x + r, y - r],
      [x + r, y + r],
      [x - r, y + r],
      [x - r, y - r],
    ] as const;
    const walls = ([0, 1] as const).map((layer) => ({ net: 'half', layer, width: 0.4, points: ring }));
    expect(designFaults(board, { ...routed, traces: [...routed.traces, ...walls] })).toContain('GND: not joined');
  });
});
