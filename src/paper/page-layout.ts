/** Lengths on paper are millimetres. */
export const pointsPerMm = 72 / 25.4;

export const a4 = { w: 210, h: 297 } as const;

/** What differs between one kind of paper and another; all of it is A4. */
export interface PageLayout {
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
  readonly foot: { readonly ruleY: number; readonly textY: number; readonly textSize: number };
}

export const columnWidthOf = ({ margin }: PageLayout): number => a4.w - 2 * margin;
