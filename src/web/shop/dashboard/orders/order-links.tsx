import { useLocation } from 'wouter';
import type { OrderCard } from '#contracts/own-orders.ts';
import { workbenchPath } from '#domain/workbench/workbench-path.ts';
import { apiPaths } from '#domain/paths/api-paths.ts';
import { paths } from '#domain/paths/paths.ts';
import { board, book, cart, sheet, speech } from '../../../ui/icon/icon-shapes.ts';
import { useBuyAgain } from '../../orders/order.queries.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { problemPath } from './problem-path.ts';
import styles from './order-links.module.css';

/** Where buying again is not the next thing to do, it is still possible. */
function BuyAgainLink({ order }: { order: OrderCard }) {
  const [, navigate] = useLocation();
  const buyAgain = useBuyAgain({ id: order.id, token: null }, () => navigate(paths.cart));
  return (
    <button
      type="button"
      // Not natively, which would take the keyboard's focus away.
      aria-disabled={buyAgain.isPending}
      aria-label={`Buy again what was in order ${order.number}`}
      onClick={() => buyAgain.isPending || buyAgain.mutate()}
    >
      <Icon shape={cart} />
      {buyAgain.isPending ? 'Adding...' : 'Buy again'}
    </button>
  );
}

const isUnderWay = ({ status }: OrderCard): boolean => status === 'confirmed' || status === 'shipped';

/** Of the one kit or board in it; with several, the list of all boards. */
function benchOf({ items }: OrderCard): string | null {
  const [first, ...others] = items.flatMap((item) => workbenchPath(item) ?? []);
  return first === undefined ? null : others.length === 0 ? first : paths.bench();
}

/** What else can be done with an order, at the foot of its card. */
export function OrderLinks({ order }: { order: OrderCard }) {
  const about = `of order ${order.number}`;
  const isBought = order.status !== 'pending' && order.status !== 'cancelled';
  const kit = order.kitsOnly && isBought ? order.items[0] : undefined;
  const bench = isBought ? benchOf(order) : null;
  const invoice = order.hasInvoice ? 'Invoice' : 'Pro forma invoice';
  return (
    <div className={styles.links}>
      <a href={apiPaths.invoice(order.id)} target="_blank" rel="noopener" aria-label={`${invoice} ${about} (PDF)`}>
        <Icon shape={sheet} />
        {invoice}
      </a>
      {kit?.slug && (
        <AppLink href={`${paths.product(kit.slug)}#documents`} aria-label={`Build documents ${about}`}>
          <Icon shape={book} />
          Build documents
        </AppLink>
      )}
      {bench && (
        <AppLink href={bench} aria-label={`Open the bench for order ${order.number}`}>
          <Icon shape={board} />
          Open the bench
        </AppLink>
      )}
      {isUnderWay(order) && order.againAmount !== null && <BuyAgainLink order={order} />}
      {order.status !== 'delivered' && (
        <AppLink href={problemPath(order.number)} aria-label={`Get help with order ${order.number}`}>
          <Icon shape={speech} />
          Get help
        </AppLink>
      )}
    </div>
  );
}
