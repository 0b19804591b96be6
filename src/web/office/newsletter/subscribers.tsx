import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssueSummary } from '#contracts/newsletter.ts';
import type { LampColour } from '../../ui/lamp/lamp.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { Button } from '../ui/button/button.tsx';
import { Columns } from '../ui/columns/columns.tsx';
import { FactList } from '../ui/fact-list/fact-list.tsx';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { When } from '../ui/when/when.tsx';
import { IssueEditor } from './issue-editor.tsx';
import { overviewQuery } from './issue.queries.ts';
import styles from './subscribers.module.css';

const lamps: Readonly<Record<IssueSummary['status'], readonly [LampColour, string]>> = {
  draft: ['off', 'Draft'],
  sending: ['amber', 'Sending'],
  paused: ['red', 'Paused'],
  sent: ['green', 'Sent'],
};

function IssueLine({ issue, onOpen }: { issue: IssueSummary; onOpen: () => void }) {
  const { subject, status, sent, waiting, left, createdAt, startedAt } = issue;
  const [colour, word] = lamps[status];
  return (
    <li className={styles.issue}>
      <TextButton className={styles.subject} onClick={onOpen}>
        {subject}
      </TextButton>
      <StatusLamp colour={colour}>{word}</StatusLamp>
      <span className={styles.small}>
        <When at={startedAt ?? createdAt} />
        {status !== 'draft' && `: ${sent} sent, ${waiting} to go, ${left} left the list`}
      </span>
    </li>
  );
}

/** Who gets the newsletter, and what was written to them. */
export function Subscribers() {
  const query = useQuery(overviewQuery);
  const { data } = query;
  // Null: the list; '': a new issue.
  const [openId, setOpenId] = useState<string | null>(null);
  if (!data) return <Fetching what="The newsletter" query={query} />;
  const { subscribers, issues } = data;
  if (openId !== null) return <IssueEditor id={openId} readers={subscribers.confirmed} onOpen={setOpenId} />;
  const write = (
    <Button variant="primary" onClick={() => setOpenId('')}>
      Write an issue
    </Button>
  );
  return (
    <Columns
      side={
        <Panel title="Subscribers">
          <FactList
            facts={[
              ['Get the newsletter', subscribers.confirmed],
              ['Not confirmed yet', subscribers.pending],
              ['Left in the last month', subscribers.left],
            ]}
          />
        </Panel>
      }
    >
      <Panel title="Issues" tools={write} flush={issues.length > 0}>
        {issues.length === 0 ? (
          'Nothing was written yet.'
        ) : (
          <ul className={styles.issues}>
            {issues.map((issue) => (
              <IssueLine key={issue.id} issue={issue} onOpen={() => setOpenId(issue.id)} />
            ))}
          </ul>
        )}
      </Panel>
    </Columns>
  );
}
