import type { DiscountDraft, Problems } from '../discount-draft.ts';

/** What each part of the editor works on. */
export interface DraftProps {
  readonly draft: DiscountDraft;
  readonly set: (change: Partial<DiscountDraft>) => void;
  /** Said once somebody has tried to save. */
  readonly problems: Problems;
}
