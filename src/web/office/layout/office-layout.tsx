import { useEffect, useState, type ReactNode } from 'react';
import { ToastHost } from '../../toast/toast-host.tsx';
import { FactorGate } from '../second-factors/factor-gate.tsx';
import { useIdleWatch } from '../second-factors/idle-watch.ts';
import { hearKey } from '../ui/keys/shortcut-store.ts';
import { Sheets } from '../search/sheets.tsx';
import { TitleSlotContext } from '../ui/page-head/title-slot.ts';
import { PasswordAgain } from '../ui/password-again/password-again.tsx';
import { LeaveDialog } from '../ui/save-bar/leave-dialog.tsx';
import { SessionEnded } from './session-ended.tsx';
import { SideNav } from './side-nav.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './office-layout.module.css';

/** What surrounds every screen of the office. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  useIdleWatch();
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => hearKey(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return (
    <TitleSlotContext value={titleSlot}>
      <a className={styles.skipLink} href="#main">
        Skip to content
      </a>
      <div className={styles.office}>
        <SideNav />
        <div className={styles.page}>
          <TopBar titleRef={setTitleSlot} />
          <main className={styles.main} id="main" tabIndex={-1}>
            <FactorGate>{children}</FactorGate>
          </main>
        </div>
      </div>
      <TabBar />
      <Sheets />
      <SessionEnded />
      <PasswordAgain />
      <LeaveDialog />
      <ToastHost />
    </TitleSlotContext>
  );
}
