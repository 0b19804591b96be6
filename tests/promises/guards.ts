/** One line that keeps a promise, what the shop looks like without it, and the test that must then turn red. */
export interface Guard {
  readonly guard: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  readonly project: 'unit' | 'database' | 'promises';
  readonly test: string;
  /** Part of the title; without it every test of the file runs. */
  readonly title?: string;
}

const server = 'src/server';
const matrix = { project: 'database', test: `${server}/access-matrix.routes.test.ts` } as const;
const app = { project: 'database', test: `${server}/app.routes.test.ts` } as const;
const signIn = { project: 'database', test: `${server}/accounts/sign-in.routes.test.ts` } as const;
const refused = { project: 'database', test: `${server}/orders/placing/place-order-refused.routes.test.ts` } as const;
const again = { project: 'database', test: `${server}/orders/placing/order-idempotency.routes.test.ts` } as const;
const decision = { project: 'unit', test: `${server}/payments/payment-decision.test.ts` } as const;
const webhook = { project: 'database', test: `${server}/payments/gateway/gateway-webhook.routes.test.ts` } as const;
const buying = { project: 'promises', test: 'tests/promises/buying.promise.ts' } as const;
const mailServer = { project: 'promises', test: 'tests/promises/mail-server.promise.ts' } as const;

const orders: readonly Guard[] = [
  {
    guard: 'units are taken only while there are as many',
    file: `${server}/orders/stock.repository.ts`,
    find: 'products.id = wanted.id and stock >= wanted.quantity',
    replace: 'products.id = wanted.id',
    project: 'database',
    test: `${server}/orders/stock.db.test.ts`,
  },
  {
    guard: 'a price that the buyer has not seen is not charged',
    file: `${server}/orders/placing/order-checks.ts`,
    find: "if (lines.some((line) => line.pricePaise !== line.expectedPricePaise)) throw new Refusal('price-changed');",
    replace: '',
    ...refused,
    title: 'a price that the buyer has not seen',
  },
  {
    guard: 'the day of arrival goes by the clock of the database',
    file: `${server}/orders/placing/place-order.service.ts`,
    find: 'now: await readClock(tx)',
    replace: 'now: (await readClock(tx)) && new Date()',
    project: 'promises',
    test: 'tests/promises/clock.promise.ts',
    title: 'the day of arrival',
  },
  {
    guard: 'the same key answers with the same order',
    file: `${server}/orders/placing/place-order.service.ts`,
    find: 'if (!known) return null;',
    replace: 'if (known || !known) return null;',
    ...again,
  },
  {
    guard: 'the same key with another body is refused',
    file: `${server}/orders/placing/place-order.service.ts`,
    find: '!isTheirs || !known.requestHash.equals(requestHash)',
    replace: '!isTheirs',
    ...again,
  },
  {
    guard: 'orders of one session wait for each other',
    file: `${server}/orders/placing/place-order.repository.ts`,
    find: 'from sessions where id = $1 for no key update',
    replace: 'from sessions where id = $1',
    ...buying,
    title: 'makes one order of 50 with the same key',
  },
  {
    guard: 'moves of one order wait for each other',
    file: `${server}/orders/order-moves.repository.ts`,
    find: 'from orders where id = $1 for no key update',
    replace: 'from orders where id = $1',
    ...buying,
    title: 'returns the units once when 50 cancellations',
  },
  {
    guard: 'an order moves only as its table says',
    file: `${server}/orders/order-moves.service.ts`,
    find: "if (obstacle !== null) throw new Refusal('order-move-refused', obstacle);",
    replace: '',
    project: 'database',
    test: `${server}/orders/own-order.routes.test.ts`,
    title: 'after it was shipped',
  },
  {
    guard: 'a cart holds no more than there is',
    file: `${server}/cart/cart.repository.ts`,
    find: 'where cart_items.quantity + excluded.quantity <= (select most from product)',
    replace: '',
    project: 'database',
    test: `${server}/cart/cart.routes.test.ts`,
    title: 'refuses more than the stock',
  },
  {
    guard: 'a cancelled order gives its units back',
    file: `${server}/orders/order-moves.service.ts`,
    find: "await productStock.release(tx, orderId, { userId: author === 'admin' ? userId : null, reason: note || null });",
    replace: 'void productStock;',
    project: 'promises',
    test: 'tests/promises/shop-model.promise.ts',
  },
];

