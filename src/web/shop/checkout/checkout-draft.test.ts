import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, saveDraft, readDraft } from './checkout-draft.ts';

class FakeStorage extends Map<string, string> {
  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.set(key, text);
  }
  removeItem(key: string): void {
    this.delete(key);
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', new FakeStorage()));

afterEach(() => {
  clearDraft();
  vi.unstubAllGlobals();
});

const typed = { email: 'asha@example.com', 'shipping.city': 'Bengaluru' };
const attempt = { key: 'one-key', unanswered: [] };

describe('the draft of a checkout', () => {
  it('is read back with its idempotency key until it is cleared', () => {
    saveDraft({ owner: null, typed, attempt });
    expect(readDraft(null)).toEqual({ owner: null, typed, attempt });
    clearDraft();
    expect(readDraft(null).typed).toEqual({});
  });

  it('is kept when a guest signs in', () => {
    saveDraft({ owner: null, typed, attempt });
    expect(readDraft(7)).toEqual({ owner: 7, typed, attempt });
  });

  it('loses the choice of an address when a guest signs in, since there was none to choose', () => {
    saveDraft({ owner: null, typed: { ...typed, address: 'new' }, attempt });
    expect(readDraft(null).typed).toMatchObject({ address: 'new' });
    expect(readDraft(7).typed).toEqual(typed);
    saveDraft({ owner: 7, typed: { address: 'new' }, attempt });
    expect(readDraft(7).typed).toEqual({ address: 'new' });
  });

  it('leaves out what was filled from the last order of a guest who signs in, and keeps what was chosen', () => {
    const filled = {
      ...typed,
      phone: '98450 12345',
      billing: 'own',
      'billing.city': 'Pune',
      filledFrom: 'last-order',
      shippingMethod: 'domestic-express',
      notes: 'Ring twice.',
      address: 'new',
    };
    saveDraft({ owner: null, typed: filled, attempt });
    expect(readDraft(null).typed).toEqual(filled);
    expect(readDraft(7).typed).toEqual({ shippingMethod: 'domestic-express', notes: 'Ring twice.' });
    saveDraft({ owner: 7, typed: filled, attempt });
    expect(readDraft(7).typed).toEqual(filled);
  });

  it.each([8, null])('of one user is not shown to %s', (other) => {
    saveDraft({ owner: 7, typed, attempt });
    const seen = readDraft(other);
    expect(seen.typed).toEqual({});
    expect(seen.attempt.key).not.toBe('one-key');
  });

  it.each(['not json', '7', 'null', '{"typed":{"email":5},"attempt":{"key":1}}'])(
    'is empty when the storage holds %s',
    (text) => {
      sessionStorage.setItem('checkout-draft', text);
      expect(readDraft(null)).toMatchObject({ owner: null, typed: {}, attempt: { unanswered: [] } });
    },
  );

  it('is kept at least while the page lives where a browser forbids its storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveDraft({ owner: null, typed, attempt });
    expect(readDraft(null).typed).toEqual(typed);
  });
});
