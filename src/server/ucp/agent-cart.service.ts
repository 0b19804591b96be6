import { hash } from 'node:crypto';
import type { WantedGoods, WantedLines } from '../cart/wanted-lines.service.ts';
import type { Database } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import * as carts from './agent-cart.repository.ts';
import type { AgentCartKind, AgentCartRow } from './agent-cart.repository.ts';

/** A cart or a checkout of an agent, with what is in it as it costs now. */
export interface AgentCart {
  readonly id: string;
  readonly goods: WantedGoods;
  readonly isCanceled: boolean;
  readonly expiresAt: Date;
}

interface NewAgentCart {
  readonly goods: WantedGoods;
  /** Null: none of it is sold, and nothing was kept. */
  readonly cart: AgentCart | null;
}

export interface AskedLine {
  readonly item: string;
  readonly quantity: number;
}

interface Deps {
  readonly db: Database;
  readonly readGoods: WantedLines;
}

export type AgentCartService = ReturnType<typeof createAgentCartService>;

/** Told by the cart alone, since only hashes of tokens are kept. */
const checkoutIdOf = (cartId: string): string => hash('sha256', `checkout of ${cartId}`, 'base64url');

const toAsked = ({ lines }: AgentCartRow) => lines.map(({ productId, quantity }) => ({ product: productId, quantity }));

/** Carts that agents hold by a token: whoever has it sees what is in them. None of them is ever ordered from. */
export function createAgentCartService({ db, readGoods }: Deps) {
  const readAsked = (lines: readonly AskedLine[]) =>
    readGoods(lines.map(({ item, quantity }) => ({ product: item, quantity })));
  const keptLines = ({ lines }: WantedGoods) =>
    lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const toCart = (id: string, { canceledAt, expiresAt }: AgentCartRow, goods: WantedGoods): AgentCart => ({
    id,
    goods,
    isCanceled: canceledAt !== null,
    expiresAt,
  });

  async function keep(kind: AgentCartKind, id: string, goods: WantedGoods): Promise<NewAgentCart> {
    if (goods.lines.length === 0) return { goods, cart: null };
    return { goods, cart: toCart(id, await carts.insert(db, hashToken(id), kind, keptLines(goods)), goods) };
  }

  return {
    /** `cart` is null where nothing of it is sold: then nothing is kept. */
    async create(kind: AgentCartKind, asked: readonly AskedLine[]): Promise<NewAgentCart> {
      const goods = await readAsked(asked);
      return keep(kind, newToken(), goods);
    },

    /**
     * A checkout of what is in a cart; the same one however often it is asked for, until it is cancelled. Null: there is no
     * such cart.
     */
    async convert(cartId: string): Promise<NewAgentCart | null> {
      const row = await carts.find(db, hashToken(cartId), 'cart');
      if (!row || row.canceledAt) return null;
      const goods = await readGoods(toAsked(row));
      const made = await keep('checkout', checkoutIdOf(cartId), goods);
      if (!made.cart) return made;
      if (made.cart.isCanceled) return keep('checkout', newToken(), goods);
      return { goods, cart: await this.get('checkout', made.cart.id) };
    },

    /** Null: there is none, or none any more. A cancelled cart is gone, a cancelled checkout says so. */
    async get(kind: AgentCartKind, id: string): Promise<AgentCart | null> {
      const row = await carts.find(db, hashToken(id), kind);
      return row && !(kind === 'cart' && row.canceledAt) ? toCart(id, row, await readGoods(toAsked(row))) : null;
    },

    /** All of its lines at once; what is not sold is left out and told. */
    async replace(kind: AgentCartKind, id: string, asked: readonly AskedLine[]): Promise<AgentCart | null> {
      const goods = await readAsked(asked);
      const row = await carts.replace(db, hashToken(id), kind, keptLines(goods));
      if (!row || (kind === 'cart' && row.canceledAt)) return null;
      return toCart(id, row, row.canceledAt === null ? goods : await readGoods(toAsked(row)));
    },

    async cancel(kind: AgentCartKind, id: string): Promise<AgentCart | null> {
      const row = await carts.cancel(db, hashToken(id), kind);
      return row && toCart(id, row, await readGoods(toAsked(row)));
    },
  };
}

export const agentCartRetention: Retention = { deleteExpired: carts.deleteExpired };
