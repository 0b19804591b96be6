import { a4, columnWidthOf, type PageLayout } from '#pdf/page-layout.ts';

/** The page that invoices are printed on, in millimetres. */
export const page = {
  ...a4,
  margin: 15,
  top: 15,
  bottom: 283,
  textSize: 3.1,
  lineGap: 0.55,
  hasHead: false,
  foot: { ruleY: 285, textY: 287, textSize: 2.5 },
} as const satisfies PageLayout & typeof a4;

export const columnWidth = columnWidthOf(page);
