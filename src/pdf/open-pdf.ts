import Pdf from 'pdfkit';
import { registerFonts } from './fonts.ts';
import { a4, pointsPerMm } from './page-layout.ts';

export interface PdfMetadata {
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
export function openPdf(metadata: PdfMetadata): { pdf: PDFKit.PDFDocument; bytes: Promise<Buffer> } {
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
