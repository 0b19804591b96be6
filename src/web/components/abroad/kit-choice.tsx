import { useId, type ReactNode } from 'react';
import type { AbroadQuote, ArrivalCosts, ShippingOption } from '#contracts/checkout.ts';
import { formatForeign } from '#domain/money/exchange.ts';
import { formatMoney, fromDecimal, toPaise } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './kit-choice.module.css';

type KitOffer = NonNullable<AbroadQuote['kitOffer']>;

interface KitChoiceProps {
  readonly abroad: AbroadQuote;
  /** The way of shipping that is meant. Undefined: it goes by quote. */
  readonly option: ShippingOption | undefined;
  readonly country: string;
  readonly isOneKit: boolean;
  readonly onChoose: (isOneKit: boolean) => void;
}

const foreign = (hundredths: number, currency: string): string => formatForeign(toPaise(hundredths), currency);

const kindsText = (count: number): string => `${count} ${count === 1 ? 'kind' : 'kinds'} of goods`;

/** 'one Fuzz Box', '2 × Fuzz Box and one Booster' */
const namesOf = ({ kits }: KitOffer): string =>
  kits.map(({ name, quantity }) => (quantity === 1 ? `one ${name}` : `${quantity} × ${name}`)).join(' and ');

/** Why anybody would want it, in one sentence. */
function reasonOf({ codes, kitOffer }: AbroadQuote, country: string, costs: ArrivalCosts | null | undefined): string {
  const [loose, asKit] = [codes.length, kitOffer!.codes.length];
  if (costs && Number(costs.perCode) > 0) {
    const each = foreign(fromDecimal(costs.perCode), costs.currency);
    return `Customs in ${country} charge ${each} for each kind of goods (HS code): loose parts are ${kindsText(loose)}, one unassembled kit with its spare pieces is ${asKit}.`;
  }
  return `Customs in ${country} read ${asKit} ${asKit === 1 ? 'line' : 'lines'} in place of ${loose}, which is quicker to clear.`;
}

/** What it costs in all, as far as the money of the place and the costs on arrival are known. */
function allIn(option: ShippingOption | undefined, costs: ArrivalCosts | null | undefined): number | null {
  if (!option?.about || !costs) return null;
  return fromDecimal(option.about) + fromDecimal(costs.total);
}

function CostText({ option, costs }: { option: ShippingOption | undefined; costs: ArrivalCosts | null | undefined }) {
  if (!option) return null;
  if (!costs) return <>{formatMoney(option.total)} to us. We don’t know what customs there charge.</>;
  const [duty, tax] = [costs.duty, costs.tax].map((amount) => foreign(fromDecimal(amount), costs.currency));
  return (
    <>
      {formatMoney(option.total)} to us, then about {duty} duty and {tax} {costs.taxName} on arrival.
    </>
  );
}

interface CardProps {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly total: string | null;
  readonly children: ReactNode;
}

const Card = ({ name, label, isChosen, onChoose, total, children }: CardProps) => (
  <label className={classNames(styles.card, isChosen && styles.chosen)}>
    <span className={styles.head}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {label}
    </span>
    {total && <span className={styles.total}>about {total} in all</span>}
    <span className={text.meta}>{children}</span>
  </label>
);

function Cards({ abroad, option, isOneKit, onChoose }: Omit<KitChoiceProps, 'country'>) {
  const name = useId();
  const offer = abroad.kitOffer!;
  const [loose, asKit] = [option?.onArrival, option?.onArrivalAsKit];
  const [looseTotal, kitTotal] = [allIn(option, loose), allIn(option, asKit)];
  const currency = loose?.currency ?? '';
  const less = looseTotal === null || kitTotal === null ? 0 : looseTotal - kitTotal;
  return (
    <>
      <Card
        name={name}
        label="As loose parts"
        isChosen={!isOneKit}
        onChoose={() => onChoose(false)}
        total={looseTotal === null ? null : foreign(looseTotal, currency)}
      >
        <CostText option={option} costs={loose} />
      </Card>
      <Card
        name={name}
        label={`As ${namesOf(offer)}, unassembled`}
        isChosen={isOneKit}
        onChoose={() => onChoose(true)}
        total={kitTotal === null ? null : foreign(kitTotal, currency)}
      >
        <CostText option={option} costs={asKit} />{' '}
        {less > 0 && <b className={styles.less}>{foreign(less, currency)} less.</b>}
      </Card>
    </>
  );
}

/** The kit itself has nothing left over. */
function SoldKit({ sold, kits }: Pick<KitOffer, 'sold' | 'kits'>) {
  if (!sold) return null;
  return (
    <p className={text.meta}>
      Don’t need spare parts? Our <AppLink href={paths.product(sold.slug)}>{kits[0]!.name} kit</AppLink> is{' '}
      {formatMoney(sold.price)} without GST, and one kind of goods.
    </p>
  );
}

/** A board with all its parts may cross the border as the kit that it is. The buyer chooses; nothing is chosen for them. */
export default function KitChoice({ abroad, option, country, ...choice }: KitChoiceProps) {
  const titleId = useId();
  const { kitOffer, almostKit } = abroad;
  if (kitOffer === null) {
    if (almostKit === null) return null;
    const parts = almostKit.missingCount === 1 ? 'one part' : `${almostKit.missingCount} parts`;
    return (
      <p className={styles.almost} role="note">
        Only {parts} missing for a whole {almostKit.name}. Add {almostKit.missingCount === 1 ? 'it' : 'them'} below, and
        it can go to {country} as one kit, which may cost less duty.
      </p>
    );
  }
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <h2 id={titleId}>Send it as one kit, or as loose parts?</h2>
      <p className={text.meta}>
        Your parts build {namesOf(kitOffer)}. {reasonOf(abroad, country, option?.onArrival)}
      </p>
      <div className={styles.cards} role="radiogroup" aria-labelledby={titleId}>
        <Cards abroad={abroad} option={option} {...choice} />
      </div>
      <p className={text.meta}>
        You get the same parts at the same price. Pieces that your packs leave over are declared as what they are, and
        whether it counts as a kit is for customs to decide.
      </p>
      <SoldKit {...kitOffer} />
    </section>
  );
}
