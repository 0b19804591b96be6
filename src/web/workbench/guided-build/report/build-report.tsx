import { useState } from 'react';
import type { BuildReportForm, OwnBuildReport } from '#contracts/build-reports.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import {
  buildTimeText,
  measuredText,
  isInside,
  photoSides,
  type PhotoSide,
} from '#domain/build-reports/build-report.ts';
import { minutesOf, sittingsOf } from '#domain/workbench/builds/sitting.ts';
import { BuildReadings } from '../../../components/build-readings/build-readings.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import panel from '../../../ui/panel/panel.module.css';
import text from '../../../ui/text/text.module.css';
import type { SavedBuild } from '../../builds/saved-build.ts';
import { readVoltages } from '../../builds/steps/verdicts.ts';
import type { OpenedKit } from '../../frame/workbench-kit.queries.ts';
import { usePhotos } from '../photos/use-photos.ts';
import type { Owner } from '../../synced-store/device-states.ts';
import { PublishedReport } from './published-report.tsx';
import { ReportForm, useReportDraft } from './report-form.tsx';
import { ReportPhotos, reportStep, type ShownPhotos } from './report-photos.tsx';
import { SwapChoice } from './swap-choice.tsx';
import { useBuildReport, type BuildReportState } from './use-build-report.ts';
import styles from './build-report.module.css';

interface BuildReportProps {
  sheet: WorkbenchSheet;
  kit: OpenedKit;
  owner: Owner;
  build: SavedBuild;
}

/** The photos of a report: what the shop has, with what was added or left out here on top. */
function useReportPhotos(build: string, owner: Owner, published: OwnBuildReport | null) {
  const photos = usePhotos(build, owner);
  const [leftOut, setLeftOut] = useState<ReadonlySet<PhotoSide>>(new Set());
  const own = (side: PhotoSide) =>
    photos.list.findLast(({ step }) => step === reportStep(side)) ??
    // The last that was taken on the way shows most of it.
    (side === 'finished' && !published ? photos.list.findLast(({ step }) => !step.startsWith('report-')) : undefined);
  const shown: Record<string, { url: string; id: string | null }> = {};
  for (const side of photoSides) {
    const mine = leftOut.has(side) ? undefined : own(side);
    const theirs = leftOut.has(side) ? undefined : published?.photos.find((photo) => photo.side === side);
    if (mine) shown[side] = { url: mine.url, id: mine.id };
    else if (theirs) shown[side] = { url: theirs.smallUrl, id: null };
  }
  const put = (side: PhotoSide, isOut: boolean): void =>
    setLeftOut((before) => new Set(isOut ? [...before, side] : [...before].filter((one) => one !== side)));
  return {
    photos,
    shown: shown as ShownPhotos,
    leaveOut: (side: PhotoSide) => put(side, true),
    added: (side: PhotoSide) => put(side, false),
    /** What has to be sent: photos of this device, and sides of the report that are left out. */
    toSend: (): Partial<Record<PhotoSide, string | null>> => {
      const sent: Partial<Record<PhotoSide, string | null>> = {};
      for (const side of photoSides) {
        const id = shown[side]?.id;
        if (id) sent[side] = id;
        else if (leftOut.has(side) && published?.photos.some((photo) => photo.side === side)) sent[side] = null;
      }
      return sent;
    },
  };
}

function Problem({ report }: { report: BuildReportState }) {
  const { waiting, isOnline, isSending } = report;
  if (!waiting || isSending) return null;
  if (waiting.problem !== undefined)
    return (
      <p role="alert" className={styles.bad}>
        {waiting.problem}
      </p>
    );
  return (
    <p role="status" className={styles.waits}>
      {isOnline
        ? 'Not sent yet. It waits on this device, and we try again.'
        : 'You’re offline. Your report waits on this device, and goes out when you’re back.'}
    </p>
  );
}

