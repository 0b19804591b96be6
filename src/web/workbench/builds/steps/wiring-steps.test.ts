import { describe, expect, it } from 'vitest';
import { ticking } from '#domain/workbench/builds/build-changes.ts';
import { emptyState, mark, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { merge } from '#domain/workbench/builds/merge.ts';
import { placePattern } from '#domain/questions/questions.ts';
import { hasPlace } from '#drawings/workbench/has-place.ts';
import { bareSheet } from '#tests/support/workbench/bare-sheet.ts';
import { sampleWiring } from '#tests/support/workbench/sample-wiring.ts';
import { nextName } from '../build-text.ts';
import { buildSteps, indexOfStep, type BuildStep } from './build-steps.ts';
import { isStepDone, marksOf, progressOf, stepAfter, waitsFor } from './progress.ts';
import { rulerMarks, wiringMarks } from './ruler-marks.ts';
import { stepName } from './step-text.ts';
import type { WiringStep } from './wiring-steps.ts';

const { wiring: _wiring, ...before } = bareSheet('vintage-overdrive');
const sheet = { ...before, wiring: sampleWiring };
const formerSteps = buildSteps(before);
const steps = buildSteps(sheet);

const tick = (state: BuildState, ...marks: string[]) => merge(state, ticking(state, marks, 'd-phone123'));
const marksIn = (step: BuildStep): string[] => {
  if (step.kind === 'check') return [mark('check', step.check.name)];
  return step.kind === 'parts' ? step.parts.map(({ ref }) => mark('placed', ref)) : [...step.marks];
};
it('can each be asked about, and no other', () => {
  const places = [...steps, ...formerSteps].map(({ id }) => `step:${id}`);
  expect(places.filter((place) => !placePattern.test(place) || !hasPlace(sheet, place))).toEqual([]);
  expect(hasPlace(before, 'step:play')).toBe(false);
  for (const other of ['step:resistors-Q1', 'step:check-soup', 'step:wire-JIN.T-JDC.+', 'part:R99', 'part:play'])
    expect([other, hasPlace(sheet, other)]).toEqual([other, false]);
});

/** As a builder does: step by step. */
const work = (of: readonly BuildStep[], until: number): BuildState =>
  of
    .slice(0, until)
    .reduce(
      (state, step) => tick(state, ...(step.kind === 'wiring' ? marksOf(of, step, state) : marksIn(step))),
      emptyState,
    );
const at = (id: string): number => steps.findIndex((step) => step.id === id);
const wiringStep = (id: string): WiringStep => steps[at(id)] as WiringStep;

describe('the wiring among the steps of a build', () => {
  it('comes after the controls and before the first voltage, and ends with playing and the lid before the knobs', () => {
    const kinds = steps.map((step) =>
      step.kind === 'wiring' ? step.work.kind : step.kind === 'check' ? step.check.name : step.group.name,
    );
    const order = kinds.filter((kind, k) => kind !== kinds[k - 1]);
    expect(order.slice(order.indexOf('controls'))).toEqual([
      'controls',
      'wire',
      'check',
      'board-end',
      'mount',
      'lug-end',
      'mount',
      'wire',
      'check',
      'wire',
      'check',
      'wire',
      'power',
      'supply',
      'chips',
      'voltages',
      'play',
      'close',
    ]);
    expect(stepName(steps[at('wire-PCB.9V-JDC.+')]!)).toBe('Wire 3: board 9V to DC +');
  });

  it('holds each part of the bill once, and names that the shop accepts', () => {
    const refs = steps.flatMap((step) =>
      step.kind === 'parts' ? step.parts.map(({ ref }) => ref) : step.kind === 'wiring' ? step.refs : [],
    );
    expect(refs.toSorted()).toEqual(sheet.parts.map(({ ref }) => ref).toSorted());
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const { id } of steps) expect(id).toMatch(/^[\w .+-]{1,60}$/);
    for (const key of steps.flatMap(marksIn)) expect(key).toMatch(/^(placed|check):[\w .+-]{1,60}$/);
  });

  it('is gone through to the end, one step after the other', () => {
    let [state, index] = [emptyState, 0];
    for (let k = 0; k < steps.length; k++) {
      expect([index, waitsFor(steps, state, index)]).toEqual([k, null]);
      const step = steps[index]!;
      state = tick(state, ...(step.kind === 'wiring' ? marksOf(steps, step, state) : marksIn(step)));
      index = stepAfter(steps, state, index);
    }
    expect(progressOf(steps, state)).toMatchObject({ isDone: true, placed: sheet.parts.length, wired: 6, wires: 6 });
  });

  it('names what comes next among words', () => {
    const nextAt = (id: string): string => nextName(steps, work(steps, at(id)));
    expect(nextAt('wire-PCB.GND-JDC.--board')).toBe('the board end of wire 2');
    expect(nextAt('panel-SW1')).toBe('the footswitch');
    expect(nextAt('panel-JIN')).toBe('the IN jack');
    expect(nextAt('check-wires-supply')).toBe('the supply check');
    expect(nextAt('check-wires-lamp')).toBe('the LED check');
    expect(nextAt('first-power')).toBe('the first power');
  });
});

