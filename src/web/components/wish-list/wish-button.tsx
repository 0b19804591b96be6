import { useLocation } from 'wouter';
import { paths } from '#domain/paths/paths.ts';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { heart } from '../../ui/icon/icon-shapes.ts';
import { useIsWished, useSetWish, type WishableProduct } from './wish-list.queries.ts';
import styles from './wish-button.module.css';

/** The heart beside Add to Cart. Its name stays the same; whether it is pressed says the rest. */
export function WishButton({ product }: { product: WishableProduct }) {
  const [, navigate] = useLocation();
  const isWished = useIsWished(product);
  const setWish = useSetWish({
    onDone: (change) =>
      toast({
        title: change.isWished ? 'Added to your wish list' : 'Removed from your wish list',
        description: product.name,
        ...(change.isWished && {
          action: { label: 'View wish list', altText: 'Go to your wish list', run: () => navigate(paths.wishList) },
        }),
      }),
  });
  const shown = setWish.isPending ? setWish.variables.isWished : isWished;
  return (
    <Button
      aria-label={`Wish list: ${product.name}`}
      aria-pressed={shown}
      className={classNames(styles.button, shown && styles.pressed)}
      onClick={() => setWish.mutate({ product, isWished: !shown })}
    >
      <Icon shape={heart} />
      <span className={styles.words}>Wish list</span>
    </Button>
  );
}
