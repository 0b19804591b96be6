import { expect, it } from 'vitest';
import { dragged, keyed, settle, valueText, wheeled } from './knob-turns.ts';

it('turns by a tenth, with Shift by a half, by page one, and to the stops', () => {
  expect([keyed(0.5, 'ArrowUp', false), keyed(0.5, 'ArrowLeft', false)]).toEqual([0.51, 0.49]);
  expect([keyed(0.5, 'ArrowRight', true), keyed(0.98, 'ArrowUp', true)]).toEqual([0.55, 1]);
  expect([keyed(0.5, 'PageUp', false), keyed(0.05, 'PageDown', false)]).toEqual([0.6, 0]);
  expect([keyed(0.5, 'Home', false), keyed(0.5, 'End', false), keyed(0.5, 'a', false)]).toEqual([0, 1, null]);
});

it('goes through its whole turn in 220 px, four times finer with Shift, up and right', () => {
  expect(dragged(0, 0, 220, false)).toBe(1);
  expect(dragged(0, 0, 220, true)).toBe(0.25);
  expect(dragged(0, 220, 0, false)).toBe(0.5);
  expect(dragged(0.5, 0, -500, false)).toBe(0);
});

it('loses nothing of a drag that is slower than a step', () => {
  let at = 0.5;
  for (let px = 0; px < 26; px += 1) at = dragged(at, 0, 1, true);
  expect(settle(at)).toBe(0.53);
});

it('says what it shows', () => {
  expect([valueText(0.72), valueText(1), valueText(wheeled(0.5, 120)), valueText(wheeled(0.99, -1))]).toEqual([
    '7.2 of 10',
    '10.0 of 10',
    '4.8 of 10',
    '10.0 of 10',
  ]);
});
