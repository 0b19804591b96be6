import { describe, expect, it } from 'vitest';
import { setting, ticking } from '#domain/workbench/builds/build-changes.ts';
import { emptyState, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { merge } from '#domain/workbench/builds/merge.ts';
import { bareSheet } from '#tests/support/workbench/bare-sheet.ts';
import { sampleWiring } from '#tests/support/workbench/sample-wiring.ts';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import type { BuildActions } from '../../builds/my-builds.ts';
import { buildSteps, type BuildStep } from '../../builds/steps/build-steps.ts';
import { marksOf } from '../../builds/steps/progress.ts';
import type { WiringStep } from '../../builds/steps/wiring-steps.ts';
import { answerKey, answerOf } from './check/answers.ts';
import { WiringLoading, WiringNotLoaded } from './wiring-loading.tsx';
import { WiringStage } from './wiring-stage.tsx';

const sheet = { ...bareSheet('vintage-overdrive'), wiring: sampleWiring };
const steps = buildSteps(sheet);
const nothing = (): void => {};
const actions: BuildActions = {
  tick: nothing,
  untick: nothing,
  read: nothing,
  set: nothing,
  change: nothing,
  look: nothing,
};

const tick = (state: BuildState, marks: readonly string[]) => merge(state, ticking(state, marks, 'd-phone123'));
const marksIn = (step: BuildStep, state: BuildState): string[] => {
  if (step.kind === 'wiring') return marksOf(steps, step, state);
  return step.kind === 'check' ? [`check:${step.check.name}`] : step.parts.map(({ ref }) => `placed:${ref}`);
};
const index = (id: string): number => steps.findIndex((step) => step.id === id);
const until = (id: string): BuildState =>
  steps.slice(0, index(id)).reduce((state, step) => tick(state, marksIn(step, state)), emptyState);
const answered = (state: BuildState, id: string, beeps: boolean): BuildState => {
  const check = sampleWiring.checks.find((each) => each.id === id)!;
  return merge(state, setting(state, { readings: { [answerKey(check)]: answerOf(check, beeps) } }, 'd-phone123'));
};

const url = '/art/bench-box.svg';
const markup = (id: string, state: BuildState = until(id), isLeftHand = false, own = sheet): string => {
  const ownSteps = buildSteps(own);
  return renderMarkup(
    <WiringStage
      {...{ state, actions, isLeftHand }}
      sheet={own}
      wiring={own.wiring}
      steps={ownSteps}
      index={index(id)}
      step={ownSteps[index(id)] as WiringStep}
      openBoxUrl={url}
      paperUrl="/documents/overdrive.pdf"
      onBack={nothing}
      onStep={nothing}
      onTick={nothing}
      onDone={nothing}
    />,
    { data: [[['open-box', url], '<svg></svg>']] },
  );
};
const words = (id: string, state?: BuildState): string => textOf(markup(id, state)).replaceAll('\u00a0', ' ');

describe('one wire', () => {
  it('on the board is cut, stripped and named with the pad', () => {
    const shown = words('wire-PCB.9V-JDC.+-board');
    expect(shown).toContain('Board ends, before the board goes in 1 of 2');
    expect(shown).toContain('Red, 90 mm, into 9V');
    expect(shown).toContain('Cut 90 mm of red. Strip 3 mm here and 5 mm at the far end; twist and tin both.');
    expect(shown).toContain('DC + Later, in the box');
    expect(shown).toContain('It’s in the board');
  });

  it('in the box goes from lug to lug, with what is soldered already', () => {
    const shown = words('wire-PCB.GND-JDC.-');
    expect(shown).toContain('Wire 2 of 6 Supply Board GND to DC −');
    expect(shown).toContain('Board GND Already soldered');
    expect(shown).toContain('DC − The short lug');
    expect(shown).toContain('Take the black wire from board GND. Its end is stripped 5 mm and tinned.');
    expect(shown).toContain('Wire 4 shares DC −. Hook this one in, and solder when both are there.');
    expect(shown).toContain('Meter on its two ends: it beeps.');
    expect(shown).toContain('Wire 2 is in');
    expect(markup('wire-PCB.GND-JDC.-')).toContain(
      'aria-label="The open box from behind. Wire 2, black, goes from board GND to DC −."',
    );
  });

  it('that beeps anyway is pulled', () => {
    const shown = words('wire-JDC.--JIN.S');
    expect(shown).toContain('Pull at it gently: it must not move.');
    expect(shown).not.toContain('Meter on its two ends');
    expect(shown).toContain('Wire 4 holds');
  });

  it('of which one end comes early says which, and why', () => {
    const early = words('wire-LED1.K-SW1.4-lug');
    expect(early).toContain('Wire 5 of 6, one end');
    expect(early).toContain('Only this end now. The other goes to lug 4 later.');
    expect(early).toContain('Do it now: the board will lie over it.');
    expect(words('wire-LED1.K-SW1.4')).toContain('LED − (flat side) Already soldered');
  });

  it('is made on the table where it is a strap', () => {
    expect(words('wire-SW1.3-SW1.9')).toContain('while the switch lies on the table');
  });

  it('that is new beside wires of an older switch says that those change places', () => {
    const ends = { from: { lug: 'SW1.1', name: 'lug 1', strip: 5 }, to: { lug: 'SW1.6', name: 'lug 6', strip: 5 } };
    const wires = sampleWiring.wires.map((wire) => (wire.number === 1 ? { ...wire, ...ends } : wire));
    const own = { ...sheet, wiring: { ...sampleWiring, wires } };
    const shown = (...ticks: string[]) => textOf(markup('wire-SW1.3-SW1.9', tick(emptyState, ticks), false, own));
    expect(shown('placed:wire-LED1.K-SW1.5')).toContain(
      'Ground is now on lug 5 and the LED on lug 4: swap them first.',
    );
    for (const fresh of ['placed:wire-LED1.K-SW1.4', 'placed:wire-LED1.K-SW1.5-lug'])
      expect(shown(fresh)).not.toContain('swap them');
  });

  it('that is in can be taken back', () => {
    const done = tick(until('wire-PCB.GND-JDC.-'), ['placed:wire-PCB.GND-JDC.-']);
    expect(words('wire-PCB.GND-JDC.-', done)).toContain('Take the tick back');
    expect(words('wire-PCB.GND-JDC.-')).not.toContain('Take the tick back');
  });

  it('is on paper, too', () => {
    expect(markup('wire-PCB.GND-JDC.-')).toContain('href="/documents/overdrive.pdf"');
  });

  it('can be ticked with all others by whoever wired it by the drawing', () => {
    const parts = ['BZ1', 'LED1', 'BOX', 'SW1', 'JIN', 'JOUT', 'JDC'].map((ref) => `placed:${ref}`);
    expect(words('wire-SW1.3-SW1.9', tick(emptyState, parts))).toContain('Wired it already?');
    expect(words('wire-SW1.3-SW1.9')).not.toContain('Wired it already?');
  });
});

it('the box is filled in order, the part that goes in now named and why', () => {
  const shown = words('panel-BZ1');
  expect(shown).toContain('Box, 1 of 7 Cloth under the box LED bezel Nut behind.');
  expect(shown).toContain('1. LED bezel The LED clicks into it from behind. 2. LED 3. Board 4. Footswitch');
  expect(words('panel-LED1')).toContain('1. LED bezel , done');
});

describe('a beep check', () => {
  it('asks two points at a time, with both keys', () => {
    const shown = words('check-wires-supply');
    expect(shown).toContain('Check: Supply 1 of 2. No power Do these two beep?');
    expect(shown).toContain('Red probe on DC + Black probe on Board 9V');
    expect(shown).toContain('It beeps Silent');
  });

  it('goes on when it was right, and does not suggest the answer that guards the adapter', () => {
    const right = answered(until('check-wires-supply'), 'supply 1', true);
    const shown = words('check-wires-supply', right);
    expect(shown).toContain('Right. DC + and board 9V beep.');
    expect(shown).toContain('2 of 2. No power Do these two stay silent?');
    const keys = (html: string): number => html.match(/<button[^>]*class="[^"]*primary/g)?.length ?? 0;
    expect([keys(markup('check-wires-supply')), keys(markup('check-wires-supply', right))]).toEqual([1, 0]);
  });

  it('names the suspects by wire when it was wrong, and asks to measure again', () => {
    const wrong = words('check-wires-supply', answered(until('check-wires-supply'), 'supply 1', false));
    expect(wrong).toContain('It should beep. Everything before was right, so look here first:');
    expect(wrong).toContain('Wire 3 is loose or missing Show wire 3');
    expect(wrong).toContain('Wires 2 and 3 have changed places Show wire 2 Show wire 3');
    expect(wrong).toContain('Wire 3 sits on DC − instead of DC + Show wire 3');
    expect(wrong).toContain('Mended, measure again');
    expect(wrong).not.toContain('It beeps Silent');
  });

  it('keeps the adapter out when the supply is shorted', () => {
    const right = answered(until('check-wires-supply'), 'supply 1', true);
    const short = words('check-wires-supply', answered(right, 'supply 2', true));
    expect(short).toContain('It beeps, and shouldn’t. Don’t plug in the adapter.');
    expect(short).toContain('Solder between DC − and DC +');
  });

  it('that was all right can be measured again', () => {
    const state = answered(answered(until('check-wires-supply'), 'supply 1', true), 'supply 2', false);
    expect(words('check-wires-supply', state)).toContain('Measure it all again');
  });
});

