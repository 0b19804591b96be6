import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Customer } from '#contracts/customers.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { toast } from '../../toast/toast-store.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { download } from '../ui/icon/office-icon-shapes.ts';
import { Panel } from '../ui/panel/panel.tsx';
import { downloadExport } from './customer.queries.ts';
import styles from './requests-panel.module.css';

/** What a customer may ask of us by law. */
export function RequestsPanel({ customer: { id, email, account, orders } }: { customer: Customer }) {
  const [isErasing, setErasing] = useState(false);
  const fetched = useMutation({ mutationFn: () => downloadExport(id) });
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const erase = async () => {
    await officeCall('DELETE /api/admin/customers/:id', { params: { id } });
    client.removeQueries({ queryKey: ['office', 'customers'] });
    toast({ title: 'The customer was erased' });
    navigate(officePaths.customers);
  };
  return (
    <Panel title="On request">
      <div className={styles.requests}>
        <FormError>{fetched.error && errorMessage(fetched.error)}</FormError>
        <Button wide disabled={fetched.isPending} onClick={() => fetched.mutate()}>
          <Icon shape={download} />
          {fetched.isPending ? 'Gathering…' : 'Export their data'}
        </Button>
        {account?.confirmed === false && (
          <p className={styles.hint}>
            This account never confirmed its email, so the file holds only what belongs to the mailbox.
          </p>
        )}
        <Button wide variant="danger" disabled={account?.isStaff === true} onClick={() => setErasing(true)}>
          Erase
        </Button>
      </div>
      {isErasing && (
        <ConfirmDialog
          danger
          title="Erase this customer"
          action="Erase the customer"
          onConfirm={erase}
          onClose={() => setErasing(false)}
        >
          <p>
            {account ? 'The account, its addresses and sessions' : 'What we keep'} for {email}, all messages and the
            newsletter subscription are deleted. This can’t be undone.
          </p>
          {orders > 0 && (
            <p>What was sold stays in the books, without the phone number and the notes once delivered.</p>
          )}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
