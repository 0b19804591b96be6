import { asBill, type PastedBill } from './list-link.ts';

/** Bills as a device has them in one text: what lies on the screen, and what was kept before there were accounts for it. */
export function parseBills(kept: string | null): PastedBill[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.flatMap((each) => asBill(each) ?? []) : [];
  } catch {
    return [];
  }
}
