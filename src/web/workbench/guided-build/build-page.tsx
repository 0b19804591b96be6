import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Wiring } from '#electronics/wiring/wiring.ts';
import { mark, tickedOf, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { classNames } from '../../ui/class-names.ts';
import type { OpenedKit } from '../frame/workbench-kit.queries.ts';
import { saveStatus, type BuildActions, isOwnTick } from '../builds/my-builds.ts';
import { nextName } from '../builds/build-text.ts';
import type { SavedBuild } from '../builds/saved-build.ts';
import type { Owner } from '../synced-store/device-states.ts';
import { WorkbenchLoading } from '../frame/workbench-loading.tsx';
import { CheckCard, DonePage, NotesDialog, PauseDialog, WiringStage } from './asides.tsx';
import { BuildBag, useUnpacking } from './build-bag.tsx';
import { BuildBar } from './build-bar.tsx';
import { NotYet } from './card/not-yet.tsx';
import { PartsCard } from './card/parts-card.tsx';
import { PartRuler } from './ruler/part-ruler.tsx';
import { buildSteps, indexOfStep, type BuildStep } from '../builds/steps/build-steps.ts';
import { isPlaced, marksOf, nextRef, progressOf, stepAfter, waitsFor } from '../builds/steps/progress.ts';
import { stepName } from '../builds/steps/step-text.ts';
import { WiringLoading } from './wiring/wiring-loading.tsx';
import type { WiringStep } from '../builds/steps/wiring-steps.ts';
import { StepBoard, type BoardPoint } from './step-board.tsx';
import styles from './build-page.module.css';

/** Keeps the screen lit while hands are busy; a browser that cannot just goes dark. */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) await taken.release();
        else lock = taken;
      } catch {
        // The battery is low, or the page may not.
      }
    };
    // A lock ends when the page is hidden.
    const again = (): void => void take();
    void take();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => undefined);
    };
  }, [isWanted]);
}

/** A wire is ticked by its ends, and called by its number. */
function tickName(steps: readonly BuildStep[], ref: string): string {
  const wired = steps.find((step) => step.kind === 'wiring' && step.marks.includes(mark('placed', ref)));
  return wired?.kind === 'wiring' && 'wire' in wired.work ? wired.next : ref;
}

const mostNamed = 3;

/** There is room for a few names in the line. */
const newsText = (names: readonly string[]): string =>
  names.length > mostNamed
    ? `${names.length} ticked on another device, all kept.`
    : `${names.join(', ')} ticked on another device. All ticks are kept.`;

/** The parts and wires that another device ticked while this one looked on; said once. */
function useTakeover(steps: readonly BuildStep[], state: BuildState): string | null {
  const [before, setBefore] = useState(state);
  const [news, setNews] = useState<string | null>(null);
  if (before !== state) {
    const known = new Set(tickedOf(before, 'placed'));
    const fresh = tickedOf(state, 'placed').filter((ref) => !known.has(ref) && !isOwnTick(state, ref));
    setBefore(state);
    if (fresh.length > 0) setNews(newsText(fresh.map((ref) => tickName(steps, ref))));
  }
  return news;
}

export interface BuildPageProps {
  sheet: WorkbenchSheet;
  kit: OpenedKit;
  owner: Owner;
  build: SavedBuild;
  name: string;
  actions: BuildActions;
  /** What stands below the bar: the class that it is built in. */
  children?: ReactNode;
}

type Opened = 'pause' | 'notes' | null;

/** How often one asks what other devices did. */
const lookMs = 20_000;

function useLook(actions: BuildActions): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') actions.look();
    }, lookMs);
    return () => clearInterval(timer);
  }, [actions]);
}

/** The build document: what is printed has the same wires and numbers. */
const paperOf = ({ product }: OpenedKit): string | undefined =>
  product.documents.find(({ type, bytes }) => type === 'PDF' && bytes !== undefined)?.url;

const isCheck = (step: BuildStep): boolean =>
  step.kind === 'check' || (step.kind === 'wiring' && step.work.kind === 'check');

interface StepPartsProps extends Pick<BuildPageProps, 'sheet' | 'kit' | 'actions'> {
  steps: readonly BuildStep[];
  index: number;
  step: BuildStep;
  state: BuildState;
  current: string | null;
  point: BoardPoint | null;
  isLeftHand: boolean;
  onBack: (() => void) | undefined;
  onPoint: (point: BoardPoint | null) => void;
  onStep: (index: number) => void;
  onTick: (ref: string) => void;
  onDone: () => void;
}

function WiringParts({ sheet, kit, step, onDone, ...rest }: StepPartsProps & { step: WiringStep }) {
  const { steps, index, state, actions, isLeftHand, onBack, onStep } = rest;
  // Its steps are made of it.
  const { wiring } = sheet as WorkbenchSheet & { wiring: Wiring };
  return (
    <Suspense fallback={<WiringLoading />}>
      <WiringStage
        {...{ sheet, wiring, steps, index, step, state, actions, isLeftHand, onBack, onStep, onDone }}
        openBoxUrl={kit.contents.bench.openBoxUrl}
        paperUrl={paperOf(kit)}
        onTick={() => {
          actions.tick(...marksOf(steps, step, state));
          onDone();
        }}
      />
    </Suspense>
  );
}

