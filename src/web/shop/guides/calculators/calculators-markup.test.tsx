import { describe, expect, it } from 'vitest';
import { calculatorNames } from '#content/markdown-page.ts';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { calculators } from './calculators.ts';

const answers = {
  'resistor-colours': '4.7 kΩ, ±1%',
  'capacitor-code': '100 nF 100,000 pF = 100 nF = 0.1 µF',
  'rc-corner': '720 Hz',
  'led-resistor': '3.9 kΩ (E12)',
} as const;

describe.each(calculatorNames)('the helper %s', (name) => {
  const Helper = calculators[name];
  const html = renderMarkup(<Helper />);

  it('shows a worked example as HTML alone', () => {
    expect(textOf(/<output.*?<\/output>/s.exec(html)![0])).toContain(answers[name]);
  });

  it('names every field it has', () => {
    const ids = [...html.matchAll(/<(?:input|select)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) expect(html).toContain(`<label for="${id}">`);
    expect(html).toMatch(/<section[^>]* aria-labelledby="([^"]+)">.*<h3 id="\1">/s);
  });
});
