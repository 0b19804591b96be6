import { useState } from 'react';
import { officeWebhookEndpoints, type WebhookEndpoint } from '#contracts/webhooks.ts';
import { webhookEventNames, webhookEvents, webhookLimits } from '#domain/webhooks/webhooks.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { validateWith } from '../../forms/validation.ts';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { CheckList } from '../ui/check-list/check-list.tsx';
import styles from './endpoint-dialog.module.css';
import { useWebhookChange } from './webhooks.queries.ts';

const { body: newEndpoint } = officeWebhookEndpoints['POST /api/admin/webhooks'];
const options = webhookEventNames.map((name) => ({ name, label: webhookEvents[name], note: name }));

interface EndpointDialogProps {
  /** Absent: a new one. */
  readonly endpoint?: WebhookEndpoint;
  /** With the secret of a new one. */
  readonly onSaved: (secret: string | null) => void;
  readonly onClose: () => void;
}

/** Where events go, and which. */
export function EndpointDialog({ endpoint, onSaved, onClose }: EndpointDialogProps) {
  const [events, setEvents] = useState(endpoint?.events ?? [...webhookEventNames]);
  const save = useWebhookChange(
    async (fields: ReturnType<typeof newEndpoint.parse>) => {
      if (!endpoint) return (await officeCall('POST /api/admin/webhooks', { body: fields })).secret;
      const body = { ...fields, version: endpoint.version };
      await officeCall('PATCH /api/admin/webhooks/:id', { params: { id: endpoint.id }, body });
      return null;
    },
    { done: () => (endpoint ? 'Address changed' : 'Address added'), onDone: onSaved },
  );
  const [noEvents, setNoEvents] = useState<string | null>(null);
  const { formProps, field } = useForm({
    validate: (typed) => {
      const checked = newEndpoint.shape.events.safeParse(events);
      setNoEvents(checked.success ? null : (checked.error.issues[0]?.message ?? null));
      return validateWith(newEndpoint.omit({ events: true }), typed);
    },
    submit: (fields) => events.length > 0 && save.mutate({ ...fields, events }),
  });
  return (
    <Dialog title={endpoint ? 'Change the address' : 'Add an address'} busy={save.isPending} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <FormError>{save.failure ?? noEvents}</FormError>
        <Field
          label="Address"
          {...field('url')}
          required
          inputMode="url"
          autoComplete="off"
          defaultValue={endpoint?.url}
          maxLength={webhookLimits.urlLength}
          hint="Begins with https://. Ask whoever runs the other program."
        />
        <Field
          label="What it’s for (optional)"
          {...field('description')}
          autoComplete="off"
          defaultValue={endpoint?.description}
          maxLength={webhookLimits.descriptionLength}
        />
        <CheckList label="Tell it when" options={options} chosen={events} onChange={setEvents} />
        <DialogActions>
          <Button pending={save.isPending} onClick={onClose}>
            Not now
          </Button>
          <Button variant="primary" type="submit" pending={save.isPending}>
            {endpoint ? 'Save' : 'Add the address'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
