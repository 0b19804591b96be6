/** The page that every document of a kit is printed on, in millimetres. */

import { a4, columnWidthOf, type PageLayout } from '#pdf/page-layout.ts';

export const page = {
  ...a4,
  margin: 18,
  top: 30,
  bottom: 279,
  textSize: 3.45,
  lineGap: 0.5,
  hasHead: true,
  foot: { ruleY: 284, textY: 286, textSize: 2.7 },
} as const satisfies PageLayout & typeof a4;

export const columnWidth = columnWidthOf(page);
