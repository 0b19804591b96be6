import { useQuery } from '@tanstack/react-query';
import { useState, type Dispatch, type SetStateAction } from 'react';
import type { WebhookEndpoint } from '#contracts/webhooks.ts';
import { secretOverlapHours, webhookEventNames, webhookEvents } from '#domain/webhooks/webhooks.ts';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Stack } from '../ui/columns/columns.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { ShownOnceDialog } from '../ui/shown-once/shown-once-dialog.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { When } from '../ui/when/when.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import { useWebhookChange, webhooksQuery } from './webhooks.queries.ts';
import styles from './webhooks-screen.module.css';

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'secret' | 'remove' | 'replay'; readonly endpoint: WebhookEndpoint }
  | { readonly kind: 'shown'; readonly secret: string };

function eventsText(events: WebhookEndpoint['events']): string {
  if (events.length === webhookEventNames.length) return 'Every event';
  const sentence = events.map((name) => webhookEvents[name].toLowerCase()).join(', ');
  return sentence[0]!.toUpperCase() + sentence.slice(1);
}

function Standing({ pausedAt, gone, dead }: WebhookEndpoint) {
  if (gone) return <StatusLamp colour="red">Receiver says it’s gone</StatusLamp>;
  if (pausedAt) return <StatusLamp colour="amber">Paused</StatusLamp>;
  if (dead > 0) return <StatusLamp colour="red">{dead} given up</StatusLamp>;
  return <StatusLamp colour="green">Sending</StatusLamp>;
}

interface EndpointProps {
  readonly endpoint: WebhookEndpoint;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly show: (open: Open) => void;
}

function Endpoint({ endpoint, isChosen, onChoose, show }: EndpointProps) {
  const { id, url, description, events, pausedAt, version, waiting, lastDeliveredAt, oldSecretEndsAt } = endpoint;
  const params = { id };
  const pause = useWebhookChange(
    (paused: boolean) => officeCall('PATCH /api/admin/webhooks/:id', { params, body: { version, paused } }),
    { failed: pausedAt ? 'It’s still paused' : 'It was not paused' },
  );
  const test = useWebhookChange(() => officeCall('POST /api/admin/webhooks/:id/test', { params }), {
    done: () => 'A test event is on its way',
    failed: 'No test event was sent',
    onDone: onChoose,
  });
  return (
    <li className={styles.endpoint}>
      <div className={styles.words}>
        <div className={styles.url}>{url}</div>
        <div className={styles.facts}>
          {description && `${description}. `}
          {eventsText(events)}.{waiting > 0 && ` ${waiting} waiting.`}
          {lastDeliveredAt && (
            <>
              {' '}
              Last arrival: <When at={lastDeliveredAt} inSentence />.
            </>
          )}
          {oldSecretEndsAt && (
            <>
              {' '}
              The old secret works until <When at={oldSecretEndsAt} inSentence />.
            </>
          )}
        </div>
      </div>
      <Standing {...endpoint} />
      <div className={styles.tools} role="group" aria-label={url}>
        <Button aria-pressed={isChosen} onClick={onChoose}>
          Deliveries
        </Button>
        <Button disabled={pausedAt !== null} pending={test.isPending} onClick={() => test.mutate(undefined)}>
          Send a test event
        </Button>
        <Button pending={pause.isPending} onClick={() => pause.mutate(pausedAt === null)}>
          {pausedAt ? 'Resume' : 'Pause'}
        </Button>
        <Button onClick={() => show({ kind: 'replay', endpoint })}>Send again…</Button>
        <Button onClick={() => show({ kind: 'edit', endpoint })}>Change…</Button>
        <Button onClick={() => show({ kind: 'secret', endpoint })}>New secret…</Button>
        <Button onClick={() => show({ kind: 'remove', endpoint })}>Remove…</Button>
      </div>
    </li>
  );
}

function WebhookDialog({ open, show }: { open: Open; show: Dispatch<SetStateAction<Open | null>> }) {
  // A question that was answered closes after what it led to was opened.
  const close = () => show((now) => (now === open ? null : now));
  const remove = useWebhookChange((id: string) => officeCall('DELETE /api/admin/webhooks/:id', { params: { id } }), {});
  const changeSecret = useWebhookChange(
    (id: string) => officeCall('POST /api/admin/webhooks/:id/secret', { params: { id } }),
    {},
  );
  switch (open.kind) {
    case 'new':
      return <EndpointDialog onClose={close} onSaved={(secret) => show(secret ? { kind: 'shown', secret } : null)} />;
    case 'edit':
      return <EndpointDialog endpoint={open.endpoint} onClose={close} onSaved={close} />;
    case 'replay':
      return <ReplayDialog endpoint={open.endpoint} onClose={close} />;
    case 'shown':
      return (
        <ShownOnceDialog title="The secret of this address" label="Secret" secret={open.secret} onClose={close}>
          <p>Give it to the other program, so that it can check which events come from us.</p>
        </ShownOnceDialog>
      );
    case 'secret': {
      const { id } = open.endpoint;
      const make = async () => {
        const { secret } = await changeSecret.mutateAsync(id);
        show({ kind: 'shown', secret });
      };
      return (
        <ConfirmDialog title="Make a new secret?" action="Make a new secret" onConfirm={make} onClose={close}>
          <p>
            Both secrets work for {secretOverlapHours} hours, so that the other program can change over. Then the old
            one stops working.
          </p>
        </ConfirmDialog>
      );
    }
    case 'remove':
      return (
        <ConfirmDialog
          danger
          title={`Send nothing to ${new URL(open.endpoint.url).host} any more?`}
          action="Remove the address"
          onConfirm={() => remove.mutateAsync(open.endpoint.id)}
          onClose={close}
        >
          <p>Events still waiting for it are dropped, and its secret stops working.</p>
        </ConfirmDialog>
      );
  }
}

/** Events that go to other programs. */
export function WebhooksScreen() {
  const query = useQuery(webhooksQuery);
  const [chosenId, choose] = useState<string | null>(null);
  const [open, show] = useState<Open | null>(null);
  const { data: endpoints } = query;
  if (!endpoints) return <Fetching what="The list of addresses" query={query} />;
  const chosen = endpoints.find(({ id }) => id === chosenId) ?? endpoints[0];
  const add = (
    <Button variant="primary" onClick={() => show({ kind: 'new' })}>
      Add an address
    </Button>
  );
  return (
    <div className={styles.screen}>
      <Stack>
        {endpoints.length === 0 ? (
          <Notice heading="Nobody is told yet" action={add}>
            Other programs, like your accounting, can hear of orders, stock and messages as they happen.
          </Notice>
        ) : (
          <Panel title="Where events go" tools={add} flush>
            <ul className={styles.list}>
              {endpoints.map((endpoint) => (
                <Endpoint
                  key={endpoint.id}
                  endpoint={endpoint}
                  isChosen={endpoint === chosen}
                  onChoose={() => choose(endpoint.id)}
                  show={show}
                />
              ))}
            </ul>
          </Panel>
        )}
        {chosen && <DeliveryList key={chosen.id} endpoint={chosen} />}
      </Stack>
      {open && <WebhookDialog open={open} show={show} />}
    </div>
  );
}
