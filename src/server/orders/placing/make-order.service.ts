import { randomUUID } from 'node:crypto';
import { Refusal } from '#domain/errors.ts';
import type { Queryable } from '../../db/database.ts';
import { violatedConstraint } from '../../db/database-errors.ts';
import { hashToken, newToken } from '../../sessions/token.ts';
import type { WholeOrderRow } from '../order.repository.ts';
import { jobsOf } from './place-order.service.ts';
import * as rows from './place-order.repository.ts';
import type { MadeOrderRow } from './place-order.repository.ts';

/** A line at the price that was agreed on. */
interface AgreedLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly pricePaise: number;
  readonly adjustedPaise: number;
}

/** What staff and a buyer have agreed on: an order whose prices come from no cart. */
export interface AgreedOrder extends Omit<
  MadeOrderRow,
  'id' | 'linkHash' | 'jobs' | 'lines' | 'countedLines' | 'buyerKeys'
> {
  readonly lines: readonly AgreedLine[];
  /** False for somebody at the counter, who takes the goods home. */
  readonly tellsBuyer: boolean;
}

const shortText = ({ name, quantity }: AgreedLine, left: number): string =>
  `${left === 0 ? 'None' : `Only ${left}`} of your ${quantity} × ${name} ${left === 1 ? 'is' : 'are'} left. Nothing was ordered, and nothing was charged.`;

/**
 * Makes an order of lines that were agreed on: units, lines, history and mails, or nothing. Nobody's limits of open orders count,
 * since staff have agreed to it. Answers with the token that opens it for a guest.
 */
export async function makeOrder(
  tx: Queryable,
  { tellsBuyer, ...agreed }: AgreedOrder,
): Promise<{ readonly order: WholeOrderRow; readonly token: string | null }> {
  const products = await rows.lockProducts(
    tx,
    agreed.lines.map(({ productId }) => productId),
  );
  const lines = agreed.lines.map((line) => {
    const product = products.get(line.productId);
    const { stock, lowStockTold } = product ?? { stock: 0, lowStockTold: true };
    if (stock !== null && stock < line.quantity) throw new Refusal('stock-short', shortText(line, stock));
    return { ...line, id: randomUUID(), stock, lowStockTold };
  });
  const id = randomUUID();
  const token = agreed.userId === null ? newToken() : null;
  try {
    const order = await rows.insertMade(tx, {
      ...agreed,
      id,
      lines,
      buyerKeys: [],
      linkHash: token === null ? null : hashToken(token),
      jobs: jobsOf(id, lines).filter(({ kind }) => tellsBuyer || kind !== 'mail/order'),
      countedLines: lines.filter(({ stock }) => stock !== null).length,
    });
    return { order, token };
  } catch (error) {
    throw violatedConstraint(error) === rows.unitsTaken ? new Refusal('stock-short') : error;
  }
}
