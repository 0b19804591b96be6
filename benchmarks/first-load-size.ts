import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The JavaScript a visitor of the home page waits for, compressed. */
export const firstLoadBudgetBytes = 85 * 1024 + 144;

export interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

export interface FirstLoad {
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/** Everything that one page's HTML makes a browser fetch at once, with the static imports of its scripts. */
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
  return { scripts: [...scripts], styles: [...styles], fonts: named.fonts };
}

function filesNamedIn(html: string): FirstLoad {
  const found: FirstLoad = { scripts: [], styles: [], fonts: [] };
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