const payments: readonly Guard[] = [
  {
    guard: 'a webhook is signed',
    file: `${server}/payments/gateway/gateway-webhook.service.ts`,
    find: '!isWebhookSignatureValid(gateway.webhookSecrets, body, signature)',
    replace: 'false',
    ...webhook,
    title: '1,000 of 1,000',
  },
  {
    guard: 'an event counts once',
    file: `${server}/payments/gateway/gateway-webhook.service.ts`,
    find: 'if (await recordEventOnce(tx, idOfEvent(givenId, body))) await',
    replace: 'await recordEventOnce(tx, idOfEvent(givenId, body)); await',
    ...webhook,
    title: 'counts once under its id',
  },
  {
    guard: 'what no webhook told is asked for',
    file: `${server}/payments/gateway/reconciler.ts`,
    find: 'for (const payment of payments) await db.transaction((tx) => finalisePayment(tx, payment));',
    replace: 'void [payments, finalisePayment];',
    project: 'promises',
    test: 'tests/promises/gateway.promise.ts',
  },
  {
    guard: 'what a browser brings back is signed',
    file: `${server}/payments/gateway/signatures.ts`,
    find: 'isHexOf(signature, hmac(keySecret, callbackMessage(gatewayOrderId, gatewayPaymentId)));',
    replace: 'keySecret !== callbackMessage(gatewayOrderId, gatewayPaymentId) + signature;',
    project: 'database',
    test: `${server}/payments/gateway/gateway-callback.routes.test.ts`,
    title: 'forged',
  },
  {
    guard: 'a payment has the amount and the currency of its order',
    file: `${server}/payments/payment-decision.ts`,
    find: 'const fits = news.amountPaise === order.totalPaise && news.currency === order.currency;',
    replace: 'const fits = true;',
    ...decision,
  },
  {
    guard: 'older news about a payment change nothing',
    file: `${server}/payments/payment-decision.ts`,
    find: 'if (known !== null && rank[known] >= rank[news.status]) return null;',
    replace: '',
    ...decision,
  },
  {
    guard: 'money for a cancelled order goes back',
    file: `${server}/payments/payment-decision.ts`,
    find: "if (order.status === 'cancelled') return { payment: 'refund-due', order: 'refund-due' };",
    replace: '',
    ...decision,
  },
];

const access: readonly Guard[] = [
  {
    guard: 'what is for users asks who it is',
    file: `${server}/sessions/visitor.ts`,
    find: 'if (session?.userId == null) {',
    replace: 'if (session?.userId === -1) {',
    ...matrix,
    title: 'GET /api/orders/counts',
  },
  {
    guard: 'what is for the admin is for nobody else',
    file: `${server}/plugins/api-routes.ts`,
    find: "if (!staff) throw new Refusal('nothing-here');",
    replace: "if (!staff) return { userId: 0, username: 'x', name: 'x', role: 'owner' };",
    ...matrix,
    title: 'GET /api/admin/failed-jobs',
  },
  {
    guard: 'a route without a declared access does not start',
    file: `${server}/app.ts`,
    find: '  requireDeclaredAccess(app);\n',
    replace: '',
    ...app,
    title: 'does not start with a route',
  },
  {
    guard: 'an order is found by its owner alone',
    file: `${server}/orders/order-access.repository.ts`,
    find: 'and (user_id = $3::integer or exists (',
    replace: 'and ($3::integer is distinct from -1 or exists (',
    ...matrix,
    title: 'GET /api/orders/:id',
  },
  {
    guard: 'an address is removed by its owner alone',
    file: `${server}/addresses/address.repository.ts`,
    find: 'delete from addresses where user_id = $1 and id::text = $2',
    replace: 'delete from addresses where $1::integer is not null and id::text = $2',
    ...matrix,
    title: 'DELETE /api/addresses/:id',
  },
  {
    guard: 'a line is removed from its own cart alone',
    file: `${server}/cart/cart.repository.ts`,
    find: 'delete from cart_items where id = $1 and session_id = $2 returning id',
    replace: 'delete from cart_items where id = $1 and $2::uuid is not null returning id',
    ...matrix,
    title: 'DELETE /api/cart/:id',
  },
  {
    guard: 'writes of other sites are refused',
    file: `${server}/plugins/cross-site-writes.ts`,
    find: 'if (!isCrossSite(request, ownOrigin())) return done();',
    replace: 'if (isCrossSite(request, ownOrigin()) || true) return done();',
    ...app,
    title: 'a write with',
  },
];

const accounts: readonly Guard[] = [
  {
    guard: 'signing in replaces the token of the session',
    file: `${server}/sessions/session.service.ts`,
    find: 'const token = newToken();\n      const hashes',
    replace: 'const { token } = current;\n      const hashes',
    ...signIn,
    title: 'session fixation',
  },
  {
    guard: 'only the hash of a token is stored',
    file: `${server}/sessions/token.ts`,
    find: "createHash('sha256').update(token).digest()",
    replace: '(createHash, Buffer.from(token.slice(0, 32)))',
    project: 'database',
    test: `${server}/sessions/session.routes.test.ts`,
    title: 'stores only the hash',
  },
  {
    guard: 'ten wrong passwords for an account are enough',
    file: `${server}/accounts/sign-in.service.ts`,
    find: "if (!(await throttle.consume(key, limit))) throw new Refusal('sign-in-throttled');",
    replace: 'await throttle.consume(key, limit);',
    ...signIn,
    title: 'answers 429 after ten failures',
  },
  {
    guard: 'a throttle counts tries that come at once',
    file: `${server}/throttle/throttle.ts`,
    find: 'consume: (key, limit) => counters.consume(db, key, limit),',
    replace: 'consume: async (key, limit) => (await counters.consume(db, key, limit)) || true,',
    project: 'database',
    test: `${server}/throttle/throttle.db.test.ts`,
    title: 'exactly as many',
  },
  {
    guard: 'passwords are hashed a few at a time',
    file: `${server}/accounts/passwords/password-hasher.ts`,
    find: "else if (queue.length >= waiting) throw new Refusal('too-many-requests');",
    replace: '',
    project: 'unit',
    test: `${server}/accounts/passwords/password-hasher.test.ts`,
  },
  {
    guard: 'a new password ends the other sessions',
    file: `${server}/sessions/session.service.ts`,
    find: 'await sessions.removeOthers(tx, userId, keptId);',
    replace: '',
    project: 'database',
    test: `${server}/accounts/account.routes.test.ts`,
    title: 'changes its password',
  },
];

