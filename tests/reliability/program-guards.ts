import { server, type Guard } from './guard.ts';

const database = 'database';
const tokens = { project: database, test: `${server}/api-tokens/api-token.routes.test.ts` } as const;
const webhooks = { project: database, test: `${server}/webhooks/webhook-worker.db.test.ts` } as const;
const ucp = { project: database, test: `${server}/ucp/ucp.routes.test.ts` } as const;
const indexNow = { project: database, test: `${server}/feeds/index-now/index-now.db.test.ts` } as const;

const deliveries = `${server}/webhooks/delivery.repository.ts`;
const agentCarts = `${server}/ucp/agent-cart.repository.ts`;

/** Of what other programs read, are told and may do. */
export const programGuards: readonly Guard[] = [
  {
    guard: 'programs: a token acts for somebody who works here',
    file: `${server}/api-tokens/api-token.service.ts`,
    find: "if (!staff) throw new Refusal('token-refused');",
    replace: "if (!staff) return { userId: found!.userId, name: '', role: 'owner', scope: found!.rights } as never;",
    ...tokens,
    title: 'ends with the access of whoever made it',
  },
  {
    guard: 'programs: a token does what it was made for and nothing else',
    file: `${server}/api-tokens/api-token.service.ts`,
    find: ', scope: found.rights };',
    replace: ' };',
    ...tokens,
    title: 'does what it was made for and nothing else',
  },
  {
    guard: 'webhooks: what happened to one thing is told in its order',
    file: deliveries,
    find: "and earlier.state = 'waiting' and earlier.event_id < delivery.event_id)",
    replace: "and earlier.state = 'never' and earlier.event_id < delivery.event_id)",
    ...webhooks,
    title: 'wait for the one before',
  },
  {
    guard: 'webhooks: a slow receiver leaves room for others',
    file: deliveries,
    find: 'limit endpoint.room for update skip locked',
    replace: 'limit $1::integer for update skip locked',
    ...webhooks,
    title: 'of a slow receiver leave room',
  },
  {
    guard: 'webhooks: a worker whose lease ran out ends nothing',
    file: deliveries,
    find: "last_error = $5\n         where id = $1 and claims = $2 and state = 'waiting'`,\n};\n\nconst postponeDelivery",
    replace:
      "last_error = $5\n         where id = $1 and $2::integer is not null and state = 'waiting'`,\n};\n\nconst postponeDelivery",
    ...webhooks,
    title: 'are not touched any more by a worker',
  },
  {
    guard: 'webhooks: a worker whose lease ran out postpones nothing',
    file: deliveries,
    find: "last_error = $5\n         where id = $1 and claims = $2 and state = 'waiting'`,\n};\n\nconst pauseGone",
    replace:
      "last_error = $5\n         where id = $1 and $2::integer is not null and state = 'waiting'`,\n};\n\nconst pauseGone",
    ...webhooks,
    title: 'are not touched any more by a worker',
  },
  {
    guard: 'webhooks: a name that leads inside is not sent to',
    file: `${server}/webhooks/public-address.ts`,
    find: 'if (!addresses.every(({ address }) => mayReach(address, targets))) {',
    replace: 'if (addresses.length === 0) {',
    project: 'unit',
    test: `${server}/webhooks/public-address.test.ts`,
  },
  {
    guard: 'agents: a cart that was cancelled stays as it is',
    file: agentCarts,
    find: 'set lines = case when canceled_at is null then $3::jsonb else lines end,',
    replace: 'set lines = $3::jsonb, canceled_at = null,',
    ...ucp,
  },
  {
    guard: 'agents: a cart is forgotten a day after it was written',
    file: agentCarts,
    find: 'select ${columns} from agent_carts where token_hash = $1 and kind = $2 and expires_at > now()',
    replace: 'select ${columns} from agent_carts where token_hash = $1 and kind = $2',
    ...ucp,
    title: 'forgets carts a day after',
  },
  {
    guard: 'feeds: what changed again while it was told is told again',
    file: `${server}/feeds/index-now/changed-page.repository.ts`,
    find: "and date_trunc('milliseconds', changed_pages.changed_at) <= told.changed_at",
    replace: 'and told.changed_at is not null',
    ...indexNow,
    title: 'tells again what changed while it was told',
  },
  {
    guard: 'links: no more is put in a cart than there are',
    file: `${server}/cart/buy-link.service.ts`,
    find: 'available: Math.min(quantity, quantityLimit(product)),',
    replace: 'available: quantity,',
    project: database,
    test: `${server}/cart/buy-link.routes.test.ts`,
  },
];
