import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { placeName, probeName } from '#drawings/workbench/places.ts';
import { faultText } from '#electronics/diagnosis/inference/fault-text.ts';
import { loudnessAt } from '#electronics/diagnosis/inference/next-step.ts';
import { otherSoundAt, type SuspectThere } from '#electronics/diagnosis/inference/other-sound.ts';
import type { Diagnosis } from '#electronics/diagnosis/inference/verdict.ts';
import type { FaultTable } from '#electronics/diagnosis/tables/fault-table.ts';
import type { Probe } from '#electronics/diagnosis/tables/unpacked-table.ts';
import type { Loudness } from '../fault-search.ts';
import { ListenForm } from '../readings/listen-form.tsx';
import { usePlayButtons } from './use-play-buttons.tsx';
import styles from './listen-step.module.css';

/** Of what its faults sound like. */
export interface Sounds {
  readonly url: string;
  readonly subcategory: string;
}

interface ListenStepProps {
  sheet: WorkbenchSheet;
  table: FaultTable;
  diagnosis: Diagnosis;
  /** None: it makes no sound of its own. */
  sounds: Sounds | undefined;
  probe: Probe;
  /** What is to be heard comes out of the pedal, and needs no probe. */
  isAtJack: boolean;
  onHeard: (heard: readonly [Loudness, Loudness]) => void;
}

interface ProbeSoundsProps extends Pick<ListenStepProps, 'sheet' | 'table' | 'probe'> {
  sounds: Sounds;
  /** None: every likely fault sounds there as it should. */
  other: SuspectThere | undefined;
}

/** How it should sound at the tip of an audio probe, and how with the likeliest fault that is heard there. */
function ProbeSounds({ sheet, table, sounds, probe, other }: ProbeSoundsProps) {
  const { playButton, hasFailed } = usePlayButtons({ slug: sheet.slug, ...sounds });
  return (
    <>
      {other && (
        <>
          <h3>{faultText(other.fault, table, placeName(sheet)).name}</h3>
          <p>
            {other.isSilent
              ? 'With that, you’d hear nothing here. Is that yours?'
              : 'This is how that sounds here. Is that yours?'}
          </p>
        </>
      )}
      <p className={styles.sounds}>
        {other && !other.isSilent && playButton(other.fault, 'With this fault', probe.net)}
        {playButton(null, 'Without a fault', probe.net)}
      </p>
      {hasFailed && (
        <p role="alert">The sound didn’t load. Your readings are safe. Check your connection, then play it again.</p>
      )}
    </>
  );
}

/** Where to listen, how it should sound there, and what is heard. */
export function ListenStep({ sheet, table, diagnosis, sounds, probe, isAtJack, onHeard }: ListenStepProps) {
  const ranked = diagnosis.classes.flatMap(({ members }) => members);
  // Nobody with a pedal that plays asks whether it is silent.
  const other = otherSoundAt(probe, ranked, { skipsSilent: isAtJack });
  return (
    <>
      <h2>{isAtJack ? 'Listen at the output' : `Listen at ${probeName(sheet, probe)}`}</h2>
      <p>
        {isAtJack
          ? 'No audio probe needed here: plug in as you always do, effect on.'
          : 'With an audio probe: a cable to your amplifier with a 100n capacitor at its tip. Play, amplifier turned down.'}
        {` You should hear it ${loudnessAt(probe)}.`}
      </p>
      {sounds && <ProbeSounds {...{ sheet, table, sounds, probe, other }} />}
      <ListenForm onHeard={onHeard} />
    </>
  );
}
