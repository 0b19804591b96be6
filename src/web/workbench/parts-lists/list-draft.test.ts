import { describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '#tests/support/workbench/key-values.ts';
import { draftOwner, isSafe, isTyped, keepDraft, readDraft, underFreeName } from './list-draft.ts';
import { maxNameLength } from './list-link.ts';

const bill = (name: string, text = 'R1 4k7', answers = {}) => ({ name, text, answers });

describe('the list on the screen', () => {
  it('is not what a person typed where the browser brought it back, or a link is open', () => {
    vi.stubGlobal('localStorage', new FakeStorage());
    keepDraft(bill('Fuzz', 'R1 4k7', { 'R1 4k7': 'r' }), 'guest');
    expect(readDraft()).toEqual(bill('Fuzz', 'R1 4k7', { 'R1 4k7': 'r' }));
    const typed = (text: string, hash = '') => isTyped(text, hash);
    expect([typed(''), typed('R1 4k7'), typed('R2 10k', '#bill=abc'), typed('R2 10k')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('belongs to whoever typed it, and to nobody where that was not written down', () => {
    const storage = new FakeStorage();
    vi.stubGlobal('localStorage', storage);
    expect(draftOwner()).toBe('guest');
    keepDraft(bill('Fuzz'), 7);
    expect([draftOwner(), readDraft()]).toEqual([7, bill('Fuzz')]);
    for (const old of ['[["Fuzz","R1 4k7",{}]]', '{no json', '[]']) {
      storage.setItem('taar-bill-draft', old);
      expect(draftOwner()).toBe('guest');
    }
  });

  it('is safe if it is kept with all its answers, or there is nothing in it', () => {
    expect(isSafe(bill('', ' '), [])).toBe(true);
    expect(isSafe(bill('A'), [bill('B')])).toBe(true);
    expect(isSafe(bill('A'), [bill('A', 'R2 10k')])).toBe(false);
    expect(isSafe(bill('A', 'R1 4k7', { x: 'y' }), [bill('A')])).toBe(false);
  });

  it('is put aside in place of no other', () => {
    const names = (name: string, ...kept: string[]) =>
      underFreeName(
        bill(name),
        kept.map((each) => bill(each)),
      ).name;
    expect(names('', 'Fuzz')).toBe('My last bill');
    expect(names('', 'My last bill', 'My last bill 2')).toBe('My last bill 3');
    const long = 'x'.repeat(maxNameLength);
    expect([names('Fuzz'), names('Fuzz', 'Fuzz'), names(long, long).length <= maxNameLength]).toEqual([
      'Fuzz',
      'Fuzz 2',
      true,
    ]);
  });
});
