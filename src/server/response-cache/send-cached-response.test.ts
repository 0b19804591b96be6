import { describe, expect, it } from 'vitest';
import { chooseCoding, hasSameTag } from './send-cached-response.ts';

describe('what is sent to a client that accepts', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['BR', 'br'],
    ['br;q=0', 'identity'],
    ['br; q=0.000, *', 'identity'],
    ['br;q=0.5, identity;q=0.9', 'identity'],
    ['br;q=0.5, identity;q=0.5', 'br'],
    ['br;q=0.1', 'br'],
    ['*', 'br'],
    ['*;q=0', null],
    ['*;q=0, identity', 'identity'],
    ['identity;q=0', null],
    ['identity;q=0, br', 'br'],
    ['identity;q=0, gzip', null],
    ['xbr, brotli', 'identity'],
    ['br;q=nonsense', 'identity'],
    [',;;,=', 'identity'],
  ])('%j is %j', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding);
  });
});

describe('a client has the same version', () => {
  it.each([
    [undefined, false],
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"ab"', false],
    ['a', false],
    ['', false],
  ])('with If-None-Match %j: %j', (header, same) => {
    expect(hasSameTag(header, 'W/"a"')).toBe(same);
  });
});
