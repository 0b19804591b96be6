import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Point, Probe } from '#electronics/diagnosis/tables/unpacked-table.ts';
import type { Diagnosis, FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { Loudness } from './fault-search.ts';
import { letters } from './likely-list.tsx';
import { ListenForm } from './readings/listen-form.tsx';
import { pointName, probeName, touchHint } from './places.ts';
import { VoltRuler } from './readings/volt-ruler.tsx';
import { VoltsForm } from './readings/volts-form.tsx';
import styles from './next-step.module.css';

interface NextStepProps {
  sheet: WorkbenchSheet;
  finder: FaultFinder;
  diagnosis: Diagnosis;
  onRead: (point: Point, volts: number) => void;
  onHeard: (probe: Probe, heard: readonly [Loudness, Loudness]) => void;
}

function Measure({
  sheet,
  finder,
  diagnosis,
  onRead,
  point,
  heading,
  why,
}: NextStepProps & { point: Point; heading: string; why: string }) {
  const place = pointName(sheet, point);
  const marks = diagnosis.classes
    .slice(0, letters.length)
    .map(({ members }, k) => ({ letter: letters[k]!, volts: finder.wouldShow(point, members[0]!.number) }));
  return (
    <section className={styles.next} aria-label="Next step">
      <h2>{heading}</h2>
      <p>
        {touchHint(point)} {why}
      </p>
      <VoltsForm key={point.id} place={place} onRead={(volts) => onRead(point, volts)} />
      <VoltRuler marks={marks} healthy={finder.expected(point).volts} place={place} />
    </section>
  );
}

/** How loud a level is against the guitar itself. */
function loudnessText(decibels: number): string {
  if (decibels > 20) return 'much louder than the guitar itself, and distorted';
  if (decibels > 6) return 'louder than the guitar itself';
  if (decibels > -6) return 'about as loud as the guitar itself';
  return decibels > -24 ? 'quieter than the guitar itself' : 'much quieter than the guitar itself, just to be heard';
}

function Listen({ sheet, onHeard, probe }: NextStepProps & { probe: Probe }) {
  const level = Math.max(...probe.levels.map((tone) => tone[0]!));
  return (
    <section className={styles.next} aria-label="Next step">
      <p className={styles.fine}>Your voltages are fine: the fault is in the signal path.</p>
      <h2>{`Listen at ${probeName(sheet, probe)}`}</h2>
      <p>
        With an audio probe: a cable to your amplifier with a 100n capacitor at its tip. Play, amplifier turned down.
        You should hear it {loudnessText(level)}.
      </p>
      <ListenForm key={probe.id} onHeard={(heard) => onHeard(probe, heard)} />
    </section>
  );
}

/** The one thing to do next. */
export function NextStep(props: NextStepProps) {
  const { sheet, diagnosis } = props;
  const { verdict, remeasure, nextPoint, nextProbe } = diagnosis;
  if (remeasure) {
    const name = pointName(sheet, remeasure);
    const why =
      verdict === 'unexplained'
        ? 'None of the single faults gives these readings; a slip of the probe would.'
        : 'Everything hangs on this one reading.';
    return <Measure {...props} point={remeasure} heading={`Measure ${name} again`} why={why} />;
  }
  if (verdict === 'listen' && nextProbe) return <Listen {...props} probe={nextProbe.touch} />;
  if (verdict !== 'found' && nextPoint)
    return (
      <Measure
        {...props}
        point={nextPoint.touch}
        heading={`Measure ${pointName(sheet, nextPoint.touch)} next`}
        why="It tells the likeliest faults apart best."
      />
    );
  return (
    <section className={styles.next} aria-label="Next step">
      <h2>Mend A first</h2>
      <p>
        {verdict === 'unexplained'
          ? 'No single fault explains all of it: there may be two. Start with A, then measure again.'
          : 'More readings would say little. Unplug, mend what the list says, and try it.'}
      </p>
    </section>
  );
}
