import { describe, expect, it } from 'vitest';
import { isCommonPassword, isNameOfOwner, knownPasswords, longestKnown } from './common-password.ts';

describe('a common password', () => {
  it.each([
    // The fifty that head such lists year after year.
    ...`123456 123456789 12345678 password qwerty123 qwerty1 111111 12345678910 secret 123123 1234567890 1234567 qwerty
    abc123 password1 iloveyou 11111111 dragon monkey 123123123 123321 qwertyuiop 00000000 654321 666666 987654321 121212
    1q2w3e4r 1qaz2wsx football baseball welcome letmein sunshine master princess shadow superman batman trustno1 michael
    jennifer jordan charlie whatever starwars computer passw0rd zaq12wsx 7777777`.split(/\s+/),
    // As people in India write them.
    ...'india123 Rahul@123 krishna jaishreeram sachin10 Priya@1995 ganesha omsairam bharat2024 9876543210'.split(' '),
    '123654',
    '159753',
    '1qazxsw2',
    'qweasdzxc',
    '12345a',
    'q1w2e3r4t5y6',
    '142536',
    '112233',
    '11223344',
    '1234abcd',
    'drowssap',
    'dragondragon',
    '4runner',
    'azerty',
    '987654321',
    '111111',
    '121212',
    '123123',
    '112233',
    '654321',
    '000000',
    '147258',
    'password',
    'Password',
    'PASSWORD1',
    'password123',
    'password!',
    'p@ssw0rd',
    'Pa$$w0rd1',
    'passw0rd2024',
    'qwerty',
    'qwerty123',
    'qwertyuiop',
    'asdfgh',
    'zxcvbnm',
    '1q2w3e4r',
    '1qaz2wsx',
    'abc123',
    'abcdef',
    'abcd1234',
    'iloveyou',
    'iloveyou2',
    'admin123',
    'Welcome1',
    'welcome@123',
    'letmein!',
    'monkey',
    'dragon',
    'football1',
    'Rahul@123',
    'krishna',
    'india123',
    'jaishreeram',
    'sachin10',
    'trustno1',
    'sunshine',
    'michael1',
    'master',
    'aaaaaa',
    'abcabc',
    '12341234',
    '15081947',
    '150847',
    '19470815',
    '100000',
    'ababab',
    'A1B2C3',
  ])('is %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each([
    'solder joint',
    'solder-1',
    'keeper-of-journeys',
    'correct horse battery staple',
    'another joint',
    'तार तार',
    '480271',
    'tube screamer 808',
    'dragonfruit tea',
    'monkey wrench',
    'password for my shop',
    'xK4#pq',
    'शिवशिवा',
    'were-pool-tree',
    'i love my old fuzz box',
    'qwerty is a row of keys',
    'monkeywrenchpedal',
    'seven drops of solder',
    'guitarstrings49',
    '1992 was my first amp',
  ])('is not %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });

  it('is each of far more than 10,000 that leaks hold, with 1, 123 and ! behind it too', async () => {
    const known = [...(await knownPasswords())];
    expect(Math.max(...known.map((password) => password.length))).toBe(longestKnown);
    const long = known.filter((password) => password.length >= 6);
    expect(long.length).toBeGreaterThan(40_000);
    const forms = long.slice(0, 10_000).flatMap((word) => [word, `${word}1`, `${word}123`, `${word}!`]);
    const found = await Promise.all(forms.map(isCommonPassword));
    expect(forms.filter((_, index) => !found[index])).toEqual([]);
  });

  it('is found in little time, however long and odd the text is', async () => {
    for (const text of [
      'q'.repeat(127) + 'x',
      'were'.repeat(32),
      '1234'.repeat(32) + 'x',
      '@'.repeat(64) + 'ab'.repeat(32),
    ]) {
      expect(typeof (await isCommonPassword(text))).toBe('boolean');
    }
  });
});

describe('a password that names its owner', () => {
  const owner = { username: 'asha.rao', email: 'asha.k@mail.example' };

  it.each([
    'asha.rao',
    'AshaRao',
    'asha_rao-1990',
    '12asharao!',
    'asharaoasharao',
    'oar.ahsa',
    'ashak7',
    'mail.example1',
    'taar99',
    'taarshop',
  ])('is %s', (password) => expect(isNameOfOwner(password, owner)).toBe(true));

  it('is a username of digits', () => {
    expect(isNameOfOwner('483920', { username: '483920', email: 'a@b.example' })).toBe(true);
    expect(isNameOfOwner('583921', { username: '483920', email: 'a@b.example' })).toBe(false);
  });

  it.each(['asha plays a taar', 'asha.rao builds fuzz', 'asharao 7391 4402 8815', 'solder joint'])(
    'is not %s',
    (password) => expect(isNameOfOwner(password, owner)).toBe(false),
  );
});