/** What lies on the mat, and beside it what to do. */
function StepParts(props: StepPartsProps) {
  const { sheet, kit, steps, index, step, state, current, point, actions, onPoint, onStep, onTick, onDone } = props;
  const back = { onBack: props.onBack, isLeftHand: props.isLeftHand };
  if (step.kind === 'wiring') return <WiringParts {...props} step={step} />;
  const waits = waitsFor(steps, state, index);
  const first = waits === null ? undefined : steps[waits];
  return (
    <>
      <StepBoard {...{ sheet, step, state, current, point }} />
      {step.kind === 'parts' ? (
        <PartsCard key={step.id} {...{ sheet, kit, step, steps, index, state, current, actions, onTick, ...back }} />
      ) : first ? (
        <NotYet
          title={step.check.title}
          first={first.kind === 'wiring' ? first.next : stepName(first)}
          {...back}
          onGo={() => onStep(waits!)}
        />
      ) : (
        <Suspense fallback={<div />}>
          <CheckCard key={step.id} {...{ sheet, step, steps, state, actions, onPoint, onDone, ...back }} />
        </Suspense>
      )}
    </>
  );
}

/** One step at a time: the board at one side, what to do at the other. */
export function BuildPage({ sheet, kit, owner, build, name, actions, children }: BuildPageProps) {
  const { state } = build;
  const [steps] = useState(() => buildSteps(sheet));
  const progress = progressOf(steps, state);
  const pausedAt = indexOfStep(steps, state.pausedAt?.value);
  const [chosen, setChosen] = useState<number | null>(pausedAt >= 0 ? pausedAt : null);
  const [opened, setOpened] = useState<Opened>(null);
  const unpacking = useUnpacking(state, progress.placed);
  const [point, setPoint] = useState<BoardPoint | null>(null);
  const index = chosen ?? progress.next;
  const step = steps[index];
  useWakeLock(step !== undefined && opened === null);
  useLook(actions);
  const news = useTakeover(steps, state);

  const go = (to: number | null): void => {
    setPoint(null);
    setChosen(to);
  };
  /** Ticks, and goes on when nothing is left here. */
  const tick = (ref: string): void => {
    actions.tick(mark('placed', ref));
    const isLast = step?.kind === 'parts' && step.parts.every((part) => part.ref === ref || isPlaced(state, part.ref));
    if (isLast) go(nextOpen());
  };
  const nextOpen = (): number | null => {
    const after = stepAfter(steps, state, index);
    return after === steps.length || after === index ? null : after;
  };
  const current = nextRef(step, state);
  const before = index > 0 ? () => go(index - 1) : unpacking.again;
  const back = { onBack: before, isLeftHand: state.hand?.value === 'left' };

  if (!step) {
    return (
      <>
        {children}
        <Suspense fallback={<WorkbenchLoading />}>
          <DonePage {...{ sheet, kit, owner, build, name, steps, progress }} onStep={go} />
        </Suspense>
      </>
    );
  }
  return (
    <div className={classNames(styles.page, isCheck(step) && styles.checking, step.kind === 'wiring' && styles.wiring)}>
      <BuildBar
        {...{ kitName: sheet.name, name, news }}
        status={saveStatus(owner, build.id)}
        isLeftHand={back.isLeftHand}
        paperUrl={step.kind === 'wiring' ? paperOf(kit) : undefined}
        noteCount={Object.values(state.notes).filter(({ value }) => value !== null).length}
        onHand={() => actions.set({ hand: back.isLeftHand ? 'right' : 'left' })}
        onNotes={() => setOpened('notes')}
        onPause={() => {
          if (build.touchedAt > 0) actions.set({ pausedAt: step.id });
          setOpened('pause');
        }}
      />
      {children}
      <BuildBag
        {...{ sheet, kit, owner, build, actions, unpacking }}
        className={classNames(styles.step, styles.unpacking, back.isLeftHand && styles.left)}
        isLeftHand={back.isLeftHand}
      >
        <PartRuler {...{ steps, state, progress, index }} onStep={go} />
        <div className={classNames(styles.step, back.isLeftHand && styles.left)}>
          <StepParts
            {...{ sheet, kit, steps, index, step, state, current, point, actions, ...back }}
            onPoint={setPoint}
            onStep={go}
            onTick={tick}
            onDone={() => go(nextOpen())}
          />
        </div>
      </BuildBag>
      <Suspense fallback={null}>
        {opened === 'pause' && (
          <PauseDialog
            {...{ build, name, owner, actions, progress }}
            at={nextName(steps, state) || 'the end'}
            onClose={() => setOpened(null)}
          />
        )}
        {opened === 'notes' && (
          <NotesDialog {...{ owner, build, name, actions }} step={step.id} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </div>
  );
}
