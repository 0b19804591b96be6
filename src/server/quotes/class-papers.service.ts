import type { ClassPaper } from '#contracts/office-quotes.ts';
import { Refusal } from '#domain/errors.ts';
import { packBoxes } from '#domain/quotes/class-boxes.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/uuid.ts';
import { readSettings } from '../settings/settings.service.ts';
import { classOfQuote, findOwnClassQuote } from './quote-class.repository.ts';
import type { QuoteFile } from './quote-files.ts';
import * as rows from './quote.repository.ts';
import type { QuoteRow } from './quote.repository.ts';

export type ClassPapers = ReturnType<typeof createClassPapers>;

/** What is packed: what was sent and perhaps accepted; before that, what staff are pricing. */
async function linesOf(db: Database, { sent, lines }: QuoteRow) {
  if (sent !== null) return sent.offer.lines;
  const products = await rows.productsOf(
    db,
    lines.map(({ productId }) => productId),
  );
  return lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [{ name: product.name, slug: product.slug, quantity }] : [];
  });
}

/** Labels for the boxes of a class, and what goes into each: for those who pack it, and the list for the teacher too. */
export function createClassPapers(db: Database) {
  const papers = {
    async file(id: string, paper: ClassPaper): Promise<QuoteFile> {
      const row = isUuid(id) ? await rows.read(db, id) : null;
      if (!row) throw new Refusal('quote-unknown', 'There’s no such quote. It may have been deleted.');
      const room = await classOfQuote(db, id);
      if (!room) {
        throw new Refusal('quote-refused', 'This quote is for no class, or the class was deleted with its names.');
      }
      if (room.benches.length === 0) throw new Refusal('quote-refused', 'Nobody is in this class yet.');
      const lines = await linesOf(db, row);
      const number = row.orderNumber ?? row.number;
      const packing = {
        ...packBoxes(
          room.benches,
          lines.map(({ name, slug, quantity }) => ({ name, quantity, isKit: slug === room.kit })),
        ),
        className: room.name,
        number,
        seller: sellerOf(await readSettings(db)),
        date: row.now,
      };
      const { boxLabelsPdf, classPackingListPdf } = await import('./class-paper-pdfs.ts');
      const bytes = await (paper === 'box-labels' ? boxLabelsPdf(packing) : classPackingListPdf(packing));
      return { name: `taar-${paper}-${number}.pdf`, bytes };
    },

    /** For the teacher whose class it is. Another's is as unknown as one that never was. */
    async ownPackingList(number: string, userId: number): Promise<QuoteFile> {
      const id = await findOwnClassQuote(db, number.trim().toUpperCase(), userId);
      if (id === null) throw new Refusal('quote-unknown');
      return papers.file(id, 'packing-list');
    },
  };
  return papers;
}
