/**
 * How loud a chain is that stands in no table: several pedals, which drive each other, or a circuit of the visitor's own. It is
 * measured as it is drawn, not as its knobs stand: a knob may be heard.
 */
import { stockSettings, type PlayableKit, type SourceLevels } from './chain-settings.ts';

export const isMeasured = (kits: readonly PlayableKit[], bypassed: readonly boolean[]): boolean =>
  bypassed.filter((each) => !each).length > 1 || kits.some(({ own }) => own);

/** As long as a pedal needs to show how loud it is. */
const measuredSeconds = 2;

/** What is rendered to measure it, in coarse steps. */
export const levelRendering = (bypassed: readonly boolean[], rate: number) => ({
  settings: bypassed.map((isBypassed) => ({ ...stockSettings, bypassed: isBypassed })),
  rate,
  factor: 1 as const,
  count: measuredSeconds * rate,
});

/** What was measured takes the place of the tables, unless nothing came out. */
export function withMeasured({ ampTrims, ...levels }: SourceLevels, trimDb: number): SourceLevels {
  if (!Number.isFinite(trimDb)) return { ...levels, ampTrims };
  const measured = levels.trims.map(() => trimDb);
  return ampTrims ? { ...levels, ampTrims: { ...ampTrims, kits: measured } } : { ...levels, trims: measured };
}
