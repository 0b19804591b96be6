import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './reply-form.tsx';

describe('drafts of answers', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  it('are kept for each message until nothing is left of them', () => {
    keepDraft('a', { text: 'Dear Asha', isNote: false });
    keepDraft('b', { text: 'Call her', isNote: true });
    expect([readDraft('a').text, readDraft('b')]).toEqual(['Dear Asha', { text: 'Call her', isNote: true }]);
    keepDraft('a', { text: '', isNote: false });
    expect(readDraft('a').text).toBe('');
    expect([...kept.values()].join()).not.toContain('Asha');
  });

  it('of another time or hand do no harm', () => {
    for (const odd of ['{', 'null', '7', '{"a":7}', '{"a":{"text":[]}}']) {
      kept.set('office-message-drafts', odd);
      expect(readDraft('a')).toEqual({ text: '', isNote: false });
    }
  });
});
