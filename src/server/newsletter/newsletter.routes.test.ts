import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases.ts';
import { buildTestApp } from '#tests/support/shop-app.ts';

describeOnBothEngines('asking for the newsletter', (database) => {
  const ask = (email: unknown) =>
    buildTestApp(database()).inject({ method: 'POST', url: '/api/newsletter', payload: { email } });

  it('keeps the address once, and answers the same the second time', async () => {
    const answers = [await ask(' Asha@example.com '), await ask('asha@example.com')];
    expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual([
      [202, ''],
      [202, ''],
    ]);
    expect(await database().query('select email, status from newsletter_subscribers')).toEqual([
      { email: 'Asha@example.com', status: 'pending' },
    ]);
  });

  it.each([
    '',
    'nobody',
    'a@b',
    'a b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    null,
    5,
    ['a@example.com'],
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j with a sentence', async (email) => {
    const answer = await ask(email);
    expect([answer.statusCode, answer.body]).toEqual([400, 'Please give a mail address such as you@example.com.']);
    expect(await database().query('select from newsletter_subscribers')).toHaveLength(0);
  });
});
