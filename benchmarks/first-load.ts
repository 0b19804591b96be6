import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startShop } from '#tests/support/processes/shop-process.ts';
import { root } from '../tools/bootstrap/root.mjs';
import { brotliBytes, firstLoadBudgetBytes, firstLoadOf, type Manifest, transferBytes } from './first-load-size.ts';

const client = join(root, 'dist', 'client');
const routes = ['/', '/privacy', '/terms', '/shipping', '/no-such-page'];
const columns = ['route', 'js', 'css', 'fonts', 'html', 'total'];

async function measure(url: string, route: string, manifest: Manifest) {
  const html = await (await fetch(`${url}${route}`)).text();
  const { scripts, styles, fonts } = firstLoadOf(html, manifest);
  const sum = (files: string[]) => files.reduce((total, file) => total + transferBytes(client, file), 0);
  return { js: sum(scripts), css: sum(styles), fonts: sum(fonts), html: brotliBytes(html) };
}

function row(cells: string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(10))).join('');
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const shop = await startShop();
try {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  console.log(`First load in brotli bytes (1 KB = 1024 bytes)\n${row(columns)}`);
  for (const route of routes) {
    const { js, css, fonts, html } = await measure(shop.url, route, manifest);
    console.log(row([route, ...[js, css, fonts, html, js + css + fonts + html].map(kilobytes)]));
    if (route === '/' && js > firstLoadBudgetBytes) {
      console.error(`The JavaScript of the home page is over its budget of ${kilobytes(firstLoadBudgetBytes)}.`);
      process.exitCode = 1;
    }
  }
} finally {
  await shop.stop();
}
