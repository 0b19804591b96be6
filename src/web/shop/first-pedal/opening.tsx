import { useId } from 'react';
import { buildTimes, difficultyOrDefault } from '#domain/catalogue/catalogue.ts';
import { formatMoney } from '#domain/money/money.ts';
import { cartTotals } from '#domain/pricing/cart-totals.ts';
import { AddToCartButton } from '../../components/cart/add-to-cart-button.tsx';
import { Price } from '../../components/price/price.tsx';
import { useSite } from '../../shell/site.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { FirstPedal } from './first-pedal.queries.ts';
import text from '../../ui/text/text.module.css';
import styles from './opening.module.css';

type Kit = FirstPedal['kit'];

function Facts({ kit }: { kit: Kit }) {
  const { difficulty, partsToSolder } = kit;
  const facts = [
    { name: 'Time', value: buildTimes[difficultyOrDefault(difficulty)].replace('-', '–'), words: 'one evening' },
    ...(partsToSolder ? [{ name: 'Work', value: `${partsToSolder} parts`, words: 'to solder' }] : []),
    { name: 'Level', value: difficulty, words: 'no drilling' },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> {words}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the kit costs, also with delivery, and the press that takes it: all of it on the first screen. */
function TakeKit({ kit, titleId }: { kit: Kit; titleId: string }) {
  const { settings } = useSite();
  const { total } = cartTotals([{ quantity: 1, product: kit }], settings);
  return (
    <div className={styles.take}>
      <p>
        <Price amount={kit.price} className={styles.price} />{' '}
        <span className={styles.total}>{formatMoney(total)} with delivery</span>
      </p>
      <AddToCartButton product={kit} describedBy={titleId} variant="primary" />
    </div>
  );
}

/** The answer, before anything is fetched; the kit's facts and its picture follow. */
export function Opening({ kit }: { kit: Kit | undefined }) {
  const titleId = useId();
  return (
    <section className={classNames(styles.opening, text.mat)}>
      <div className={classNames(text.wrap, styles.columns)}>
        <div>
          <h1 id={titleId}>Your first pedal is the Clean Booster</h1>
          <p className={text.lead}>
            One transistor, one knob, twelve parts on the board. Nothing to adjust, and it sounds good in front of every
            amp you’ll ever own.
          </p>
          {kit && <TakeKit kit={kit} titleId={titleId} />}
          {kit && <Facts kit={kit} />}
        </div>
        <div className={styles.picture}>
          {kit && (
            <img src={kit.contentsUrl} alt={`Everything in the ${kit.name} kit, laid out`} width={640} height={602} />
          )}
        </div>
      </div>
    </section>
  );
}
