import { expect, it } from 'vitest';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { confirmPassword } from '#tests/support/builders/second-factors.ts';
import {
  createSoftwarePasskey,
  type Ceremony,
  type SoftwarePasskey,
} from '#tests/support/builders/software-passkey.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

type Forgery = Partial<Ceremony>;
const otherChallenge = Buffer.from('not what was asked').toString('base64url');

describeOnPostgres('a passkey', (database) => {
  const setUp = async () => {
    const app = buildTestApp(database(), { rateLimit: false });
    const add = async (owner: Browser, passkey: SoftwarePasskey, forged: Forgery = {}) => {
      await confirmPassword(owner);
      const { challenge } = (await owner.call('POST /api/admin/safety/passkeys')).json<{ challenge: string }>();
      const body = { name: 'Key', passkey: passkey.register({ challenge, ...forged }) };
      return (await owner.call('POST /api/admin/safety/passkeys/confirm', body)).statusCode;
    };
    const owner = await addUser(app, database(), 'keeper', 'owner');
    return { app, owner, add };
  };

  async function signIn(app: Parameters<typeof buildAnswer>[0], passkey: SoftwarePasskey, forged: Forgery = {}) {
    const browser = await buildAnswer(app);
    const { challenge } = (await browser.call('POST /api/second-step/passkey')).json<{ challenge: string }>();
    const answer = passkey.answer({ challenge, ...forged });
    return { browser, answer, status: (await browser.call('POST /api/second-step', { passkey: answer })).statusCode };
  }
  async function buildAnswer(app: ConstructorParameters<typeof Browser>[0], name = 'keeper'): Promise<Browser> {
    const browser = new Browser(app);
    await browser.signIn(name);
    return browser;
  }

  it('is added only for this shop and for what was asked', async () => {
    const { owner, add } = await setUp();
    const passkey = createSoftwarePasskey();
    for (const forged of [
      { origin: 'http://evil.test' },
      { origin: 'https://shop.test' },
      { rpId: 'evil.test' },
      { challenge: otherChallenge },
      { type: 'webauthn.get' },
    ] satisfies Forgery[])
      expect([forged, await add(owner, passkey, forged)]).toEqual([forged, 403]);
    expect(await add(owner, passkey)).toBe(201);
    // It is somebody's already.
    const other = await addUser(buildTestApp(database(), { rateLimit: false }), database(), 'other', 'owner');
    expect(await add(other, passkey)).toBe(403);
  });

  it('signs in once for what was asked, and by no answer that was made for something else', async () => {
    const { app, owner, add } = await setUp();
    const passkey = createSoftwarePasskey();
    await add(owner, passkey);
    for (const forged of [
      { origin: 'http://evil.test' },
      { rpId: 'evil.test' },
      { challenge: otherChallenge },
      { type: 'webauthn.create' },
    ] satisfies Forgery[])
      expect([forged, (await signIn(app, passkey, forged)).status]).toEqual([forged, 403]);
    // Another key that says it is this one.
    expect((await signIn(app, createSoftwarePasskey(), { id: passkey.id })).status).toBe(403);
    expect((await signIn(app, createSoftwarePasskey())).status).toBe(403);
    const first = await signIn(app, passkey, { counter: 7 });
    expect(first.status).toBe(200);
    expect((await first.browser.call('GET /api/admin/me')).statusCode).toBe(200);
    // The same answer again, and a copy of the key that counts behind it.
    const thief = await buildAnswer(app);
    await thief.call('POST /api/second-step/passkey');
    expect((await thief.call('POST /api/second-step', { passkey: first.answer })).statusCode).toBe(403);
    for (const counter of [6, 7]) expect((await signIn(app, passkey, { counter })).status).toBe(403);
    expect((await signIn(app, passkey, { counter: 8 })).status).toBe(200);
  });

  it('of one person is none of another, and an answer counts for one question', async () => {
    const { app, owner, add } = await setUp();
    const [mine, theirs] = [createSoftwarePasskey(), createSoftwarePasskey()];
    await add(owner, mine);
    await add(await addUser(app, database(), 'other', 'owner'), theirs);
    expect((await signIn(app, theirs)).status).toBe(403);
    const browser = await buildAnswer(app);
    const { challenge } = (await browser.call('POST /api/second-step/passkey')).json<{ challenge: string }>();
    const send = async (passkey: object) => (await browser.call('POST /api/second-step', { passkey })).statusCode;
    expect(await send(theirs.answer({ challenge }))).toBe(403);
    expect(await send(mine.answer({ challenge }))).toBe(403);
    // Without a question there is nothing to answer.
    expect(await send(mine.answer({ challenge: otherChallenge }))).toBe(403);
  });
});
