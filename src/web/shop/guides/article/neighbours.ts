import type { ReferencePage, Guide } from '#content/markdown-page.ts';
import type { GuideIndex } from '#content/guide-index.ts';

interface Neighbour {
  readonly id: string;
  readonly title: string;
}

export interface Neighbours {
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** What stands before and after a page on its own list; the last guide leads on to the first page to look things up. */
export function neighboursOf(
  { id, kind }: Pick<Guide | ReferencePage, 'id' | 'kind'>,
  guideIndex: GuideIndex,
): Neighbours {
  const { guides, references } = guideIndex;
  const row: readonly Neighbour[] = kind === 'guide' ? [...guides, ...references.slice(0, 1)] : references;
  const place = row.findIndex((each) => each.id === id);
  return { previous: place > 0 ? row[place - 1] : undefined, next: row[place + 1] };
}