describe('power, play and lid', () => {
  it('asks before the adapter goes in, with what stops it', () => {
    const shown = words('first-power');
    expect(shown).toContain('Nine volts, for the first time');
    expect(shown).toContain('If not: It beeps steadily: don’t plug in.');
    expect(shown).toContain('+9 V to ground: about 20K');
    expect(shown).toContain('draws 6 mA');
  });

  it('waits while a wire is open', () => {
    const shown = words('first-power', until('wire-SW1.2-JIN.T'));
    expect(shown).toContain('Don’t plug in the adapter yet.');
    expect(shown).toContain('Go to wire 6');
    expect(shown).not.toContain('Nine volts');
  });

  it('plays and closes', () => {
    expect(words('play')).toContain('Bypass: the guitar as it is');
    expect(words('last-look')).toContain('Lid on by hand: it lies flat');
    const wires = sampleWiring.wires.map((wire) => (wire.net === 'BYPASS' ? { ...wire, net: 'IN' } : wire));
    const plain = { ...sampleWiring, wires };
    expect(buildSteps({ ...sheet, wiring: plain }).find(({ id }) => id === 'play')).toMatchObject({
      marks: ['check:play-lamp', 'check:play-effect'],
    });
  });
});

it('says that it loads, and that it did not', () => {
  expect(renderMarkup(<WiringLoading />)).toContain('aria-label="Loading the wiring"');
  expect(textOf(renderMarkup(<WiringNotLoaded />))).toContain('The wiring didn’t load Your ticks are safe.');
});
