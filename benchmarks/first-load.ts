import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startShop } from '#tests/support/processes/shop-process.ts';
import { root } from '../tools/bootstrap/root.mjs';
import { brotliBytes, firstLoadBudgets, firstLoadOf, type Manifest, transferBytes } from './first-load-size.ts';

const client = join(root, 'dist', 'client');
const columns = ['route', 'at once', 'all js', 'files', 'css', 'fonts', 'html'];

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

async function measure(url: string, route: string, manifest: Manifest) {
  const html = await (await fetch(`${url}${route}`)).text();
  const { scripts, atOnce, inline, styles, fonts } = firstLoadOf(html, manifest);
  const sum = (files: string[]) => files.reduce((total, file) => total + transferBytes(client, file), 0);
  const bytes = [brotliBytes(inline) + sum(atOnce), brotliBytes(inline) + sum(scripts)];
  return [...bytes.map(kilobytes), `${scripts.length}`, ...[sum(styles), sum(fonts), brotliBytes(html)].map(kilobytes)];
}

function row(cells: string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(20) : cell.padStart(10))).join('');
}

const shop = await startShop();
try {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  console.log(`First load in brotli bytes (1 KB = 1024 bytes)\n${row(columns)}`);
  for (const { path } of firstLoadBudgets) {
    console.log(row([path, ...(await measure(shop.url, path, manifest))]));
  }
} finally {
  await shop.stop();
}
