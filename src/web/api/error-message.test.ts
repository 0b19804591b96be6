import { describe, expect, it } from 'vitest';
import { ApiError } from './client.ts';
import { errorMessage } from './error-message.ts';

describe('the sentence about a failed call', () => {
  it('is what the server said', () => {
    expect(errorMessage(new ApiError(409, 'That username is taken.'))).toBe('That username is taken.');
  });

  it('says that the shop cannot be reached when there is no answer', () => {
    expect(errorMessage(new TypeError('Failed to fetch'))).toBe(
      'We can’t reach the shop. Check your connection and try again.',
    );
  });
});
