import { expect, it } from 'vitest';
import { Browser, deliverMail, ownPassword, signUp, tokenIn } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

const newPassword = 'a better password';
const dead = [400, 'This link has expired or was already used. Please ask for a new one.'];

describeOnPostgres('a forgotten password', (database) => {
  const build = () => buildTestApp(database());

  const setUp = async () => {
    const app = build();
    const asha = await signUp(app, 'asha');
    await deliverMail(database());
    return { app, asha };
  };

  const askForLink = async (app: Browser['app']): Promise<string> => {
    await new Browser(app).call('POST /api/password-reset', { email: 'Asha@example.com' });
    const [mail] = await deliverMail(database());
    expect(mail!.to.address).toBe('asha@example.com');
    return tokenIn(mail);
  };

  it('answers 202 with the same writes for an unknown address', async () => {
    const { app } = await setUp();
    const ask = (email: string) => new Browser(app).call('POST /api/password-reset', { email });
    const [known, unknown] = [await ask('asha@example.com'), await ask('ghost@example.com')];
    expect([known.statusCode, known.body]).toEqual([202, '']);
    const { date: _date, 'x-request-id': _id, ...headers } = known.headers;
    expect(unknown).toMatchObject({ statusCode: 202, body: '', headers });
    expect(await database().query(`select kind from jobs where done_at is null`)).toEqual([
      { kind: 'mail/password-reset' },
      { kind: 'mail/password-reset' },
    ]);
    expect(await deliverMail(database())).toHaveLength(1);
  });

  it('is replaced by a mailed link, which ends every session', async () => {
    const { app, asha } = await setUp();
    const token = await askForLink(app);
    const browser = new Browser(app);
    // A refused password leaves the link alive.
    const refused = await browser.call('POST /api/password-reset/confirm', { token, password: 'letmein1' });
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      'That password is too easy to guess. Please choose another one.',
    ]);
    const named = await browser.call('POST /api/password-reset/confirm', { token, password: 'asha1990' });
    expect([named.statusCode, named.body]).toEqual([
      400,
      'That password is your username, your email or the shop’s name, so it is easy to guess. Please choose another one.',
    ]);
    const answer = await browser.call('POST /api/password-reset/confirm', { token, password: newPassword });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await asha.whoAmI()).toBeNull();
    expect((await browser.signIn('asha')).statusCode).toBe(401);
    expect((await browser.signIn('asha', newPassword)).statusCode).toBe(200);
    expect((await deliverMail(database())).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  it('is replaced once by a link, and older links die with it', async () => {
    const { app } = await setUp();
    const [older, token] = [await askForLink(app), await askForLink(app)];
    const confirm = async (given: string) => {
      const answer = await new Browser(app).call('POST /api/password-reset/confirm', {
        token: given,
        password: newPassword,
      });
      return [answer.statusCode, answer.body];
    };
    expect(await confirm(token)).toEqual([204, '']);
    expect(await confirm(token)).toEqual(dead);
    expect(await confirm(older)).toEqual(dead);
    expect(await confirm('x'.repeat(43))).toEqual(dead);
    expect(await confirm('x')).toEqual([400, 'This link is not complete. Please copy the whole of it.']);
  });

  it('cannot be replaced by a link that is older than an hour', async () => {
    const { app } = await setUp();
    const token = await askForLink(app);
    const [row] = await database().query<{ hours: string }>(
      `select extract(epoch from expires_at - created_at) / 3600 as hours from account_links where purpose = 'reset'`,
    );
    expect(Number(row!.hours)).toBeCloseTo(1, 1);
    await database().query(
      `update account_links set created_at = created_at - interval '61 minutes', expires_at = expires_at - interval '61 minutes'`,
    );
    const late = await new Browser(app).call('POST /api/password-reset/confirm', { token, password: newPassword });
    expect([late.statusCode, late.body]).toEqual(dead);
    expect((await new Browser(app).signIn('asha')).statusCode).toBe(200);
  });

  it('keeps the token out of the database', async () => {
    const { app } = await setUp();
    const token = await askForLink(app);
    for (const table of ['jobs', 'account_links']) {
      expect(JSON.stringify(await database().query(`select * from ${table}`))).not.toContain(token);
    }
  });

  it('lets the owner sign in on the device that followed the link while others get 429', async () => {
    const { app } = await setUp();
    const stranger = new Browser(app);
    for (let count = 0; count < 11; count += 1) await stranger.signIn('asha', 'wrong password');
    const browser = new Browser(app);
    const token = await askForLink(app);
    await browser.call('POST /api/password-reset/confirm', { token, password: newPassword });
    expect((await stranger.signIn('asha', newPassword)).statusCode).toBe(429);
    expect((await browser.signIn('asha', newPassword)).statusCode).toBe(200);
  });

  it('does not sign out another user who is signed in on the device', async () => {
    const { app } = await setUp();
    const bela = await signUp(app, 'bela');
    await deliverMail(database());
    const token = await askForLink(app);
    expect((await bela.call('POST /api/password-reset/confirm', { token, password: newPassword })).statusCode).toBe(
      204,
    );
    expect(await bela.whoAmI()).toBe('bela');
  });

  it('sends at most five mails an hour per mailbox and answers 202 all the same', async () => {
    const { app } = await setUp();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const answer = await new Browser(app).call('POST /api/password-reset', { email: 'asha@example.com' });
      statuses.push(answer.statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([202]));
    expect(await deliverMail(database())).toHaveLength(5);
  });
});

