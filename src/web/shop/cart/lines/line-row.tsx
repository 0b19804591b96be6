import type { ReactNode } from 'react';
import type { CartItem } from '#contracts/cart.ts';
import { lowStockThreshold, quantityLimit } from '#domain/cart/cart.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Lamp, type LampColour } from '../../../ui/lamp/lamp.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Stage } from '../../../ui/stage/stage.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import styles from './line-row.module.css';

function Note({ lamp, children }: { lamp: LampColour; children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Lamp className={styles.noteLamp} colour={lamp} />
      <span>{children}</span>
    </p>
  );
}

/** What a buyer should know about a line: gone, scarce, or dearer or cheaper than it was. */
function LineNotes({ line }: { line: Pick<CartItem, 'quantity' | 'addedPrice' | 'product'> }) {
  const { addedPrice, product } = line;
  const limit = quantityLimit(product);
  const isScarce =
    product.inStock && product.stock !== null && product.stock <= Math.max(lowStockThreshold, line.quantity - 1);
  return (
    <>
      {!product.inStock && (
        <Tag className={styles.out}>
          <Lamp colour="off" />
          Out of Stock
        </Tag>
      )}
      {product.discontinued && <Note lamp="off">No longer sold.</Note>}
      {isScarce && <Note lamp="amber">Only {limit} left</Note>}
      {addedPrice !== product.price && (
        <Note lamp="amber">
          The price changed from {formatMoney(addedPrice)} to {formatMoney(product.price)} since you added it.
        </Note>
      )}
    </>
  );
}

interface LineRowProps {
  line: CartItem;
  /** What stands below the name. */
  facts: ReactNode;
  controls: ReactNode;
  /** Low, with everything in a line where there is room. */
  compact?: boolean;
  /** At the end of the row. */
  children?: ReactNode;
}

/** A product in the cart or saved for later: picture, name, what to know about it, and what can be done with it. */
export function LineRow({ line, facts, controls, compact = false, children }: LineRowProps) {
  const { product } = line;
  return (
    <li className={classNames(styles.row, compact && styles.compact)}>
      <Stage className={classNames(styles.picture, product.category === 'kit' && styles.pedal)} fit>
        <img src={product.imageUrl} width={660} height={770} alt={product.name} />
      </Stage>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {product.discontinued ? product.name : <AppLink href={paths.product(product.slug)}>{product.name}</AppLink>}
        </h2>
        {facts}
        <LineNotes line={line} />
        <div className={styles.controls}>{controls}</div>
        {compact && children}
      </div>
      {!compact && children}
    </li>
  );
}

/** The shape of such a row while the cart is on its way. */
export function LineRowSkeleton({ words }: { words: ReactNode }) {
  return (
    <div className={styles.row} data-testid="cart-skeleton-row">
      <Skeleton className={styles.picture} />
      <div className={styles.words}>{words}</div>
    </div>
  );
}
