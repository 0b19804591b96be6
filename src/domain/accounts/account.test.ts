import { describe, expect, it } from 'vitest';
import { accountSentences, isPersonName, passwordProblem, usernameProblem } from './account.ts';

describe('a username', () => {
  it.each(['asha', 'Asha.K', 'user_1731-x', '42', 'a'.repeat(64)])('may be %s', (name) => {
    expect(usernameProblem(name)).toBeNull();
  });

  it.each([
    ['', accountSentences.usernameMissing],
    ['a', accountSentences.usernameLength],
    ['a'.repeat(65), accountSentences.usernameLength],
    ['asha@example.com', accountSentences.usernameShape],
    ['two words', accountSentences.usernameShape],
    ['-asha', accountSentences.usernameShape],
    ['asha\n', accountSentences.usernameShape],
    ['<b>asha</b>', accountSentences.usernameShape],
    ['аsha', accountSentences.usernameShape],
  ])('may not be %j', (name, sentence) => {
    expect(usernameProblem(name)).toBe(sentence);
  });
});

describe('a password', () => {
  it('has the sentences that the specification gives', () => {
    expect(passwordProblem('')).toBe('Password is required');
    expect(passwordProblem('12345')).toBe('Password must be at least 6 characters');
    expect(accountSentences.passwordsDiffer).toBe("Passwords don't match");
    expect(accountSentences.usernameMissing).toBe('Username is required');
  });

  it('has 6 to 128 characters of any kind', () => {
    expect(passwordProblem('123456')).toBeNull();
    expect(passwordProblem('तार तार')).toBeNull();
    expect(passwordProblem('\u00a0 \u3000   ')).toBe(accountSentences.passwordBlank);
    expect(passwordProblem('x'.repeat(128))).toBeNull();
    expect(passwordProblem('x'.repeat(129))).toBe(accountSentences.passwordLong);
  });
});

describe('a person’s name', () => {
  it('may be written in any script', () => {
    expect(
      ['Asha', "O'Neill", 'க்‍ஷிதா', 'Łukasz', 'क्‍ष', 'S.Ramanujan', 'Dr. A.P.J. Abdul Kalam'].every(isPersonName),
    ).toBe(true);
  });

  it.each([
    'Win at https://evil.example',
    'WWW.evil.example',
    'Asha\r\nBcc: x@example.com',
    'a\u0000b',
    'x\u202eevil',
    'a\u2028b',
    'x'.repeat(101),
    '\ud800',
  ])('may not be %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });
});
