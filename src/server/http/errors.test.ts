import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { Refusal, refusalCodes } from '#domain/errors.ts';
import { DatabaseUnavailable } from '../db/database-errors.ts';
import { statusOf, toRefusal } from './errors.ts';

describe('refusals', () => {
  // The specification gives this one without a full stop.
  const asSpecified = { 'credentials-wrong': 'Invalid credentials' } as Record<string, string>;

  it.each(refusalCodes)('%s has a plain sentence', (code) => {
    expect(new Refusal(code).message).toMatch(asSpecified[code] ?? /^[A-Z].*[.!]$/);
  });

  it('map to 4xx for errors of the caller and to 5xx for errors of the shop', () => {
    const ours = refusalCodes.filter((code) => statusOf[code] >= 500);
    expect(ours).toEqual(['gateway-unavailable', 'overloaded', 'database-unavailable', 'internal']);
  });
});

describe('toRefusal', () => {
  const withCode = (code: string) => Object.assign(new Error('raw'), { code });

  it.each([
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'content-type-wrong'],
    ['FST_ERR_CTP_BODY_TOO_LARGE', 'body-too-large'],
    ['FST_ERR_CTP_EMPTY_JSON_BODY', 'body-not-json'],
  ])('reads %s as %s', (code, refusal) => {
    expect(toRefusal(withCode(code)).code).toBe(refusal);
  });

  it.each([
    ['cart_items_session_id_fkey', 'session-changed'],
    ['wish_list_items_user_id_fkey', 'session-changed'],
    ['cart_items_product_id_fkey', 'internal'],
  ])('reads a row without its owner (%s) as %s', (constraint, refusal) => {
    const error = Object.assign(new pg.DatabaseError('violates foreign key', 0, 'error'), {
      code: '23503',
      constraint,
    });
    expect(toRefusal(error).code).toBe(refusal);
  });

  it('tells an unreachable database from a bug', () => {
    expect(toRefusal(new DatabaseUnavailable('gone')).code).toBe('database-unavailable');
    expect(toRefusal(new TypeError('x is not a function')).code).toBe('internal');
    expect(toRefusal('thrown text').code).toBe('internal');
  });

  it.each([
    [{ statusCode: 403 }, 'input-invalid'],
    [{ statusCode: 404 }, 'nothing-here'],
    [{ status: 400 }, 'input-invalid'],
    [{ status: 500 }, 'internal'],
  ])('reads a failure with %j as %s', (status, refusal) => {
    expect(toRefusal(Object.assign(new Error('raw'), status)).code).toBe(refusal);
  });

  it('does not expose the message of the thrown error', () => {
    expect(toRefusal(new Error('password=hunter2')).message).not.toContain('hunter2');
  });
});
