import { useQuery } from '@tanstack/react-query';
import { classPaths } from '#domain/paths/class-paths.ts';
import { paths } from '#domain/paths/paths.ts';
import { hasCode } from '../../../api/error-message.ts';
import { MissingPage } from '../../../components/missing-page/missing-page.tsx';
import { signInPath } from '../../../session/return-path.ts';
import { SessionLoading } from '../../../session/session-loading.tsx';
import { userQuery } from '../../../session/user.queries.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { drawingUrl } from '../../../shell/drawing-manifest.ts';
import { Head } from '../../../shell/head.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spot } from '../../../ui/spot/spot.tsx';
import text from '../../../ui/text/text.module.css';
import { classQuery } from '../class.queries.ts';
import styles from './room-page.module.css';
import { useMemo, useState } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { OpenedClass, ClassSummary } from '#contracts/classroom.ts';
import { sheetQuery } from '../../../components/board-view/board-sheet.queries.ts';
import { useWorkbenchKit } from '../../frame/workbench-kit.queries.ts';
import { WorkbenchLoading } from '../../frame/workbench-loading.tsx';
import { WorkbenchNotFound } from '../../frame/workbench-not-found.tsx';
import { classRows } from './class-rows.ts';
import { ClassLink } from './link/class-link.tsx';
import { ClassSide } from './side/class-side.tsx';
import { PupilDialog } from './pupil/pupil-dialog.tsx';
import { WhoIsWhere } from './rows/who-is-where.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { iconButtonClass } from '../../../ui/icon-button/icon-button-class.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { arrowLeft } from '../../../ui/icon/icon-shapes.ts';
import { buildersText } from '../class-text.ts';
import { useJoinAddress } from './link/use-join-address.ts';

const linkShape =
  'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.500-1.500';

interface ClassBarProps {
  summary: ClassSummary;
  kitName: string;
  isLive: boolean;
}

function State({ summary, isLive }: Omit<ClassBarProps, 'kitName'>) {
  const builders = buildersText(summary.pupils);
  const [colour, words] = summary.endedAt
    ? (['off', `${builders}, ended`] as const)
    : isLive
      ? (['green', `${builders}, live`] as const)
      : (['amber', 'No connection. We keep trying.'] as const);
  return (
    <p className={styles.state}>
      <Lamp colour={colour} />
      {words}
    </p>
  );
}

