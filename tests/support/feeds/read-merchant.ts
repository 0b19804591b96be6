import type { ToldItem } from './merchant-rules.ts';

const unescapeXml = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

function add(item: Map<string, string[]>, name: string, value: string): void {
  item.set(name, [...(item.get(name) ?? []), value]);
}

/** Reads the elements of Google's namespace; what is no well-formed list of them is an error. */
export function readRss(body: string): ToldItem[] {
  const [, inner] =
    /^<\?xml [^>]*\?>\n<rss version="2\.0" xmlns:g="http:\/\/base\.google\.com\/ns\/1\.0">\n<channel>\n([\s\S]*)<\/channel>\n<\/rss>\n$/.exec(
      body,
    )!;
  return [...inner!.matchAll(/<item>(.*?)<\/item>/gs)].map(([, text]) => {
    const item = new Map<string, string[]>();
    let rest = text!.replace(/<g:shipping>(.*?)<\/g:shipping>/s, (_, parts: string) => {
      for (const [, name, value] of parts.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g))
        add(item, `shipping.${name}`, unescapeXml(value!));
      return '';
    });
    rest = rest.replaceAll(/<g:(\w+)>([^<>]*)<\/g:\1>/g, (_, name: string, value: string) => {
      add(item, name, unescapeXml(value));
      return '';
    });
    if (rest !== '') throw new Error(`Not read: ${rest}`);
    return item;
  });
}

const cellText = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

/** Reads the table with tabs; empty cells are as if they were not there. */
export function readTsv(body: string): ToldItem[] {
  const [head = '', ...rows] = body.trimEnd().split('\n');
  const names = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t').map(cellText);
    if (cells.length !== names.length) throw new Error(`${cells.length} cells below ${names.length} names: ${row}`);
    const item = new Map<string, string[]>();
    for (const [at, name] of names.entries()) {
      const cell = cells[at]!;
      const group = /^(\w+)\((.*)\)$/.exec(name);
      if (cell === '') continue;
      if (group)
        for (const [part, value] of cell.split(':').entries())
          add(item, `${group[1]}.${group[2]!.split(':')[part]}`, value);
      else if (name === 'additional_image_link') for (const link of cell.split(',')) add(item, name, link);
      else add(item, name, cell);
    }
    return item;
  });
}
