export type Method = 'cod' | 'razorpay';

interface Line {
  quantity: number;
  /** What one cost when it was added last, and when a checkout showed it last. */
  added: number;
  quoted: number | null;
}

export interface ModelOrder {
  readonly key: string;
  readonly buyer: number;
  readonly method: Method;
  readonly lines: ReadonlyMap<string, number>;
  readonly total: number;
  status: string;
  payment: string;
  hasInvoice: boolean;
}

const freeFrom = 620_000;
const carriage = 79_900;

/** The rules of buying in as few words as they have, in whole paise: no database, no processes, nothing at once. */
export class ShopModel {
  readonly stock: Map<string, number>;
  readonly price: Map<string, number>;
  readonly carts: Map<string, Line>[];
  readonly orders: ModelOrder[] = [];

  constructor(products: Readonly<Record<string, { stock: number; price: number }>>, buyers: number) {
    this.stock = new Map(Object.entries(products).map(([slug, { stock }]) => [slug, stock]));
    this.price = new Map(Object.entries(products).map(([slug, { price }]) => [slug, price]));
    this.carts = Array.from({ length: buyers }, () => new Map());
  }

  /** Each verb answers with the status that the shop must answer with. */
  add(buyer: number, slug: string, quantity: number): number {
    const cart = this.carts[buyer]!;
    const held = cart.get(slug);
    const sum = (held?.quantity ?? 0) + quantity;
    if (sum > this.stock.get(slug)!) return 409;
    cart.set(slug, { quantity: sum, added: this.price.get(slug)!, quoted: held?.quoted ?? null });
    return 201;
  }

  /** A look at the checkout shows the prices of today. */
  quote(buyer: number): void {
    for (const [slug, line] of this.carts[buyer]!) line.quoted = this.price.get(slug)!;
  }

  order(buyer: number, method: Method, key: string): number {
    const cart = this.carts[buyer]!;
    const lines = [...cart];
    const isShort = lines.some(([slug, { quantity }]) => quantity > this.stock.get(slug)!);
    const isDearer = lines.some(([slug, { added, quoted }]) => (quoted ?? added) !== this.price.get(slug)!);
    if (lines.length === 0 || isShort || isDearer) return 409;
    const goods = lines.reduce((sum, [slug, { quantity }]) => sum + quantity * this.price.get(slug)!, 0);
    for (const [slug, { quantity }] of lines) this.stock.set(slug, this.stock.get(slug)! - quantity);
    const sold = new Map(lines.map(([slug, { quantity }]) => [slug, quantity]));
    const total = goods + (goods >= freeFrom ? 0 : carriage);
    this.orders.push({ key, buyer, method, lines: sold, total, status: 'pending', payment: 'due', hasInvoice: false });
    cart.clear();
    return 201;
  }

  canPay({ method, status, payment }: ModelOrder): boolean {
    return method === 'razorpay' && status === 'pending' && payment === 'due';
  }

  /** Money comes in at the gateway: it confirms an order that waits for it, and goes back from any other. */
  capture(order: ModelOrder): void {
    if (order.status === 'cancelled') order.payment = 'refund-due';
    else {
      order.payment = 'paid';
      this.#confirm(order);
    }
  }

  cancel(order: ModelOrder): number {
    if (order.status !== 'pending' && order.status !== 'confirmed') return 409;
    order.status = 'cancelled';
    order.payment = order.payment === 'paid' ? 'refund-due' : 'void';
    for (const [slug, quantity] of order.lines) this.stock.set(slug, this.stock.get(slug)! + quantity);
    return 200;
  }

  move(order: ModelOrder, to: string): number {
    const before: Record<string, string> = { confirmed: 'pending', shipped: 'confirmed', delivered: 'shipped' };
    if (order.status !== before[to]) return 409;
    if (to === 'confirmed' && order.method !== 'cod') return 409;
    if (to === 'confirmed') this.#confirm(order);
    else order.status = to;
    return 200;
  }

  markPaid(order: ModelOrder): number {
    if (order.method === 'razorpay' || !['due', 'void'].includes(order.payment)) return 409;
    order.payment = order.status === 'cancelled' ? 'refund-due' : 'paid';
    return 200;
  }

  markRefunded(order: ModelOrder): number {
    if (order.payment !== 'refund-due') return 409;
    order.payment = 'refunded';
    return 200;
  }

  #confirm(order: ModelOrder): void {
    order.status = 'confirmed';
    order.hasInvoice = true;
  }
}
