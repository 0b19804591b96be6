import Pdf from 'pdfkit';
import { registerFonts } from './fonts.ts';

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
}

interface PdfInternals {
  _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } };
}

/** An empty PDF with the shop's fonts, and its bytes for when it has ended. */
export function openPdf(metadata: PdfMetadata): { pdf: PDFKit.PDFDocument; bytes: Promise<Buffer> } {
  const { title, subject, language, date, compress = true, isToScale = false } = metadata;
  const pdf = new Pdf({
    size: 'A4',
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
