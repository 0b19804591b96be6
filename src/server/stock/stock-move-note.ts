import type { StockCause } from '#domain/stock/stock-moves.ts';

/** Who moves stock and why. The ledger takes it from the transaction, whichever statement changes the stock. */
export interface StockMoveNote {
  readonly cause: StockCause;
  readonly orderId?: string;
  readonly deliveryId?: number;
  readonly userId?: number | null;
  readonly reason?: string | null;
}

/**
 * Part of a statement that changes stock: says who and why, by the parameter of that number, without a trip of its own.
 * `with ${moveNote(2)} update products ... from ..., move_note`.
 */
export const moveNote = (parameter: number): string =>
  `move_note as materialized (select set_config('taar.stock_move', $${parameter}, true) as noted)`;

export const toMoveNote = (note: StockMoveNote): string => JSON.stringify(note);
