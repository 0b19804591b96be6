import { describe, expect, it } from 'vitest';
import * as schemas from '#contracts/accounts.ts';
import type { FormValues } from '../../forms/validation.ts';
import { validateSignUp as validateBy } from './sign-up-validation.ts';

const validateSignUp = (read: FormValues) => validateBy(read, schemas);

const typed = {
  firstName: 'Asha',
  lastName: '',
  username: 'asha',
  email: 'asha@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
};

describe('signing up', () => {
  it('sends what was typed, without the confirmation, and an empty name as none', () => {
    expect(validateSignUp(typed)).toEqual({
      ok: true,
      values: { firstName: 'Asha', lastName: null, username: 'asha', email: 'asha@example.com', password: 'secret1' },
    });
  });

  it('needs username, email and password, and the confirmation six characters', () => {
    const empty = { firstName: '', lastName: '', username: '', email: '', password: '', confirmPassword: '' };
    expect(validateSignUp(empty)).toEqual({
      ok: false,
      problems: {
        username: 'Username is required',
        email: 'Email is required',
        password: 'Password is required',
        confirmPassword: 'Password must be at least 6 characters',
      },
    });
  });

  it('needs both passwords to match, which is said at the confirmation', () => {
    expect(validateSignUp({ ...typed, confirmPassword: 'secret2' })).toEqual({
      ok: false,
      problems: { confirmPassword: "Passwords don't match" },
    });
  });

  it('needs at least six characters in both', () => {
    expect(validateSignUp({ ...typed, password: '12345', confirmPassword: '12345' })).toEqual({
      ok: false,
      problems: {
        password: 'Password must be at least 6 characters',
        confirmPassword: 'Password must be at least 6 characters',
      },
    });
  });
});
