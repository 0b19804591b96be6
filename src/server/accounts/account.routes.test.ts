import { expect, it } from 'vitest';
import { Browser, deliverMail, ownPassword, signUp, tokenIn } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addOrder } from '#tests/support/builders/orders.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const newPassword = 'a better password';

describeOnPostgres('an account', (database) => {
  const build = () => buildTestApp(database());

  it('changes what is given and leaves the rest', async () => {
    const asha = await signUp(build(), 'asha', { firstName: 'Asha', lastName: 'Rao' });
    const answer = await asha.call('PATCH /api/user', { lastName: '', username: 'asha.r' });
    expect(answer.json()).toMatchObject({
      firstName: 'Asha',
      lastName: null,
      username: 'asha.r',
      email: 'asha@example.com',
    });
    expect((await asha.call('PATCH /api/user', {})).json()).toMatchObject({ firstName: 'Asha', username: 'asha.r' });
  });

  it('takes no role, id, date or owner from a client', async () => {
    const app = build();
    const asha = await signUp(app, 'asha');
    await signUp(app, 'bela');
    const rows = () =>
      database().query('select id, role, created_at, last_login_at, password_hash from users order by id');
    const before = await rows();
    const stolen = { id: 2, userId: 2, role: 'admin', createdAt: '2001-01-01', passwordHash: 'x', lastLoginAt: null };
    expect((await asha.call('PATCH /api/user', stolen)).statusCode).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it('refuses a name somebody else has, and changes nothing then', async () => {
    const app = build();
    const asha = await signUp(app, 'asha');
    await signUp(app, 'bela');
    const answer = await asha.call('PATCH /api/user', { username: 'Bela', firstName: 'Changed' });
    expect([answer.statusCode, answer.body]).toEqual([409, 'That username is taken. Please choose another one.']);
    const email = await asha.call('PATCH /api/user', { email: 'BELA@example.com', firstName: 'Changed' });
    expect(email.statusCode).toBe(409);
    expect((await asha.call('GET /api/user')).json()).toMatchObject({ username: 'asha', firstName: null });
    expect((await asha.call('PATCH /api/user', { username: 'Asha' })).json().username).toBe('Asha');
  });

  it('changes its password, ends every other session and tells the owner', async () => {
    const app = build();
    const laptop = await signUp(app, 'asha');
    await deliverMail(database());
    const phone = new Browser(app);
    await phone.signIn('asha');
    const before = laptop.cookie;
    const answer = await laptop.call('POST /api/user/password', { currentPassword: ownPassword, newPassword });
    expect(answer.statusCode).toBe(204);
    expect(await laptop.whoAmI()).toBe('asha');
    expect(await phone.whoAmI()).toBeNull();
    expect(await new Browser(app, before).whoAmI()).toBeNull();
    expect((await new Browser(app).signIn('asha')).statusCode).toBe(401);
    expect((await new Browser(app).signIn('asha', newPassword)).statusCode).toBe(200);
    expect((await deliverMail(database())).map(({ to, subject }) => [to.address, subject])).toEqual([
      ['asha@example.com', 'Your password was changed'],
    ]);
  });

  it('refuses a wrong current password with 403, and with 429 after ten', async () => {
    const asha = await signUp(build(), 'asha');
    const attempt = (currentPassword: string) => asha.call('POST /api/user/password', { currentPassword, newPassword });
    const wrong = await attempt('a guess');
    expect([wrong.statusCode, wrong.body]).toEqual([403, 'That’s not your current password.']);
    for (let count = 0; count < 9; count += 1) await attempt('a guess');
    expect((await attempt(ownPassword)).statusCode).toBe(429);
    expect((await asha.call('DELETE /api/user', { password: ownPassword })).statusCode).toBe(429);
  });

  it('refuses a new password that is too short, of spaces only, too easy to guess or a name of its owner with 400', async () => {
    const namesOwner =
      'That password is your username, your email or the shop’s name, so it is easy to guess. Please choose another one.';
    const asha = await signUp(build(), 'asha');
    for (const [given, sentence] of [
      ['short', 'Password must be at least 6 characters'],
      ['      ', 'Password can’t be only spaces'],
      ['Sunshine1', 'That password is too easy to guess. Please choose another one.'],
      ['Asha@2026', namesOwner],
      ['asha@example.com', namesOwner],
    ]) {
      const answer = await asha.call('POST /api/user/password', { currentPassword: ownPassword, newPassword: given });
      expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
    }
    expect(await asha.whoAmI()).toBe('asha');
  });

  it('lists the devices that are signed in, this one first', async () => {
    const app = build();
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const laptop = await signUp(app, 'asha');
    await signUp(app, 'bela');
    const phone = new Browser(app);
    await phone.call('POST /api/login', { username: 'asha', password: ownPassword }, firefox);
    expect((await phone.call('GET /api/user/sessions')).json()).toMatchObject([
      { name: 'Firefox on Linux', current: true, signedInAt: expect.stringMatching(/Z$/) },
      { current: false },
    ]);
    expect((await laptop.call('GET /api/user/sessions')).json()).toHaveLength(2);
    expect((await phone.call('GET /api/user/sessions')).body).not.toMatch(/token|hash/i);
  });

  it('signs out everywhere else, or on one device', async () => {
    const app = build();
    const laptop = await signUp(app, 'asha');
    const [phone, tablet] = [new Browser(app), new Browser(app)];
    await phone.signIn('asha');
    await tablet.signIn('asha');
    const bela = await signUp(app, 'bela');
    const devices = (await phone.call('GET /api/user/sessions')).json<{ id: string }[]>();
    expect((await bela.call(`DELETE /api/user/sessions/${devices[0]!.id}`)).statusCode).toBe(404);
    expect((await laptop.call(`DELETE /api/user/sessions/${devices[0]!.id}`)).statusCode).toBe(204);
    expect([await phone.whoAmI(), await tablet.whoAmI()]).toEqual([null, 'asha']);
    expect((await laptop.call('DELETE /api/user/sessions')).statusCode).toBe(204);
    expect([await tablet.whoAmI(), await laptop.whoAmI(), await bela.whoAmI()]).toEqual([null, 'asha', 'bela']);
    expect((await laptop.call('DELETE /api/user/sessions/not-an-id')).statusCode).toBe(404);
  });

  it('hands out everything it keeps about a person, and nothing of others', async () => {
    const app = build();
    await addProduct(database());
    const asha = await signUp(app, 'asha');
    await signUp(app, 'bela');
    const { id } = (await asha.call('GET /api/user')).json<{ id: number }>();
    await addOrder(database(), { user_id: id, phone: '+91 98450 12345' });
    await database().query(
      `insert into order_items (order_id, product_id, name, quantity, price_paise)
       select orders.id, products.id, 'Test Fuzz', 2, 174950 from orders, products`,
    );
    await asha.call('POST /api/wish-list', { productId: 'test-fuzz' });
    const changes = { ticks: { 'placed:R1': { 'd-11111111': 1 } } };
    await asha.call(`POST /api/builds/${crypto.randomUUID()}/changes`, { kit: 'test-fuzz', changes });
    await asha.call('POST /api/classes', { kit: 'test-fuzz', name: 'Class 9B' });
    await asha.call('POST /api/stash/changes', { changes: { pieces: { 'part:bc108b': { 'd-11111111': [5, 2] } } } });
    const bill = { value: { name: 'My fuzz', text: 'R1 4k7', answers: [] }, at: 1, by: 'd-11111111' };
    await asha.call(`POST /api/bills/${crypto.randomUUID()}/changes`, { changes: { bill } });
    const answer = await asha.call('GET /api/user/export');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="taar-my-data.json"');
    expect(answer.json()).toMatchObject({
      user: { username: 'asha' },
      orders: [
        {
          totalAmount: '3499.00',
          phone: '+91 98450 12345',
          items: [{ name: 'Test Fuzz', quantity: 2, price: '1749.50' }],
        },
      ],
      sessions: [{ current: true }],
      addresses: [],
      wishList: [{ product: 'Test Fuzz' }],
      builds: [{ kit: 'test-fuzz', state: changes }],
      classes: [{ kit: 'test-fuzz', name: 'Class 9B', pupils: 0 }],
      stash: { bc108b: 3 },
      bills: [{ state: { bill } }],
    });
    expect(answer.body).not.toContain('bela');
    expect(answer.body).not.toContain('argon2');
  });

  it('is deleted with the password; its orders stay, everything else is deleted', async () => {
    const app = build();
    const asha = await signUp(app, 'asha');
    const { id } = (await asha.call('GET /api/user')).json<{ id: number }>();
    const [welcome] = await deliverMail(database());
    await asha.call('POST /api/email-confirmation', { token: tokenIn(welcome) });
    await asha.call('POST /api/newsletter', { email: 'Asha@example.com' });
    await asha.call('POST /api/addresses', {
      name: 'A',
      streetAddress: 'B',
      city: 'C',
      state: 'D',
      zipCode: '1',
      country: 'US',
    });
    await addProduct(database());
    const made = await asha.call('POST /api/classes', { kit: 'test-fuzz', name: 'Class 9B' });
    await asha.call(`POST /api/class-codes/${made.json<{ code: string }>().code}/places`, { name: 'Arjun' });
    expect(await database().query('select from class_pupils')).toHaveLength(1);
    const contact = { user_id: id, phone: '+91 98450 12345', notes: 'Ring twice' };
    await addOrder(database(), { ...contact, status: 'delivered' });
    await addOrder(database(), { ...contact, status: 'pending' });
    expect((await asha.call('DELETE /api/user', { password: 'a guess' })).statusCode).toBe(403);
    const gone = await asha.call('DELETE /api/user', { password: ownPassword });
    expect([gone.statusCode, gone.headers['set-cookie']]).toEqual([204, expect.stringContaining('Max-Age=0')]);
    for (const table of [
      'users',
      'addresses',
      'sessions',
      'newsletter_subscribers',
      'account_links',
      'classes',
      'class_pupils',
    ]) {
      expect(await database().query(`select from ${table}`), table).toHaveLength(0);
    }
    // What is still on its way has to arrive; after that nobody needs to ring.
    expect(await database().query('select user_id, email, phone, notes from orders order by number')).toEqual([
      { user_id: null, email: 'asha@example.com', phone: null, notes: null },
      { user_id: null, email: 'asha@example.com', phone: '+91 98450 12345', notes: 'Ring twice' },
    ]);
    expect((await new Browser(app).signIn('asha')).statusCode).toBe(401);
  });
});
