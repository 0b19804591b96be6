import type { OrderReturn } from '#contracts/returns.ts';
import { toDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import { priceMadeOrder, priceRefund, type Line, type ReturnedUnits } from '#domain/pricing/pricing.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { ReturnLineRow, ReturnRow } from './return.repository.ts';

interface BoughtItem {
  readonly pricePaise: number;
  readonly adjustedPaise: number;
  /** All units that were bought of it. */
  readonly bought: number;
  readonly refundedQuantity: number;
}

/** Units of an item that go back after those that went before, at what was paid for them. */
export function returnedUnits(item: BoughtItem, count: number): ReturnedUnits<Line> {
  const [line] = priceMadeOrder({
    lines: [{ price: toPaise(item.pricePaise), quantity: item.bought, adjusted: toPaise(item.adjustedPaise) }],
    adjustments: [],
    shipping: toPaise(0),
  }).lines;
  return { line: line!, before: item.refundedQuantity, count };
}

/** How many of a line go back: what arrived, or all that were announced while it is not here. */
const countOf = ({ arrived, quantity }: ReturnLineRow): number => arrived ?? quantity;

/** What goes back for each line. Units that have gone back since by another refund are not paid twice. */
export const lineAmounts = ({ lines }: Pick<ReturnRow, 'lines'>): readonly Paise[] =>
  priceRefund(
    lines.map((line) => returnedUnits(line, Math.min(countOf(line), Math.max(0, line.bought - line.refundedQuantity)))),
  ).lines;

const amountOf = (row: ReturnRow): Paise =>
  row.refund ? toPaise(row.refund.amountPaise) : toPaise(lineAmounts(row).reduce<number>((sum, one) => sum + one, 0));

const toRefund = ({ refund }: ReturnRow): OrderReturn['refund'] =>
  refund && {
    amount: toDecimal(toPaise(refund.amountPaise)),
    gateway: refund.gateway,
    creditNote:
      refund.noteId === null || refund.noteNumber === null ? null : { id: refund.noteId, number: refund.noteNumber },
  };

/** As the buyer sees it. */
export const toOrderReturn = (row: ReturnRow, pictures: AssetUrls): OrderReturn => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  status: row.status,
  reason: row.reason,
  words: row.words,
  answer: row.answer,
  lines: row.lines.map(({ itemId, name, imageUrl, quantity, condition, arrived, parts }) => ({
    itemId,
    name,
    imageUrl: pictures.resolve(imageUrl),
    quantity,
    condition,
    arrived,
    parts: parts.map((part) => ({ name: part.name, quantity: part.quantity })),
  })),
  photos: row.photoIds.map((id) => ({ id })),
  amount: toDecimal(amountOf(row)),
  refund: toRefund(row),
  history: row.events.map(({ at, kind, status, note, staffName }) => ({
    at: new Date(at).toISOString(),
    kind,
    by: staffName === null ? 'buyer' : 'shop',
    status,
    note,
  })),
  at: row.createdAt.toISOString(),
});
