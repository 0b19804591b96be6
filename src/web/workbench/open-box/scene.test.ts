import { describe, expect, it } from 'vitest';
import { ticking } from '#domain/workbench/builds/build-changes.ts';
import { emptyState } from '#domain/workbench/builds/build-state.ts';
import { bareSheet } from '#tests/support/workbench/bare-sheet.ts';
import { sampleWiring as wiring } from '#tests/support/workbench/sample-wiring.ts';
import { buildSteps } from '../builds/steps/build-steps.ts';
import { sceneOf } from './scene.ts';

const steps = buildSteps({ ...bareSheet('vintage-overdrive'), wiring });
const at = (id: string): number => steps.findIndex((step) => step.id === id);
const marksBefore = (id: string): string[] =>
  steps.slice(0, at(id)).flatMap((step) => (step.kind === 'wiring' ? step.marks : []));
const sceneAt = (id: string) =>
  sceneOf({
    wiring,
    steps,
    state: ticking(emptyState, marksBefore(id), 'd-phone123'),
    step: steps[at(id)],
    check: null,
    lugs: [],
  });

describe('the open box at a step', () => {
  it('shows a strap on the switch that lies on the table, and not in the air of the box', () => {
    expect(sceneAt('wire-SW1.3-SW1.9')).toMatchObject({ alone: 'SW1', wires: { 1: 'now' } });
    expect(sceneAt('panel-PCB').wires[1]).toBe('away');
    expect(sceneAt('panel-JIN').wires[1]).toBe('in');
  });

  it('shows the wires of parts that are in, those to come faintly', () => {
    const scene = sceneAt('wire-LED1.K-SW1.4-lug');
    expect(Object.values(scene.wires)).toEqual(wiring.wires.map(() => 'away'));
    const later = sceneAt('wire-PCB.9V-JDC.+');
    expect(later.wires).toEqual({ 1: 'in', 2: 'in', 3: 'now', 4: 'soon', 5: 'soon', 6: 'soon' });
  });

  it('shows faintly what a wire goes to that is not in yet', () => {
    const early = {
      ...wiring,
      steps: wiring.steps.map((step) => (step.kind === 'lug-end' ? { kind: 'wire' as const, wire: 5 } : step)),
    };
    const own = buildSteps({ ...bareSheet('vintage-overdrive'), wiring: early });
    const index = own.findIndex(({ id }) => id === 'wire-LED1.K-SW1.4');
    const marks = own.slice(0, index).flatMap((step) => (step.kind === 'wiring' ? step.marks : []));
    const state = ticking(emptyState, marks, 'd-phone123');
    const scene = sceneOf({ wiring: early, steps: own, state, step: own[index], check: null, lugs: [] });
    expect(scene.parts).toMatchObject({ LED1: 'in', SW1: 'soon', PCB: 'away' });
    expect(scene.wires[5]).toBe('now');
  });
});
