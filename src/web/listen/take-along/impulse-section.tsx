import { TakeSection } from './take-section.tsx';
import { withoutAmp, type TakenAlong } from './taken-along.ts';
import type { Taker } from './use-taking.ts';

const kind = 'impulse-response';

/** What there may be one of. */
const subjects: Readonly<Record<TakenAlong['kind'], string>> = {
  pedal: 'EQs, reverbs and clean preamps',
  board: 'boards of EQs, reverbs and clean preamps',
  circuit: 'filters, EQs and clean preamps',
};

/** Whether there is one is measured when it is asked for: it depends on how the knobs stand. */
export const ImpulseSection = ({ taken, taker }: { taken: TakenAlong; taker: Taker }) => (
  <TakeSection
    kind={kind}
    title="An impulse response"
    lead={`For ${subjects[taken.kind]}: load it into any IR loader. We measure first whether this ${taken.kind}, as it’s set now, is clean enough for one.${withoutAmp(taken)}`}
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
