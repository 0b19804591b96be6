import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Wiring } from '#electronics/wiring/wiring.ts';
import { tickedOf } from '#domain/workbench/builds/build-state.ts';
import { minutesOf, sittingsOf } from '#domain/workbench/builds/sitting.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import text from '../../../ui/text/text.module.css';
import type { OpenedKit } from '../../frame/workbench-kit.queries.ts';
import { dayText, minutesText } from '../../builds/day-text.ts';
import type { SavedBuild } from '../../builds/saved-build.ts';
import type { Owner } from '../../synced-store/device-states.ts';
import { notesOf } from '../../builds/notes.ts';
import { NotesList } from '../notes/notes-list.tsx';
import { PhotoList } from '../photos/photo-list.tsx';
import { usePhotos } from '../photos/use-photos.ts';
import type { BuildStep } from '../../builds/steps/build-steps.ts';
import type { Progress } from '../../builds/steps/progress.ts';
import { countWord } from '../../builds/steps/step-text.ts';
import { BuildReport } from '../report/build-report.tsx';
import { usePlaces } from '../../classroom/place/places.ts';
import { useArrivalFocus } from '../../frame/use-arrival-focus.ts';
import styles from './done-page.module.css';

interface DonePageProps {
  sheet: WorkbenchSheet;
  kit: OpenedKit;
  owner: Owner;
  build: SavedBuild;
  name: string;
  steps: readonly BuildStep[];
  progress: Progress;
  onStep: (index: number) => void;
}

function jointsOf({ parts }: WorkbenchSheet, placed: ReadonlySet<string>): number {
  return parts.filter(({ ref }) => placed.has(ref)).flatMap(({ pins }) => pins.filter(({ at }) => at)).length;
}

/** All that was cut: '0.94 m'. */
const metresText = ({ cut }: Wiring): string => `${((cut.red + cut.black + cut.blue) / 1000).toFixed(2)}\u00a0m`;

/** Finished: what was done, what was measured, and what to do next. */
export function DonePage({ sheet, kit, owner, build, name, steps, progress, onStep }: DonePageProps) {
  const { state } = build;
  const photos = usePhotos(build.id, owner);
  const page = useArrivalFocus<HTMLDivElement>();
  const isOfClass = usePlaces().some((place) => place.build === build.id);
  const joints = jointsOf(sheet, new Set(tickedOf(state, 'placed')));
  const sittings = sittingsOf(state);
  // A board that was ticked off at once has neither times nor sittings to tell.
  const finished = Math.max(...sittings.map(({ startedAt, minutes }) => startedAt + minutes * 60_000));
  return (
    <div ref={page} className={classNames(text.wrap, styles.page)}>
      <AppLink href={paths.bench()} className={styles.back}>
        ← Your bench
      </AppLink>
      <div className={styles.top}>
        <img
          className={styles.pedal}
          src={kit.product.imageUrl}
          alt={`${sheet.name}, finished`}
          width={660}
          height={660}
        />
        <div>
          <p className={styles.when}>
            <Lamp /> {name}, finished{sittings.length > 0 && ` ${dayText(finished)}`}
          </p>
          <h1>It plays.</h1>
          <p className={text.lead}>
            {progress.parts} parts, {joints} joints on the board, {countWord(progress.checked).toLowerCase()} checks
            passed.
          </p>
          <dl className={styles.tally}>
            {sittings.length > 0 && (
              <>
                <div>
                  <dt>Time spent</dt>
                  <dd>{minutesText(minutesOf(state))}</dd>
                </div>
                <div>
                  <dt>Sittings</dt>
                  <dd>{sittings.length}</dd>
                </div>
              </>
            )}
            {sheet.wiring && (
              <div>
                <dt>{progress.wires} wires</dt>
                <dd>{metresText(sheet.wiring)}</dd>
              </div>
            )}
          </dl>
          <div className={styles.actions}>
            <Button onClick={() => print()}>Print the build card</Button>
          </div>
        </div>
      </div>
      <div className={styles.report}>
        {isOfClass ? (
          <p className={text.meta}>Built in a class: what a class built is shown by its teacher, in totals.</p>
        ) : (
          <BuildReport {...{ sheet, kit, owner, build }} />
        )}
      </div>
      <div className={styles.columns}>
        <section aria-labelledby="done-notes">
          <h2 id="done-notes">Notes</h2>
          <NotesList state={state} />
          <PhotoList photos={photos} />
          {notesOf(state).length + photos.list.length === 0 && <p className={text.meta}>No notes, no photos.</p>}
          <div className={styles.actions}>
            <AppLink href={`${paths.bench(sheet.slug, 'build')}?build=new`} className={buttonClass({ small: true })}>
              Start another build
            </AppLink>
            <AppLink
              href={paths.bench(sheet.slug, 'faults')}
              className={buttonClass({ small: true, variant: 'quiet' })}
            >
              It stopped working
            </AppLink>
            <Button small variant="quiet" onClick={() => onStep(steps.length - 1)}>
              Look at the steps
            </Button>
          </div>
        </section>
      </div>
    </div>
  );
}
