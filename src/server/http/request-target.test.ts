import { describe, expect, it } from 'vitest';
import { isOwnTarget } from './request-target.ts';

describe('a request target', () => {
  it.each([
    '/',
    '/?',
    '/products?search=a//b\\..',
    '/products/fuzz-box',
    '/products/a%2Fb',
    '/.well-known/security.txt',
    '/assets/index-..js',
    '/a/...',
    '/caf%C3%A9',
    '/a//b',
  ])('%s is a path of ours', (target) => {
    expect(isOwnTarget(target)).toBe(true);
  });

  it.each([
    '',
    '*',
    '//',
    '//evil.example',
    '/\\',
    '/\\evil.example',
    '/a\\b',
    'http://evil.example/',
    'evil.example:443',
    '?',
    '/assets/../x',
    '/assets/%2e%2E/x',
    '/assets/.%2e',
    '/..',
    '/./x',
    '/assets/%00',
    '/a\u0000',
    '/a\tb',
    '/a#b',
  ])('%j is none', (target) => {
    expect(isOwnTarget(target)).toBe(false);
  });
});
