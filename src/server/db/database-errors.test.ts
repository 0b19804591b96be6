import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { classifyFailure, DatabaseUnavailable, isBadInput, violatedConstraint } from './database-errors.ts';

function databaseError(code: string, more: Partial<pg.DatabaseError> = {}): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code, severity: 'ERROR' }, more);
}

describe('failures of the database', () => {
  it.each(['08006', '53100', '53300', '57014', '57P01', '55P03', '25P03', '58030'])(
    'with the state %s are its own, not the statement’s',
    (code) => {
      const cause = databaseError(code);
      expect(classifyFailure(cause)).toBeInstanceOf(DatabaseUnavailable);
      expect(classifyFailure(cause)).toMatchObject({ cause });
    },
  );

  it('that the network reports are its own', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(classifyFailure(error)).toMatchObject({ message: 'The database does not answer: connect ECONNREFUSED' });
  });

  it.each(['23505', '22P02', '42P01', '40P01'])('with the state %s stay what they are', (code) => {
    const error = databaseError(code);
    expect(classifyFailure(error)).toBe(error);
  });

  it('that are mistakes of ours stay what they are', () => {
    const error = new TypeError('circular');
    expect(classifyFailure(error)).toBe(error);
  });
});

describe('what a refused row violated', () => {
  it('is named by its constraint, or by the column that must not be empty', () => {
    expect(violatedConstraint(databaseError('23505', { constraint: 'users_email_key' }))).toBe('users_email_key');
    expect(violatedConstraint(databaseError('23502', { column: 'email' }))).toBe('email');
    expect(violatedConstraint(databaseError('22P02', { constraint: 'users_email_key' }))).toBeNull();
    expect(violatedConstraint(new Error('23505'))).toBeNull();
  });
});

describe('bad input', () => {
  it('is a value that no column can hold, and nothing else', () => {
    expect(
      ['22021', '22P05', '22003', '22P02', '22025', '2201B'].map((code) => isBadInput(databaseError(code))),
    ).toEqual(Array.from({ length: 6 }, () => true));
    expect(isBadInput(databaseError('23505'))).toBe(false);
    expect(isBadInput(new Error('22P02'))).toBe(false);
  });
});