describeOnPostgres('a mail address', (database) => {
  const build = () => buildTestApp(database());
  const confirm = (token: string) => new Browser(build()).call('POST /api/email-confirmation', { token });
  const isConfirmed = async () =>
    (await database().query(`select from users where email_confirmed_at is not null`)).length > 0;

  it('is confirmed by the link in the welcome mail, once', async () => {
    await signUp(build(), 'win.evil.example', { email: 'asha@example.com', firstName: 'Congratulations' });
    const [welcome] = await deliverMail(database());
    expect(welcome!.subject).toBe('Welcome to taar');
    // Whoever signed up may have given a stranger's mailbox.
    expect(welcome!.text).not.toMatch(/win\.evil|Congratulations/);
    expect(await isConfirmed()).toBe(false);
    expect((await confirm(tokenIn(welcome))).json()).toEqual({ outcome: 'confirmed', email: 'asha@example.com' });
    expect(await isConfirmed()).toBe(true);
    expect((await confirm(tokenIn(welcome))).statusCode).toBe(400);
  });

  const change = async () => {
    const asha = await signUp(build(), 'asha');
    await deliverMail(database());
    const answer = await asha.call('PATCH /api/user', { email: 'new@example.com' });
    expect(answer.json()).toMatchObject({ email: 'asha@example.com', pendingEmail: 'new@example.com' });
    const mails = await deliverMail(database());
    const to = (address: string) => tokenIn(mails.find((mail) => mail.to.address === address));
    return { asha, old: to('asha@example.com'), fresh: to('new@example.com') };
  };
  const emailOf = async (browser: Browser) => (await browser.call('GET /api/user')).json().email;

  it.each(['old', 'fresh'] as const)('changes once both ends agreed, the %s one first', async (first) => {
    const { asha, ...tokens } = await change();
    const second = first === 'old' ? 'fresh' : 'old';
    expect((await confirm(tokens[first])).json()).toEqual({ outcome: 'waiting', email: 'new@example.com' });
    expect(await emailOf(asha)).toBe('asha@example.com');
    expect((await confirm(tokens[second])).json()).toEqual({ outcome: 'changed', email: 'new@example.com' });
    expect((await asha.call('GET /api/user')).json()).toMatchObject({ email: 'new@example.com', pendingEmail: null });
  });

  it('does not change when one end agrees twice', async () => {
    const { asha, fresh } = await change();
    await confirm(fresh);
    expect((await confirm(fresh)).statusCode).toBe(400);
    expect(await emailOf(asha)).toBe('asha@example.com');
  });

  it('does not change when the owner took it back, or asked for another one', async () => {
    const { asha, old, fresh } = await change();
    await asha.call('PATCH /api/user', { email: 'third@example.com' });
    expect((await confirm(old)).statusCode).toBe(400);
    expect((await asha.call('DELETE /api/user/pending-email')).statusCode).toBe(204);
    expect((await confirm(fresh)).statusCode).toBe(400);
    expect(await deliverMail(database())).toEqual([]);
    expect((await asha.call('GET /api/user')).json()).toMatchObject({ email: 'asha@example.com', pendingEmail: null });
  });

  it('does not change to one that somebody else took meanwhile', async () => {
    const { asha, old, fresh } = await change();
    await signUp(build(), 'bela', { email: 'new@example.com' });
    await confirm(old);
    expect((await confirm(fresh)).statusCode).toBe(409);
    expect(await emailOf(asha)).toBe('asha@example.com');
  });

  it('resets no password from a mailbox that the account has left', async () => {
    const { asha, old, fresh } = await change();
    await asha.call('POST /api/password-reset', { email: 'asha@example.com' });
    const token = tokenIn((await deliverMail(database()))[0]);
    await confirm(old);
    await confirm(fresh);
    const answer = await asha.call('POST /api/password-reset/confirm', { token, password: 'stolen password' });
    expect([answer.statusCode, answer.body]).toEqual(dead);
    expect((await new Browser(asha.app).signIn('asha', ownPassword)).statusCode).toBe(200);
  });

  it('changes its case without a mail', async () => {
    const asha = await signUp(build(), 'asha');
    await deliverMail(database());
    expect((await asha.call('PATCH /api/user', { email: 'Asha@Example.com' })).json().email).toBe('Asha@Example.com');
    expect(await deliverMail(database())).toEqual([]);
  });
});
