import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookDelivery, WebhookEndpoint } from '#contracts/webhooks.ts';
import type { LampColour } from '../../ui/lamp/lamp.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { When } from '../ui/when/when.tsx';
import styles from './delivery-list.module.css';
import { deliveriesQuery, shownDeliveries, useWebhookChange } from './webhooks.queries.ts';

const states: Readonly<Record<WebhookDelivery['state'], { colour: LampColour; words: string }>> = {
  waiting: { colour: 'amber', words: 'Waiting' },
  delivered: { colour: 'green', words: 'Arrived' },
  dead: { colour: 'red', words: 'Given up' },
};

const triesText = (attempts: number): string => (attempts === 1 ? '1 try' : `${attempts} tries`);

function Outcome({ delivery, isPaused }: { delivery: WebhookDelivery; isPaused: boolean }) {
  const { state, attempts, lastStatus, lastError, dueAt } = delivery;
  const answer = lastStatus !== null ? `It answered ${lastStatus}.` : lastError && `No answer: ${lastError}.`;
  if (state === 'delivered') return <>{triesText(attempts)}</>;
  return (
    <>
      {attempts > 0 && `${triesText(attempts)}. `}
      {answer}
      {state === 'waiting' && attempts > 0 && !isPaused && (
        <>
          {' '}
          Next try: <When at={dueAt} inSentence />.
        </>
      )}
    </>
  );
}

interface DeliveryListProps {
  readonly endpoint: WebhookEndpoint;
}

/** What was sent to an address, the newest first. */
export function DeliveryList({ endpoint }: DeliveryListProps) {
  const [deadOnly, setDeadOnly] = useState(false);
  const query = useQuery(deliveriesQuery(endpoint, deadOnly));
  const { data } = query;
  const replay = useWebhookChange(
    (id: string) => officeCall('POST /api/admin/webhook-deliveries/:id/replay', { params: { id } }),
    { done: () => 'The event is on its way again', failed: 'It was not sent again' },
  );
  const filter = (
    <label className={styles.filter}>
      <input type="checkbox" checked={deadOnly} onChange={({ target }) => setDeadOnly(target.checked)} />
      Only given up
    </label>
  );
  return (
    <Panel title={`Sent to ${new URL(endpoint.url).host}`} tools={filter} flush>
      {!data && <Fetching what="What was sent" query={query} />}
      {data?.items.length === 0 && (
        <Notice heading={deadOnly ? 'Everything arrived' : 'Nothing yet'}>
          {deadOnly ? 'We gave up on none of them.' : 'The next event you chose goes there. Or send a test event now.'}
        </Notice>
      )}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((delivery) => (
            <li key={delivery.id} className={styles.delivery}>
              <div className={styles.words}>
                <div className={styles.name}>{delivery.type}</div>
                <div className={styles.facts}>
                  <When at={delivery.occurredAt} />
                  {delivery.attempts > 0 && ', '}
                  <Outcome delivery={delivery} isPaused={endpoint.pausedAt !== null} />
                </div>
              </div>
              <StatusLamp colour={states[delivery.state].colour}>{states[delivery.state].words}</StatusLamp>
              <Button
                disabled={delivery.state === 'waiting'}
                pending={replay.isPending}
                aria-label={`Send again: ${delivery.type}`}
                onClick={() => replay.mutate(delivery.id)}
              >
                Send again
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data?.next && <p className={styles.more}>The newest {shownDeliveries}. Older ones can be sent again by time.</p>}
    </Panel>
  );
}
