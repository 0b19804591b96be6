/** Lengths on paper are millimetres. */
export const pointsPerMm = 72 / 25.4;

export const a4 = { w: 210, h: 297 } as const;
export const a6 = { w: 105, h: 148 } as const;

/** What differs between one kind of paper and another. */
export interface PageLayout {
  /** A4 unless it says otherwise. */
  readonly size?: { readonly w: number; readonly h: number };
  readonly margin: number;
  /** Where the first block of a page begins. */
  readonly top: number;
  /** Where its last block must end. */
  readonly bottom: number;
  /** The size of text that names no other. */
  readonly textSize: number;
  readonly lineGap: number;
  /** Wordmark and title above every page. */
  readonly hasHead: boolean;
  /** Null: nothing stands below. */
  readonly foot: { readonly ruleY: number; readonly textY: number; readonly textSize: number } | null;
}

export const columnWidthOf = ({ margin, size = a4 }: PageLayout): number => size.w - 2 * margin;
