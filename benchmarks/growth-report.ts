/** Tables and small drawn curves, written into docs/performance.md between two marks, so that a rerun replaces them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/bootstrap/root.mjs';

export interface Curve {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

interface Drawing {
  readonly title: string;
  readonly xLabel: string;
  readonly isLogarithmic: boolean;
  readonly curves: readonly Curve[];
}

const width = 480;
const height = 220;
const edge = { left: 56, right: 116, top: 28, bottom: 34 };
const colours = ['#b4541a', '#2d6a6a', '#6b4fa0', '#7a7a2a'];
const shown = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)));

/** Lines with a legend beside their ends; on a plain ground, so that it reads in both themes. */
export function drawCurves({ title, xLabel, isLogarithmic, curves }: Drawing): string {
  const all = curves.flatMap(({ points }) => points);
  const scale = (value: number): number => (isLogarithmic ? Math.log10(Math.max(value, 1e-3)) : value);
  const xs = all.map(({ x }) => scale(x));
  const [minX, maxX, maxY] = [Math.min(...xs), Math.max(...xs), Math.max(...all.map(({ y }) => y)) * 1.05];
  const toX = (x: number): number =>
    edge.left + ((scale(x) - minX) / (maxX - minX || 1)) * (width - edge.left - edge.right);
  const toY = (y: number): number => height - edge.bottom - (y / (maxY || 1)) * (height - edge.top - edge.bottom);
  const text = (x: number, y: number, content: string, anchor = 'middle', fill = '#333') =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${fill}">${content}</text>`;
  const marks = [...new Set(all.map(({ x }) => x))].map((x) =>
    text(toX(x), height - edge.bottom + 14, x.toLocaleString('en')),
  );
  const grid = [0, 0.5, 1].map((share) => {
    const y = toY((maxY / 1.05) * share);
    return `<path d="M${edge.left} ${y.toFixed(1)}H${width - edge.right}" stroke="#ccc"/>${text(edge.left - 6, y + 4, shown((maxY / 1.05) * share), 'end')}`;
  });
  const lines = curves.map(({ name, points }, index) => {
    const colour = colours[index % colours.length]!;
    const path = points
      .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${toX(x).toFixed(1)} ${toY(y).toFixed(1)}`)
      .join('');
    const dots = points.map(
      ({ x, y }) => `<circle cx="${toX(x).toFixed(1)}" cy="${toY(y).toFixed(1)}" r="2.5" fill="${colour}"/>`,
    );
    const legendY = edge.top + 12 + index * 16;
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${text(width - edge.right + 10, legendY, name, 'start', colour)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="11" role="img" aria-label="${title}"><rect width="100%" height="100%" fill="#fff"/>${text(edge.left, 16, title, 'start')}${grid.join('')}${marks.join('')}${text((edge.left + width - edge.right) / 2, height - 6, xLabel)}${lines.join('')}</svg>\n`;
}

export const toTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]!.length), 3));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`;
  const rule = `| ${widths.map((size, at) => (at === 0 ? '-'.repeat(size) : `${'-'.repeat(size - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
};

export const saveDrawing = (name: string, drawing: Drawing): string => {
  writeFileSync(join(root, 'docs', name), drawCurves(drawing));
  return `![${drawing.title}](${name})`;
};

/** Replaces what stands between the marks of a section; the rest of the page is written by hand. */
export function saveSection(mark: string, markdown: string): void {
  const file = join(root, 'docs/performance.md');
  const [start, end] = [`<!-- ${mark}: begin -->`, `<!-- ${mark}: end -->`];
  const page = readFileSync(file, 'utf8');
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/performance.md lacks the marks '${start}' and '${end}'.`);
  writeFileSync(file, `${page.slice(0, from + start.length)}\n\n${markdown}\n\n${page.slice(to)}`);
}
