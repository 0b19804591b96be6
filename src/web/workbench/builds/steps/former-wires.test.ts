import { describe, expect, it } from 'vitest';
import { ticking } from '#domain/workbench/builds/build-changes.ts';
import { emptyState, mark } from '#domain/workbench/builds/build-state.ts';
import { kitWiring } from '#build/wiring/kit-wiring.ts';
import { kits } from '#catalogue/kits.ts';
import { bareSheet } from '#tests/support/workbench/bare-sheet.ts';
import { buildSteps, indexOfStep } from './build-steps.ts';
import { formerWires, groundingStrap } from './former-wires.ts';
import { isStepDone, progressOf } from './progress.ts';

// One whose lamp is soldered before the board goes in, one where it is not, one with a board end at the switch in a small box.
describe.each(['analog-delay', 'fuzz-box', 'pocket-fuzz'])(
  'a %s that was begun before wires moved on the switch',
  (slug) => {
    const { wiring } = kitWiring(kits.find((kit) => kit.slug === slug)!);
    const steps = buildSteps({ ...bareSheet(slug), wiring });
    const known = new Set(steps.map(({ id }) => id));
    const formerly = Object.entries(formerWires).flatMap(([now, former]) =>
      ['', '-board', '-lug'].flatMap((end) => (known.has(`${now}${end}`) ? [[`${now}${end}`, `${former}${end}`]] : [])),
    ) as [string, string][];

    it('keeps every tick of them, and finds where it was paused', () => {
      expect(formerly.length).toBeGreaterThanOrEqual(4);
      for (const [now, former] of formerly) {
        const state = ticking(emptyState, [mark('placed', former)], 'd-phone123');
        const done = steps.filter((step) => isStepDone(step, state)).map(({ id }) => id);
        expect(done).toEqual([now]);
        expect(indexOfStep(steps, former)).toBe(indexOfStep(steps, now));
      }
    });

    it('has no other wire by a former name, and the strap that is new is open', () => {
      for (const [, former] of formerly) expect(known).not.toContain(former);
      const ticked = steps.flatMap((step) =>
        step.kind !== 'wiring' || step.id === groundingStrap
          ? []
          : step.formerMarks.length > 0
            ? step.formerMarks
            : step.marks,
      );
      const { wired, wires } = progressOf(steps, ticking(emptyState, ticked, 'd-phone123'));
      expect([wired, known.has(groundingStrap)]).toEqual([wires - 1, true]);
    });
  },
);
