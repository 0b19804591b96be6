/** A document in millimetres: everything that the shop prints is drawn and written on it. */

import { type Font, registerFonts } from './fonts.ts';
import { anchorShift, capHeightOf, inkOf, type Mark, onPage, pageNumber } from './ink-box.ts';
import { inks } from './inks.ts';
import { a4, columnWidthOf, type PageLayout, pointsPerMm } from './page-layout.ts';
import { toPrintable } from './printable-text.ts';
import { wordmarkMarkup } from '#drawings/brand/logo.ts';
import Pdf from 'pdfkit';

interface PdfMetadata {
  readonly title: string;
  readonly subject?: string;
  readonly language: string;
  /** Also the date of creation: the same input gives the same bytes. */
  readonly date: Date;
  /** Plain streams, for tests that read them, when false. */
  readonly compress?: boolean;
  /** A template is printed at its true size or is worth nothing. */
  readonly isToScale?: boolean;
  /** In millimetres; A4 unless told. */
  readonly size?: { readonly w: number; readonly h: number };
}

interface PdfInternals {
  _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } };
}

/** An empty PDF with the shop's fonts, and its bytes for when it has ended. */
function openPdf(metadata: PdfMetadata): { pdf: PDFKit.PDFDocument; bytes: Promise<Buffer> } {
  const { title, subject, language, date, compress = true, isToScale = false, size = a4 } = metadata;
  const pdf = new Pdf({
    size: size === a4 ? 'A4' : [size.w * pointsPerMm, size.h * pointsPerMm],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    compress,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      ...(subject !== undefined && { Subject: subject }),
      Author: 'taar',
      CreationDate: date,
      ModDate: date,
    },
  });
  registerFonts(pdf);
  if (isToScale) (pdf as unknown as PdfInternals)._root.data.ViewerPreferences.data['PrintScaling'] = 'None';
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  return { pdf, bytes };
}

/** The shop's wordmark, taken from its drawing so that there is only one. */

const wordmarkWidth = 109;
const wire = 4.4;
/** Anything smaller is the lamp. */
const minRingRadius = 5;

function drawWordmark(doc: PDFKit.PDFDocument, ink: string, lamp: string): void {
  const markup = wordmarkMarkup(ink, lamp);
  doc.lineWidth(wire).lineJoin('round');
  doc.path(/<path[^>]* d="([^"]+)"/.exec(markup)![1]!).stroke(ink);
  for (const [, x, y, r] of markup.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)) {
    doc.circle(Number(x), Number(y), Number(r));
    if (Number(r) < minRingRadius) doc.fill(lamp);
    else doc.stroke(ink);
  }
}

export interface TextStyle {
  readonly font?: Font;
  /** Millimetres from the top of the letters to the next line, about. */
  readonly size?: number;
  readonly colour?: string;
  readonly width?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly lineGap?: number;
}

export interface RuleStyle {
  readonly colour?: string;
  readonly weight?: number;
  /** From margin to margin unless told. */
  readonly from?: number;
  readonly to?: number;
}

export interface PdfDocumentOptions extends PdfMetadata {
  readonly layout: PageLayout;
  /** Left of the foot of every page. */
  readonly footer: string;
  /** Hears of every word and badge, for tests that look for two in one place. */
  readonly onMark?: (mark: Mark) => void;
}

export class PdfDocument {
  readonly doc: PDFKit.PDFDocument;
  /** Where the next block begins. */
  y: number;
  readonly #options: PdfDocumentOptions;
  readonly #layout: PageLayout;
  readonly #columnWidth: number;
  readonly #pageWidth: number;
  readonly #bytes: Promise<Buffer>;

  constructor(options: PdfDocumentOptions) {
    const { size = a4 } = options.layout;
    const { pdf, bytes } = openPdf({ ...options, size });
    this.#pageWidth = size.w;
    this.doc = pdf;
    this.#bytes = bytes;
    this.#options = options;
    this.#layout = options.layout;
    this.#columnWidth = columnWidthOf(options.layout);
    this.y = options.layout.top;
  }

