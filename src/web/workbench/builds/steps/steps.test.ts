import { describe, expect, it } from 'vitest';
import { ticking } from '#domain/workbench/builds/build-changes.ts';
import { emptyState, mark, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { merge } from '#domain/workbench/builds/merge.ts';
import { bareSheet, kitSlugs } from '#tests/support/workbench/bare-sheet.ts';
import { buildSteps, type BuildStep } from './build-steps.ts';
import { lookAlike } from './look-alikes.ts';
import { isStepDone, nextRef, progressOf, stepAfter } from './progress.ts';
import { rulerMarks } from './ruler-marks.ts';
import { dislikesHeat, partLabel, stepName, titleOf } from './step-text.ts';

const overdrive = bareSheet('vintage-overdrive');
const steps = buildSteps(overdrive);
const tick = (state: BuildState, ...marks: string[]) => merge(state, ticking(state, marks, 'd-phone123'));
const place = (state: BuildState, step: BuildStep) => {
  if (step.kind === 'wiring') return tick(state, ...step.marks);
  return step.kind === 'check'
    ? tick(state, mark('check', step.check.name))
    : tick(state, ...step.parts.map(({ ref }) => mark('placed', ref)));
};

describe('the steps of a build', () => {
  it.each(kitSlugs)('of %s hold each part once, and every check with the chips after the first voltage', (slug) => {
    const sheet = bareSheet(slug);
    const all = buildSteps(sheet);
    const refs = all.flatMap((step) => (step.kind === 'parts' ? step.parts.map(({ ref }) => ref) : []));
    expect(refs.toSorted()).toEqual(sheet.parts.map(({ ref }) => ref).toSorted());
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id } of all) expect(id).toMatch(/^[\w .+-]{1,60}$/);
    for (const ref of refs) expect(ref).toMatch(/^[\w .+-]{1,60}$/);
    const order = all.map((step) =>
      step.kind === 'wiring' ? step.work.kind : step.kind === 'check' ? step.check.name : step.group.name,
    );
    expect(order.filter((name) => sheet.checks.some((check) => check.name === name))).toEqual(
      sheet.checks.map(({ name }) => name),
    );
    const chips = order.indexOf('chips');
    expect(chips < 0 || chips > order.indexOf('supply')).toBe(true);
  });

  it('put equal parts together, and say so', () => {
    const titles = steps.map(stepName);
    expect(titles).toContain('Seven 10K resistors');
    expect(titles).toContain('C9, a 10u electrolytic');
    expect(titles).toContain('Two 1N4148 diodes');
    expect(titles).toContain('Socket for IC1');
    expect(titles).toContain('DRIVE, an A500K control');
    expect(titles).toContain('Three knobs');
    expect(titles).toContain('Check: is there a short');
    expect(titles.indexOf('Seven 10K resistors')).toBeLessThan(titles.indexOf('C9, a 10u electrolytic'));
  });

  it('know what dislikes heat, what is mixed up and what has only a name', () => {
    const hot = steps.filter((step) => step.kind === 'parts' && dislikesHeat(step)).map(stepName);
    expect(hot).toContain('Two 2SC1815GR transistors');
    expect(hot).not.toContain('Seven 10K resistors');
    const r3 = overdrive.parts.find(({ ref }) => ref === 'R3')!;
    expect(lookAlike(r3, overdrive.parts)).toBe('Not 1K: that has brown, not red, as its fourth band');
    expect(partLabel(overdrive.parts.find(({ ref }) => ref === 'WIRE')!)).toBe('Hook-up wire set');
    expect(partLabel(r3)).toBe('R3');
  });
});

describe('progress', () => {
  it('goes to the next open step, comes back to what was left out, and ends', () => {
    const withoutThird = steps.reduce((state, step, at) => (at === 2 ? state : place(state, step)), emptyState);
    expect(progressOf(steps, withoutThird)).toMatchObject({ next: 2, isDone: false, checked: 3 });
    expect(stepAfter(steps, withoutThird, steps.length - 1)).toBe(2);
    expect(stepAfter(steps, emptyState, 4)).toBe(5);
    const all = place(withoutThird, steps[2]!);
    expect(progressOf(steps, all)).toMatchObject({ isDone: true, placed: overdrive.parts.length, next: steps.length });
  });

  it('counts each part, and knows which is next in a group', () => {
    const group = steps.find((step) => step.kind === 'parts' && titleOf(step) === 'Seven 10K resistors')!;
    const state = tick(emptyState, mark('placed', 'R3'), mark('placed', 'R4'), mark('sourced', 'R8'));
    expect([nextRef(group, state), isStepDone(group, state), progressOf(steps, state).placed]).toEqual([
      'R8',
      false,
      2,
    ]);
    const [resistors] = rulerMarks(steps, state);
    expect(resistors).toMatchObject({ name: 'Resistors', placed: 2, parts: 19, first: 0 });
    expect(rulerMarks(steps, state).filter(({ kind }) => kind === 'check')).toHaveLength(3);
  });
});
