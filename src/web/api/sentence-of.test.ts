import { describe, expect, it } from 'vitest';
import { ApiError } from './client.ts';
import { sentenceOf } from './sentence-of.ts';

describe('the sentence about a failed call', () => {
  it('is what the server said', () => {
    expect(sentenceOf(new ApiError(409, 'That username is taken.'))).toBe('That username is taken.');
  });

  it('says that nobody answered when nobody did', () => {
    expect(sentenceOf(new TypeError('Failed to fetch'))).toBe('The shop cannot be reached. Please try again.');
  });
});