  /** A new page, measured in millimetres from its upper left corner. */
  addPage(): void {
    this.doc.addPage();
    this.doc.scale(pointsPerMm);
    if (this.#layout.hasHead) this.#drawHead();
    this.y = this.#layout.top;
  }

  #drawHead(): void {
    const { margin } = this.#layout;
    this.withTransform(margin, 14, 15 / wordmarkWidth, () => drawWordmark(this.doc, inks.text, inks.lamp));
    const style = { width: this.#columnWidth, align: 'right', size: 3, colour: inks.soft } as const;
    this.write(this.#options.title, margin, 14.6, style);
  }

  /** Makes room for a block, on a new page when this one is full. */
  ensureSpace(height: number): void {
    if (this.y + height > this.#layout.bottom) this.addPage();
  }

  #style({ font = 'prose', size = this.#layout.textSize, colour = inks.text }: TextStyle): void {
    this.doc.font(font).fontSize(size).fillColor(colour);
  }

  /** Without a width the text stays on one line; the anchor is then its left, middle or right. */
  write(text: string, x: number, y: number, style: TextStyle = {}): void {
    this.#style(style);
    const { width, align = 'left', lineGap = this.#layout.lineGap } = style;
    const letters = toPrintable(text);
    if (width !== undefined) this.doc.text(letters, x, y, { width, align, lineGap });
    else this.doc.text(letters, x - anchorShift(align, this.doc.widthOfString(letters)), y, { lineBreak: false });
    if (this.#options.onMark) this.#markText(letters, x, y, style);
  }

  /** A text around a point: across by its width, down by the height of its capitals. */
  writeAround(text: string, x: number, y: number, style: TextStyle = {}): void {
    this.#style(style);
    const { top, height } = this.#capitals(style);
    this.write(text, x, y - top - height / 2, { ...style, align: 'center' });
  }

  /** How much room `writeAround` takes. */
  sizeOf(text: string, style: TextStyle = {}): { readonly w: number; readonly h: number } {
    return { w: this.widthOf(text, style), h: this.#capitals(style).height };
  }

  /** A number in a ring. */
  badge(text: string, x: number, y: number, { radius, colour }: { radius: number; colour: string }): void {
    this.doc.circle(x, y, radius).lineWidth(0.3).fillAndStroke('#ffffff', colour);
    const style = { font: 'mark', size: 1.1 * radius, colour } as const;
    this.#style(style);
    const { top, height } = this.#capitals(style);
    const letters = toPrintable(text);
    this.doc.text(letters, x - this.doc.widthOfString(letters) / 2, y - top - height / 2, { lineBreak: false });
    this.mark('badge', text, x - radius, y - radius, 2 * radius, 2 * radius);
  }

  #capitals(style: TextStyle): ReturnType<typeof capHeightOf> {
    this.#style(style);
    return capHeightOf(this.doc, style.size ?? this.#layout.textSize);
  }

  #markText(letters: string, x: number, y: number, style: TextStyle): void {
    const { width, align = 'left', lineGap = this.#layout.lineGap, size = this.#layout.textSize } = style;
    const ink = inkOf(this.doc, letters, { x, y, width, align, lineGap, size });
    this.mark('text', letters, ink.x, ink.y, ink.w, ink.h);
  }

  /** Tells whoever listens that this room of the drawing is taken. */
  mark(kind: Mark['kind'], text: string, x: number, y: number, w: number, h: number): void {
    const [left, top, width, height] = onPage(this.doc, x, y, w, h).map((points) => points / pointsPerMm);
    const page = pageNumber(this.doc);
    this.#options.onMark?.({ page, kind, text, x: left!, y: top!, w: width!, h: height! });
  }

  widthOf(text: string, style: TextStyle = {}): number {
    this.#style(style);
    return this.doc.widthOfString(toPrintable(text));
  }

  heightOf(text: string, style: TextStyle & { readonly width: number }): number {
    this.#style(style);
    const { width, lineGap = this.#layout.lineGap } = style;
    return this.doc.heightOfString(toPrintable(text), { width, lineGap });
  }

  /** A paragraph across the column, and the space after it. */
  paragraph(text: string): void {
    const style = { width: this.#columnWidth };
    const height = this.heightOf(text, style);
    this.ensureSpace(height);
    this.write(text, this.#layout.margin, this.y, style);
    this.y += height + 2.2;
  }

  /** A chapter: it follows on the same page when most of it fits there. */
  section(title: string, height: number): void {
    this.y += 6;
    this.ensureSpace(height);
    this.doc.outline.addItem(title);
    this.heading(title, 0);
  }

  heading(text: string, roomBelow = 20): void {
    this.ensureSpace(10 + roomBelow);
    this.write(text, this.#layout.margin, this.y, { font: 'display', size: 5.6, colour: inks.mat });
    this.rule(this.y + 7.4, { colour: inks.mat, weight: 0.35 });
    this.y += 10.4;
  }

  rule(y: number, style: RuleStyle = {}): void {
    const { margin } = this.#layout;
    const { colour = inks.line, weight = 0.15, from = margin, to = this.#pageWidth - margin } = style;
    this.doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).stroke(colour);
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

  /** Numbers the pages, now that it is known how many there are. */
  #drawFeet({ ruleY, textY, textSize }: NonNullable<PageLayout['foot']>): void {
    const { margin } = this.#layout;
    const small = { size: textSize, colour: inks.soft };
    const { count } = this.doc.bufferedPageRange();
    for (let i = 0; i < count; i++) {
      this.doc.switchToPage(i);
      this.rule(ruleY);
      this.write(this.#options.footer, margin, textY, small);
      this.write(`Page ${i + 1} of ${count}`, this.#pageWidth - margin, textY, { ...small, align: 'right' });
    }
  }

  async finish(): Promise<Buffer> {
    if (this.#layout.foot) this.#drawFeet(this.#layout.foot);
    this.doc.end();
    return this.#bytes;
  }
}
