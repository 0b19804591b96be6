import type { Customer } from '#contracts/customers.ts';
import { formatMoney } from '#domain/money/money.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Columns } from '../ui/columns/columns.tsx';
import { FactList } from '../ui/fact-list/fact-list.tsx';
import { Money } from '../ui/money/money.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { StatusTag } from '../ui/status/status-tag.tsx';
import { When } from '../ui/when/when.tsx';
import styles from './customer-view.module.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { toast } from '../../toast/toast-store.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { download } from '../../ui/icon/icon-shapes.ts';
import { downloadExport } from './customer.queries.ts';

/** What a customer may ask of us by law. */
function RequestsPanel({ customer: { id, email, account, orders } }: { customer: Customer }) {
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
        <Button wide pending={fetched.isPending} onClick={() => fetched.mutate()}>
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

const Orders = ({ orders }: { orders: Customer['lastOrders'] }) => (
  <Panel title="Orders" flush={orders.length > 0}>
    {orders.length === 0 ? (
      'Nothing was ordered yet.'
    ) : (
      <ul className={styles.list}>
        {orders.map(({ id, number, status, total, refunded, at }) => (
          <li key={id} className={styles.line}>
            <AppLink className={styles.number} href={officePaths.order(id)}>
              {number}
            </AppLink>
            <span className={styles.rest}>
              <When at={at} dateOnly />
            </span>
            <StatusTag status={status} />
            <span>
              <Money amount={total} />
              {Number(refunded) > 0 && <span className={styles.dim}> {formatMoney(refunded)} refunded</span>}
            </span>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

const Messages = ({ messages }: { messages: Customer['messages'] }) => (
  <Panel title="Messages" flush={messages.length > 0}>
    {messages.length === 0 ? (
      'Nothing was written yet.'
    ) : (
      <ul className={styles.list}>
        {messages.map(({ id, subject, isDone, isWaiting, at }) => (
          <li key={id} className={styles.line}>
            <AppLink className={styles.rest} href={officePaths.message(id)}>
              {subject}
            </AppLink>
            <When at={at} dateOnly />
            <StatusLamp colour={isWaiting ? 'amber' : 'off'}>
              {isDone ? 'Done' : isWaiting ? 'To answer' : 'Answered'}
            </StatusLamp>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

const Addresses = ({ addresses }: { addresses: Customer['addresses'] }) => (
  <Panel title="Addresses">
    <ul className={styles.addresses}>
      {addresses.map(({ id, name, streetAddress, city, state, zipCode, country }) => (
        <li key={id}>
          {name}
          <br />
          {streetAddress}, {city}, {state} {zipCode}, {country}
        </li>
      ))}
    </ul>
  </Panel>
);

/** One customer: what they bought and wrote, how to reach them, and what they may ask for. */
export function CustomerView({ customer }: { customer: Customer }) {
  const { email, phone, account, business, newsletter, orders, spent, refunded, addresses } = customer;
  return (
    <Columns
      side={
        <>
          <Panel title="About">
            <FactList
              facts={[
                [
                  'Email',
                  <a key="email" href={`mailto:${email}`}>
                    {email}
                  </a>,
                ],
                [
                  'Phone',
                  phone && (
                    <a key="phone" href={`tel:${phone}`}>
                      {phone}
                    </a>
                  ),
                ],
                ['Company', business && business.companyName],
                ['GSTIN', business && business.gstin],
                ['Orders', orders],
                ['Spent', <Money key="spent" amount={spent} strong />],
                ['Refunded', Number(refunded) > 0 ? <Money key="refunded" amount={refunded} /> : null],
                ['Account', account ? account.username : 'Buys as a guest'],
                ['Since', account && <When key="since" at={account.since} dateOnly />],
                ['Email confirmed', account && (account.confirmed ? 'Yes' : 'No')],
                ['Newsletter', newsletter],
              ]}
            />
          </Panel>
          {addresses.length > 0 && <Addresses addresses={addresses} />}
          <RequestsPanel customer={customer} />
        </>
      }
    >
      <Orders orders={customer.lastOrders} />
      <Messages messages={customer.messages} />
    </Columns>
  );
}
