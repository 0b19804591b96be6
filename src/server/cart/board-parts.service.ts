import type { BoardParts, CartItem } from '#contracts/cart.ts';
import { missingPacks } from '#domain/cart/board-parts.ts';
import { Refusal } from '#domain/errors.ts';
import type { Queryable } from '../db/database.ts';
import * as parts from './board-parts.repository.ts';
import type { MeantBoards, PartNeedRow } from './board-parts.repository.ts';
import { toCartItem, toCartProduct } from './cart-columns.ts';
import { addUnits, lock } from './cart.repository.ts';
import type { CartDeps } from './cart.service.ts';

export type BoardPartsService = ReturnType<typeof createBoardPartsService>;

/** The needs of each board in the cart, with the packs that are missing. */
async function boardsOf(db: Queryable, sessionId: string, meant?: MeantBoards) {
  const rowsOf = Map.groupBy(await parts.listPartNeeds(db, sessionId, meant), (row) => row.lineId);
  const boards = [...rowsOf.entries()].map(([lineId, rows]) => ({ lineId, rows }));
  const missing = missingPacks(
    boards.map(({ rows }) => ({
      boards: rows[0]!.boards,
      parts: rows.map(({ productId, ...need }) => ({ partId: productId, ...need })),
    })),
  );
  return boards.map(({ lineId, rows }, index) => ({ lineId, rows, missing: missing[index]! }));
}

/** A board is bought bare. This knows which parts it needs that the cart does not hold yet. */
export function createBoardPartsService({ db, pictures }: CartDeps) {
  const toParts = (rows: readonly PartNeedRow[], missing: ReadonlyMap<string, number>): BoardParts['parts'] =>
    rows
      .filter(({ productId }) => missing.has(productId))
      .map((row) => ({
        quantity: missing.get(row.productId)!,
        product: { ...toCartProduct(row, pictures), packSize: row.packSize },
      }));

  /** Of one board in the cart, or of the one that is meant. */
  async function addMissing(tx: Queryable, sessionId: string, lineId: string | null, meant?: MeantBoards) {
    await lock(tx, sessionId);
    const board = (await boardsOf(tx, sessionId, meant)).find((candidate) => candidate.lineId === lineId);
    if (!board) throw new Refusal(meant ? 'product-unknown' : 'cart-line-unknown');
    const added = await addUnits(tx, sessionId, board.missing, () => board.rows[0]!.boardId);
    if (added.length === 0 && board.missing.size > 0) {
      throw new Refusal('out-of-stock', 'None of the missing parts is in stock.');
    }
    return added.map((row) => toCartItem(row, pictures));
  }

  return {
    /** Boards that lack nothing are left out. */
    async list(sessionId: string): Promise<BoardParts[]> {
      const boards = await boardsOf(db, sessionId);
      return boards
        .filter(({ missing }) => missing.size > 0)
        .map(({ lineId, rows, missing }) => ({
          lineId: lineId!,
          board: { name: rows[0]!.boardName, quantity: rows[0]!.boards },
          parts: toParts(rows, missing),
        }));
    },

    add: (lineId: string, sessionId: string): Promise<CartItem[]> =>
      db.transaction((tx) => addMissing(tx, sessionId, lineId)),

    /** For a board that need not be in the cart itself. */
    async addFor(
      { productId, quantity, sessionId }: MeantBoards & { readonly sessionId: string },
      tx?: Queryable,
    ): Promise<CartItem[]> {
      if (!tx) return db.transaction((own) => this.addFor({ productId, quantity, sessionId }, own));
      const boardId = await parts.findBoardId(tx, productId);
      if (boardId === null) throw new Refusal('product-unknown');
      return addMissing(tx, sessionId, null, { productId: boardId, quantity });
    },
  };
}
