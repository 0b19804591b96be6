import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { SheetChoice, SheetMod } from '#drawings/listen/listen-sheet.ts';
import type { Product } from '#contracts/catalogue.ts';
import { AddToCartButton } from '../../../components/cart/add-to-cart-button.tsx';
import { Price } from '../../../components/price/price.tsx';
import { productQuery } from '../../../components/product/product.queries.ts';
import { arrowRight } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import text from '../../../ui/text/text.module.css';
import { Segmented } from '../../../components/segmented/segmented.tsx';
import styles from './mod-card.module.css';

const stock = 'stock';

/** A lamp is known by its colour, which alone says too little here. */
const nameOf = ({ value, part }: SheetMod['stock']): string => (part.startsWith('led-') ? `${value} LED` : value);

function PartPicture({ value, product, isFitted }: { value: string; product: Product | null; isFitted: boolean }) {
  return (
    <figure data-fitted={isFitted}>
      {product ? <img src={product.imageUrl} alt="" width={96} height={96} /> : <span />}
      <figcaption>{value}</figcaption>
    </figure>
  );
}

/** One pack has as many as the mod takes, or as many packs as it takes. */
function Buy({ product, pieces, titleId }: { product: Product; pieces: number; titleId: string }) {
  const { price, packSize, inStock } = product;
  const packs = Math.ceil(pieces / packSize);
  return (
    <>
      <span>
        {packs > 1 && `${packs}\u00a0× `}
        <Price amount={price} />{' '}
        <span className={text.meta}>
          {packSize > 1 ? `pack of ${packSize}` : ''} {!inStock && 'out of stock'}
        </span>
      </span>
      <AddToCartButton small plain product={product} quantity={packs} describedBy={titleId} />
    </>
  );
}

interface ModCardProps {
  mod: SheetMod;
  /** Null: neither the kit's own nor one of the choices in every place. */
  fitted: SheetChoice | 'stock' | null;
  onFit: (value: string | null) => void;
}

/** A part that one may change: heard before and after, and a press away from the cart. */
export function ModCard({ mod, fitted, onFit }: ModCardProps) {
  const titleId = useId();
  const chosen = fitted === stock ? null : fitted;
  const [picked, setPicked] = useState(mod.choices[0]!);
  const shown = chosen ?? picked;
  const { data: before = null } = useQuery({ ...productQuery(mod.stock.part), enabled: mod.stock.part !== '' });
  const { data: after = null } = useQuery(productQuery(shown.part));
  return (
    <article className={styles.card} data-changed={fitted !== stock}>
      <div className={styles.pictures}>
        <PartPicture value={nameOf(mod.stock)} product={before} isFitted={fitted === stock} />
        <Icon shape={arrowRight} />
        <PartPicture value={nameOf(shown)} product={after} isFitted={chosen !== null} />
      </div>
      <div className={styles.body}>
        <div className={styles.title}>
          <h4 id={titleId}>{mod.title}</h4>
          <span>{mod.refs.join(', ')}</span>
        </div>
        <p>{shown.gives}</p>
        <Segmented
          className={styles.choices}
          label={`${mod.title}: hear stock or mod`}
          options={[[stock, 'Stock'], ...mod.choices.map((choice) => [choice.value, nameOf(choice)] as const)]}
          value={fitted === stock ? stock : (chosen?.value ?? '')}
          onChange={(value) => {
            const next = mod.choices.find((choice) => choice.value === value);
            if (next) setPicked(next);
            onFit(next?.value ?? null);
          }}
        />
      </div>
      <div className={styles.buy}>{after && <Buy product={after} pieces={mod.refs.length} titleId={titleId} />}</div>
    </article>
  );
}
