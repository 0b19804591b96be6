import { describe, expect, it } from 'vitest';
import { partsViewScript } from './parts-view.ts';

/** Runs the head's script against a page and a storage. */
function shownView(getItem: (key: string) => string | null): string | undefined {
  const document = { documentElement: { dataset: {} as { partsView?: string } } };
  // oxlint-disable-next-line no-new-func -- The script is a string in the page, and this is how a page runs it.
  new Function('document', 'localStorage', partsViewScript)(document, { getItem });
  return document.documentElement.dataset.partsView;
}

describe('the view of parts before the first paint', () => {
  it('is cards for those who chose them, and rows for everybody else', () => {
    expect(shownView((key) => (key === 'parts-view' ? 'cards' : null))).toBe('cards');
    expect(shownView(() => 'rows')).toBeUndefined();
    expect(shownView(() => null)).toBeUndefined();
  });

  it('is rows where the storage refuses to answer', () => {
    const denied = (): string => {
      throw new Error('denied');
    };
    expect(shownView(denied)).toBeUndefined();
  });
});