const edges: readonly Guard[] = [
  {
    guard: 'no foreign base address',
    file: `${server}/plugins/security-headers.ts`,
    find: '"base-uri \'none\'",',
    replace: '',
    project: 'unit',
    test: `${server}/plugins/security-headers.test.ts`,
  },
  {
    guard: 'nothing is guessed about the type of an answer',
    file: `${server}/plugins/security-headers.ts`,
    find: "'x-content-type-options': 'nosniff',",
    replace: '',
    ...app,
    title: 'sends the security headers with /api/products',
  },
  {
    guard: 'a body has a limit',
    file: `${server}/app.ts`,
    find: 'bodyLimit: bodyLimitBytes,',
    replace: 'bodyLimit: 100 * bodyLimitBytes,',
    ...webhook,
    title: 'refuses a body over the limit',
  },
  {
    guard: 'what the database cannot read is bad input',
    file: `${server}/errors.ts`,
    find: "if (isBadInput(error)) return new Refusal('input-invalid');",
    replace: '',
    project: 'promises',
    test: 'tests/promises/api-fuzz.promise.ts',
  },
  {
    guard: 'a database that is away is 503 with a sentence, and no fault of ours',
    file: `${server}/errors.ts`,
    find: 'if (error instanceof DatabaseUnavailable)',
    replace: 'if (error instanceof DatabaseUnavailable && error.message === "")',
    project: 'promises',
    test: 'tests/promises/faults.promise.ts',
    title: 'while it is black-holed',
  },
  {
    guard: 'a database without room is 503, and no fault of ours',
    file: `${server}/db/database-errors.ts`,
    find: 'const unavailableState = /^(08|53|57|58|',
    replace: 'const unavailableState = /^(08|57|58|',
    project: 'promises',
    test: 'tests/promises/full-disk.promise.ts',
    title: 'the disk of its tables',
  },
  {
    guard: 'a request has five seconds',
    file: `${server}/app.ts`,
    find: 'requestTimeout: 5000,',
    replace: 'requestTimeout: 300_000,',
    project: 'promises',
    test: 'tests/promises/raw-http.promise.ts',
    title: 'ends those that stop in the middle',
  },
  {
    guard: 'a second process stays out of the data folder',
    file: `${server}/db/embedded/folder-lock.ts`,
    find: 'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE',
    replace: 'PRAGMA locking_mode = NORMAL',
    project: 'database',
    test: `${server}/db/embedded/embedded.db.test.ts`,
    title: 'keeps a second process out',
  },
  {
    guard: 'a mail server has a minute for a mail, whatever it says meanwhile',
    file: `${server}/mail/smtp-transport.ts`,
    find: 'setTimeout(() => socket.destroy(), limits.mailMs)',
    replace: 'setTimeout(() => {}, limits.mailMs)',
    ...mailServer,
    title: 'cut off while it is unwell',
  },
  {
    guard: 'other jobs do not wait behind mails',
    file: `${server}/jobs/job.repository.ts`,
    find: "and (kind like 'mail/%') = $3",
    replace: 'and $3::boolean is not null',
    ...mailServer,
    title: 'when every mail hangs',
  },
  {
    guard: 'a job that hangs holds up no other',
    file: `${server}/jobs/job-lane.ts`,
    find: 'await Promise.race([...underWay, ...(stopping ? [] : [heard])]);',
    replace: 'await Promise.all([...underWay, ...(stopping && heard ? [] : [])]);',
    ...mailServer,
    title: 'neither other mails nor other jobs',
  },
  {
    guard: 'a mail goes to one checked address',
    file: `${server}/mail/mailer.ts`,
    find: "if (!parsed.success) throw new TypeError('A mail needs one valid address to go to.');",
    replace: "if (!parsed.success) return { name: '', address: text };",
    project: 'unit',
    test: `${server}/mail/mailer.test.ts`,
  },
];

/** Every guard that has been seen to matter. The long size switches off one after the other. */
export const guards: readonly Guard[] = [...orders, ...payments, ...access, ...accounts, ...edges];
