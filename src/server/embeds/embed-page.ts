import type { Product } from '#contracts/catalogue.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import { embedPath, oembedPath, type EmbedKind } from '#domain/paths/embed-paths.ts';
import { ampSettingNames } from '#electronics/player/chain/amp-settings.ts';
import { shop } from '#domain/shop/shop.ts';
import {
  effectHtml,
  escapeHtml as escape,
  knobsHtml,
  standaloneStyles,
  statusHtml,
  type StandaloneKnob,
} from '#domain/shop/standalone-page.ts';

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
    /** The name by which its code makes itself known. */
    readonly kit: string;
    readonly codeUrl: string;
    readonly ampUrl: string;
    readonly script: string;
    readonly knobs: readonly StandaloneKnob[];
  };
}

export const embedTitles: Readonly<Record<EmbedKind, (name: string) => string>> = {
  listen: (name) => `Hear the ${name}`,
  schematic: (name) => `Schematic of the ${name}`,
  board: (name) => `Board of the ${name}`,
};

const styles = `${standaloneStyles}
html,body{height:100%}
body{display:flex;flex-direction:column}
main{flex:1;min-height:0;display:flex;flex-direction:column;gap:12px;padding:12px}
figure{flex:1;min-height:120px;display:flex;overflow:auto}
figure img{width:100%;height:100%;object-fit:contain}
figure.wide img{flex:none;width:max(100%,600px);height:auto}
h1{font-size:18px}
.row{align-items:center}
footer{padding:8px 12px}
a{display:inline-block;padding:4px 0}`;

const ampOptions = (['off', ...ampSettingNames] as const)
  .map((pick) => `<option value="${pick}">${pick[0]!.toUpperCase()}${pick.slice(1)}</option>`)
  .join('');

const playerHtml = (knobs: readonly StandaloneKnob[]): string =>
  [
    '<div class="row"><button type="button" disabled>Play</button>',
    '<label>Riff<select data-riff></select></label>',
    `<label>Amp<select data-amp-pick>${ampOptions}</select></label>`,
    `${effectHtml()}</div>`,
    knobsHtml(knobs),
    statusHtml,
  ].join('\n');

interface Link {
  readonly href: string;
  readonly words: string;
}

/** The frame around all that is embedded: it opens the shop beside the page that it stands in. */
const documentHtml = (title: string, head: string, main: string, { href, words }: Link): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} · ${escape(shop.name)}</title>
<link rel="icon" href="data:,">
${head}
<style>${styles}</style>
</head>
<body>
${main}
<footer><a href="${escape(href)}" target="_blank" rel="noopener">${escape(words)}</a></footer>
</body>
</html>
`;

/** The whole page of an embed. It stores nothing and knows nobody. */
export function embedHtml({ kind, product, picture, player }: EmbedPage, publicUrl: string): string {
  const title = embedTitles[kind](product.name);
  const shopPage = absoluteUrl(publicUrl, paths.product(product.slug));
  const data = player
    ? ` data-kit="${escape(player.kit)}" data-code="${escape(player.codeUrl)}" data-amp="${escape(player.ampUrl)}" data-subcategory="${escape(product.subcategory)}"`
    : '';
  const head = `<link rel="canonical" href="${escape(shopPage)}">
<link rel="alternate" type="application/json+oembed" href="${escape(absoluteUrl(publicUrl, oembedPath(embedPath(kind, product.slug), publicUrl)))}" title="${escape(title)}">
${player ? `<script type="module" crossorigin src="${escape(player.script)}"></script>` : ''}`;
  const main = `<main${data}>
<h1>${escape(title)}</h1>
<figure${kind === 'schematic' ? ' class="wide" tabindex="0" aria-label="The schematic, to scroll"' : ''}><img src="${escape(picture.url)}" alt="${escape(picture.alt)}"></figure>
${player ? playerHtml(player.knobs) : ''}
</main>`;
  return documentHtml(title, head, main, { href: shopPage, words: `${product.name} at ${shop.name}` });
}

/** What stands in a frame whose address shows nothing, or nothing any more. */
export const missingEmbedHtml = (publicUrl: string): string =>
  documentHtml(
    'Nothing to show here',
    '',
    `<main>
<h1>Nothing to show here</h1>
<p>What stood here isn’t in the shop any more, or the address of this frame has a mistake.</p>
</main>`,
    { href: absoluteUrl(publicUrl, paths.products()), words: `All kits and parts at ${shop.name}` },
  );
