import { lazy, Suspense, useRef, useState } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { wireOfCheck } from '#electronics/diagnosis/inference/checks.ts';
import type { FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import { canTouch, worthTouching } from '#electronics/diagnosis/inference/hearing.ts';
import type { Diagnosis } from '#electronics/diagnosis/inference/verdict.ts';
import type { Wire } from '#electronics/wiring/wiring.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import text from '../../ui/text/text.module.css';
import type { Selection } from '../../components/board-view/selection.ts';
import type { Side } from '../../components/board-view/board-places.ts';
import { BoardView, type BoardViewHandle } from '../../components/board-view/board-view.tsx';
import { BoardTools } from '../../components/board-view/board-tools.tsx';
import { evidenceOf, type FaultSearch, freshSearch, withReading } from './fault-search.ts';
import { LikelyList } from './likely-list.tsx';
import type { Sounds } from './sounds/listen-step.tsx';
import { MadeChecks } from './made-checks.tsx';
import { NextStep } from './next-step.tsx';
import { capital, placeName } from '#drawings/workbench/places.ts';
import { Remarks, supplyOf } from './remarks.tsx';
import { ReadingsTable } from './readings/readings-table.tsx';
import { symptomsText } from './symptoms/symptom-list.ts';
import { useArrivalFocus } from '../frame/use-arrival-focus.ts';
import styles from './measure-page.module.css';

export interface SearchProps {
  sheet: WorkbenchSheet;
  finder: FaultFinder;
  openBoxUrl: string | undefined;
  /** Of what its faults sound like; none: it makes no sound of its own. */
  sounds: Sounds | undefined;
  search: FaultSearch;
  onChange: (search: FaultSearch) => void;
}

/** Only for those who ask to hear them. */
const ByEar = lazy(async () => ({ default: (await import('./sounds/by-ear.tsx')).ByEar }));
/** Only for those who have heard something. */
const HeardAnswers = lazy(async () => ({ default: (await import('./sounds/heard-answers.tsx')).HeardAnswers }));
/** Only for a wire, with the drawing of the box. */
const WireView = lazy(async () => ({ default: (await import('./wires/wire-view.tsx')).WireView }));

/** What the list or the next check points at: a place on the board, or wires of the box. */
type Shown = Selection | { readonly wires: readonly Wire[] };

/** The wire to beep, or the wires that were found. */
function wiresOfStep({ verdict, nextCheck, classes }: Diagnosis): readonly Wire[] | undefined {
  if (verdict === 'found') return classes[0]!.members[0]!.fault.wires;
  const wire = verdict === 'check' && nextCheck ? wireOfCheck(nextCheck.touch) : undefined;
  return wire && [wire];
}

/** Nobody compares a silence, and what gets hot stays unplugged. */
const hasSound = ({ symptoms }: FaultSearch): boolean =>
  !symptoms.some((symptom) => ['silent', 'dead', 'bypass', 'hot'].includes(symptom));

/** A touch of the audio probe tells something, and nothing else is to be done first. */
const canProbe = (search: FaultSearch, { verdict, remeasure, nextProbe }: Diagnosis): boolean =>
  search.readings.length > 0 &&
  canTouch(search) &&
  !remeasure &&
  (verdict === 'measure' || verdict === 'check') &&
  (nextProbe?.bits ?? 0) >= worthTouching;

const countText = (count: number): string => (count === 1 ? 'your reading' : `your ${count} readings`);

/** Point by point: where to measure next, what is likely, what was read. */
export function MeasurePage({ sheet, finder, openBoxUrl, sounds, search, onChange }: SearchProps) {
  const page = useArrivalFocus<HTMLElement>();
  const boardView = useRef<BoardViewHandle>(null);
  const [side, setSide] = useState<Side>('bottom');
  const [xray, setXray] = useState(false);
  const [isListening, setListening] = useState(false);
  const [wantsProbe, setWantsProbe] = useState(false);
  const [chosen, setChosen] = useState<Shown | null>(null);
  const levelsAt = (id: string) => finder.probeOf(id)?.levels.map((tone) => tone[0]!);
  const asked = finder.diagnose(evidenceOf(search, levelsAt));
  const offersProbe = canProbe(search, asked);
  const isProbing = wantsProbe && offersProbe;
  const diagnosis: Diagnosis = isProbing ? { ...asked, verdict: 'listen' } : asked;
  const { verdict, remeasure, nextPoint, nextProbe } = diagnosis;
  const probe = verdict === 'listen' ? nextProbe?.touch : undefined;
  // What the board puts out comes to the jack, unless nothing does.
  const isAtJack = probe?.net === 'OUT' && !search.symptoms.includes('silent');
  const touch = remeasure ?? (verdict === 'measure' ? nextPoint?.touch : isAtJack ? undefined : probe);
  const wires = touch ? undefined : wiresOfStep(diagnosis);
  const view = chosen ?? (wires ? { wires } : null);
  const shown = view && 'wires' in view ? null : view;
  const supplyVolts = supplyOf(search);
  const wrong = search.readings.flatMap(({ id, volts }) => {
    const point = finder.pointOf(id);
    if (!point || point.at === touch?.at) return [];
    const { low, high } = finder.expected(point, supplyVolts);
    return volts < low || volts > high
      ? [{ at: point.at, text: `${placeName(sheet)(point.at)} ${volts.toFixed(1)}`, tone: 'wrong' as const }]
      : [];
  });
  const step = (next: FaultSearch): void => {
    setChosen(null);
    onChange(next);
  };
  const count = search.readings.length;
  const offersSounds = sounds && !isListening && hasSound(search) && verdict !== 'healthy';
  return (
    <div className={styles.panes}>
      {view && 'wires' in view && sheet.wiring ? (
        <Suspense fallback={<div className={styles.mat} />}>
          <WireView wiring={sheet.wiring} openBoxUrl={openBoxUrl} wires={view.wires} />
        </Suspense>
      ) : (
        <BoardView
          sheet={sheet}
          label={`${sheet.name} board, ${side === 'top' ? 'parts' : 'solder'} side${touch ? `, the probe at ${placeName(sheet)(touch.at)}` : ''}.`}
          {...{ side, xray, handle: boardView }}
          selection={shown ?? (touch && { net: touch.net })}
          probes={touch && !shown ? [{ at: touch.at, colour: 'red' }] : []}
          flags={[...(touch && !shown ? [{ at: touch.at, text: placeName(sheet)(touch.at) }] : []), ...wrong]}
        >
          <BoardTools {...{ boardView, side, xray }} onSide={setSide} onXray={setXray} />
        </BoardView>
      )}
      <section ref={page} className={styles.card} aria-label="Measuring">
        <div className={styles.head}>
          <p>{symptomsText(search) || 'No symptom chosen'}</p>
          <Button small variant="quiet" onClick={() => onChange({ ...search, stage: 'symptoms' })}>
            Change
          </Button>
          <Button small onClick={() => onChange({ ...search, stage: 'mended' })}>
            It works now
          </Button>
        </div>
        <NextStep
          {...{ sheet, finder, diagnosis, supplyVolts, sounds, isProbing, isAtJack }}
          onRead={(point, volts) => step(withReading(search, point.id, volts))}
          onHeard={({ id }, heard) => step({ ...search, listened: [...search.listened, { id, heard }] })}
          onChecked={(id, result) => step({ ...search, checked: [...search.checked, { id, result }] })}
        />
        <Remarks {...{ search, diagnosis }} />
        {(offersProbe || offersSounds) && (
          <p className={styles.ways}>
            {offersProbe && (
              <Button onClick={() => setWantsProbe(!isProbing)}>
                {isProbing ? 'Measure instead' : 'Listen with an audio probe'}
              </Button>
            )}
            {offersSounds && <Button onClick={() => setListening(true)}>Hear the likely faults</Button>}
          </p>
        )}
        {sounds && isListening && (
          <Suspense fallback={<p role="status">Loading the sounds…</p>}>
            <ByEar
              {...{ sheet, sounded: search.sounded }}
              table={finder.unpacked.table}
              soundUrl={sounds.url}
              subcategory={sounds.subcategory}
              ranked={diagnosis.classes.flatMap(({ members }) => members)}
              onHeard={(heard) => step({ ...search, sounded: [...search.sounded, heard] })}
            />
          </Suspense>
        )}
        {search.sounded.length + search.listened.length > 0 && (
          <Suspense>
            <HeardAnswers {...{ sheet, finder, search }} onChange={step} />
          </Suspense>
        )}
        {verdict !== 'healthy' && (
          <>
            <h2 className={styles.title}>
              {count > 0 ? `Likely, by ${countText(count)}` : 'Likely, before any reading'}
            </h2>
            <p className={text.meta} role="status">
              {diagnosis.classes[0] && count > 0 && verdict !== 'listen'
                ? `${capital(countText(count))} counted.`
                : 'Each reading changes the order.'}
            </p>
            <LikelyList
              {...{ sheet, table: finder.unpacked.table, classes: diagnosis.classes }}
              onShow={setChosen}
              onShowWires={(shownWires) => setChosen({ wires: shownWires })}
              onMended={(mended) => onChange({ ...search, stage: 'mended', mended })}
            />
          </>
        )}
        {count > 0 && <h2 className={styles.title}>Measured</h2>}
        {count > 0 && <ReadingsTable {...{ sheet, finder, search }} onChange={step} />}
        <MadeChecks {...{ sheet, finder, search }} onChange={step} />
        <p className={styles.ways}>
          <AppLink href={paths.bench(sheet.slug, 'help')} className={buttonClass({ small: true })}>
            Ask the shop
          </AppLink>
          <Button small variant="quiet" onClick={() => onChange(freshSearch)}>
            Start over
          </Button>
        </p>
      </section>
    </div>
  );
}
