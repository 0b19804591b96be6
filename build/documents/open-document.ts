import type { Mark } from '#pdf/ink-box.ts';
import { PdfDocument } from '#pdf/pdf-document.ts';
import { page } from './page.ts';
import type { Subject } from './subject.ts';
import { formatLongDate } from './wording.ts';

export interface DrawOptions {
  /** Plain streams, for tests that read them. */
  readonly compress?: boolean;
  /** Called with every text and badge that is drawn, so that overlaps can be found. */
  readonly onMark?: (mark: Mark) => void;
}

export interface DocumentFacts extends DrawOptions {
  readonly title: string;
  readonly subject: string;
  readonly isToScale?: boolean;
}

/** An empty document, dated by its product so that it is the same bytes each time. */
export function openDocument({ product }: Subject, facts: DocumentFacts): PdfDocument {
  return new PdfDocument({
    ...facts,
    title: `${product.name}: ${facts.title}`,
    language: 'en',
    date: new Date(`${product.addedOn}T00:00:00Z`),
    footer: `Version 1, ${formatLongDate(product.addedOn)}`,
    layout: page,
  });
}
