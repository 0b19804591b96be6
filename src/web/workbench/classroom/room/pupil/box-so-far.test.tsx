import { expect, it } from 'vitest';
import { bareSheet } from '#tests/support/workbench/bare-sheet.ts';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { sampleWiring } from '#tests/support/workbench/sample-wiring.ts';
import { BoxSoFar } from './box-so-far.tsx';

const sheet = { ...bareSheet('vintage-overdrive'), wiring: sampleWiring };
const onBoard = sheet.steps.flatMap(({ name, refs }) => (name === 'panel' || name === 'close' ? [] : refs));
const inBox = ['wire-SW1.3-SW1.9', 'BZ1', 'LED1', 'wire-LED1.K-SW1.4-lug', 'BOX', 'SW1', 'JIN', 'JOUT', 'JDC'];
const checked = ['short', 'wires-strap'];

const markup = (
  placed: string[],
  more: { checked?: string[]; failed?: { check: string; point: string; value: number } } = {},
) =>
  renderMarkup(
    <BoxSoFar
      sheet={sheet}
      wiring={sampleWiring}
      openBoxUrl="/art/bench-box.svg"
      told={{ placed: [...onBoard, ...placed], checked: more.checked ?? checked, failed: more.failed ?? null }}
    />,
    { data: [[['open-box', '/art/bench-box.svg'], '<svg></svg>']] },
  );

it('shows the wire that a pupil is at, the whole box first, and no key to tick it', () => {
  const shown = markup(inBox);
  expect(shown).toContain('aria-label="The open box from behind. Wire 2, black, goes from board GND to DC −."');
  expect(shown).toMatch(/<button[^>]*aria-pressed="true"[^>]*>Whole box/);
  expect(textOf(shown)).not.toMatch(/is in|holds|Space/);
});

it('shows the two points that a pupil stopped at', () => {
  const failed = { check: 'wires-supply', point: 'supply 2', value: 0 };
  const shown = markup([...inBox, 'wire-PCB.GND-JDC.-', 'wire-PCB.9V-JDC.+'], { failed });
  expect(shown).toContain('aria-label="The open box from behind. Red probe on DC +, black on DC −."');
});

it('shows what is in while a pupil is at something else', () => {
  const shown = markup([...inBox, 'wire-PCB.GND-JDC.-', 'wire-PCB.9V-JDC.+']);
  expect(shown).toContain('aria-label="The open box from behind, 3 of 6 wires in."');
  const powered = markup(inBox, { checked: [...checked, 'supply'] });
  expect(powered).toContain('aria-label="The open box from behind, wired."');
});
