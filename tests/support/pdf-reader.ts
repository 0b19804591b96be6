/** Reads back what our own uncompressed documents say, for their tests: the pages, their text and their drawing. */

export interface ReadPage {
  /** One entry for each run of text, in the order it was written. */
  readonly texts: readonly string[];
  /** The drawing operators. */
  readonly content: string;
}

const charactersOf = (hex: string): string =>
  hex
    .split(' ')
    .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
    .join('');

/** What each glyph of a font stands for, from its table for readers. */
function glyphTable(cmap: string): Map<string, string> {
  const table = new Map<string, string>();
  for (const [, start, list] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    [...list!.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, hex], i) => {
      const glyph = (Number.parseInt(start!, 16) + i).toString(16).padStart(4, '0');
      table.set(glyph, charactersOf(hex!));
    });
  return table;
}

function textsOf(content: string, fonts: ReadonlyMap<string, Map<string, string>>): string[] {
  const texts: string[] = [];
  let font: Map<string, string> | undefined;
  for (const [, name, run] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name);
    else {
      const glyphs = [...run!.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
      texts.push(glyphs.map((glyph) => font?.get(glyph) ?? '\uFFFD').join(''));
    }
  }
  return texts;
}

export function readPdf(bytes: Buffer): { readonly source: string; readonly pages: readonly ReadPage[] } {
  const source = bytes.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id, body] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id!, body!);
  const follow = (body: string, key: string): string =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';
  const pages = [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((body) => {
      const content = follow(body, 'Contents');
      const resources = follow(body, 'Resources');
      const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
        ([, name, id]) => [name!, glyphTable(follow(objects.get(id!) ?? '', 'ToUnicode'))] as const,
      );
      return { texts: textsOf(content, new Map(fonts)), content };
    });
  return { source, pages };
}
