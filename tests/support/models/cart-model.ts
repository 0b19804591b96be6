import type { LightMyRequestResponse } from 'fastify';
import type { CartVisitor } from '../builders/cart-visitor.ts';
import { createRandom, type Random } from '../random.ts';

const kinds = ['add', 'add', 'set', 'set', 'remove', 'save', 'restore'] as const;

export interface Step {
  readonly kind: (typeof kinds)[number];
  readonly quantity: number;
}

/** What one tab does to one product of its own, and what the cart must then hold, by the rules alone. */
export class CartModel {
  readonly slug: string;
  readonly #stock: number;
  readonly #random: Random;
  #lineId = 'none';
  #savedId = 'none';
  inCart = 0;
  saved = 0;
  expectedStatus = 0;

  constructor(slug: string, stock: number, seed: number) {
    this.slug = slug;
    this.#stock = stock;
    this.#random = createRandom(seed + 1);
  }

  /** The same seed gives the same steps, so that a failure can be seen again. */
  steps(count: number): Step[] {
    return Array.from({ length: count }, () => ({
      kind: kinds[this.#random(kinds.length)]!,
      quantity: 1 + this.#random(Math.ceil(this.#stock * 1.1)),
    }));
  }

  /** Sends a step, and notes beforehand what must come of it. */
  async run(visitor: CartVisitor, { kind, quantity }: Step): Promise<LightMyRequestResponse> {
    if (kind === 'add') {
      const fits = this.inCart + quantity <= this.#stock;
      this.expectedStatus = fits ? 201 : 409;
      const answer = await visitor.add(this.slug, quantity);
      if (fits) {
        this.inCart += quantity;
        this.#lineId = answer.json().id;
      }
      return answer;
    }
    if (kind === 'set') {
      const fits = quantity <= this.#stock;
      this.expectedStatus = this.inCart === 0 ? 404 : fits ? 200 : 409;
      if (this.inCart > 0 && fits) this.inCart = quantity;
      return visitor.setQuantity(this.#lineId, quantity);
    }
    if (kind === 'remove') {
      this.expectedStatus = this.inCart === 0 ? 404 : 204;
      this.inCart = 0;
      return visitor.remove(this.#lineId);
    }
    return kind === 'save' ? this.#save(visitor) : this.#restore(visitor);
  }

  async #save(visitor: CartVisitor): Promise<LightMyRequestResponse> {
    const exists = this.inCart > 0;
    this.expectedStatus = exists ? 200 : 404;
    this.saved = Math.min(99, this.saved + this.inCart);
    this.inCart = 0;
    const answer = await visitor.send('POST', `/api/cart/${this.#lineId}/save`);
    if (exists) this.#savedId = answer.json().id;
    return answer;
  }

  async #restore(visitor: CartVisitor): Promise<LightMyRequestResponse> {
    const exists = this.saved > 0;
    const fits = this.inCart < this.#stock;
    this.expectedStatus = exists ? (fits ? 200 : 409) : 404;
    if (exists && fits) {
      this.inCart = Math.min(this.#stock, this.inCart + this.saved);
      this.saved = 0;
    }
    const answer = await visitor.send('POST', `/api/cart/saved/${this.#savedId}/restore`);
    if (exists && fits) this.#lineId = answer.json().id;
    return answer;
  }
}
