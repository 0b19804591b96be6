import { expect, it } from 'vitest';
import { stockSettings } from '#electronics/player/chain/chain-settings.ts';
import { offlinePage } from './offline-page.ts';
import type { OfflineData } from './offline-data.ts';

const tricky = 'const end = "</script><!-- x";';
const data: OfflineData = {
  kits: [{ slug: 'fuzz-box', settings: stockSettings }],
  amp: 'edge',
  cabinet: 'guitar',
  riff: 'lead',
  code: { worklet: tricky, kits: { 'fuzz-box': tricky }, amp: tricky },
};
const pedal = {
  name: 'Fuzz & Box',
  picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  knobs: [{ ref: 'VR1', label: 'Fuzz <hot>', position: 0.4 }],
  isOn: true,
};
const page = {
  name: 'Fuzz & Box',
  address: 'https://shop.example/products/fuzz-box?a=1&b=2#listen',
  pedals: [pedal],
  riffs: [
    ['chords', 'Open chords'],
    ['lead', 'Lead with bends'],
  ],
  player: tricky,
  data,
} as const;
const html = offlinePage(page);

it('a page on a disk holds its code whole, whatever stands in it', () => {
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const [, json = ''] = /<script type="application\/json" id="data">([^<]*)<\/script>/.exec(html)!;
  expect(JSON.parse(json)).toEqual(data);
  const [, code = ''] = /<script type="module">([\s\S]*)<\/script>/.exec(html)!;
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
  expect(new Function(`${code} return end;`)()).toBe('</script><!-- x');
});

it('names nobody but the shop, to whom a link leads, and may ask nobody', () => {
  const named = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url]) => url!);
  expect(named.filter((url) => !url.startsWith('data:'))).toEqual([
    'https://shop.example/products/fuzz-box?a=1&amp;b=2#listen',
  ]);
  expect(html).toContain(`content="default-src 'none'; script-src 'unsafe-inline' data:;`);
});

it('begins as the pedal was set', () => {
  expect(html).toContain(
    'Fuzz &lt;hot&gt;<input type="range" min="0" max="1" step="0.01" value="0.4" data-knob="VR1">',
  );
  expect(html).toContain('<option value="lead" selected>');
  expect(html).toContain('<option value="edge" selected>Edge</option>');
});

it('has a switch for each pedal of a row, and none beside that of a pedal alone', () => {
  const row = offlinePage({ ...page, name: 'Pedalboard', pedals: [pedal, { ...pedal, isOn: false }] });
  const groups = [...row.matchAll(/role="group" aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(groups).toEqual(['1 Fuzz &amp; Box', '2 Fuzz &amp; Box']);
  expect([...row.matchAll(/data-on( checked)?>/g)].map(([, checked]) => checked)).toEqual([' checked', undefined]);
  expect(row).toContain('>Board on<');
  expect(html).not.toMatch(/data-on[ >]/);
  expect(html).toContain('>Effect on<');
});
