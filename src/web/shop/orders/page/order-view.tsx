import { lazy, Suspense, useEffect, useState } from 'react';
import type { Order, OrderAddress } from '#contracts/orders.ts';
import { authPath } from '../../accounts/auth-view.ts';
import { OrderStatus, statusLabel } from '../order-status.tsx';
import { AppLink } from '../../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { OrderItems } from './order-items.tsx';
import { OrderPayment } from '../payment/order-payment.tsx';
import { type OrderKey, useBuyAgain, fetchCreditNote, fetchInvoice } from '../order.queries.ts';
import { OrderProgress } from './order-progress.tsx';
import { consumeAutoPay } from '../payment/auto-pay.ts';
import type { usePayment } from '../payment/use-payment.ts';
import { OrderPanel } from '../order-panel.tsx';
import { TravellingKit } from './travelling-kit.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './order-view.module.css';
import { authorTexts } from '../order-texts.ts';
import { kitsText } from '#domain/customs/kit-text.ts';
import { placeLine } from '#domain/places/address.ts';
import { arrivalText } from '../arrival.ts';
import { useLocation } from 'wouter';
import { Button } from '../../../ui/button/button.tsx';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '#domain/paths/api-paths.ts';
import { toastFailure } from '../../../components/cart/cart.queries.ts';

/** Few orders have one. */
const ReturnsPanel = lazy(async () => ({ default: (await import('../returns/returns-panel.tsx')).ReturnsPanel }));

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface PaperButtonProps {
  readonly label: string;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly href: string;
  readonly orderKey: OrderKey;
  readonly fetchFile: (key: OrderKey) => Promise<Blob>;
}

/** A guest's token goes in a header, which a link cannot send, so a guest's paper is fetched and saved. */
function PaperButton({ label, name, href, orderKey, fetchFile }: PaperButtonProps) {
  const save = useMutation({
    mutationFn: () => fetchFile(orderKey),
    onSuccess: (file) => saveFile(file, `${name.replaceAll('/', '-')}.pdf`),
    onError: (error) => toastFailure(`Failed to load ${name}`, error),
  });
  if (orderKey.token !== null) {
    return (
      <Button pending={save.isPending} onClick={() => save.mutate()}>
        {label}
      </Button>
    );
  }
  return (
    <a className={buttonClass()} href={href} target="_blank" rel="noopener">
      {label}
    </a>
  );
}

/** The invoice, a credit note for each refund, and what is in the box of each pupil. */
const Papers = ({ order, orderKey }: { order: Order; orderKey: OrderKey }) => (
  <>
    <PaperButton
      label={order.invoiceNumber === null ? 'Pro Forma Invoice (PDF)' : 'Invoice (PDF)'}
      name={order.invoiceNumber ?? `pro-forma-${order.number}`}
      href={apiPaths.invoice(orderKey.id)}
      orderKey={orderKey}
      fetchFile={fetchInvoice}
    />
    {order.creditNotes.map(({ id, number }) => (
      <PaperButton
        key={id}
        label={`Credit Note ${number} (PDF)`}
        name={number}
        href={apiPaths.creditNote(orderKey.id, id)}
        orderKey={orderKey}
        fetchFile={(key) => fetchCreditNote(key, id)}
      />
    ))}
    {order.classQuote && order.classQuote.pupils > 0 && orderKey.token === null && (
      <a
        className={buttonClass()}
        href={apiPaths.classPackingList(order.classQuote.number)}
        target="_blank"
        rel="noopener"
      >
        Packing List per Pupil (PDF)
      </a>
    )}
  </>
);

interface OrderActionsProps {
  order: Order;
  orderKey: OrderKey;
}

