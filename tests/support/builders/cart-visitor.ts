import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { BoardParts, CartItem } from '#contracts/cart.ts';
import { cookieOf } from '../processes/shop-app.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One browser at the API: it keeps its cookie, and all of its tabs share it. */
export class CartVisitor {
  readonly #apps: readonly FastifyInstance[];
  #sent = 0;
  cookie: string;

  /** With several apps the calls go round among them, as behind a balancer. */
  constructor(apps: FastifyInstance | readonly FastifyInstance[], cookie = '') {
    this.#apps = [apps].flat();
    this.cookie = cookie;
  }

  async send(method: Method, url: string, payload?: object): Promise<LightMyRequestResponse> {
    const app = this.#apps[this.#sent++ % this.#apps.length]!;
    const answer = await app.inject({ method, url, headers: { cookie: this.cookie }, ...(payload && { payload }) });
    if (answer.headers['set-cookie']) this.cookie = cookieOf(answer);
    return answer;
  }

  add(productId: string, quantity?: unknown): Promise<LightMyRequestResponse> {
    return this.send('POST', '/api/cart', { productId, ...(quantity !== undefined && { quantity }) });
  }

  setQuantity(lineId: string, quantity: unknown): Promise<LightMyRequestResponse> {
    return this.send('PATCH', `/api/cart/${lineId}`, { quantity });
  }

  remove(lineId: string): Promise<LightMyRequestResponse> {
    return this.send('DELETE', `/api/cart/${lineId}`);
  }

  async lines(): Promise<CartItem[]> {
    return (await this.send('GET', '/api/cart')).json();
  }

  async saved(): Promise<CartItem[]> {
    return (await this.send('GET', '/api/cart/saved')).json();
  }

  async parts(): Promise<BoardParts[]> {
    return (await this.send('GET', '/api/cart/parts')).json();
  }

  /** Slug and quantity of each line, which is what most tests are about. */
  async contents(): Promise<Record<string, number>> {
    return Object.fromEntries((await this.lines()).map(({ product, quantity }) => [product.slug, quantity]));
  }
}
