/** Where the ink of a text lies, from the measures of its font. */

/** What a test learns about each word and badge on a page, in millimetres from its upper left corner. */
export interface Mark {
  readonly page: number;
  readonly kind: 'text' | 'badge' | 'lug';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface FontInternals {
  readonly _font: { readonly ascender: number; readonly capHeight: number };
  readonly _ctm: readonly [number, number, number, number, number, number];
  readonly _pageBuffer: readonly PDFKit.PDFPage[];
}

const internals = (doc: PDFKit.PDFDocument): FontInternals => doc as unknown as FontInternals;

/** From the place that a text is written at to the top of its capitals, and how high they are. */
export function capHeightOf(doc: PDFKit.PDFDocument, size: number): { readonly top: number; readonly height: number } {
  const { ascender, capHeight } = internals(doc)._font;
  return { top: ((ascender - capHeight) / 1000) * size, height: (capHeight / 1000) * size };
}

/** From the left end of a text to the point that it is anchored at. */
export const anchorShift = (align: 'left' | 'center' | 'right', width: number): number =>
  align === 'left' ? 0 : width / (align === 'center' ? 2 : 1);

interface WrittenText {
  readonly x: number;
  readonly y: number;
  readonly width: number | undefined;
  readonly align: 'left' | 'center' | 'right';
  readonly lineGap: number;
  readonly size: number;
}

/** The room that the letters of a text fill, in the font that is set. */
export function inkOf(
  doc: PDFKit.PDFDocument,
  letters: string,
  text: WrittenText,
): Record<'x' | 'y' | 'w' | 'h', number> {
  const { x, y, width, align, lineGap, size } = text;
  const { top, height } = capHeightOf(doc, size);
  const w = Math.min(doc.widthOfString(letters), width ?? Infinity);
  const block = width === undefined ? 0 : doc.heightOfString(letters, { width, lineGap }) - lineGap;
  const descent = /[gjpqy,;()Q]/.test(letters) ? 0.2 * size : 0;
  return {
    x: x + anchorShift(align, width ?? 0) - anchorShift(align, w),
    y: y + top,
    w,
    h: block > 2 * size ? block - top : height + descent,
  };
}

/** Counted from one. */
export const pageNumber = (doc: PDFKit.PDFDocument): number => internals(doc)._pageBuffer.indexOf(doc.page) + 1;

/** A box of a drawing, however it is moved, scaled or turned, as points of the page from its upper left corner. */
export function onPage(doc: PDFKit.PDFDocument, x: number, y: number, w: number, h: number): readonly number[] {
  const [a, b, c, d, e, f] = internals(doc)._ctm;
  const corners = [x, x + w].flatMap((px) =>
    [y, y + h].map((py) => [a * px + c * py + e, b * px + d * py + f] as const),
  );
  const [xs, ys] = [corners.map((corner) => corner[0]), corners.map((corner) => doc.page.height - corner[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
