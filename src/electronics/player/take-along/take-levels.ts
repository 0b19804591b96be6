/** How loud what is taken along is: as it is heard on the page. */
import { ampTrimsOf } from '../chain/amp-trims.ts';
import { usualAmpFactor } from '../chain/amp-stage.ts';
import type { PlayableKit, RiffName, SourceLevels } from '../chain/chain-settings.ts';
import { loudnessOf } from '../chain/loudness.ts';
import { loudnessTrims } from '../chain/loudness-trims.ts';
import { isMeasured, levelRendering, withMeasured } from '../chain/measured-levels.ts';
import { renderChain } from '../chain/render.ts';
import { playRiff } from '../riffs/play-riff.ts';
import { takeRate, type TakenChain } from './take.ts';

/** `riff`: null for a recording, which is nearest to chords. `loudness` of the source. */
export function takeLevels(
  kits: readonly PlayableKit[],
  { circuits, settings, amp }: TakenChain,
  riff: RiffName | null,
  loudness: number,
): SourceLevels {
  const drawn = {
    loudness,
    trims: loudnessTrims(kits, riff),
    ...(amp && { ampTrims: ampTrimsOf(kits, amp.setting, riff) }),
  };
  const bypassed = settings.map((each) => each.bypassed);
  if (!isMeasured(kits, bypassed)) return drawn;
  const source = playRiff(riff ?? 'chords', takeRate);
  const rendered = renderChain({
    circuits,
    source,
    levels: null,
    amp: amp && { ...amp, factor: usualAmpFactor },
    ...levelRendering(bypassed, takeRate),
  });
  return withMeasured(drawn, loudnessOf(source, takeRate) - loudnessOf(rendered, takeRate));
}
