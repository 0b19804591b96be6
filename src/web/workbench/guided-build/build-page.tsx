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
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { ThemeToggle } from '../../shell/theme/theme-toggle.tsx';
import { Button } from '../../ui/button/button.tsx';
import { iconButtonClass } from '../../ui/icon-button/icon-button-class.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { SavedLine } from '../synced-store/saved-line.tsx';
import type { SaveStatus } from '../synced-store/state-sync.ts';

const arrowLeft = 'M19 12H5m7 7-7-7 7-7';
/** The column with the keys, and the way it goes. A hand is how one asks for help in a class. */
const swapShape = 'M3.5 5h17v14h-17zM14.500 5v14M11.500 12H6m2.500-2.500L6 12l2.500 2.500';
const noteShape = 'M5 4h14v10l-6 6H5zM13 20v-6h6';
const printShape = 'M6 9V3h12v6M6 18H4v-7h16v7h-2M7 14h10v7H7z';
const pauseShape = 'M9 5v14M15 5v14';

interface BuildBarProps {
  kitName: string;
  name: string;
  status: SaveStatus;
  /** What another device did; said in the line. */
  news: string | null;
  isLeftHand: boolean;
  noteCount: number;
  /** To print, while the wiring is led. */
  paperUrl: string | undefined;
  onHand: () => void;
  onNotes: () => void;
  onPause: () => void;
}

/** Which board it is, that nothing is lost, and the way out. */
function BuildBar(props: BuildBarProps) {
  const { kitName, name, status, news, isLeftHand, noteCount, paperUrl, onHand, onNotes, onPause } = props;
  return (
    <div className={classNames(styles.bar, status.is === 'offline' && styles.offline)}>
      <AppLink href={paths.bench()} className={iconButtonClass()} aria-label="Leave the build; it stays saved">
        <Icon shape={arrowLeft} />
      </AppLink>
      <div className={styles.title}>
        <h1>{kitName}</h1>
        <p>{name}</p>
      </div>
      <SavedLine status={status} news={news} className={styles.saved} />
      <div className={styles.end}>
        <div className={styles.theme}>
          <ThemeToggle />
        </div>
        {paperUrl && (
          <a
            href={paperUrl}
            target="_blank"
            rel="noopener"
            className={iconButtonClass(styles.paper)}
            aria-label="Print the wiring, opens in a new tab"
          >
            <Icon shape={printShape} />
          </a>
        )}
        <button
          type="button"
          className={iconButtonClass(isLeftHand ? styles.swapped : undefined)}
          aria-pressed={isLeftHand}
          aria-label="Left-handed layout"
          title={isLeftHand ? 'Keys on the right, for right-handers' : 'Keys on the left, for left-handers'}
          onClick={onHand}
        >
          <Icon shape={swapShape} />
        </button>
        <button
          type="button"
          className={iconButtonClass()}
          aria-label={noteCount > 0 ? `Notes and photos, ${noteCount}` : 'Notes and photos'}
          onClick={onNotes}
        >
          <Icon shape={noteShape} />
        </button>
        <Button small className={styles.pause} onClick={onPause}>
          <Icon shape={pauseShape} />
          <span>Pause</span>
        </Button>
      </div>
    </div>
  );
}

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

/** The parts and wires that another device ticked while this one looked on; said once. */
function useTakeover(steps: readonly BuildStep[], state: BuildState): string | null {
  const [before, setBefore] = useState(state);
  const [news, setNews] = useState<string | null>(null);
  if (before !== state) {
    const known = new Set(tickedOf(before, 'placed'));
    const fresh = tickedOf(state, 'placed').filter((ref) => !known.has(ref) && !isOwnTick(state, ref));
    setBefore(state);
    if (fresh.length > 0)
      setNews(`${fresh.map((ref) => tickName(steps, ref)).join(', ')} ticked on another device. All ticks are kept.`);
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
  const back = { onBack: index > 0 ? () => go(index - 1) : undefined, isLeftHand: state.hand?.value === 'left' };

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
