import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Pdf from 'pdfkit';

/** An A4 page in millimetres with the shop's fonts. */
export const page = { w: 210, h: 297, margin: 15 } as const;
export const columnWidth = page.w - 2 * page.margin;

export const colours = {
  text: '#12211e',
  soft: '#3f4e4a',
  line: '#b4c0b8',
  mat: '#0f3f39',
  lamp: '#f4a91f',
  ground: '#eef2ed',
};

const folder = join(import.meta.dirname, '../../assets/print-fonts');
const fontFiles = { prose: 'anek-regular', strong: 'anek-bold', display: 'anek-display' } as const;
const fonts = Object.entries(fontFiles).map(
  ([name, file]) => [name, readFileSync(join(folder, `${file}.ttf`))] as const,
);

export interface TextStyle {
  readonly font?: keyof typeof fontFiles;
  /** Millimetres. */
  readonly size?: number;
  readonly colour?: string;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
}

const usualSize = 3.1;
const lineGap = 0.55;
const pointsPerMm = 72 / 25.4;

/** Beyond Latin-1, the rupee and the dashes, our fonts have no letters: accents are taken off, the rest becomes '?'. */
const printable =
  /[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2032\u2212\u20b9\u2122]/;

/** Letters that no accent can be taken off from. */
const plainLetters: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  Œ: 'OE',
  œ: 'oe',
  Ω: 'ohm',
};

export const toPrintable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    if (printable.test(letter)) return letter;
    const bare = plainLetters[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return bare !== '' && [...bare].every((part) => printable.test(part)) ? bare : '?';
  }).join('');

export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly #bytes: Promise<Buffer>;

  constructor(info: { readonly title: string; readonly date: Date; readonly compress: boolean }) {
    const { title, date, compress } = info;
    this.doc = new Pdf({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      compress,
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: title, Author: 'taar', CreationDate: date, ModDate: date },
    });
    for (const [name, bytes] of fonts) this.doc.registerFont(name, bytes);
    const chunks: Buffer[] = [];
    this.#bytes = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
  }

  addPage(): void {
    this.doc.addPage();
    this.doc.scale(pointsPerMm);
  }

  #choose({ font = 'prose', size = usualSize, colour = colours.text }: TextStyle): void {
    this.doc.font(font).fontSize(size).fillColor(colour);
  }

  /** Writes and answers with how high it was. Without a width the text stays on one line. */
  write(text: string, x: number, y: number, style: TextStyle = {}): number {
    const { width = page.w - page.margin - x, align = 'left' } = style;
    const letters = toPrintable(text);
    this.#choose(style);
    this.doc.text(letters, x, y, { width, align, lineGap });
    return this.heightOf(text, { ...style, width });
  }

  heightOf(text: string, style: TextStyle & { readonly width: number }): number {
    this.#choose(style);
    return this.doc.heightOfString(toPrintable(text), { width: style.width, lineGap });
  }

  rule(y: number, colour: string = colours.line, weight = 0.15): void {
    this.doc
      .moveTo(page.margin, y)
      .lineTo(page.w - page.margin, y)
      .lineWidth(weight)
      .stroke(colour);
  }

  box(x: number, y: number, w: number, h: number, colour: string): void {
    this.doc.rect(x, y, w, h).fill(colour);
  }

  /** Numbers the pages once it is known how many there are. */
  async finish(footer: string): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(index);
      this.rule(285);
      const small = { size: 2.5, colour: colours.soft };
      this.write(footer, page.margin, 287, { ...small, width: 150 });
      this.write(`Page ${index + 1} of ${count}`, page.margin, 287, { ...small, width: columnWidth, align: 'right' });
    }
    this.doc.end();
    return this.#bytes;
  }
}
