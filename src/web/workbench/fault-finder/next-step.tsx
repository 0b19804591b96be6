import { lazy, Suspense } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Point, Probe } from '#electronics/diagnosis/tables/unpacked-table.ts';
import type { FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { Diagnosis } from '#electronics/diagnosis/inference/verdict.ts';
import type { CheckResult } from '#electronics/diagnosis/inference/checks.ts';
import { otherSoundAt } from '#electronics/diagnosis/inference/hearing.ts';
import { endTexts, loudnessAt, nextStepOf, whyMeasure } from '#electronics/diagnosis/inference/next-step.ts';
import type { Loudness } from './fault-search.ts';
import { CheckForm } from './readings/check-form.tsx';
import { letters } from './likely-list.tsx';
import { ListenForm } from './readings/listen-form.tsx';
import { placeName, pointName, probeName, touchHint } from '#drawings/workbench/places.ts';
import { VoltRuler } from './readings/volt-ruler.tsx';
import { VoltsForm } from './readings/volts-form.tsx';
import styles from './next-step.module.css';

/** Of what its faults sound like. */
export interface Sounds {
  readonly url: string;
  readonly subcategory: string;
}

/** Only for those who listen. */
const ProbeSounds = lazy(async () => ({ default: (await import('./sounds/probe-sounds.tsx')).ProbeSounds }));

interface NextStepProps {
  sheet: WorkbenchSheet;
  finder: FaultFinder;
  diagnosis: Diagnosis;
  /** What was measured at the DC socket. */
  supplyVolts: number | undefined;
  sounds: Sounds | undefined;
  /** An audio probe is what the builder chose; the finder did not ask for it. */
  isProbing: boolean;
  /** Nothing comes out of it. */
  isSilent: boolean;
  onRead: (point: Point, volts: number) => void;
  onHeard: (probe: Probe, heard: readonly [Loudness, Loudness]) => void;
  onChecked: (id: string, result: CheckResult) => void;
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

function Listen({
  sheet,
  finder,
  diagnosis,
  sounds,
  isProbing,
  isSilent,
  onHeard,
  probe,
}: NextStepProps & { probe: Probe }) {
  const ranked = diagnosis.classes.flatMap(({ members }) => members);
  // What the board puts out comes to the jack, unless nothing does.
  const isJack = probe.net === 'OUT' && !isSilent;
  return (
    <section className={styles.next} aria-label="Next step">
      {!isProbing && <p className={styles.fine}>Your voltages are fine: the fault is in the signal path.</p>}
      <h2>{isJack ? 'Listen at the output' : `Listen at ${probeName(sheet, probe)}`}</h2>
      <p>
        {isJack
          ? 'No audio probe needed here: plug in as you always do, effect on.'
          : 'With an audio probe: a cable to your amplifier with a 100n capacitor at its tip. Play, amplifier turned down.'}
        {` You should hear it ${loudnessAt(probe)}.`}
      </p>
      {sounds && (
        <Suspense fallback={<p role="status">Loading the sounds…</p>}>
          <ProbeSounds
            key={probe.id}
            {...{ sheet, probe }}
            table={finder.unpacked.table}
            source={{ slug: sheet.slug, ...sounds }}
            other={otherSoundAt(probe, ranked)}
          />
        </Suspense>
      )}
      <ListenForm key={`${probe.id} form`} onHeard={(heard) => onHeard(probe, heard)} />
    </section>
  );
}

function End({ verdict }: { verdict: keyof typeof endTexts }) {
  const [title, words] = endTexts[verdict];
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
  const step = nextStepOf(diagnosis);
  switch (step.is) {
    case 'measure-again':
    case 'measure':
      return (
        <Measure
          {...props}
          point={step.point}
          heading={`Measure ${pointName(sheet, step.point)} ${step.is === 'measure' ? 'next' : 'again'}`}
          why={whyMeasure[step.is]}
        />
      );
    case 'listen':
      return <Listen {...props} probe={step.probe} />;
    case 'check':
      return (
        <section className={styles.next} aria-label="Next step">
          <CheckForm
            key={`${step.check.id} ${step.check.isAgain ?? ''}`}
            check={step.check}
            table={finder.unpacked.table}
            place={placeName(sheet)}
            onChecked={onChecked}
          />
        </section>
      );
    case 'end':
      return <End verdict={step.end} />;
  }
}