function OrderActions({ order, orderKey }: OrderActionsProps) {
  const [, navigate] = useLocation();
  const buyAgain = useBuyAgain(orderKey, () => navigate(paths.cart));
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.actions}>
      <Papers order={order} orderKey={orderKey} />
      <Button pending={buyAgain.isPending} onClick={() => buyAgain.mutate()}>
        {buyAgain.isPending ? 'Adding...' : 'Buy Again'}
      </Button>
      <AppLink className={buttonClass()} href={`${paths.contact}?${new URLSearchParams({ order: order.number })}`}>
        Help With This Order
      </AppLink>
      {order.can.cancel && (
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Cancel Order
        </Button>
      )}
      {isAsking && <CancelOrderDialog order={order} orderKey={orderKey} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function Lines({ address }: { address: OrderAddress }) {
  return (
    <address>
      <p>{address.name}</p>
      <p>{address.streetAddress}</p>
      <p>{placeLine(address)}</p>
      <p>{address.country}</p>
    </address>
  );
}

/** For whom the invoice is made out. */
function InvoicedTo({ business, placeOfSupply }: { business: NonNullable<Order['business']>; placeOfSupply: string }) {
  const { companyName, gstin, purchaseOrder } = business;
  return (
    <>
      <h3>Invoiced to</h3>
      <address>
        <p>{companyName}</p>
        {gstin && <p>GSTIN {gstin}</p>}
        {purchaseOrder && <p>Purchase order {purchaseOrder}</p>}
        <p>Place of supply: {placeOfSupply}</p>
      </address>
    </>
  );
}

/** Who carries it, and where to follow it. */
const ParcelLine = ({ parcel }: { parcel: NonNullable<Order['parcel']> }) => (
  <p>
    {parcel.carrier}
    {parcel.trackingNumber && `, tracking number ${parcel.trackingNumber}`}
    {parcel.url && (
      <>
        {'. '}
        <a href={parcel.url} target="_blank" rel="noopener noreferrer">
          Track your parcel
        </a>
      </>
    )}
  </p>
);

const isOnItsWay = ({ status }: Order): boolean => status !== 'cancelled' && status !== 'delivered';

function OrderDelivery({ order }: { order: Order }) {
  const { shippingAddress, billingAddress, email, phone, notes, parcel } = order;
  return (
    <OrderPanel id="order-delivery" title="Delivery">
      {isOnItsWay(order) && <p className={styles.arrival}>{arrivalText(order, order.shippingMethod)}</p>}
      {parcel && <ParcelLine parcel={parcel} />}
      {order.supply === 'export' && isOnItsWay(order) && (
        <p className={text.meta}>Customs there may ask for duty and tax, which you pay to the carrier.</p>
      )}
      <h3>Shipping address</h3>
      <Lines address={shippingAddress} />
      <h3>Billing address</h3>
      {billingAddress ? <Lines address={billingAddress} /> : <p>Same as the shipping address</p>}
      {order.business && <InvoicedTo business={order.business} placeOfSupply={order.placeOfSupply} />}
      {order.customsKits.length > 0 && (
        <>
          <h3>Declared to customs as</h3>
          <p>{kitsText(order.customsKits)}, unassembled. Spare pieces go under their own codes.</p>
        </>
      )}
      <h3>Contact</h3>
      <p>{email}</p>
      {phone && <p>{phone}</p>}
      {order.giftNote !== null && (
        <>
          <h3>Gift note</h3>
          <p className={styles.note}>{order.giftNote || 'No words, and no prices in the parcel'}</p>
        </>
      )}
      {notes && (
        <>
          <h3>Your note</h3>
          <p className={styles.note}>{notes}</p>
        </>
      )}
    </OrderPanel>
  );
}

type Entry = Order['history'][number];

/** The first entry is the order itself. One that changed no status, such as cash that came in, has its note only. */
function entryWord({ status, note }: Entry, before: Entry | undefined): string | null {
  if (!before) return 'Placed';
  return status === before.status && note ? null : statusLabel(status);
}

function HistoryEntry({ entry, before }: { entry: Entry; before: Entry | undefined }) {
  const { at, author, note } = entry;
  const word = entryWord(entry, before);
  return (
    <li>
      {word && (
        <>
          <b>{word}</b> {authorTexts[author]}
        </>
      )}
      {!word && note}
      <time className={text.meta} dateTime={at}>
        {formatDeviceTime(at, 'moment')}
      </time>
      {word && note && <p>{note}</p>}
    </li>
  );
}

export function OrderHistory({ order: { history } }: { order: Pick<Order, 'history'> }) {
  return (
    <OrderPanel id="order-history" title="History">
      <ol className={styles.history}>
        {history.map((entry, index) => (
          <HistoryEntry key={`${entry.at} ${entry.status}`} entry={entry} before={history[index - 1]} />
        ))}
      </ol>
    </OrderPanel>
  );
}

/** A guest's order joins the account that confirms its mail address. */
function AccountInvitation({ email, id }: Pick<Order, 'email' | 'id'>) {
  const next = new URLSearchParams({ next: paths.order(id) });
  return (
    <OrderPanel id="order-invitation" title="Keep an eye on it">
      <p>
        Create an account with <b>{email}</b> to track this order.
      </p>
      <AppLink className={buttonClass({}, styles.invite)} href={authPath('sign-up', String(next))}>
        Create Account
      </AppLink>
    </OrderPanel>
  );
}

interface OrderViewProps {
  order: Order;
  orderKey: OrderKey;
  payment: ReturnType<typeof usePayment>;
  returnedUnverified: boolean;
  isGuest: boolean;
  /** Then it is not said again below it. */
  isNumberInHeading: boolean;
  onRefresh: () => void;
}

export function OrderView(props: OrderViewProps) {
  const { order, orderKey, payment, returnedUnverified, isGuest, isNumberInHeading, onRefresh } = props;
  const { mutate: pay } = payment;
  useEffect(() => {
    if (consumeAutoPay(order.id)) pay();
  }, [order.id, pay]);
  return (
    <>
      <div className={styles.intro}>
        <p className={styles.facts}>
          {!isNumberInHeading && (
            <span>
              Order <b>{order.number}</b>
            </span>
          )}
          <span>
            Placed <time dateTime={order.createdAt}>{formatDeviceTime(order.createdAt, 'day')}</time>
          </span>
          <OrderStatus status={order.status} />
        </p>
        <p className={text.meta}>We’ll email updates to {order.email}.</p>
        <OrderProgress order={order} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderPayment
            order={order}
            orderKey={orderKey}
            payment={payment}
            returnedUnverified={returnedUnverified}
            onRefresh={onRefresh}
          />
          <OrderItems order={order} />
          <TravellingKit order={order} />
          {order.returnCount > 0 && (
            <Suspense>
              <ReturnsPanel orderKey={orderKey} />
            </Suspense>
          )}
          <OrderHistory order={order} />
        </div>
        <div className={styles.column}>
          <OrderDelivery order={order} />
          <OrderActions order={order} orderKey={orderKey} />
          {isGuest && <AccountInvitation email={order.email} id={order.id} />}
        </div>
      </div>
      {!isGuest && (
        <p>
          <AppLink href={paths.dashboard}>All your orders</AppLink>
        </p>
      )}
    </>
  );
}
