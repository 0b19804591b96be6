/** An A4 document in millimetres, with our fonts: everything is drawn and written on it. */

import { join } from 'node:path';
import Pdf from 'pdfkit';
import { plainText } from '#build/documents/plain-text.ts';
import { drawWordmark, wordmarkWidth } from './wordmark.ts';

export const pointsPerMm = 72 / 25.4;
export const page = { w: 210, h: 297, margin: 18, top: 30, bottom: 279 } as const;
export const columnWidth = page.w - 2 * page.margin;

export const inks = {
  text: '#12211e',
  soft: '#3f4e4a',
  faint: '#75847d',
  line: '#b4c0b8',
  mat: '#0f3f39',
  lamp: '#f4a91f',
};

/** What a picture of a thing stands on. */
export const stageGround = '#eef2ed';

const fontFiles = {
  prose: 'anek-regular',
  strong: 'anek-bold',
  display: 'anek-display',
  value: 'martian-regular',
  mark: 'martian-bold',
} as const;

export type Font = keyof typeof fontFiles;

export interface TextStyle {
  font?: Font;
  /** Millimetres from the top of the letters to the next line, about. */
  size?: number;
  colour?: string;
  width?: number;
  align?: 'left' | 'center' | 'right';
  lineGap?: number;
}

export interface PdfDocumentOptions {
  title: string;
  subject: string;
  /** ISO date; the same input gives the same bytes. */
  date: string;
  /** Left of the foot of every page. */
  footer: string;
  compress?: boolean;
  /** A template is printed at its true size or is worth nothing. */
  isToScale?: boolean;
}

interface PdfInternals {
  _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } };
}

const proseSize = 3.45;

export class PdfDocument {
  readonly doc: PDFKit.PDFDocument;
  /** Where the next block begins. */
  y: number = page.top;
  readonly #options: PdfDocumentOptions;
  readonly #bytes: Promise<Buffer>;

  constructor(options: PdfDocumentOptions) {
    this.#options = options;
    const date = new Date(`${options.date}T00:00:00Z`);
    this.doc = new Pdf({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      compress: options.compress ?? true,
      lang: 'en',
      displayTitle: true,
      info: { Title: options.title, Subject: options.subject, Author: 'taar', CreationDate: date, ModDate: date },
    });
    for (const [name, file] of Object.entries(fontFiles))
      this.doc.registerFont(name, join(import.meta.dirname, '../../assets/print-fonts', `${file}.ttf`));
    if (options.isToScale)
      (this.doc as unknown as PdfInternals)._root.data.ViewerPreferences.data['PrintScaling'] = 'None';
    const chunks: Buffer[] = [];
    this.#bytes = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
  }

  /** A new page, measured in millimetres from its upper left corner. */
  addPage(): void {
    this.doc.addPage();
    this.doc.scale(pointsPerMm);
    this.withTransform(page.margin, 14, 15 / wordmarkWidth, () => drawWordmark(this.doc, inks.text, inks.lamp));
    this.write(this.#options.title, page.margin, 14.6, {
      width: columnWidth,
      align: 'right',
      size: 3,
      colour: inks.soft,
    });
    this.y = page.top;
  }

  /** Makes room for a block, on a new page when this one is full. */
  ensureSpace(height: number): void {
    if (this.y + height > page.bottom) this.addPage();
  }

  #style({ font = 'prose', size = proseSize, colour = inks.text }: TextStyle): void {
    this.doc.font(font).fontSize(size).fillColor(colour);
  }

  write(text: string, x: number, y: number, style: TextStyle = {}): void {
    this.#style(style);
    const { width, align = 'left', lineGap = 0.5 } = style;
    // Without a width the text stays on one line; the anchor is then its left, middle or right.
    const plain = plainText(text);
    if (width !== undefined) this.doc.text(plain, x, y, { width, align, lineGap });
    else {
      const shift = align === 'left' ? 0 : this.doc.widthOfString(plain) / (align === 'center' ? 2 : 1);
      this.doc.text(plain, x - shift, y, { lineBreak: false });
    }
  }

  widthOf(text: string, style: TextStyle = {}): number {
    this.#style(style);
    return this.doc.widthOfString(plainText(text));
  }

  heightOf(text: string, style: TextStyle & { width: number }): number {
    this.#style(style);
    return this.doc.heightOfString(plainText(text), { width: style.width, lineGap: style.lineGap ?? 0.5 });
  }

  /** A paragraph across the column, and the space after it. */
  paragraph(text: string, style: TextStyle = {}): void {
    const height = this.heightOf(text, { width: columnWidth, ...style });
    this.ensureSpace(height);
    this.write(text, page.margin, this.y, { width: columnWidth, ...style });
    this.y += height + 2.2;
  }

  /** A chapter: it follows on the same page when most of it fits there. */
  section(title: string, height: number): void {
    this.y += 6;
    if (this.y + height > page.bottom) this.addPage();
    this.doc.outline.addItem(title);
    this.heading(title, 0);
  }

  heading(text: string, roomBelow = 20): void {
    this.ensureSpace(10 + roomBelow);
    this.write(text, page.margin, this.y, { font: 'display', size: 5.6, colour: inks.mat });
    this.rule(this.y + 7.4, inks.mat, 0.35);
    this.y += 10.4;
  }

  rule(y: number, colour: string = inks.line, weight = 0.15): void {
    this.doc
      .moveTo(page.margin, y)
      .lineTo(page.w - page.margin, y)
      .lineWidth(weight)
      .stroke(colour);
  }

  tickBox(x: number, y: number, side = 2.8): void {
    this.doc.roundedRect(x, y, side, side, 0.5).lineWidth(0.22).stroke(inks.soft);
  }

  /** Draws inside its own coordinates. */
  withTransform(x: number, y: number, scale: number, draw: () => void): void {
    this.doc.save().translate(x, y).scale(scale);
    draw();
    this.doc.restore();
  }

  async finish(): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let i = 0; i < count; i++) {
      this.doc.switchToPage(i);
      this.rule(284, inks.line);
      const small = { size: 2.7, colour: inks.soft };
      this.write(this.#options.footer, page.margin, 286, small);
      this.write(`Page ${i + 1} of ${count}`, page.w - page.margin, 286, { ...small, align: 'right' });
    }
    this.doc.end();
    return this.#bytes;
  }
}
