import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import type { WholeOrderRow } from '../../order.repository.ts';
import type { ProductKindRow } from './order-papers.repository.ts';
import { openSheet, sheet, sheetWidth, type Printing } from './packing-slip.ts';

interface Pick {
  readonly name: string;
  readonly slug: string;
  readonly quantity: number;
  /** Which parcels it goes into: 'PK-1042 ×2'. */
  readonly orders: readonly string[];
}

interface PickGroup {
  readonly title: string;
  readonly picks: readonly Pick[];
}

const titleOf = ({ category, subcategory }: ProductKindRow): string => {
  const words = (subcategory || category).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Each product once, with how many in all; like things together, as they lie on the shelf. */
export function toPickGroups(rows: readonly WholeOrderRow[], kinds: ReadonlyMap<string, ProductKindRow>): PickGroup[] {
  const groups = new Map<string, Map<string, { name: string; slug: string; quantity: number; orders: string[] }>>();
  for (const { number, items } of rows) {
    for (const { productId, name, quantity } of items) {
      const kind = kinds.get(productId);
      const title = kind ? titleOf(kind) : 'Other';
      const group = groups.getOrInsertComputed(title, () => new Map());
      const pick = group.getOrInsertComputed(productId, () => ({
        name,
        slug: kind?.slug ?? '',
        quantity: 0,
        orders: [],
      }));
      pick.quantity += quantity;
      pick.orders.push(quantity === 1 ? number : `${number} ×${quantity}`);
    }
  }
  return [...groups]
    .map(([title, picks]) => ({ title, picks: [...picks.values()].toSorted((a, b) => a.name.localeCompare(b.name)) }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

function drawPick(paper: PdfDocument, { name, slug, quantity, orders }: Pick): void {
  const nameWidth = 88;
  const ordersWidth = sheetWidth - 28 - nameWidth - 4;
  const parcels = orders.join(', ');
  const small = { size: 2.9, colour: inks.soft } as const;
  const heights = [
    paper.heightOf(name, { width: nameWidth }) + 4,
    paper.heightOf(parcels, { ...small, width: ordersWidth }),
  ];
  const height = Math.max(...heights) + 3;
  paper.ensureSpace(height);
  paper.tickBox(sheet.margin, paper.y + 0.4);
  paper.write(`${quantity} ×`, sheet.margin + 6, paper.y, { font: 'strong', width: 18, align: 'right' });
  paper.write(name, sheet.margin + 28, paper.y, { width: nameWidth });
  paper.write(slug, sheet.margin + 28, paper.y + heights[0]! - 4, { ...small, font: 'value', size: 2.3 });
  paper.write(parcels, sheet.margin + 32 + nameWidth, paper.y, { ...small, width: ordersWidth });
  paper.y += height;
  paper.rule(paper.y - 1.4);
}

export function pickListPdf(groups: readonly PickGroup[], printing: Printing): Promise<Buffer> {
  const paper = openSheet('Pick list', printing);
  paper.addPage();
  for (const { title, picks } of groups) {
    paper.heading(title);
    for (const pick of picks) drawPick(paper, pick);
    paper.y += 5;
  }
  return paper.finish();
}