describe('power', () => {
  it.each(['first-power', 'check-supply', 'check-voltages', 'play'])('at %s waits for what is open before it', (id) => {
    const all = work(steps, at('first-power') + 1);
    const without = work(steps, at('wire-JDC.--JIN.S'));
    expect(waitsFor(steps, all, at(id))).toBeNull();
    expect(waitsFor(steps, without, at(id))).toBe(at('wire-JDC.--JIN.S'));
    expect(waitsFor(steps, emptyState, at(id))).toBe(at('check-short'));
  });

  it('keeps no step without power waiting', () => {
    for (const id of ['check-short', 'panel-SW1', 'check-wires-supply', 'last-look'])
      expect(waitsFor(steps, emptyState, at(id))).toBeNull();
  });
});

describe('a build from before the wiring was led step by step', () => {
  const until = (id: string): BuildState =>
    work(
      formerSteps,
      formerSteps.findIndex((step) => step.id === id),
    );

  it('that was done is done', () => {
    const done = work(formerSteps, formerSteps.length);
    expect(progressOf(formerSteps, done).isDone).toBe(true);
    expect(progressOf(steps, done)).toMatchObject({ isDone: true, wired: 6, placed: sheet.parts.length });
  });

  it('goes on where it was, whichever step that is', () => {
    const former = (id: string) => {
      const state = until(id);
      return { ...progressOf(steps, state), id: steps[progressOf(steps, state).next]!.id };
    };
    // On the board nothing has changed; the wire set and the box are led step by step now.
    for (const { id } of formerSteps.filter((step) => step.kind !== 'check' || step.check.name !== 'supply')) {
      const state = until(id);
      expect(progressOf(steps, state).placed).toBe(progressOf(formerSteps, state).placed);
    }
    expect(former('resistors-R3').id).toBe('resistors-R3');
    expect(former('wires-WIRE').id).toBe(steps.find(({ id }) => id.startsWith('controls-'))!.id);
    expect(former('chips-IC1').id).toBe('chips-IC1');
    expect(former('check-voltages').id).toBe('check-voltages');
    expect(former(formerSteps.findLast(({ id }) => id.startsWith('close-'))!.id)).toMatchObject({
      wired: 6,
      id: 'play',
    });
  });

  it('that has its wires on the board is not asked for them again', () => {
    const state = tick(emptyState, mark('placed', 'WIRE'));
    const ends = steps.filter((step) => step.kind === 'wiring' && step.work.kind === 'board-end');
    expect(ends.length).toBe(2);
    expect(ends.every((step) => isStepDone(step, state))).toBe(true);
    expect(isStepDone(wiringStep('wire-PCB.9V-JDC.+'), state)).toBe(false);
  });

  it('that has everything bolted in, and no voltage read, keeps its parts and is led through the wires', () => {
    const state = until('check-supply');
    const mounts = steps.filter((step) => step.kind === 'wiring' && step.work.kind === 'mount');
    expect(mounts.every((step) => isStepDone(step, state))).toBe(true);
    expect(steps[progressOf(steps, state).next]!.id).toBe('wire-SW1.3-SW1.9');
    expect(waitsFor(steps, state, at('check-supply'))).toBe(at('wire-SW1.3-SW1.9'));
  });

  it('that was paused at a step finds it, or what has taken its place', () => {
    expect(indexOfStep(steps, 'panel-SW1')).toBe(at('panel-SW1'));
    expect(indexOfStep(steps, 'panel-BOX')).toBe(at('panel-PCB'));
    expect(indexOfStep(steps, 'wires-WIRE')).toBe(at('wire-PCB.9V-JDC.+-board'));
    expect(indexOfStep(steps, 'check-supply')).toBe(at('check-supply'));
    for (const { id } of formerSteps) expect([id, indexOfStep(steps, id)]).not.toEqual([id, -1]);
    for (const nowhere of [null, undefined, 'nonsense']) expect(indexOfStep(steps, nowhere)).toBe(-1);
  });
});

describe('the ruler', () => {
  it('has the wiring as one stretch, and one of its own inside it', () => {
    const state = work(steps, at('wire-PCB.9V-JDC.+'));
    const outer = rulerMarks(steps, state);
    expect(outer.find(({ name }) => name === 'Box and wiring')).toMatchObject({ parts: 16, placed: 12 });
    expect(outer.map(({ name }) => name)).not.toContain('Board ends');
    const inner = wiringMarks(steps, state);
    expect(inner.map(({ name }) => name)).toEqual([
      'Strap',
      'Strap check',
      'Board ends',
      'Box',
      'Supply',
      'Supply check',
      'Ground',
      'LED',
      'LED check',
      'Signal',
      'First power',
    ]);
    expect(inner.find(({ name }) => name === 'Supply')).toMatchObject({ kind: 'group', parts: 2, placed: 1 });
    expect(inner.find(({ name }) => name === 'Strap check')).toMatchObject({ kind: 'check', isDone: true });
  });
});
