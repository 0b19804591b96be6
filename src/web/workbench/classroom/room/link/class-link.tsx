import { useState } from 'react';
import type { ClassSummary } from '#contracts/classroom.ts';
import { maxPupils } from '#domain/workbench/classroom/class-limits.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import text from '../../../../ui/text/text.module.css';
import { QrCode } from '../../../../shell/qr-code/qr-code.tsx';
import { useJoinAddress } from './use-join-address.ts';
import styles from './class-link.module.css';

interface ClassLinkProps {
  summary: Pick<ClassSummary, 'code'>;
  isInDialog?: boolean;
}

/** Large enough for the last row: to type, to scan, to copy. */
export function ClassLink({ summary, isInDialog = false }: ClassLinkProps) {
  const { whole, shown } = useJoinAddress(summary.code);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(whole);
      setSaid('Copied');
    } catch {
      setSaid('Please copy it yourself');
    }
  };
  const cut = shown.lastIndexOf('/') + 1;
  return (
    <section className={classNames(styles.link, isInDialog && styles.inDialog)} aria-label="The link to this class">
      <QrCode text={whole} label="The link as a code to scan" />
      <div className={styles.words}>
        {!isInDialog && <h2>Nobody here yet</h2>}
        <p>On a phone, a tablet or a computer, open</p>
        <p className={styles.address}>
          {shown.slice(0, cut)}
          <b>{shown.slice(cut)}</b>
        </p>
        <p className={styles.copy}>
          <Button onClick={() => void copy()}>Copy the link</Button>
          <span role="status" className={text.meta}>
            {said}
          </span>
        </p>
        <p className={text.meta}>Room for {maxPupils}. No account needed. Whoever joins shows up here by themselves.</p>
      </div>
    </section>
  );
}
