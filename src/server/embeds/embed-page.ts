import type { Product } from '#contracts/catalogue.ts';
import { brandColours as colour } from '#domain/shop/brand-colours.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import { embedPath, oembedPath, type EmbedKind } from '#domain/paths/embed-paths.ts';
import { ampSettingNames } from '#electronics/player/chain/amp-settings.ts';
import { shop } from '#domain/shop/shop.ts';

/** A knob as its pedal is drawn with it. */
export interface EmbedKnob {
  readonly ref: string;
  readonly label: string;
  readonly position: number;
}

interface EmbedPicture {
  readonly url: string;
  readonly alt: string;
}

export interface EmbedPage {
  readonly kind: EmbedKind;
  readonly product: Pick<Product, 'slug' | 'name' | 'subcategory'>;
  readonly picture: EmbedPicture;
  /** Of a kit that plays. */
  readonly player?: {
    readonly codeUrl: string;
    readonly ampUrl: string;
    readonly script: string;
    readonly knobs: readonly EmbedKnob[];
  };
}

export const embedTitles: Readonly<Record<EmbedKind, (name: string) => string>> = {
  listen: (name) => `Hear the ${name}`,
  schematic: (name) => `Schematic of the ${name}`,
  board: (name) => `Board of the ${name}`,
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** One look, day and night: it stands in a page whose own look nobody knows. Fonts of the device: nothing is fetched. */
const styles = `
:root{color-scheme:only light}
*{box-sizing:border-box;margin:0}
html,body{height:100%}
body{display:flex;flex-direction:column;background:${colour.surface};color:${colour.ink};font:16px/1.4 system-ui,sans-serif}
main{flex:1;min-height:0;display:flex;flex-direction:column;gap:12px;padding:12px}
figure{flex:1;min-height:120px;display:flex;overflow:auto}
figure img{width:100%;height:100%;object-fit:contain}
figure.wide img{flex:none;width:max(100%,600px);height:auto}
h1{font-size:18px;line-height:1.25}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px}
.knobs{display:grid;grid-template-columns:repeat(auto-fill,minmax(120px,1fr));gap:8px 16px}
label{display:grid;gap:2px;font-size:14px;color:${colour['ink-2']}}
label.check{display:flex;align-items:center;gap:8px;min-height:44px}
input[type=range]{width:100%;height:28px;accent-color:${colour.mat}}
input[type=checkbox]{width:20px;height:20px;accent-color:${colour.mat}}
button,select{min-height:44px;padding:0 16px;border:1px solid ${colour['ink-3']};border-radius:8px;background:${colour.surface};color:${colour.ink};font:inherit}
button{min-width:96px;border-color:${colour.mat};background:${colour.mat};color:${colour['on-mat']};font-weight:600}
button:disabled{opacity:.6}
:focus-visible{outline:3px solid ${colour.accent};outline-offset:2px}
footer{padding:8px 12px;border-top:1px solid ${colour.line};font-size:14px}
a{color:${colour.link};display:inline-block;padding:4px 0}
p{font-size:14px;color:${colour['ink-2']}}`;

const knobHtml = ({ ref, label, position }: EmbedKnob): string =>
  `<label>${escape(label)}<input type="range" min="0" max="1" step="0.01" value="${position}" data-knob="${escape(ref)}"></label>`;

const ampOptions = (['off', ...ampSettingNames] as const)
  .map((pick) => `<option value="${pick}">${pick[0]!.toUpperCase()}${pick.slice(1)}</option>`)
  .join('');

const playerHtml = (knobs: readonly EmbedKnob[]): string =>
  [
    '<div class="row"><button type="button" disabled>Play</button>',
    '<label>Riff<select data-riff></select></label>',
    `<label>Amp<select data-amp-pick>${ampOptions}</select></label>`,
    '<label class="check"><input type="checkbox" data-effect checked>Effect on</label></div>',
    `<div class="knobs">${knobs.map(knobHtml).join('')}</div>`,
    '<p role="status"></p>',
    '<noscript><p>Playing needs JavaScript.</p></noscript>',
  ].join('\n');

/** The whole page of an embed. It stores nothing and knows nobody. */
export function embedHtml({ kind, product, picture, player }: EmbedPage, publicUrl: string): string {
  const title = embedTitles[kind](product.name);
  const shopPage = absoluteUrl(publicUrl, paths.product(product.slug));
  const data = player
    ? ` data-kit="${escape(product.slug)}" data-code="${escape(player.codeUrl)}" data-amp="${escape(player.ampUrl)}" data-subcategory="${escape(product.subcategory)}"`
    : '';
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} · ${escape(shop.name)}</title>
<link rel="icon" href="data:,">
<link rel="canonical" href="${escape(shopPage)}">
<link rel="alternate" type="application/json+oembed" href="${escape(absoluteUrl(publicUrl, oembedPath(embedPath(kind, product.slug), publicUrl)))}" title="${escape(title)}">
<style>${styles}</style>
${player ? `<script type="module" crossorigin src="${escape(player.script)}"></script>` : ''}
</head>
<body>
<main${data}>
<h1>${escape(title)}</h1>
<figure${kind === 'schematic' ? ' class="wide" tabindex="0" aria-label="The schematic, to scroll"' : ''}><img src="${escape(picture.url)}" alt="${escape(picture.alt)}"></figure>
${player ? playerHtml(player.knobs) : ''}
</main>
<footer><a href="${escape(shopPage)}" target="_blank" rel="noopener">${escape(product.name)} at ${escape(shop.name)}</a></footer>
</body>
</html>
`;
}
