import type { ReactNode } from 'react';
import type { Order } from '#contracts/orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { validateWith } from '../../../forms/validation.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import text from '../../../ui/text/text.module.css';
import { useTellTransfer, type OrderKey } from '../order.queries.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './bank-transfer.module.css';

type Transfer = NonNullable<Order['payment']['transfer']>;

interface DetailProps {
  name: string;
  children: ReactNode;
  /** What a form of a bank takes. */
  copied?: string;
}

const Detail = ({ name, children, copied }: DetailProps) => (
  <div className={styles.detail}>
    <dt>{name}</dt>
    <dd className={styles.value}>{children}</dd>
    {copied && (
      <dd className={styles.copy}>
        <CopyButton text={copied} what={name} />
      </dd>
    )}
  </div>
);

function Account({ order, transfer }: { order: Order; transfer: Transfer }) {
  const { account, reference } = transfer;
  if (account === null) {
    return (
      <p>
        We’re changing our bank account.{' '}
        <AppLink href={`${paths.contact}?${new URLSearchParams({ order: order.number })}`}>Write to us</AppLink> and
        we’ll tell you where to transfer to.
      </p>
    );
  }
  return (
    <>
      <dl className={styles.account}>
        <Detail name="Account name" copied={account.holder}>
          {account.holder}
        </Detail>
        <Detail name="Account number" copied={account.number}>
          <code>{account.number}</code>
        </Detail>
        <Detail name="IFSC" copied={account.ifsc}>
          <code>{account.ifsc}</code>
        </Detail>
        <Detail name="Bank">{account.bank}</Detail>
        <Detail name="Amount" copied={order.totalAmount}>
          {formatMoney(order.totalAmount, order.currency)}
        </Detail>
        <Detail name="Reference" copied={reference}>
          <code>{reference}</code>
        </Detail>
      </dl>
      <p className={styles.remark}>
        Write <b>{reference}</b> in the remark and nothing else. We find your transfer by amount and reference.
      </p>
    </>
  );
}

/** Whoever has sent the money may say what the bank calls it. */
function SentForm({ order, orderKey }: { order: Order; orderKey: OrderKey }) {
  const tell = useTellTransfer(orderKey);
  const { formProps, field } = useForm({
    rules: () => import('#contracts/orders.ts'),
    validate: (typed, { sentTransfer }) => validateWith(sentTransfer, typed),
    submit: (values) => !tell.isPending && tell.mutate(values),
  });
  return (
    <form className={styles.sent} aria-labelledby="transfer-sent" {...formProps}>
      <h3 id="transfer-sent">I’ve sent it</h3>
      <p className={text.meta}>Optional. With the UTR number we find your transfer faster.</p>
      <div className={styles.row}>
        <Field
          className={styles.field}
          label="UTR or transaction number"
          {...field('reference')}
          defaultValue={order.payment.sentReference ?? ''}
          placeholder="Like SAMPN52026111700012"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <Button type="submit" pending={tell.isPending}>
          {tell.isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
      <FormError>{tell.error && errorMessage(tell.error)}</FormError>
      <p role="status" className={text.meta}>
        {tell.isSuccess && 'Thank you. We’ll look for it.'}
      </p>
    </form>
  );
}

interface BankTransferProps {
  order: Order;
  orderKey: OrderKey;
  transfer: Transfer;
}

/** Where to transfer to, with which words, by when, and what becomes of it. */
export default function BankTransfer({ order, orderKey, transfer }: BankTransferProps) {
  const until = order.payUntil && formatDeviceTime(order.payUntil, 'weekday');
  return (
    <div className={styles.transfer}>
      <Account order={order} transfer={transfer} />
      {until && (
        <p className={text.meta}>
          NEFT takes up to two hours, IMPS is instant. Not with us by {until}? Then we let the items go and tell you;
          you owe nothing. If your money comes later, we’ll refund it.
        </p>
      )}
      <SentForm order={order} orderKey={orderKey} />
    </div>
  );
}
