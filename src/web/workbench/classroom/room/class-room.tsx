import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { OpenedClass } from '#contracts/classroom.ts';
import { sheetQuery } from '../../../components/board-view/board-sheet.queries.ts';
import { useWorkbenchKit } from '../../frame/workbench-kit.queries.ts';
import { WorkbenchLoading } from '../../frame/workbench-loading.tsx';
import { WorkbenchNotFound } from '../../frame/workbench-not-found.tsx';
import { classRows } from './class-rows.ts';
import { ClassBar } from './class-bar.tsx';
import { ClassLink } from './link/class-link.tsx';
import { ClassSide } from './side/class-side.tsx';
import { PupilDialog } from './pupil-dialog.tsx';
import { WhoIsWhere } from './rows/who-is-where.tsx';
import styles from './class-room.module.css';

interface ClassRoomProps {
  opened: OpenedClass;
  /** False: what is shown is from before the connection went. */
  isLive: boolean;
}

function Everybody({ sheet, opened }: { sheet: WorkbenchSheet; opened: OpenedClass }) {
  const { summary, pupils, now } = opened;
  const rows = useMemo(() => classRows(sheet, pupils, Date.parse(now)), [sheet, pupils, now]);
  const [shown, setShown] = useState<string | null>(null);
  const row = rows.find(({ id }) => id === shown);
  const isEmpty = rows.length === 0 && summary.endedAt === null;
  return (
    <div className={styles.room}>
      {isEmpty ? <ClassLink {...{ summary }} /> : <WhoIsWhere {...{ sheet, rows }} onShow={setShown} />}
      <ClassSide {...{ summary, rows }} onShow={setShown} />
      {row && <PupilDialog {...{ sheet, row }} classId={summary.id} onClose={() => setShown(null)} />}
    </div>
  );
}

/** The room of a class: the bar, then everybody. */
export function ClassRoom({ opened, isLive }: ClassRoomProps) {
  const { summary } = opened;
  const kit = useWorkbenchKit(summary.kit);
  const sheetUrl = kit?.contents.bench.sheetUrl;
  const sheet = useQuery({ ...sheetQuery(sheetUrl ?? ''), enabled: sheetUrl !== undefined });
  if (kit === null) return <WorkbenchNotFound />;
  return (
    <div className={styles.screen}>
      <ClassBar {...{ summary, isLive }} kitName={kit?.product.name ?? ''} />
      {sheet.data ? (
        <Everybody sheet={sheet.data} opened={opened} />
      ) : (
        <WorkbenchLoading
          failure={sheet.isError ? 'The board didn’t load. Check your connection, then try again.' : undefined}
          onRetry={() => void sheet.refetch()}
        />
      )}
    </div>
  );
}
