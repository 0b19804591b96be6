import { TakeSection } from './take-section.tsx';
import type { TakenAlong } from './taken-along.ts';
import type { Taker } from './use-taking.ts';

const kind = 'impulse-response';

/** Whether there is one is measured when it is asked for: it depends on how the knobs stand. */
export const ImpulseSection = ({ taken, taker }: { taken: TakenAlong; taker: Taker }) => (
  <TakeSection
    kind={kind}
    title="An impulse response"
    lead="For EQs, reverbs and clean preamps: load it into any IR loader. We measure first whether this pedal, as it’s set now, is clean enough for one. Without the amp."
    taker={taker}
    action="Save impulse response"
    onTake={() =>
      taker.take(kind, { do: 'impulse-response', kits: taken.kits, settings: taken.settings }, [
        taken.slug,
        'impulse-response',
      ])
    }
  />
);