/** Which class it is, whether it is live, and the link for whoever comes late. */
function ClassBar({ summary, kitName, isLive }: ClassBarProps) {
  const [isLarge, setLarge] = useState(false);
  const { shown } = useJoinAddress(summary.code);
  return (
    <div className={styles.bar}>
      <AppLink href={classPaths.all} className={iconButtonClass()} aria-label="Back to your classes">
        <Icon shape={arrowLeft} />
      </AppLink>
      <h1>{kitName}</h1>
      <p className={styles.name}>{summary.name}</p>
      <State {...{ summary, isLive }} />
      {summary.endedAt === null && (
        <Button small className={styles.link} onClick={() => setLarge(true)}>
          <Icon shape={linkShape} />
          {shown}
        </Button>
      )}
      <AppLink
        className={buttonClass({ small: true })}
        href={paths.classQuote({
          id: summary.id,
          kit: summary.kit,
          builders: Math.max(1, summary.pupils),
          words: `For the class “${summary.name}”.`,
        })}
      >
        Order this class
      </AppLink>
      {isLarge && (
        <Dialog title="Join this class" className={styles.dialog} onClose={() => setLarge(false)}>
          <ClassLink summary={summary} isInDialog />
          <DialogActions>
            <Button onClick={() => setLarge(false)}>Close</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}

interface ClassRoomProps {
  opened: OpenedClass;
  /** False: what is shown is from before the connection went. */
  isLive: boolean;
}

interface EverybodyProps {
  sheet: WorkbenchSheet;
  openBoxUrl: string | undefined;
  opened: OpenedClass;
}

function Everybody({ sheet, openBoxUrl, opened }: EverybodyProps) {
  const { summary, pupils, now } = opened;
  const rows = useMemo(() => classRows(sheet, pupils, Date.parse(now)), [sheet, pupils, now]);
  const [shown, setShown] = useState<string | null>(null);
  const row = rows.find(({ id }) => id === shown);
  const isEmpty = rows.length === 0 && summary.endedAt === null;
  return (
    <div className={styles.room}>
      {isEmpty ? <ClassLink {...{ summary }} /> : <WhoIsWhere {...{ sheet, rows }} onShow={setShown} />}
      <ClassSide {...{ summary, rows }} onShow={setShown} />
      {row && <PupilDialog {...{ sheet, openBoxUrl, row }} classId={summary.id} onClose={() => setShown(null)} />}
    </div>
  );
}

/** The room of a class: the bar, then everybody. */
function ClassRoom({ opened, isLive }: ClassRoomProps) {
  const { summary } = opened;
  const kit = useWorkbenchKit(summary.kit);
  const sheetUrl = kit?.contents.bench.sheetUrl;
  const sheet = useQuery({ ...sheetQuery(sheetUrl ?? ''), enabled: sheetUrl !== undefined });
  if (kit === null) return <WorkbenchNotFound />;
  return (
    <div className={styles.screen}>
      <ClassBar {...{ summary, isLive }} kitName={kit?.product.name ?? ''} />
      {sheet.data ? (
        <Everybody sheet={sheet.data} openBoxUrl={kit?.contents.bench.openBoxUrl} opened={opened} />
      ) : (
        <WorkbenchLoading
          failure={sheet.isError ? 'The board didn’t load. Check your connection, then try again.' : undefined}
          onRetry={() => void sheet.refetch()}
        />
      )}
    </div>
  );
}

function Missing({ heading, lead, way, label }: { heading: string; lead: string; way: string; label: string }) {
  return (
    <MissingPage
      picture={
        <Spot href={`${drawingUrl('sprite/spots')}#no-results`} viewBox="0 0 160 120" className={styles.picture} />
      }
      {...{ heading, lead }}
    >
      <AppLink href={way} className={buttonClass({ variant: 'primary' })}>
        {label}
      </AppLink>
    </MissingPage>
  );
}

function Room({ id }: { id: string }) {
  const { data, error, isError, refetch } = useQuery(classQuery(id));
  if (hasCode(error, 'nothing-here'))
    return (
      <Missing
        heading="No class here"
        lead="There’s no such class, or it isn’t yours to see. Classes are deleted 30 days after they end."
        way={classPaths.all}
        label="See your classes"
      />
    );
  if (data) return <ClassRoom opened={data} isLive={!isError} />;
  return (
    <div className={classNames(text.wrap, styles.page)}>
      {isError ? (
        <>
          <h1>Your class</h1>
          <LoadFailed onRetry={() => void refetch()}>Your class didn’t load. Check your connection.</LoadFailed>
        </>
      ) : (
        <SessionLoading heading="Your class" label="Opening your class..." needs="Your class" />
      )}
    </div>
  );
}

/** What only its teacher sees: everybody on one ruler, and who needs help first. */
export function RoomPage({ id }: { id: string }) {
  const { data: user, isError } = useQuery(userQuery);
  return (
    <>
      <Head title="Your Class" description="Who is at which step, and who is stuck." path={null} />
      {user || isError ? (
        <Room id={id} />
      ) : user === null ? (
        <Missing
          heading="Please sign in first"
          lead="Only the teacher sees a class."
          way={signInPath(classPaths.one(id))}
          label="Sign in"
        />
      ) : (
        <div className={classNames(text.wrap, styles.page)}>
          <SessionLoading heading="Your class" label="Opening your class..." needs="Your class" />
        </div>
      )}
    </>
  );
}
