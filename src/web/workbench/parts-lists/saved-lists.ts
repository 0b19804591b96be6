import { asPastedList, type PastedList } from './list-link.ts';

/** Lists as a device has them in one text: what lies on the screen, and what was kept before there were accounts for it. */
export function parseLists(kept: string | null): PastedList[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.flatMap((each) => asPastedList(each) ?? []) : [];
  } catch {
    return [];
  }
}
