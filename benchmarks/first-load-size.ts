import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What runs in a page for reading before somebody touches it, compressed. */
export const beforeTouchBudgetBytes = 2 * 1024 + 256;

interface FirstLoadBudget {
  readonly path: string;
  /** For reading: nothing is fetched before the first touch. */
  readonly waits: boolean;
  /** All JavaScript of the first load, compressed, and in how many files. */
  readonly kilobytes: number;
  readonly files: number;
}

/** What each kind of page may weigh: as little as it does today. A change that makes one heavier says why. */
export const firstLoadBudgets: readonly FirstLoadBudget[] = [
  { path: '/', waits: true, kilobytes: 88.5, files: 4 },
  { path: '/products', waits: true, kilobytes: 111.5, files: 8 },
  { path: '/products/fuzz-box', waits: true, kilobytes: 112, files: 8 },
  { path: '/guides', waits: true, kilobytes: 97.5, files: 6 },
  { path: '/guides/soldering', waits: true, kilobytes: 105.5, files: 7 },
  { path: '/guides/videos/first-build', waits: true, kilobytes: 106, files: 7 },
  { path: '/contact', waits: true, kilobytes: 104.5, files: 8 },
  { path: '/community', waits: true, kilobytes: 106, files: 8 },
  { path: '/privacy', waits: true, kilobytes: 104.5, files: 8 },
  { path: '/no-such-page', waits: true, kilobytes: 94, files: 5 },
  { path: '/cart', waits: false, kilobytes: 106, files: 8 },
  { path: '/wish-list', waits: false, kilobytes: 100.5, files: 7 },
  { path: '/checkout', waits: false, kilobytes: 118.5, files: 8 },
  { path: '/track-order', waits: false, kilobytes: 100.5, files: 7 },
  { path: '/orders/PK-1', waits: false, kilobytes: 112, files: 8 },
  { path: '/first-pedal', waits: false, kilobytes: 103, files: 7 },
  { path: '/pedalboard', waits: false, kilobytes: 95, files: 6 },
  { path: '/newsletter/confirm', waits: false, kilobytes: 98.5, files: 7 },
  { path: '/auth', waits: false, kilobytes: 109, files: 8 },
  { path: '/dashboard', waits: false, kilobytes: 122, files: 8 },
  { path: '/bench', waits: false, kilobytes: 116, files: 10 },
  { path: '/bench/fuzz-box', waits: false, kilobytes: 112.5, files: 9 },
  { path: '/bench/fuzz-box/build', waits: false, kilobytes: 123.5, files: 10 },
  { path: '/bench/fuzz-box/faults', waits: false, kilobytes: 126.5, files: 9 },
  { path: '/bench/fuzz-box/parts', waits: false, kilobytes: 128.5, files: 10 },
  { path: '/bench/paste', waits: false, kilobytes: 128, files: 9 },
  { path: '/bench/stash', waits: false, kilobytes: 125, files: 10 },
  { path: '/bench/class', waits: false, kilobytes: 125.5, files: 11 },
];

export interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

export interface FirstLoad {
  /** All the code of the page, the static imports included. */
  scripts: string[];
  /** What of it is fetched with the page; the rest comes at the first touch. */
  atOnce: string[];
  /** What runs in the page itself. */
  inline: string;
  styles: string[];
  fonts: string[];
}

/** Everything that one page's HTML makes a browser fetch, with the static imports of its scripts. */
export function firstLoadOf(html: string, manifest: Manifest): FirstLoad {
  const named = filesNamedIn(html);
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const scripts = new Set<string>();
  const styles = new Set(named.styles);
  const visit = (file: string) => {
    if (scripts.has(file)) return;
    scripts.add(file);
    const chunk = chunks.get(file);
    for (const css of chunk?.css ?? []) styles.add(css);
    for (const key of chunk?.imports ?? []) visit(manifest[key]!.file);
  };
  for (const script of named.scripts) visit(script);
  const atOnce = [...scripts];
  for (const file of codeNamedIn(html)) visit(file.slice(1));
  return { scripts: [...scripts], atOnce, inline: inlineScriptsIn(html), styles: [...styles], fonts: named.fonts };
}

/** The files that the page's own script fetches. */
function codeNamedIn(html: string): string[] {
  const [, code] = /<script type="application\/json" id="code">([^<]*)</.exec(html) ?? [];
  return code ? JSON.parse(code).files : [];
}

const inlineScriptsIn = (html: string): string =>
  [...html.matchAll(/<script>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g)].map(([, script]) => script).join('\n');

function filesNamedIn(html: string): Pick<FirstLoad, 'scripts' | 'styles' | 'fonts'> {
  const found: ReturnType<typeof filesNamedIn> = { scripts: [], styles: [], fonts: [] };
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const address = /\b(?:src|href)="\/([^"?#]*)/.exec(tag)?.[1];
    if (!address) continue;
    if (tag.startsWith('<script') || /\brel="modulepreload"/.test(tag)) found.scripts.push(address);
    else if (/\brel="stylesheet"/.test(tag)) found.styles.push(address);
    else if (/\bas="font"/.test(tag)) found.fonts.push(address);
  }
  return found;
}

/** The bytes on the wire: the precompressed file where there is one, as the shop serves it. */
export function transferBytes(folder: string, file: string): number {
  const path = join(folder, file);
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size;
  return file.endsWith('.woff2') ? statSync(path).size : brotliBytes(readFileSync(path));
}

export function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}
