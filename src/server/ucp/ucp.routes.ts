import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Order } from '#contracts/orders.ts';
import { Refusal } from '#domain/errors.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { statusOf, toRefusal } from '../http/errors.ts';
import { isAbort } from '../http/request-end.ts';
import { logFailure } from '../http/request-log.ts';
import { networkOf, type Limit, type Throttle } from '../throttle/throttle.ts';
import type { AgentCartKind } from './agent-cart.repository.ts';
import type { AgentCart, AgentCartService, AskedLine } from './agent-cart.service.ts';
import { ucpCatalogue } from './ucp-catalogue.ts';
import { businessProfile, ucpRoot } from './ucp-profile.ts';
import { cartBody, checkoutBody, lookupBody, maxIds, productBody, searchBody } from './ucp-requests.ts';
import { toUcpCart, toUcpCheckout, toUcpError, toUcpOrder, toUnsold, type Message } from './ucp-views.ts';

interface Deps {
  readonly catalogue: CatalogueService;
  readonly carts: AgentCartService;
  readonly readOrder: (id: string, token: string | undefined) => Promise<Order>;
  readonly throttle: Throttle;
  readonly publicUrl: () => string;
}

/** Carts and checkouts that one network may make, and everything that it may ask. */
const limits = {
  made: { max: 120, minutes: 60 },
  asked: { max: 1200, minutes: 10 },
} as const satisfies Record<string, Limit>;

const retryAfterSeconds = 60;
const config = { access: 'anyone' } as const;

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal('input-invalid', `${issue?.path.join('.') || 'The body'}: ${issue?.message}`);
}

/** What is refused before anything was asked for, in the words of the protocol. */
function handleErrors(scope: FastifyInstance, publicUrl: () => string): void {
  scope.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    const status = statusOf[refusal.code];
    if (status >= 500 && refusal.code !== 'overloaded' && !isAbort(error))
      logFailure(request.log, refusal.code, refusal.cause ?? refusal);
    if (status === 429 || status === 503) reply.header('retry-after', String(retryAfterSeconds));
    const code = refusal.code.replaceAll('-', '_');
    return reply
      .code(status)
      .send({ code, content: refusal.message, continue_url: absoluteUrl(publicUrl(), paths.home) });
  });
}

const gone: Message = {
  type: 'error',
  code: 'not_found',
  severity: 'unrecoverable',
  content: 'There is no such cart or checkout, or it has expired.',
};

const canceled: Message = {
  type: 'error',
  code: 'canceled',
  severity: 'recoverable',
  content: 'This checkout was canceled. Start a new one.',
};

/** It ends with the person, whatever was sent along. */
const notHere: Message = {
  type: 'error',
  code: 'completion_by_buyer',
  severity: 'requires_buyer_input',
  content: 'We take orders from the buyer only. Hand them the continue_url.',
};

const capabilityOf = { cart: 'dev.ucp.shopping.cart', checkout: 'dev.ucp.shopping.checkout' } as const;

const toLines = (lines: z.output<typeof cartBody>['line_items']): AskedLine[] =>
  lines.map(({ item, quantity }) => ({ item: item.id, quantity }));

type Kept = FastifyRequest<{ Params: { id: string } }>;

