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
import { RequestsPanel } from './requests-panel.tsx';
import styles from './customer-view.module.css';

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
  const { email, phone, account, newsletter, orders, spent, refunded, addresses } = customer;
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
