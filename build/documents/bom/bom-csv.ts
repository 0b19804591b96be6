/** The bill of materials as comma-separated values (RFC 4180), one designator per line. */

import { guarded } from '#domain/csv-formula.ts';
import type { Component } from '#electronics/component.ts';
import { partBySlug } from '#catalogue/parts.ts';

export const csvColumns = [
  'Designator',
  'Part',
  'Value',
  'Quantity',
  'Package and notes',
  'Orientation',
  'Shop slug',
  'Net per pin',
] as const;

const quoteCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoteCell(guarded(cell))).join(',')}\r\n`;

function cellsOf({ ref, value, part, note, notSold, orientation, pins }: Component): string[] {
  const sold = partBySlug.get(part ?? '');
  return [
    ref,
    sold?.name.replace(/, (Pack|Set) of \d+$/, '') ?? value,
    value,
    '1',
    [sold?.specifications['Package'], note, notSold].filter(Boolean).join('. '),
    orientation ?? '',
    part ?? '',
    Object.entries(pins)
      .map(([pin, net]) => `${pin}=${net}`)
      .join(' '),
  ];
}

export const bomCsv = (bom: readonly Component[]): string => [csvColumns, ...bom.map(cellsOf)].map(csvLine).join('');
