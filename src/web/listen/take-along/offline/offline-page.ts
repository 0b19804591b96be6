/** A kit as one file that plays without a network: everything that it takes stands in it as text. */
import { brandColours as colour } from '#domain/shop/brand-colours.ts';
import { shop } from '#domain/shop/shop.ts';
import { ampSettingNames, type AmpPick } from '#electronics/player/chain/amp-settings.ts';
import { dataId, type OfflineData } from './offline-data.ts';

interface OfflineKnob {
  readonly ref: string;
  readonly label: string;
  readonly position: number;
}

interface OfflinePage {
  readonly name: string;
  /** Of the page in the shop with these settings. */
  readonly address: string;
  /** SVG. */
  readonly picture: string;
  readonly knobs: readonly OfflineKnob[];
  readonly riffs: readonly (readonly [value: string, name: string])[];
  /** The bundle that plays. */
  readonly player: string;
  readonly data: OfflineData;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** It may run what stands in it, and ask nobody for anything. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' data:",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const styles = `
:root{color-scheme:only light}
*{box-sizing:border-box;margin:0}
body{max-width:720px;margin:0 auto;padding:16px;background:${colour.surface};color:${colour.ink};font:16px/1.4 system-ui,sans-serif}
main{display:grid;gap:16px}
h1{font-size:24px;line-height:1.25}
img{width:100%;height:auto}
.row{display:flex;flex-wrap:wrap;align-items:end;gap:8px 16px}
.knobs{display:grid;grid-template-columns:repeat(auto-fill,minmax(140px,1fr));gap:8px 16px}
label{display:grid;gap:2px;font-size:14px;color:${colour['ink-2']}}
label.check{display:flex;align-items:center;gap:8px;min-height:44px}
input[type=range]{width:100%;height:28px;accent-color:${colour.mat}}
input[type=checkbox]{width:20px;height:20px;accent-color:${colour.mat}}
button,select{min-height:44px;padding:0 16px;border:1px solid ${colour['ink-3']};border-radius:8px;background:${colour.surface};color:${colour.ink};font:inherit}
button{min-width:96px;border-color:${colour.mat};background:${colour.mat};color:${colour['on-mat']};font-weight:600}
button:disabled{opacity:.6}
:focus-visible{outline:3px solid ${colour.accent};outline-offset:2px}
footer{margin-top:16px;padding:8px 0;border-top:1px solid ${colour.line};font-size:14px}
a{color:${colour.link}}
p{min-height:20px;font-size:14px;color:${colour['ink-2']}}`;

const ampNames: Readonly<Record<AmpPick, string>> = { off: 'Off', clean: 'Clean', edge: 'Edge', driven: 'Driven' };

const options = (all: readonly (readonly [value: string, name: string])[], chosen: string): string =>
  all
    .map(([value, name]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${escaped(name)}</option>`)
    .join('');

const range = (label: string, value: number, attribute: string): string =>
  `<label>${escaped(label)}<input type="range" min="0" max="1" step="0.01" value="${value}" ${attribute}></label>`;

/** In a script nothing may look like its end. */
const inScript = (code: string): string => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

export function offlinePage({ name, address, picture, knobs, riffs, player, data }: OfflinePage): string {
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
<body>
<main>
<h1>${escaped(name)}</h1>
<img src="data:image/svg+xml,${encodeURIComponent(picture)}" alt="The ${escaped(name)}, seen from above">
<div class="row"><button type="button" disabled>Play</button>
<label>Riff<select data-riff>${options(riffs, data.riff)}</select></label>
<label>Amp<select data-amp>${options(amps, data.amp)}</select></label>
${range('Volume', 0.7, 'data-volume')}
<label class="check"><input type="checkbox" data-effect checked>Effect on</label></div>
<div class="knobs">${knobs.map(({ ref, label, position }) => range(label, position, `data-knob="${escaped(ref)}"`)).join('')}</div>
<p role="status"></p>
<noscript><p>Playing needs JavaScript.</p></noscript>
</main>
<footer>This file plays by itself, without a network. <a href="${escaped(address)}">${escaped(name)} at ${escaped(shop.name)}</a></footer>
<script type="application/json" id="${dataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module">${inScript(player)}</script>
</body>
</html>
`;
}