/** Carts and checkouts: the same but for how they are shown, and that a checkout can be begun with a cart. */
function cartRoutes(scope: FastifyInstance, { carts, publicUrl, throttle }: Deps): void {
  const folders = { cart: `${ucpRoot}/carts`, checkout: `${ucpRoot}/checkout-sessions` } as const;
  const show = (kind: AgentCartKind, cart: AgentCart | null, further: readonly Message[] = []) => {
    if (!cart) return toUcpError(capabilityOf[kind], [gone], publicUrl());
    return kind === 'cart' ? toUcpCart(cart, publicUrl()) : toUcpCheckout(cart, publicUrl(), further);
  };

  /** Null: the cart that it was to be made of is not there. */
  function make(kind: AgentCartKind, body: unknown) {
    const cartId = kind === 'checkout' ? read(checkoutBody, body).cart_id : undefined;
    return cartId === undefined ? carts.create(kind, toLines(read(cartBody, body).line_items)) : carts.convert(cartId);
  }

  for (const [kind, folder] of Object.entries(folders) as [AgentCartKind, string][]) {
    scope.post(folder, { config }, async (request, reply) => {
      const isLet = await throttle.consume(`ucp:made:${networkOf(request.clientAddress)}`, limits.made);
      if (!isLet) throw new Refusal('too-many-requests');
      const made = await make(kind, request.body);
      if (!made) return show(kind, null);
      if (!made.cart) return toUnsold(capabilityOf[kind], made.goods, publicUrl());
      reply.code(201);
      return show(kind, made.cart);
    });
    scope.get(`${folder}/:id`, { config }, async (request: Kept) =>
      show(kind, await carts.get(kind, request.params.id)),
    );
    scope.put(`${folder}/:id`, { config }, async (request: Kept) => {
      const { line_items } = read(cartBody, request.body);
      const cart = await carts.replace(kind, request.params.id, toLines(line_items));
      return show(kind, cart, cart?.isCanceled ? [canceled] : []);
    });
    scope.post(`${folder}/:id/cancel`, { config }, async (request: Kept) =>
      show(kind, await carts.cancel(kind, request.params.id)),
    );
  }
  scope.post(`${folders.checkout}/:id/complete`, { config }, async (request: Kept) => {
    const checkout = await carts.get('checkout', request.params.id);
    return show('checkout', checkout, [checkout?.isCanceled ? canceled : notHere]);
  });
}

function catalogueRoutes(scope: FastifyInstance, deps: Deps): void {
  const catalogue = ucpCatalogue(deps);
  scope.post(`${ucpRoot}/catalog/search`, { config }, ({ body }) => catalogue.search(read(searchBody, body)));
  scope.post(`${ucpRoot}/catalog/lookup`, { config }, async ({ body }, reply) => {
    const asked = read(lookupBody, body);
    if (asked.ids.length <= maxIds) return catalogue.lookup(asked);
    return reply.code(400).send({ code: 'request_too_large', content: `Ask for ${maxIds} identifiers at most.` });
  });
  scope.post(`${ucpRoot}/catalog/product`, { config }, ({ body }) => catalogue.product(read(productBody, body).id));
}

const bearer = /^Bearer ([\w-]{1,100})$/;

/** The token of a guest's order, in either of the headers that carry one. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const own = headers['x-order-token'];
  return typeof own === 'string' ? own.slice(0, 100) : bearer.exec(headers.authorization ?? '')?.[1];
}

function orderRoutes(scope: FastifyInstance, { readOrder, publicUrl }: Deps): void {
  scope.get(`${ucpRoot}/orders/:id`, { config }, async (request: Kept) => {
    try {
      return toUcpOrder(await readOrder(request.params.id, tokenOf(request)), publicUrl());
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'order-unknown') throw error;
      const message = { ...gone, content: 'There is no such order, or its token is not the right one.' };
      return toUcpError('dev.ucp.shopping.order', [message], publicUrl(), paths.trackOrder);
    }
  });
}

/** What `/.well-known/ucp` promises. Nobody signs in, and the profile that an agent names is not fetched. */
export function ucpRoutes(scope: FastifyInstance, deps: Deps): void {
  handleErrors(scope, deps.publicUrl);
  scope.get('/.well-known/ucp', { config: { cheap: true } }, async (_request, reply: FastifyReply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return businessProfile(deps.publicUrl());
  });
  scope.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith(ucpRoot)) return;
    reply.header('cache-control', 'no-store');
    const isLet = await deps.throttle.consume(`ucp:asked:${networkOf(request.clientAddress)}`, limits.asked);
    if (!isLet) throw new Refusal('too-many-requests');
  });
  catalogueRoutes(scope, deps);
  cartRoutes(scope, deps);
  orderRoutes(scope, deps);
}
