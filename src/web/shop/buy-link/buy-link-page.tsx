import { useLocation } from 'wouter';
import type { BuyLinkContents } from '#contracts/cart.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { cartLineTotal, cartSubtotal } from '#domain/pricing/cart-totals.ts';
import { useAddUnits } from '../../components/cart/add-units.queries.ts';
import { SummaryBox } from '../../components/totals/summary-box.tsx';
import { Totals, TotalsRow } from '../../components/totals/totals.tsx';
import { parseReturnPath } from '../../session/return-path.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { cart } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { Stage } from '../../ui/stage/stage.tsx';
import text from '../../ui/text/text.module.css';
import styles from './buy-link-page.module.css';

type Line = BuyLinkContents['lines'][number];

const productsText = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;

function stockText({ quantity, available }: Line): string | null {
  if (available === 0) return 'Out of stock. It stays out of your cart.';
  return available < quantity ? `Only ${available} of ${quantity} left.` : null;
}

function LinkLine({ line }: { line: Line }) {
  const { product, quantity, available } = line;
  const stock = stockText(line);
  return (
    <li className={styles.line}>
      <Stage className={styles.picture} fit>
        <img src={product.imageUrl} width={660} height={770} alt="" loading="lazy" />
      </Stage>
      <div>
        <h2 className={styles.name}>
          <AppLink href={paths.product(product.slug)}>{product.name}</AppLink>
        </h2>
        <p className={text.meta}>
          {available === 0 ? quantity : Math.min(quantity, available)} × {formatMoney(product.price)}
        </p>
        {stock && (
          <p className={styles.stock}>
            <Lamp colour={available === 0 ? 'off' : 'amber'} />
            <span>{stock}</span>
          </p>
        )}
      </div>
      <span className={styles.price}>
        {available > 0 && formatMoney(cartLineTotal({ product, quantity: available }))}
      </span>
    </li>
  );
}

const SeeProducts = () => (
  <p>
    <AppLink href={paths.products()} className={buttonClass({ variant: 'primary' })}>
      See all products
    </AppLink>
  </p>
);

/** What the link names and the shop cannot sell. */
function LeftOut({ unknown, unread }: Pick<BuyLinkContents, 'unknown' | 'unread'>) {
  if (unknown.length + unread.length === 0) return null;
  return (
    <div className={styles.leftOut} role="note">
      {unknown.length > 0 && <p>We don’t sell these: {unknown.join(', ')}.</p>}
      {unread.length > 0 && <p>We couldn’t read this in the link: {unread.join(', ')}.</p>}
    </div>
  );
}

/** Where the link leads on to, if that is in this shop. */
const continuePath = (): string =>
  parseReturnPath(new URLSearchParams(location.search).get('continue_to')) ?? paths.cart;

function Sum({ lines }: { lines: readonly Line[] }) {
  const addUnits = useAddUnits();
  const [, navigate] = useLocation();
  const toHave = lines
    .filter(({ available }) => available > 0)
    .map(({ product, available }) => ({ product, quantity: available }));
  const units = { purpose: 'From a link', isMixed: true, units: toHave };
  return (
    <SummaryBox titleId="buy-link-sum" className={styles.sum}>
      <h2 id="buy-link-sum">Add to your cart</h2>
      <Totals>
        <TotalsRow name={productsText(toHave.length)} amount={formatMoney(cartSubtotal(toHave))} strong />
      </Totals>
      <Button
        variant="primary"
        wide
        disabled={toHave.length === 0}
        pending={addUnits.isPending}
        onClick={() => addUnits.mutate(units, { onSuccess: () => navigate(continuePath()) })}
      >
        <Icon shape={cart} />
        {addUnits.isPending
          ? 'Adding...'
          : toHave.length === 0
            ? 'Nothing to add'
            : toHave.length === 1
              ? 'Add to cart'
              : 'Add all to cart'}
      </Button>
      <p className={text.meta}>
        Whatever’s already in your cart stays there. Nothing is ordered yet. Prices include GST.
      </p>
    </SummaryBox>
  );
}

/** What somebody picked and sent as a link: looked at first, and in the cart by one press. */
export function BuyLinkPage({ link }: { link: BuyLinkContents }) {
  const { lines } = link;
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <div className={styles.head}>
        <h1>{lines.length === 0 ? 'Nothing in this link' : 'Picked for you'}</h1>
        <p className={text.lead}>
          {lines.length === 0
            ? 'We sell none of what it names.'
            : `This link holds ${productsText(lines.length)}. Have a look, then add what’s here to your cart.`}
        </p>
      </div>
      <LeftOut {...link} />
      {lines.length === 0 ? (
        <SeeProducts />
      ) : (
        <div className={styles.columns}>
          <ul>
            {lines.map((line) => (
              <LinkLine key={line.product.id} line={line} />
            ))}
          </ul>
          <Sum lines={lines} />
        </div>
      )}
    </div>
  );
}

/** A link of which nothing can be read. */
export function BuyLinkProblem({ sentence }: { sentence: string }) {
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <div className={styles.head}>
        <h1>This link doesn’t work</h1>
        <p className={text.lead}>{sentence}</p>
      </div>
      <SeeProducts />
    </div>
  );
}
