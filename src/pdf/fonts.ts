import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../assets/print-fonts');

const fontFiles = {
  prose: 'anek-regular',
  strong: 'anek-bold',
  display: 'anek-display',
  value: 'martian-regular',
  mark: 'martian-bold',
} as const;

export type Font = keyof typeof fontFiles;

/** Read once, because the server prints invoices while people wait. */
const fonts = Object.entries(fontFiles).map(
  ([name, file]) => [name, readFileSync(join(folder, `${file}.ttf`))] as const,
);

export function registerFonts(pdf: PDFKit.PDFDocument): void {
  for (const [name, bytes] of fonts) pdf.registerFont(name, bytes);
}
