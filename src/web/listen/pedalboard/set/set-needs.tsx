import { useId } from 'react';
import { inStockOf, pedalboardNeeds, pedalNeeds, type PedalboardNeeds } from '#domain/listening/pedalboard-needs.ts';
import { formatMoney } from '#domain/money/money.ts';
import { cartSubtotal } from '#domain/pricing/cart-totals.ts';
import { useAddNeeds } from '../../../components/cart/add-needs.queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { plus } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { PedalboardKit } from '../pedalboard.queries.ts';
import styles from './set-needs.module.css';

const sumOf = (kits: readonly PedalboardKit[]): string =>
  formatMoney(cartSubtotal(kits.map((product) => ({ quantity: 1, product }))));

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const milliampsText = (milliamps: number): string => `${milliamps}\u00a0mA`;

const addWords = (buyable: readonly PedalboardKit[], all: readonly PedalboardKit[]): string => {
  if (buyable.length === 0) return 'Out of stock';
  if (buyable.length < all.length) return `Add ${buyable.length} of ${all.length} kits to the cart, ${sumOf(buyable)}`;
  return all.length === 1 ? 'Add the kit to the cart' : 'Add the set to the cart';
};

/** Every kit of the pedalboard into the cart, as far as it is in stock. */
function AddKits({ kits }: { kits: readonly PedalboardKit[] }) {
  const add = useAddNeeds();
  const buyable = inStockOf(kits);
  const missing = kits.filter((kit) => !buyable.includes(kit));
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
            {addWords(buyable, kits)}
          </>
        )}
      </Button>
      {buyable.length > 0 && missing.length > 0 && (
        <p className={styles.missing}>Out of stock: {[...new Set(missing.map(({ name }) => name))].join(', ')}</p>
      )}
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

/** What a supply has to give, and what it does not reach. */
function Supply({ needs }: { needs: PedalboardNeeds }) {
  const { supplyMilliamps, supplyOutputs, largest, unstated, otherSupplies } = needs;
  return (
    <>
      {supplyOutputs > 0 && (
        <p>
          9&nbsp;V DC, centre negative, {counted(supplyOutputs, 'plug', 'plugs')} of 2.1&nbsp;mm
          {supplyMilliamps > 0 && `, ${milliampsText(supplyMilliamps)} or more in all`}.
          {supplyOutputs > 1 &&
            largest &&
            ` If each output has its own limit, the one for the ${largest.name} must give ${milliampsText(largest.milliamps!)}.`}
        </p>
      )}
      {[...new Set(unstated)].map((name) => (
        <p key={name}>The {name} states no current, so it isn’t in the sum.</p>
      ))}
      {Array.from(new Map(otherSupplies.map(({ name, otherSupply }) => [name, otherSupply])), ([name, otherSupply]) => (
        <p key={name}>
          The {name} {otherSupply ? `runs from something else: ${otherSupply}.` : 'states no supply.'} It isn’t in the
          sum.
        </p>
      ))}
    </>
  );
}

/** What the pedals of a board cost together and what they need besides, in plain figures. */
export function SetNeeds({ kits }: { kits: readonly PedalboardKit[] }) {
  const titleId = useId();
  const needs = pedalboardNeeds(kits.map(pedalNeeds));
  const { milliamps, jacks, patchCables } = needs;
  return (
    <section className={styles.set} aria-labelledby={titleId}>
      <h3 id={titleId}>What the set costs and needs</h3>
      <dl className={styles.facts}>
        <div>
          <dt>Price</dt>
          <dd>
            <b>{sumOf(kits)}</b>
            <p>{counted(kits.length, 'kit', 'kits')}, GST included</p>
          </dd>
        </div>
        <div>
          <dt>Current</dt>
          <dd>
            <b>{milliampsText(milliamps)}</b>
            <p>As the kits state it, with all of them on</p>
          </dd>
        </div>
        <div>
          <dt>Supply</dt>
          <dd>
            <Supply needs={needs} />
          </dd>
        </div>
        <div>
          <dt>Jacks and cables</dt>
          <dd>
            <p>
              {jacks} jacks of 6.35&nbsp;mm:{' '}
              {patchCables > 0 && `${counted(patchCables, 'patch cable', 'patch cables')} between the pedals, and `}
              one longer cable each to the guitar and the amp.
            </p>
          </dd>
        </div>
      </dl>
      <AddKits kits={kits} />
    </section>
  );
}
