import { expect, it } from 'vitest';
import { Browser, ownPassword } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('signing up', (database) => {
  const build = () => buildTestApp(database());
  const registration = { username: 'asha', email: 'asha@example.com', password: ownPassword };
  const register = (changes: object) =>
    new Browser(build()).call('POST /api/register', { ...registration, ...changes });

  it('makes the account, signs in and answers with the user', async () => {
    const browser = new Browser(build());
    const answer = await browser.call('POST /api/register', { ...registration, firstName: ' Asha ', lastName: '' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      username: 'asha',
      email: 'asha@example.com',
      firstName: 'Asha',
      lastName: null,
      createdAt: expect.stringMatching(/Z$/),
      lastLoginAt: expect.stringMatching(/Z$/),
      pendingEmail: null,
    });
    expect(await browser.whoAmI()).toBe('asha');
  });

  it('stores the password as an argon2id hash only', async () => {
    const app = buildTestApp(database(), { passwordCost: undefined });
    await new Browser(app).call('POST /api/register', registration);
    const [row] = await database().query('select * from users');
    expect(JSON.stringify(row)).not.toContain(ownPassword);
    expect(row).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) });
  });

  it('takes nothing that is not asked for: no role, id, owner or date', async () => {
    const extra = {
      role: 'admin',
      id: 4711,
      userId: 1,
      createdAt: '2001-01-01',
      created_at: '2001-01-01',
      lastLoginAt: null,
    };
    const answer = await register({ ...extra, confirmPassword: ownPassword, emailConfirmed: true, password_hash: 'x' });
    expect(answer.statusCode).toBe(201);
    const [row] = await database().query<Record<string, unknown>>('select * from users');
    expect(row).toMatchObject({ role: 'customer', email_confirmed_at: null });
    expect(row!['id']).not.toBe(4711);
    expect((row!['created_at'] as Date).getFullYear()).toBeGreaterThan(2001);
  });

  it.each([
    [{ username: '' }, 'Username is required'],
    [{ username: undefined }, 'Username is required'],
    [
      { username: 'a b' },
      'Username may hold letters, digits, dots, dashes and underscores, and starts with a letter or digit',
    ],
    [{ username: ['asha'] }, 'Username is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: undefined }, 'Email is required'],
    [{ email: 'asha' }, 'Enter an email address, like you@example.com.'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'Enter an email address, like you@example.com.'],
    [{ email: 'a@example.com, b@example.com' }, 'Enter an email address, like you@example.com.'],
    [{ password: '' }, 'Password is required'],
    [{ password: undefined }, 'Password is required'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ password: '      ' }, 'Password can’t be only spaces'],
    [{ password: 'Password123' }, 'That password is too easy to guess. Please choose another one.'],
    [
      { username: 'asha.rao', password: 'AshaRao1990' },
      'That password is your username, your email or the shop’s name, so it is easy to guess. Please choose another one.',
    ],
    [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
    [{ password: 123456 }, 'Password is required'],
    [
      { firstName: 'A\r\nBcc: x@example.com' },
      'A name may have at most 100 characters, on one line, and no web address',
    ],
    [{ lastName: 'x'.repeat(101) }, 'A name may have at most 100 characters, on one line, and no web address'],
  ])('refuses %j with a sentence', async (changes, sentence) => {
    const answer = await register(changes);
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
    expect(await database().query('select from users')).toHaveLength(0);
    expect(await database().query('select from jobs')).toHaveLength(0);
  });

  it('refuses a taken username or mail address in any case with 409', async () => {
    await register({});
    const name = await register({ username: 'ASHA', email: 'other@example.com' });
    expect([name.statusCode, name.body]).toEqual([409, 'That username is taken. Please choose another one.']);
    const email = await register({ username: 'other', email: 'Asha@Example.com' });
    expect([email.statusCode, email.body]).toEqual([
      409,
      'There’s already an account with that email. Sign in, or reset your password.',
    ]);
    expect(await database().query('select from users')).toHaveLength(1);
  });

  it('makes one account of a form sent five times at once, and mails one welcome', async () => {
    const app = build();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => new Browser(app).call('POST /api/register', registration)),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(await database().query('select from users')).toHaveLength(1);
    expect(await database().query(`select from jobs where kind = 'mail/welcome'`)).toHaveLength(1);
  });

  it('brings the cart along under a new token', async () => {
    await addProduct(database());
    const browser = new Browser(build());
    await browser.call('POST /api/cart', { productId: 'test-fuzz', quantity: 2 });
    const before = browser.cookie;
    await browser.call('POST /api/register', registration);
    expect(browser.cookie).not.toBe(before);
    expect((await browser.call('GET /api/cart')).json()).toMatchObject([{ quantity: 2 }]);
    const old = new Browser(browser.app, before);
    expect(await old.whoAmI()).toBeNull();
    expect((await old.call('GET /api/cart')).json()).toEqual([]);
  });

  it('counts sign-ups per address, a hundred an hour', async () => {
    await database().query(
      `insert into throttles values ('sign-up:address:127.0.0.1', array_fill(now(), array[100]), now() + interval '1 hour')`,
    );
    const refused = await register({});
    expect([refused.statusCode, refused.body]).toEqual([429, 'Too many attempts. Please wait a little and try again.']);
    const off = buildTestApp(database(), { rateLimit: false });
    expect((await new Browser(off).call('POST /api/register', registration)).statusCode).toBe(201);
  });
});
