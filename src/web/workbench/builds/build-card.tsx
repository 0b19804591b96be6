import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { BoardSoFar } from '../../components/board-view/board-so-far.tsx';
import { progressOf } from './steps/progress.ts';
import { deleteBuild } from './delete-build.ts';
import { actionsOn } from './my-builds.ts';
import { buildPath, finishedText, nextName } from './build-text.ts';
import type { Owner } from '../synced-store/device-states.ts';
import { MiniRuler } from './mini-ruler.tsx';
import type { ShownBuild } from './your-builds.tsx';
import styles from './build-card.module.css';

/** One board of the bench, with how far it is. */
export function BuildCard({ build, sheet, steps, owner }: ShownBuild & { owner: Owner }) {
  const { state, id, kit } = build;
  const progress = progressOf(steps, state);
  const name = state.name?.value ?? 'Board';
  return (
    <li className={styles.card}>
      <div className={styles.mat}>
        <BoardSoFar sheet={sheet} state={state} placed={progress.placed} parts={progress.parts} />
      </div>
      <h3>{sheet.name}</h3>
      <p className={styles.name}>{name}</p>
      <MiniRuler label={`${sheet.name}, ${name}`} placed={progress.placed} parts={progress.parts} />
      <p className={styles.line}>
        {progress.isDone ? (
          <>
            <Lamp /> {finishedText(state)}
          </>
        ) : (
          `Next: ${nextName(steps, state)}`
        )}
      </p>
      <div className={styles.actions}>
        <AppLink href={buildPath(paths.bench(sheet.slug, 'build'), id)} className={buttonClass({ small: true })}>
          {progress.isDone ? 'Open' : 'Go on'}
        </AppLink>
        <TextButton
          aria-label={`Delete ${name}`}
          onClick={() => deleteBuild(name, actionsOn(owner, { id, kit, name }))}
        >
          Delete
        </TextButton>
      </div>
    </li>
  );
}
