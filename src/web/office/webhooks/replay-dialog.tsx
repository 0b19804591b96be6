import { useState } from 'react';
import type { WebhookEndpoint } from '#contracts/webhooks.ts';
import { Field } from '../../ui/field/field.tsx';
import { toast } from '../../toast/toast-store.ts';
import { officeCall } from '../ui/calls/office-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { RadioCards } from '../ui/radio-cards/radio-cards.tsx';
import { useWebhookChange } from './webhooks.queries.ts';

const choices = [
  { name: 'dead', label: 'What didn’t arrive', note: 'Only events we gave up on.' },
  { name: 'all', label: 'Everything', note: 'Events that arrived are sent a second time, with the same ids.' },
] as const;

const dayMs = 86_400_000;
/** As the field of a browser has it: in the time of this device. */
const toField = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Sends again what happened since a time. */
export function ReplayDialog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const [which, setWhich] = useState<'dead' | 'all'>('dead');
  const [since, setSince] = useState(() => toField(new Date(Date.now() - 7 * dayMs)));
  const replay = useWebhookChange(
    () => {
      const body = { since: new Date(since).toISOString(), which };
      return officeCall('POST /api/admin/webhooks/:id/replay', { params: { id: endpoint.id }, body });
    },
    {
      onDone: ({ count }) =>
        toast({ title: count === 1 ? '1 event is on its way again' : `${count} events are on their way again` }),
    },
  );
  return (
    <ConfirmDialog
      title="Send events again"
      action="Send again"
      keep="Not now"
      disabled={since === ''}
      onConfirm={() => replay.mutateAsync(undefined)}
      onClose={onClose}
    >
      <Field label="Since" type="datetime-local" value={since} onChange={({ target }) => setSince(target.value)} />
      <RadioCards stacked label="What" options={choices} value={which} onChange={setWhich} />
    </ConfirmDialog>
  );
}
