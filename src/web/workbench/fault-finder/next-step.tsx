import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Point, Probe } from '#electronics/diagnosis/tables/unpacked-table.ts';
import type { Diagnosis, FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { Check, CheckResult } from '#electronics/diagnosis/inference/checks.ts';
import type { Loudness } from './fault-search.ts';
import { CheckForm } from './readings/check-form.tsx';
import { letters } from './likely-list.tsx';
import { ListenForm } from './readings/listen-form.tsx';
import { placeName, pointName, probeName, touchHint } from './places.ts';
import { VoltRuler } from './readings/volt-ruler.tsx';
import { VoltsForm } from './readings/volts-form.tsx';
import styles from './next-step.module.css';

interface NextStepProps {
  sheet: WorkbenchSheet;
  finder: FaultFinder;
  diagnosis: Diagnosis;
  /** What was measured at the DC socket. */
  supplyVolts: number | undefined;
  onRead: (point: Point, volts: number) => void;
  onHeard: (probe: Probe, heard: readonly [Loudness, Loudness]) => void;
  onChecked: (check: Check, result: CheckResult) => void;
}

function Measure({
  sheet,
  finder,
  diagnosis,
  supplyVolts,
  onRead,
  point,
  heading,
  why,
}: NextStepProps & { point: Point; heading: string; why: string }) {
  const place = pointName(sheet, point);
  const marks = diagnosis.classes.slice(0, letters.length).map(({ members }, k) => ({
    letter: letters[k]!,
    volts: finder.wouldShow(point, members[0]!.number, supplyVolts),
  }));
  return (
    <section className={styles.next} aria-label="Next step">
      <h2>{heading}</h2>
      <p>
        {touchHint(point)} {why}
      </p>
      <VoltsForm key={point.id} place={place} onRead={(volts) => onRead(point, volts)} />
      <VoltRuler marks={marks} healthy={finder.expected(point, supplyVolts).volts} place={place} />
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

const ends: Readonly<Record<'found' | 'healthy' | 'unknown', readonly [title: string, text: string]>> = {
  found: ['Mend A first', 'More readings would say little. Unplug, mend what the list says, and try it.'],
  healthy: [
    'All of it is right',
    'What you measured and heard is as it should be. Try other cables, another guitar and amplifier, and the footswitch. Still wrong? Go back and say what it does.',
  ],
  unknown: [
    'I don’t know',
    'No single fault goes with all you found. There may be two, or one that isn’t in the list. The likeliest are below, but none is likely: look at every joint in good light, then measure again.',
  ],
};

function End({ verdict }: { verdict: keyof typeof ends }) {
  const [title, words] = ends[verdict];
  return (
    <section className={styles.next} aria-label="Next step">
      <h2>{title}</h2>
      <p>{words}</p>
    </section>
  );
}

/** The one thing to do next. */
export function NextStep(props: NextStepProps) {
  const { sheet, finder, diagnosis, onChecked } = props;
  const { verdict, remeasure, nextPoint, nextProbe, nextCheck } = diagnosis;
  if (remeasure)
    return (
      <Measure
        {...props}
        point={remeasure}
        heading={`Measure ${pointName(sheet, remeasure)} again`}
        why="Everything hangs on this one reading, or none of the faults gives it: a slip of the probe would."
      />
    );
  if (verdict === 'listen' && nextProbe) return <Listen {...props} probe={nextProbe.touch} />;
  if (verdict === 'check' && nextCheck)
    return (
      <section className={styles.next} aria-label="Next step">
        <CheckForm
          key={nextCheck.touch.id}
          check={nextCheck.touch}
          table={finder.unpacked.table}
          place={placeName(sheet)}
          onChecked={(result) => onChecked(nextCheck.touch, result)}
        />
      </section>
    );
  if (verdict === 'measure' && nextPoint)
    return (
      <Measure
        {...props}
        point={nextPoint.touch}
        heading={`Measure ${pointName(sheet, nextPoint.touch)} next`}
        why="It tells the likeliest faults apart best."
      />
    );
  return <End verdict={verdict === 'healthy' || verdict === 'unknown' ? verdict : 'found'} />;
}
