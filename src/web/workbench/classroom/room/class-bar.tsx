import { useState } from 'react';
import type { ClassSummary } from '#contracts/classroom.ts';
import { classPaths } from '#domain/paths/class-paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { iconButtonClass } from '../../../ui/icon-button/icon-button-class.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { arrowLeft } from '../../../components/board-view/workbench-icon-shapes.ts';
import { buildersText } from '../class-text.ts';
import { ClassLink } from './link/class-link.tsx';
import { useJoinAddress } from './link/use-join-address.ts';
import styles from './class-bar.module.css';

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
export function ClassBar({ summary, kitName, isLive }: ClassBarProps) {
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
