/**
 * Mail programs, the page of an outage and pages that stand alone have no style sheet, so the tokens that they need are
 * written out here, by day and by night. A test compares each with the style sheet it was taken from.
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
  focus: '#0a5c53',
  on: '#0a5c53',
} as const;

export const nightColours = {
  surface: '#131a19',
  ink: '#eef3ef',
  'ink-2': '#b7c4be',
  'ink-3': '#93a19b',
  line: '#25302d',
  mat: '#0e302c',
  'on-mat': '#f2f6f1',
  link: '#86d6c4',
  focus: '#ffc557',
  on: '#2f9d72',
} as const satisfies Partial<Record<keyof typeof brandColours, string>>;
