import { lazy, Suspense } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Point, Probe } from '#electronics/diagnosis/tables/unpacked-table.ts';
import type { FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { Diagnosis } from '#electronics/diagnosis/inference/verdict.ts';
import type { CheckResult } from '#electronics/diagnosis/inference/checks.ts';
import { endTexts, nextStepOf, whyMeasure } from '#electronics/diagnosis/inference/next-step.ts';
import type { Loudness } from './fault-search.ts';
import { CheckForm } from './readings/check-form.tsx';
import { letters } from './likely-list.tsx';
import type { Sounds } from './sounds/listen-step.tsx';
import { placeName, pointName, touchHint } from '#drawings/workbench/places.ts';
import { VoltRuler } from './readings/volt-ruler.tsx';
import { VoltsForm } from './readings/volts-form.tsx';
import styles from './next-step.module.css';

/** Only for those who listen. */
const ListenStep = lazy(async () => ({ default: (await import('./sounds/listen-step.tsx')).ListenStep }));

interface NextStepProps {
  sheet: WorkbenchSheet;
  finder: FaultFinder;
  diagnosis: Diagnosis;
  /** What was measured at the DC socket. */
  supplyVolts: number | undefined;
  sounds: Sounds | undefined;
  /** An audio probe is what the builder chose; the finder did not ask for it. */
  isProbing: boolean;
  /** What is to be heard comes out of the pedal, and needs no probe. */
  isAtJack: boolean;
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
  isAtJack,
  onHeard,
  probe,
}: NextStepProps & { probe: Probe }) {
  return (
    <section className={styles.next} aria-label="Next step">
      {!isProbing && <p className={styles.fine}>Your voltages are fine: the fault is in the signal path.</p>}
      <Suspense fallback={<p role="status">Loading the sounds…</p>}>
        <ListenStep
          key={probe.id}
          {...{ sheet, probe, isAtJack, diagnosis, sounds }}
          table={finder.unpacked.table}
          onHeard={(heard) => onHeard(probe, heard)}
        />
      </Suspense>
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
