/** The shop's one answer to 'which pedal first?', and what it takes to build it. */

export const firstPedalSlug = 'clean-booster';

interface NeededTool {
  readonly slug: string;
  /** Most people who play have one, or can borrow it: it is not chosen for them. */
  readonly oftenOwned: boolean;
}

/** In the order of the bench: solder, cut, measure, play. */
export const firstPedalTools: readonly NeededTool[] = [
  { slug: 'soldering-iron', oftenOwned: false },
  { slug: 'solder-50g', oftenOwned: false },
  { slug: 'side-cutters', oftenOwned: false },
  { slug: 'wire-stripper', oftenOwned: true },
  { slug: 'multimeter', oftenOwned: true },
  { slug: 'power-supply-9v', oftenOwned: false },
  { slug: 'guitar-cable-3m', oftenOwned: true },
];

/** '4 tools'; an adapter and a cable count among them. */
const toolCount = (tools: number): string => `${tools} ${tools === 1 ? 'tool' : 'tools'}`;

/** 'kit and 4 tools', or null when there is nothing to name. */
export function needsInWords(needs: { readonly kit: boolean; readonly tools: number }): string | null {
  const words = [...(needs.kit ? ['kit'] : []), ...(needs.tools > 0 ? [toolCount(needs.tools)] : [])];
  return words.length > 0 ? words.join(' and ') : null;
}
