/**
 * Sprites: many small drawings in one file, shown with <use href="/art/sprite-glyphs.….svg#fuzz"/>.
 * Browsers do not agree on gradients, clips and patterns that a <use> reaches in another file, so a symbol
 * holds plain shapes only, painted with currentColor and CSS custom properties of the page that shows it.
 */

const rootPattern = /^<svg[^>]*? viewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s;

/** A finished picture as a symbol. */
export function symbol(id: string, picture: string): string {
  const [, view, body] = rootPattern.exec(picture)!;
  return `<symbol id="${id}" viewBox="${view}">${flat(body!)}</symbol>`;
}

/** Write kept paths out where they are used. */
function flat(body: string): string {
  const kept = new Map<string, string>();
  for (const [, id, line] of body.matchAll(/<path id="([^"]+)" d="([^"]+)"\/>/g)) kept.set(id!, line!);
  return body
    .replace(/<defs>.*<\/defs>/s, '')
    .replace(/<use href="#([^"]+)"/g, (_, id: string) => `<path d="${kept.get(id)}"`);
}

export const sprite = (symbols: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
