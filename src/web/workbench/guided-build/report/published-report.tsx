import { useState } from 'react';
import type { OwnBuildReport } from '#contracts/build-reports.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import panel from '../../../ui/panel/panel.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './published-report.module.css';

interface PublishedReportProps {
  report: OwnBuildReport;
  problem: string | null;
  onEdit: () => void;
  onWithdraw: () => void;
}

const headings: Readonly<Record<OwnBuildReport['state'], string>> = {
  shown: 'Your build is up.',
  waiting: 'Your build waits for us.',
  hidden: 'Your build isn’t shown.',
};

function stateWords({ state, reason }: OwnBuildReport): string {
  if (state === 'hidden') return `Hidden by the shop: ${reason ?? ''} Change it, and we’ll look at it again.`;
  return state === 'waiting'
    ? 'We’re reading it; usually within a working day.'
    : 'Anyone with the link can see it, hear it and build it.';
}

/** It is up: its link, and the way back. */
export function PublishedReport({ report, problem, onEdit, onWithdraw }: PublishedReportProps) {
  const [isCopied, setCopied] = useState(false);
  const path = paths.build(report.code);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    setCopied(true);
  };
  return (
    <section className={`${panel.panel} ${styles.published}`} aria-labelledby="report-up">
      <p className={styles.state}>
        <Lamp colour={report.state === 'shown' ? 'green' : 'amber'} />{' '}
        {report.state === 'shown' ? 'Published' : 'Not shown now'}
      </p>
      <h2 id="report-up">{headings[report.state]}</h2>
      <p>{stateWords(report)}</p>
      <p className={styles.address}>{path}</p>
      <div className={styles.acts}>
        <AppLink href={path} className={buttonClass({ variant: 'primary' })}>
          See the page
        </AppLink>
        <Button onClick={() => void copy().catch(() => undefined)}>{isCopied ? 'Link copied' : 'Copy link'}</Button>
        <Button variant="quiet" onClick={onEdit}>
          Edit
        </Button>
        <Button variant="quiet" onClick={onWithdraw}>
          Withdraw
        </Button>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p className={text.meta}>
        Withdraw takes the page and its photos away at once, copies in backups within 30 days. Your build stays on your
        bench.
      </p>
    </section>
  );
}
