/**
 * Mail programs and the page of an outage have no style sheet, so the tokens that they need are written out here. A
 * test compares each with the style sheet it was taken from.
 */
export const brandColours = {
  bg: '#f2f4f0',
  surface: '#fcfdfb',
  ink: '#12211e',
  'ink-2': '#3f4e4a',
  'ink-3': '#586763',
  line: '#d4dbd4',
  mat: '#0f3f39',
  'on-mat': '#f2f6f1',
  'on-mat-2': '#b9d3ca',
  accent: '#f4a91f',
  'on-accent': '#1c1403',
  link: '#0a5c53',
} as const;
