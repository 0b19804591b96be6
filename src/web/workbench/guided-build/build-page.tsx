import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { mark, tickedOf, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { classNames } from '../../ui/class-names.ts';
import type { OpenedKit } from '../frame/workbench-kit.queries.ts';
import { saveStatus, type BuildActions, isOwnTick } from '../builds/my-builds.ts';
import { nextName } from '../builds/build-text.ts';
import type { SavedBuild } from '../builds/saved-build.ts';
import type { Owner } from '../synced-store/device-states.ts';
import { WorkbenchLoading } from '../frame/workbench-loading.tsx';
import { DonePage, NotesDialog, PauseDialog } from './asides.tsx';
import { BuildBar } from './bar/build-bar.tsx';
import { PartsCard } from './card/parts-card.tsx';
import { CheckCard } from './check/check-card.tsx';
import { PartRuler } from './ruler/part-ruler.tsx';
import { buildSteps } from '../builds/steps/build-steps.ts';
import { isPlaced, nextRef, progressOf, stepAfter } from '../builds/steps/progress.ts';
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

/** The parts that another device ticked while this one looked on; said once. */
function useTakeover(state: BuildState): string | null {
  const [before, setBefore] = useState(state);
  const [news, setNews] = useState<string | null>(null);
  if (before !== state) {
    const known = new Set(tickedOf(before, 'placed'));
    const fresh = tickedOf(state, 'placed').filter((ref) => !known.has(ref) && !isOwnTick(state, ref));
    setBefore(state);
    if (fresh.length > 0) setNews(`${fresh.join(', ')} ticked on another device. All ticks are kept.`);
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

/** One step at a time: the board at one side, what to do at the other. */
export function BuildPage({ sheet, kit, owner, build, name, actions, children }: BuildPageProps) {
  const { state } = build;
  const [steps] = useState(() => buildSteps(sheet));
  const progress = progressOf(steps, state);
  const pausedAt = steps.findIndex(({ id }) => id === state.pausedAt?.value);
  const [chosen, setChosen] = useState<number | null>(pausedAt >= 0 ? pausedAt : null);
  const [opened, setOpened] = useState<Opened>(null);
  const [point, setPoint] = useState<BoardPoint | null>(null);
  const index = chosen ?? progress.next;
  const step = steps[index];
  useWakeLock(step !== undefined && opened === null);
  useLook(actions);
  const news = useTakeover(state);

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
    <div className={classNames(styles.page, step.kind === 'check' && styles.checking)}>
      <BuildBar
        {...{ kitName: sheet.name, name, news }}
        status={saveStatus(owner, build.id)}
        isLeftHand={back.isLeftHand}
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
      <div className={styles.step}>
        <StepBoard {...{ sheet, step, state, current, point }} />
        {step.kind === 'parts' ? (
          <PartsCard
            key={step.id}
            {...{ sheet, kit, step, steps, index, state, current, actions, ...back }}
            onTick={tick}
          />
        ) : (
          <CheckCard
            key={step.id}
            {...{ sheet, step, steps, state, actions, ...back }}
            onPoint={setPoint}
            onDone={() => go(nextOpen())}
          />
        )}
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
