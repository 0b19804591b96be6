import { formatMoney } from '#domain/money/money.ts';
import { cartSubtotal } from '#domain/pricing/cart-totals.ts';
import { useAddNeeds } from '../../components/cart/add-needs.queries.ts';
import { Button } from '../../ui/button/button.tsx';
import { plus } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { PedalboardKit } from './pedalboard.queries.ts';
import styles from './add-kits.module.css';

const counted = (buyable: number, all: number): string => {
  if (buyable < all) return `${buyable} of ${all} kits`;
  return all === 1 ? 'this kit' : `all ${all} kits`;
};

/** Every kit of the pedalboard into the cart, as far as it is in stock. */
export function AddKits({ kits }: { kits: readonly PedalboardKit[] }) {
  const add = useAddNeeds();
  const buyable = kits.filter(({ inStock }) => inStock);
  const sum = formatMoney(cartSubtotal(buyable.map((product) => ({ quantity: 1, product }))));
  const refused = add.data?.refused ?? [];
  return (
    <>
      <Button
        className={styles.add}
        disabled={buyable.length === 0}
        pending={add.isPending}
        onClick={() => add.mutate(buyable)}
      >
        {add.isPending ? (
          'Adding...'
        ) : (
          <>
            <Icon shape={plus} />
            {buyable.length === 0 ? 'Out of stock' : `Add ${counted(buyable.length, kits.length)}, ${sum}`}
          </>
        )}
      </Button>
      <div role="status" className={styles.refused}>
        {refused.map(({ slug, name, reason }) => (
          <p key={slug}>
            {name}: {reason}
          </p>
        ))}
      </div>
    </>
  );
}