/** What the bench knows, as it will be shown. */
function FilledIn({ sheet, build }: Pick<BuildReportProps, 'sheet' | 'build'>) {
  const { state } = build;
  const readings = readVoltages(sheet, state.readings).map(({ expected, read }) => ({
    at: expected.at,
    where: expected.where,
    read: read.value,
    computed: expected.volts,
    low: expected.right[0],
    high: expected.right[1],
  }));
  const inside = readings.filter(isInside).length;
  const sittings = sittingsOf(state).length;
  return (
    <>
      <section className={panel.panel} aria-labelledby="report-readings">
        <h2 id="report-readings" className={panel.title}>
          Readings
        </h2>
        {readings.length > 0 ? (
          <>
            <p className={classNames(styles.mark, inside < readings.length && styles.part)}>
              Measured, {measuredText({ inside, measured: readings.length })}
            </p>
            <BuildReadings readings={readings} whose="Yours" />
          </>
        ) : (
          <p className={text.meta}>You read no voltages, so the report has none.</p>
        )}
      </section>
      <section className={panel.panel} aria-labelledby="report-time">
        <h2 id="report-time" className={panel.title}>
          Time
        </h2>
        <p>
          {sittings === 0 ? (
            'None was counted, so the report has none.'
          ) : (
            <>
              <b>{buildTimeText(minutesOf(state))}</b> in {sittings === 1 ? 'one sitting' : `${sittings} sittings`}.
            </>
          )}
        </p>
      </section>
    </>
  );
}

function OpenReport({
  sheet,
  kit,
  owner,
  build,
  report,
  onPublish,
  onClose,
}: BuildReportProps & { report: BuildReportState; onPublish: () => void; onClose: () => void }) {
  const published = report.published ?? null;
  const draft = useReportDraft(build.id, published, report.waiting?.form ?? null);
  const pictures = useReportPhotos(build.id, owner, published);
  const publish = (form: BuildReportForm): void => {
    report.publish({ form, photos: pictures.toSend(), ...(published && { version: published.version }) });
    onPublish();
  };
  return (
    <div className={styles.report}>
      {!published && !report.waiting && (
        <p className={styles.intro}>Your build report is filled in from the bench. Add stars, and it’s ready.</p>
      )}
      <div className={styles.facts}>
        <section className={panel.panel} aria-labelledby="report-photos">
          <h2 id="report-photos" className={panel.title}>
            Photos
          </h2>
          <ReportPhotos
            board={sheet.board}
            shown={pictures.shown}
            photos={pictures.photos}
            onLeaveOut={pictures.leaveOut}
            onAdded={pictures.added}
          />
          <p className={text.meta}>Place, time and camera data are removed here, and again at the shop.</p>
        </section>
        <FilledIn {...{ sheet, build }} />
        <section className={panel.panel} aria-labelledby="report-swaps">
          <h2 id="report-swaps" className={panel.title}>
            Parts you swapped
          </h2>
          <SwapChoice
            sheet={sheet}
            soundSheetUrl={kit.contents.listening?.sheetUrl}
            swaps={draft.draft.swaps ?? []}
            onSwaps={(swaps) => draft.change({ swaps: [...swaps] })}
          />
        </section>
      </div>
      <ReportForm
        owner={owner}
        kit={sheet.slug}
        report={draft}
        isEdit={published !== null}
        problem={<Problem report={report} />}
        isSending={report.isSending}
        onPublish={publish}
        onClose={onClose}
      />
    </div>
  );
}

/** The report of a finished build: filled in from the bench, published with one press. */
export function BuildReport(props: BuildReportProps) {
  const report = useBuildReport(props.build.id, props.owner);
  const [isOpen, setOpen] = useState(true);
  const [isEditing, setEditing] = useState(false);
  const { published, waiting } = report;
  if (published && !isEditing && !waiting)
    return (
      <PublishedReport
        report={published}
        problem={report.problem}
        onEdit={() => setEditing(true)}
        onWithdraw={() => void report.withdraw()}
      />
    );
  if (waiting && waiting.problem === undefined && !report.isSending)
    return (
      <section className={`${panel.panel} ${styles.waiting}`} aria-labelledby="report-waits">
        <h2 id="report-waits">Your report waits on this device</h2>
        <Problem report={report} />
        <div className={styles.acts}>
          <Button onClick={report.retry}>Try now</Button>
          <Button variant="quiet" onClick={report.cancel}>
            Don’t publish it
          </Button>
        </div>
      </section>
    );
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Show this build to others</Button>;
  return (
    <OpenReport
      key={published?.version ?? 'new'}
      {...props}
      report={report}
      // From here on it is shown for as long as it waits, or was refused.
      onPublish={() => setEditing(false)}
      onClose={() => {
        report.cancel();
        setEditing(false);
        setOpen(false);
      }}
    />
  );
}
