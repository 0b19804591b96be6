import { useId } from 'react';
import { needsInWords } from '#domain/catalogue/first-pedal.ts';
import { formatMoney, type Paise } from '#domain/money/money.ts';
import { cartSubtotal, cartTotals } from '#domain/pricing/cart-totals.ts';
import { paths } from '#domain/paths/paths.ts';
import { SummaryBox } from '../../components/totals/summary-box.tsx';
import { Totals, TotalsRow } from '../../components/totals/totals.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { useSite } from '../../shell/site.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { cart } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useAddNeeds, type Need, type RefusedNeed } from '../../components/cart/add-needs.queries.ts';
import text from '../../ui/text/text.module.css';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './take-panel.module.css';

const oneOf = (product: Need) => ({ quantity: 1, product });

const orFree = (amount: Paise): string => (amount === 0 ? 'Free' : formatMoney(amount));

function useSums(kit: Need, wanted: readonly Need[]) {
  const { settings } = useSite();
  const tools = wanted.filter(({ id }) => id !== kit.id);
  const hasKit = tools.length < wanted.length;
  const words = needsInWords({ kit: hasKit, tools: tools.length });
  return { tools, hasKit, words, ...cartTotals(wanted.map(oneOf), settings) };
}

/** What stays out is named with its reason; its tick stays, so that it can be asked for again. */
function Refused({ refused }: { refused: readonly RefusedNeed[] }) {
  if (refused.length === 0) return null;
  return (
    <div className={styles.refused}>
      <p>
        <b>Not added:</b>
      </p>
      <ul>
        {refused.map(({ slug, name, reason }) => (
          <li key={slug}>
            {name}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sum of what is ticked, and the one press that puts all of it into the cart. */
export function TakePanel({ kit, wanted }: { kit: Need; wanted: readonly Need[] }) {
  const titleId = useId();
  const add = useAddNeeds();
  const { tools, hasKit, words, shipping, total } = useSums(kit, wanted);
  return (
    <SummaryBox titleId={titleId} className={styles.take}>
      <h2 id={titleId}>In one press</h2>
      <Totals>
        {hasKit && <TotalsRow name={`${kit.name} kit`} amount={formatMoney(kit.price)} />}
        {tools.length > 0 && (
          <TotalsRow
            name={`${tools.length} ${tools.length === 1 ? 'tool' : 'tools'} you don’t have`}
            amount={formatMoney(cartSubtotal(tools.map(oneOf)))}
          />
        )}
        {words && (
          <TotalsRow name={<span className={styles.delivery}>Standard delivery</span>} amount={orFree(shipping)} />
        )}
        {words && <TotalsRow name="Total" amount={formatMoney(total)} strong />}
      </Totals>
      <p role="status" className={visibility.visuallyHidden}>
        {words ? `${words}, total ${formatMoney(total)} with delivery` : 'Nothing ticked'}
      </p>
      <Button
        variant="primary"
        wide
        className={visibility.needsScript}
        disabled={!words}
        pending={add.isPending}
        onClick={() => add.mutate(wanted)}
      >
        {add.isPending ? (
          'Adding...'
        ) : (
          <>
            <Icon shape={cart} />
            {words ? `Add ${words} to cart` : 'Tick what you need'}
          </>
        )}
      </Button>
      <div role="status" className={styles.result}>
        {add.data && <Refused refused={add.data.refused} />}
        {add.data && add.data.added.length > 0 && (
          <AppLink href={paths.cart} className={buttonClass({ wide: true })}>
            View cart
          </AppLink>
        )}
      </div>
      <p className={visibility.scriptless}>
        The sum and the cart need JavaScript. Each arrow leads to a page of its own.
      </p>
      <p className={text.meta}>
        Then follow along: <AppLink href={paths.video('first-build')}>Your First Build, from Bag to Sound</AppLink>,
        with a picture for every step.
      </p>
    </SummaryBox>
  );
}
