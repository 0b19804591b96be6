import { useMemo } from 'react';
import { tickedOf } from '#domain/workbench/builds/build-state.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { BoardDrawing } from '../../components/board-view/board-drawing.tsx';
import { titleOf } from './steps/step-text.ts';
import { progressOf } from './steps/progress.ts';
import { buildPath, nextName } from './build-text.ts';
import { dayText } from './day-text.ts';
import { MiniRuler } from './mini-ruler.tsx';
import type { ShownBuild } from './your-builds.tsx';
import styles from './resume-build.module.css';

/** The board that lies on top: go on with it. */
export function ResumeBuild({ build, sheet, steps }: ShownBuild) {
  const { state } = build;
  const progress = progressOf(steps, state);
  const step = steps[progress.next];
  const next = nextName(steps, state);
  const name = state.name?.value ?? 'Board 1';
  const placed = useMemo(() => new Set(tickedOf(state, 'placed')), [state]);
  const isPaused = (state.pausedAt?.value ?? null) !== null;
  return (
    <section className={styles.resume} aria-label="Go on building">
      <div className={styles.board}>
        <BoardDrawing
          {...{ sheet, placed }}
          label={`${sheet.name} board with ${progress.placed} parts soldered`}
          side="top"
          xray={false}
          selection={null}
          targets={[]}
          current={undefined}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.when}>
          <Lamp colour="amber" /> {isPaused ? 'Paused' : 'Last worked on'} {dayText(build.touchedAt)}
        </p>
        <h3>{sheet.name}</h3>
        <p>
          {name}. {step?.kind === 'parts' && titleOf(step) !== next ? `${titleOf(step)}: ` : 'Next: '}
          {next}.
        </p>
        <MiniRuler label={`${sheet.name}, ${name}`} placed={progress.placed} parts={progress.parts} onMat />
        <p className={styles.count}>
          {progress.placed} of {progress.parts} parts placed
        </p>
        <AppLink
          href={buildPath(paths.bench(sheet.slug, 'build'), build.id)}
          className={buttonClass({ variant: 'primary' })}
        >
          Go on with {next}
        </AppLink>
      </div>
    </section>
  );
}
