import { useId } from 'react';
import { categories, categoryNames } from '#domain/catalogue/catalogue.ts';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { Stage } from '../../ui/stage/stage.tsx';
import type { CardProduct } from './card-product.ts';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';
import text from '../../ui/text/text.module.css';

interface ProductCardProps {
  product: CardProduct;
  /** Another picture than the product's own, with its own proportions. */
  picture?: { url: string; width: number; height: number };
  headingLevel?: 2 | 3;
  /** For pictures the visitor sees first. */
  eager?: boolean;
}

/** 'PCB', 'Parts' or 'Kit'. */
export const typeLabel = (category: string): string =>
  categoryNames[categories.find((known) => known === category) ?? 'kit'].type;

export function ProductCard({ product, picture, headingLevel = 2, eager = false }: ProductCardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  // Pedals are drawn to one scale on squares of a centimetre; boards and parts are fitted into the stage instead.
  const toScale = product.category === 'kit' && !picture;
  const { url, width, height } = picture ?? { url: product.imageUrl, width: 660, height: 770 };
  return (
    <article className={classNames('product-card', !product.inStock && 'product-card-out')} aria-labelledby={titleId}>
      <Stage className="product-card-stage" grid={toScale} fit={!toScale && !picture}>
        <img src={url} width={width} height={height} loading={eager ? 'eager' : 'lazy'} alt={product.name} />
        <div className="product-card-badge">
          <DifficultyBadge difficulty={product.difficulty} />
        </div>
        {!product.inStock && (
          <div className="product-card-overlay">
            <span>
              <Lamp colour="off" />
              Out of Stock
            </span>
          </div>
        )}
      </Stage>
      <div className="product-card-words">
        <div className="product-card-facts">
          <span className={text.meta}>{typeLabel(product.category)}</span>
          <Rating rating={product.rating} reviewCount={product.reviewCount} />
        </div>
        <Heading className="product-card-name" id={titleId}>
          <AppLink href={paths.product(product.slug)}>{product.name}</AppLink>
        </Heading>
        <p className="product-card-summary">{product.summary}</p>
        <div className="product-card-buy">
          <Price amount={product.price} />
          <AddToCartButton product={product} describedBy={titleId} small />
        </div>
      </div>
    </article>
  );
}
