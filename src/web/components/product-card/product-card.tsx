import { useId, useState, type ReactNode, lazy, Suspense, useSyncExternalStore } from 'react';
import { categories, categoryNames, subcategories } from '#domain/catalogue/catalogue.ts';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { Stage } from '../../ui/stage/stage.tsx';
import type { CardProduct } from './card-product.ts';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { Price } from '../price/price.tsx';
import { Rating } from './rating.tsx';
import textStyles from '../../ui/text/text.module.css';
import styles from './product-card.module.css';
import type { CardStepperProps } from './card-stepper.tsx';

const CardStepper = lazy(() => import('./card-stepper.tsx'));

const never = () => () => {};

/** How many to add. It needs a script to mean anything, so it comes after the page, which keeps its place. */
function CardQuantity(props: CardStepperProps) {
  // False in the server's page and while the browser takes it over.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={styles.quantity}>
      <Suspense>{isAlive && <CardStepper {...props} />}</Suspense>
    </div>
  );
}

interface ProductCardProps {
  product: CardProduct;
  /** Instead of the product's own picture one with cables that run on into the neighbours of the same row. */
  patched?: { url: string; width: number; height: number };
  headingLevel?: 2 | 3;
  /** For pictures the visitor sees first; the first of a page comes before everything else. */
  eager?: boolean | 'first';
  /** What a list adds to it, over the picture. */
  children?: ReactNode;
}

/** 'PCB', 'Parts' or 'Kit'. */
export const typeLabel = (category: string): string =>
  categoryNames[categories.find((known) => known === category) ?? 'kit'].type;

/** 'Fuzz' of what is filed under an effect; 'Other' says nothing, and parts have none. */
const effectOf = ({ category, subcategory }: CardProduct): string | undefined =>
  category === 'parts' || subcategory === 'other'
    ? undefined
    : subcategories.kit.find(({ slug }) => slug === subcategory)?.label;

const cardClass = (inStock: boolean, patched: boolean): string =>
  classNames(styles.productCard, !inStock && styles.out, patched && styles.patched);

export function ProductCard({ product, patched, headingLevel = 2, eager = false, children }: ProductCardProps) {
  const titleId = useId();
  const [quantity, setQuantity] = useState(1);
  const Heading = `h${headingLevel}` as const;
  // Pedals are drawn to one scale on squares of a centimetre; boards and parts are fitted into the stage instead.
  const toScale = product.category === 'kit' && !patched;
  const fitted = !toScale && !patched;
  const { url, width, height } = patched ?? { url: product.imageUrl, width: 660, height: 770 };
  return (
    <article className={cardClass(product.inStock, patched !== undefined)} aria-labelledby={titleId}>
      <Stage className={classNames(styles.stage, fitted && styles.fitted)} grid={toScale} fit={fitted}>
        <img
          src={url}
          width={width}
          height={height}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager === 'first' ? 'high' : undefined}
          alt={product.name}
        />
        {product.category !== 'parts' && <DifficultyBadge difficulty={product.difficulty} className={styles.badge} />}
        {!product.inStock && (
          <div className={styles.overlay}>
            <span>
              <Lamp colour="off" />
              Out of Stock
            </span>
          </div>
        )}
      </Stage>
      {children}
      <div className={styles.words}>
        <div className={styles.facts}>
          <span className={textStyles.meta}>
            {effectOf(product)} <span>{typeLabel(product.category)}</span>
          </span>
          <Rating {...product} />
        </div>
        <div className={styles.line}>
          <Heading className={styles.name} id={titleId}>
            <AppLink href={paths.product(product.slug)}>{product.name}</AppLink>
          </Heading>
          <Price amount={product.price} className={styles.price} />
        </div>
        <p className={styles.summary}>{product.summary}</p>
        <div className={styles.buy}>
          {product.inStock && <CardQuantity product={product} quantity={quantity} onChange={setQuantity} />}
          <AddToCartButton product={product} quantity={quantity} describedBy={titleId} small />
        </div>
      </div>
    </article>
  );
}
