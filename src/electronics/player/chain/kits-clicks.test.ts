import { expect, it } from 'vitest';
import { clickOf } from '#tests/support/listen/click.ts';

it('a real kit does not click when it is bypassed, turned or changed', async () => {
  const slug = 'vintage-overdrive';
  expect(await clickOf({ bypassed: true }, slug)).toBeLessThan(1.2);
  expect(await clickOf({ knobs: { DRIVE: 1 } }, slug)).toBeLessThan(1.2);
  expect(await clickOf({ knobs: { LEVEL: 1 } }, slug)).toBeLessThan(1.2);
  // To the very stop, where the last step of a pot is its greatest.
  expect(await clickOf({ knobs: { TONE: 1 } }, slug)).toBeLessThan(1.2);
  expect(await clickOf({ parts: { C3: { farads: 220e-9 } } }, slug)).toBeLessThan(1.2);
});

it.each([
  ['fuzz-box', { VOLUME: 0 }, { C3: { farads: 33e-9 } }],
  ['chorus-pedal', { DEPTH: 1 }, { R4: { ohms: 33e3 } }],
  ['hard-clipper', { DISTORTION: 1 }, { R4: { ohms: 33e3 } }],
] as const)('%s does not click either', async (slug, knobs, parts) => {
  expect(await clickOf({ bypassed: true }, slug)).toBeLessThan(1.3);
  expect(await clickOf({ knobs }, slug)).toBeLessThan(1.3);
  // The sweep of a chorus begins anew.
  expect(await clickOf({ parts }, slug)).toBeLessThan(1.6);
});

// Of a sine through a straight amplifier nothing is sharp, so that a step of a gliding knob shows there first. An echo bends
// pitch while it glides, and a note at twice its pitch is four times as sharp without a click. The worst that
// `tools/listen-clicks.ts` found, and those that were before.
it.each([
  ['treble-booster', 'LEVEL', 0, 1.5],
  ['treble-booster', 'LEVEL', 1, 1.5],
  ['clean-booster', 'BOOST', 0, 1.5],
  ['micro-booster', 'GAIN', 0, 1.5],
  ['chip-echo', 'DELAY', 1, 2.5],
  ['analog-delay', 'TIME', 0, 4.5],
] as const)('%s does not ripple when %s is thrown to %d', async (slug, knob, stop, limit) => {
  expect(await clickOf({ knobs: { [knob]: stop } }, slug)).toBeLessThan(limit);
});

it.each([
  ['orange-compressor', { C1: { farads: 22e-9 } }],
  ['orange-compressor', { R4: { ohms: 33e3 } }],
  ['spring-reverb', { C1: { farads: 22e-9 } }],
  ['chip-echo', { C1: { farads: 22e-9 } }],
] as const)('%s, which remembers long, takes another part without a click', async (slug, parts) => {
  expect(await clickOf({ parts }, slug)).toBeLessThan(2.5);
});
