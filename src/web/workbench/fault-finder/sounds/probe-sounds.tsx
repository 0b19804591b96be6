import { placeName } from '#drawings/workbench/places.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { faultText } from '#electronics/diagnosis/inference/fault-text.ts';
import type { SuspectThere } from '#electronics/diagnosis/inference/hearing.ts';
import type { FaultTable } from '#electronics/diagnosis/tables/fault-table.ts';
import type { Probe } from '#electronics/diagnosis/tables/unpacked-table.ts';
import { type SoundSource, usePlayButtons } from './use-play-buttons.tsx';
import styles from './by-ear.module.css';

interface ProbeSoundsProps {
  sheet: WorkbenchSheet;
  table: FaultTable;
  source: SoundSource;
  probe: Probe;
  /** None: every likely fault sounds there as it should. */
  other: SuspectThere | undefined;
}

/** How it should sound at the tip of an audio probe, and how with the likeliest fault that is heard there. */
export function ProbeSounds({ sheet, table, source, probe, other }: ProbeSoundsProps) {
  const { playButton, hasFailed } = usePlayButtons(source);
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
      <p className={styles.row}>
        {other && !other.isSilent && playButton(other.fault, 'With this fault', probe.net)}
        {playButton(null, 'Without a fault', probe.net)}
      </p>
      {hasFailed && (
        <p role="alert">The sound didn’t load. Your readings are safe. Check your connection, then play it again.</p>
      )}
    </>
  );
}
