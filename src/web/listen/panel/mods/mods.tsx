import type { ListenSheet, SheetTrimmer, SheetChoice, SheetMod } from '#drawings/listen/listen-sheet.ts';
import type { PanelEvent } from '../panel-state.ts';
import { fittedChoice } from '../part-values.ts';
import type { Sound, ByRef } from '#drawings/listen/sound.ts';
import { WhatIf } from './what-if.tsx';
import styles from './mods.module.css';
import { settle, shown, valueText } from '../pedal/knob-turns.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { AddToCartButton } from '../../../components/cart/add-to-cart-button.tsx';
import { Price } from '../../../components/price/price.tsx';
import { productQuery } from '../../../components/product/product.queries.ts';
import { arrowRight } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import text from '../../../ui/text/text.module.css';
import { Segmented } from '../../../components/segmented/segmented.tsx';

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
  const listed = chosen ?? picked;
  const { data: before = null } = useQuery({ ...productQuery(mod.stock.part), enabled: mod.stock.part !== '' });
  const { data: after = null } = useQuery(productQuery(listed.part));
  return (
    <article className={styles.card} data-changed={fitted !== stock}>
      <div className={styles.pictures}>
        <PartPicture value={nameOf(mod.stock)} product={before} isFitted={fitted === stock} />
        <Icon shape={arrowRight} />
        <PartPicture value={nameOf(listed)} product={after} isFitted={chosen !== null} />
      </div>
      <div className={styles.body}>
        <div className={styles.title}>
          <h4 id={titleId}>{mod.title}</h4>
          <span>{mod.refs.join(', ')}</span>
        </div>
        <p>{listed.gives}</p>
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

interface TrimmersProps {
  trimmers: readonly SheetTrimmer[];
  positions: ByRef<number>;
  onTrim: (ref: string, position: number) => void;
}

/** What a builder sets once with a small screwdriver, and the lid then hides. */
function Trimmers({ trimmers, positions, onTrim }: TrimmersProps) {
  return (
    <details className={styles.trimmers}>
      <summary>Take off the lid: {trimmers.length === 1 ? 'one trimmer' : `${trimmers.length} trimmers`}</summary>
      <div className={styles.list}>
        {trimmers.map(({ ref }) => (
          <label key={ref}>
            {ref}
            <input
              type="range"
              min={0}
              max={10}
              step={0.1}
              value={shown(positions[ref]!)}
              aria-valuetext={valueText(positions[ref]!)}
              onChange={(event) => onTrim(ref, settle(Number(event.target.value) / 10))}
            />
            <output>{shown(positions[ref]!)}</output>
          </label>
        ))}
      </div>
    </details>
  );
}

interface ModsProps {
  sheet: ListenSheet;
  sound: Sound;
  send: (event: PanelEvent) => void;
}

export function Mods({ sheet, sound, send }: ModsProps) {
  const { mods, trimmers } = sheet;
  return (
    <div className={styles.mods}>
      <h3>Change a part, hear the change</h3>
      <div className={styles.grid}>
        {mods.map((mod) => (
          <ModCard
            key={mod.refs.join('+')}
            mod={mod}
            fitted={fittedChoice(mod, sound.swaps)}
            onFit={(value) => send({ type: 'swapped', refs: mod.refs, value })}
          />
        ))}
        <WhatIf
          sheet={sheet}
          swaps={sound.swaps}
          onSwap={(ref, value) => send({ type: 'swapped', refs: [ref], value })}
        />
      </div>
      {trimmers.length > 0 && (
        <Trimmers
          trimmers={trimmers}
          positions={sound.trimmers}
          onTrim={(ref, position) => send({ type: 'trimmed', ref, position })}
        />
      )}
    </div>
  );
}
