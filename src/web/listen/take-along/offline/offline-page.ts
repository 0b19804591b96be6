/** A kit, or a row of them, as one file that plays without a network: everything that it takes stands in it as text. */
import { shop } from '#domain/shop/shop.ts';
import {
  checkHtml,
  effectHtml,
  escapeHtml as escaped,
  knobsHtml,
  rangeHtml,
  standaloneStyles,
  statusHtml,
  type StandaloneKnob,
} from '#domain/shop/standalone-page.ts';
import { ampSettingNames, type AmpPick } from '#electronics/player/chain/amp-settings.ts';
import { dataId, type OfflineData } from './offline-data.ts';

interface OfflinePedal {
  readonly name: string;
  /** SVG. */
  readonly picture: string;
  readonly knobs: readonly StandaloneKnob[];
  readonly isOn: boolean;
}

interface OfflinePage {
  readonly name: string;
  /** Of the page in the shop with these settings. */
  readonly address: string;
  readonly pedals: readonly OfflinePedal[];
  readonly riffs: readonly (readonly [value: string, name: string])[];
  /** The bundle that plays. */
  readonly player: string;
  readonly data: OfflineData;
}

/** It may run what stands in it, and ask nobody for anything. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' data:",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const styles = `${standaloneStyles}
body{max-width:720px;margin:0 auto;padding:16px}
body.board{max-width:1080px}
main{display:grid;gap:16px}
h1{font-size:24px}
img{width:100%;height:auto}
.pedals{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:32px 24px}
h2{font-size:18px}
footer{margin-top:16px;padding:8px 0}
p{min-height:20px}`;

const ampNames: Readonly<Record<AmpPick, string>> = { off: 'Off', clean: 'Clean', edge: 'Edge', driven: 'Driven' };

const options = (all: readonly (readonly [value: string, name: string])[], chosen: string): string =>
  all
    .map(([value, name]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${escaped(name)}</option>`)
    .join('');

/** A pedal of a row has its name and a switch of its own. */
function pedalOf({ name, picture, knobs, isOn }: OfflinePedal, index: number, isRow: boolean): string {
  const numbered = escaped(isRow ? `${index + 1} ${name}` : name);
  const heading = isRow ? `<h2>${numbered}</h2>` : '';
  return `<div role="group" aria-label="${numbered}" data-pedal>${heading}
<img src="data:image/svg+xml,${encodeURIComponent(picture)}" alt="The ${escaped(name)}, seen from above">
${isRow ? checkHtml('On', 'data-on', isOn) : ''}${knobsHtml(knobs)}</div>`;
}

/** In a script nothing may look like its end. */
const inScript = (code: string): string => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

export function offlinePage({ name, address, pedals, riffs, player, data }: OfflinePage): string {
  const isRow = pedals.length > 1;
  const title = `${escaped(name)} · ${escaped(shop.name)}`;
  const amps = (['off', ...ampSettingNames] as const).map((pick) => [pick, ampNames[pick]] as const);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body${isRow ? ' class="board"' : ''}>
<main>
<h1>${escaped(name)}</h1>
<div class="row"><button type="button" disabled>Play</button>
<label>Riff<select data-riff>${options(riffs, data.riff)}</select></label>
<label>Amp<select data-amp>${options(amps, data.amp)}</select></label>
${rangeHtml('Volume', 0.7, 'data-volume')}
${effectHtml(isRow ? 'Board' : 'Effect')}</div>
${statusHtml}
<div class="pedals">${pedals.map((pedal, index) => pedalOf(pedal, index, isRow)).join('\n')}</div>
</main>
<footer>This file plays by itself, without a network. <a href="${escaped(address)}">${escaped(name)} at ${escaped(shop.name)}</a></footer>
<script type="application/json" id="${dataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module">${inScript(player)}</script>
</body>
</html>
`;
}
