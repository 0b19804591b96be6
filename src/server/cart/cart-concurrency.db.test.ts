import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CartModel } from '#tests/support/models/cart-model.ts';
import { CartVisitor } from '#tests/support/builders/cart-visitor.ts';
import { describeOnProcesses } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp, signIn } from '#tests/support/processes/shop-app.ts';

describeOnProcesses('a cart under concurrent writes', (database, pools) => {
  let apps: FastifyInstance[];
  beforeAll(() => {
    apps = pools().map((db) => buildTestApp(db));
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  /** A visitor with a session and an empty cart. */
  const visitor = async () => {
    await addProduct(database(), { slug: 'opener', name: 'Opener' });
    const me = new CartVisitor(apps);
    await me.add('opener');
    await me.send('DELETE', '/api/cart');
    return me;
  };
  const addProducts = (count: number, stock: number | null) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        addProduct(database(), { slug: `shelf-${index}`, name: `Shelf ${index}`, stock }),
      ),
    );

  it('takes 50 first adds at once as one line of 50', async () => {
    await addProducts(1, null);
    const me = await visitor();
    const answers = await Promise.all(Array.from({ length: 50 }, () => me.add('shelf-0')));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(await me.contents()).toEqual({ 'shelf-0': 50 });
  });

  it('never holds more than the stock, however many adds come at once', async () => {
    await addProducts(1, 7);
    const me = await visitor();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => me.add('shelf-0', 1 + (index % 2))));
    const taken = answers.filter((answer) => answer.statusCode === 201);
    expect(answers.every((answer) => answer.statusCode === 201 || answer.statusCode === 409)).toBe(true);
    expect(Math.max(...taken.map((answer) => answer.json().quantity))).toBe(7);
    expect(await me.contents()).toEqual({ 'shelf-0': 7 });
  });

  it('loses none of 500 changes of ten tabs, each of which sees its own as a model does', async () => {
    const tabs = 10;
    await addProducts(tabs, 40);
    await addProduct(database(), { slug: 'shared', name: 'Shared', stock: null });
    const me = await visitor();
    let shared = 0;
    const answers: number[] = [];
    const work = async (tab: number) => {
      const model = new CartModel(`shelf-${tab}`, 40, tab);
      for (const step of model.steps(44)) {
        const answer = await model.run(me, step);
        answers.push(answer.statusCode);
        expect([step, answer.statusCode]).toEqual([step, model.expectedStatus]);
      }
      // What all tabs add to together is counted when it was acknowledged.
      for (let count = 0; count < 6; count += 1) {
        const { statusCode } = await me.add('shared');
        answers.push(statusCode);
        if (statusCode === 201) shared += 1;
      }
      return model;
    };
    const models = await Promise.all(Array.from({ length: tabs }, (_, tab) => work(tab)));
    expect(answers).toHaveLength(500);
    expect(shared).toBe(60);
    const expected = Object.fromEntries(models.filter(({ inCart }) => inCart > 0).map((m) => [m.slug, m.inCart]));
    expect(await me.contents()).toEqual({ ...expected, shared: 60 });
    const saved = Object.fromEntries((await me.saved()).map(({ product, quantity }) => [product.slug, quantity]));
    expect(saved).toEqual(Object.fromEntries(models.filter((m) => m.saved > 0).map((m) => [m.slug, m.saved])));
  });

  it('keeps its invariants under 500 mixed concurrent writes', async () => {
    await addProducts(4, 20);
    const me = await visitor();
    await Promise.all([0, 1, 2, 3].map((index) => me.add(`shelf-${index}`)));
    const lines = await me.lines();
    const change = (index: number) => {
      const { id, product } = lines[index % 4]!;
      const changes = [
        () => me.add(product.slug, 1 + (index % 3)),
        () => me.setQuantity(id, 1 + (index % 25)),
        () => me.remove(id),
        () => me.add(product.slug),
        () => me.send('POST', `/api/cart/${id}/save`),
        async () => {
          const [saved] = await me.saved();
          return me.send('POST', `/api/cart/saved/${saved?.id}/restore`);
        },
        () => me.send('DELETE', '/api/cart'),
      ];
      return changes[index % changes.length]!();
    };
    const statuses: number[] = [];
    for (let wave = 0; wave < 5; wave += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => change(100 * wave + index)));
      statuses.push(...answers.map((answer) => answer.statusCode));
    }
    expect(statuses).toHaveLength(500);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const after = await me.lines();
    expect(new Set(after.map(({ product }) => product.id)).size).toBe(after.length);
    for (const { quantity } of after) {
      expect(quantity).toBeGreaterThanOrEqual(1);
      expect(quantity).toBeLessThanOrEqual(20);
    }
  });

  it('does not deadlock when several lines are changed at once', async () => {
    await addProducts(1, null);
    const me = await visitor();
    const aside = (await me.send('POST', `/api/cart/${(await me.add('shelf-0')).json().id}/save`)).json();
    const line = (await me.add('shelf-0')).json();
    const waiting = async () =>
      (
        await pools()[0]!.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length;
    let moves: Promise<{ statusCode: number }[]> | undefined;
    await database().transaction(async (tx) => {
      await tx.query('select from cart_items where id = $1 for update', [line.id]);
      // Each of the two wants the row that the other would hold by now.
      const save = me.send('POST', `/api/cart/${line.id}/save`);
      await expect.poll(waiting).toBe(1);
      moves = Promise.all([save, me.send('POST', `/api/cart/saved/${aside.id}/restore`)]);
      await expect.poll(waiting).toBe(2);
    });
    expect((await moves!).map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect([await me.contents(), await me.saved()]).toEqual([{ 'shelf-0': 2 }, []]);
  });

  it('loses nothing that was acknowledged while its session gets a new token', async () => {
    await addProducts(1, null);
    const me = await visitor();
    await signIn(database());
    const adds = Array.from({ length: 60 }, async (_, index) => {
      if (index === 30) await me.send('POST', '/api/logout');
      return me.add('shelf-0');
    });
    const taken = (await Promise.all(adds)).filter((answer) => answer.statusCode === 201).length;
    expect(taken).toBeGreaterThan(0);
    expect(await me.contents()).toEqual({ 'shelf-0': taken });
    expect(await database().query('select from sessions')).toHaveLength(1);
  });
});
