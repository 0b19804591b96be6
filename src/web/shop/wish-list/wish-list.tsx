import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { WishListItem } from '#contracts/wish-list.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { AddToCartButton } from '../../components/cart/add-to-cart-button.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { toast } from '../../toast/toast-store.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { cross } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Spot } from '../../ui/spot/spot.tsx';
import { Stage } from '../../ui/stage/stage.tsx';
import { useSetWish, wishListQuery } from '../../components/wish-list/wish-list.queries.ts';
import panel from '../../ui/panel/panel.module.css';
import text from '../../ui/text/text.module.css';
import styles from './wish-list.module.css';

function Availability({ inStock, discontinued }: WishListItem['product']) {
  const words = discontinued ? 'No longer sold' : inStock ? 'In stock' : 'Out of stock';
  return (
    <p className={text.meta}>
      <Lamp colour={inStock ? 'green' : 'off'} /> {words}
    </p>
  );
}

function Wish({ product }: WishListItem) {
  const titleId = useId();
  const setWish = useSetWish({
    onDone: ({ isWished }) =>
      toast({
        title: isWished ? 'Back on your wish list' : 'Removed from your wish list',
        description: product.name,
        ...(!isWished &&
          !product.discontinued && {
            action: {
              label: 'Undo',
              altText: `Put ${product.name} back on your wish list`,
              run: () => setWish.mutate({ product, isWished: true }),
            },
          }),
      }),
  });
  return (
    <li className={styles.wish}>
      <Stage className={styles.picture} fit>
        <img src={product.imageUrl} width={660} height={770} alt="" loading="lazy" />
      </Stage>
      <div className={styles.words}>
        <h2 className={styles.name} id={titleId}>
          {product.discontinued ? product.name : <AppLink href={paths.product(product.slug)}>{product.name}</AppLink>}
        </h2>
        <Availability {...product} />
      </div>
      <p className={styles.price}>{formatMoney(product.price)}</p>
      <AddToCartButton product={product} describedBy={titleId} small />
      <IconButton
        label={`Remove ${product.name} from your wish list`}
        disabled={setWish.isPending}
        onClick={() => setWish.mutate({ product, isWished: false })}
      >
        <Icon shape={cross} />
      </IconButton>
    </li>
  );
}

function NoWishes() {
  return (
    <div className={panel.empty}>
      <Spot href={`${drawingUrl('sprite/spots')}#empty-cart`} viewBox="0 0 160 120" />
      <h2>Nothing here yet</h2>
      <p>Press the heart on a kit, a board or a part, and it waits for you here.</p>
      <AppLink href={paths.products()} className={buttonClass({ variant: 'primary' })}>
        Browse the shop
      </AppLink>
    </div>
  );
}

/** The wishes of this visitor, on the page of a guest and in the dashboard alike. */
export function WishList() {
  const { data: wishes, isError, refetch } = useQuery(wishListQuery);
  if (isError) return <LoadFailed onRetry={() => void refetch()}>We couldn’t load your wish list.</LoadFailed>;
  if (!wishes) return <Spinner label="Loading your wish list..." />;
  if (wishes.length === 0) return <NoWishes />;
  return (
    <ul className={styles.list}>
      {wishes.map((wish) => (
        <Wish key={wish.product.id} {...wish} />
      ))}
    </ul>
  );
}
