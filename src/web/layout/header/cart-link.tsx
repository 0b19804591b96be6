import { useQuery } from '@tanstack/react-query';
import { countItems } from '#domain/cart/cart.ts';
import { useCartSync } from '../../components/cart/cart-sync.ts';
import { cartQuery } from '../../components/cart/cart.queries.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { iconButtonClass } from '../../ui/icon-button/icon-button-class.ts';
import { cart } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './cart-link.module.css';

/** Until the cart is known the link makes no statement about it. */
function cartLabel(count: number | undefined): string {
  if (count === undefined) return 'Cart';
  return `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
}

export function CartLink() {
  useCartSync();
  const { data: lines } = useQuery(cartQuery);
  const count = lines && countItems(lines);
  return (
    <AppLink href={paths.cart} className={iconButtonClass()} aria-label={cartLabel(count)}>
      <Icon shape={cart} />
      {count !== undefined && count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </AppLink>
  );
}
