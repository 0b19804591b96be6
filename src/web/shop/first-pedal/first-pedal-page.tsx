import { firstPedalTools } from '#domain/catalogue/first-pedal.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import type { FirstPedal } from './first-pedal.queries.ts';
import { TakePanel } from './take-panel.tsx';
import text from '../../ui/text/text.module.css';
import styles from './first-pedal-page.module.css';
import { useState, useId } from 'react';
import type { Need } from '../../components/cart/add-needs.queries.ts';
import guideIndex from 'virtual:guide-index';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Price } from '../../components/price/price.tsx';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Stage } from '../../ui/stage/stage.tsx';
import { buildTimes, difficultyOrDefault } from '#domain/catalogue/catalogue.ts';
import { formatMoney } from '#domain/money/money.ts';
import { cartTotals } from '#domain/pricing/cart-totals.ts';
import { AddToCartButton } from '../../components/cart/add-to-cart-button.tsx';
import { useSite } from '../../shell/site.tsx';

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
        <Price amount={kit.price} className={styles.openingPrice} />{' '}
        <span className={styles.total}>{formatMoney(total)} with delivery</span>
      </p>
      <AddToCartButton product={kit} describedBy={titleId} variant="primary" />
    </div>
  );
}

/** The answer, before anything is fetched; the kit's facts and its picture follow. */
function Opening({ kit }: { kit: Kit | undefined }) {
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
        <div className={styles.openingPicture}>
          {kit && (
            <img
              src={kit.contentsUrl}
              alt={`Everything in the ${kit.name} kit, laid out`}
              width={640}
              height={602}
              fetchPriority="high"
            />
          )}
        </div>
      </div>
    </section>
  );
}

interface NeedRowProps {
  need: Need;
  name: string;
  words: string;
  wanted: boolean;
  onToggle: () => void;
}

/** '2.1 mm' never ends one line and begins the next. */
const withUnitsKept = (words: string): string => words.replace(/(\d) (?=(?:mm|m|mA|V|W|g)\b)/g, '$1\u00a0');

/** Both words stand there, and the tick shows one of them: so it is right without a script too. */
function Whether({ inStock }: Pick<Need, 'inStock'>) {
  if (!inStock) return <span className={styles.whether}>Out of stock</span>;
  return (
    <span className={styles.whether}>
      <span className={styles.taken}>In this order</span>
      <span className={styles.owned}>You have it</span>
    </span>
  );
}

/** One thing to tick; its whole row is the label. What it is in detail, its page says. */
function NeedRow({ need, name, words, wanted, onToggle }: NeedRowProps) {
  const isKit = need.category === 'kit';
  return (
    <li className={styles.needRowRow}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name="need"
          value={need.slug}
          checked={wanted}
          disabled={!need.inStock}
          onChange={onToggle}
        />
        <Stage fit className={classNames(styles.picture, isKit && styles.pedal)}>
          <img src={need.imageUrl} alt="" width={120} height={120} loading="lazy" decoding="async" />
        </Stage>
        <span className={styles.words}>
          <b>{withUnitsKept(name)}</b>
          <span className={text.meta}>{withUnitsKept(words)}</span>
        </span>
        <Price amount={need.price} className={styles.price} />
        <Whether inStock={need.inStock} />
      </label>
      <AppLink href={paths.product(need.slug)} className={styles.more} aria-label={`About the ${name}`}>
        <Icon shape={arrowRight} />
      </AppLink>
    </li>
  );
}

const steps = [
  { title: 'Make twenty joints on scrap', time: '20 minutes', thumb: 'solder', href: paths.guide('soldering') },
  {
    title: 'Sort and measure the resistors',
    time: '10 minutes',
    thumb: 'resistors',
    href: `${paths.guide('beginner')}#unpack-count-and-sort`,
  },
  { title: 'Wire the switch', time: '40 minutes', thumb: 'wiring', href: `${paths.guide('beginner')}#into-the-box` },
  {
    title: 'Play',
    time: 'the rest of the evening',
    thumb: 'sound',
    href: `${paths.guide('beginner')}#first-sound`,
  },
] as const;

/** What the evening looks like once the parcel is there; each step leads to its place in the guides. */
function AfterSteps() {
  const titleId = useId();
  return (
    <section className={styles.after} aria-labelledby={titleId}>
      <h2 id={titleId}>Then</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, time, thumb, href }) => (
          <li key={title}>
            <AppLink href={href}>
              <img src={guideIndex.thumbs[thumb]} alt="" width={320} height={200} loading="lazy" />
              <b>{title}</b>
            </AppLink>
            <span className={text.meta}>{time}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const oftenOwned = new Set(firstPedalTools.filter((tool) => tool.oftenOwned).map(({ slug }) => slug));

/** What of the list is wanted. What is out of stock cannot be, and what many people own is theirs to ask for. */
function useNeeds({ kit, tools }: FirstPedal) {
  const all: readonly Need[] = [kit, ...tools];
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(oftenOwned);
  const isWanted = ({ slug, inStock }: Need): boolean => inStock && !unticked.has(slug);
  const toggle = (slug: string): void =>
    setUnticked((before) => {
      const after = new Set(before);
      if (!after.delete(slug)) after.add(slug);
      return after;
    });
  return { all, wanted: all.filter(isWanted), isWanted, toggle };
}

function Needs({ firstPedal }: { firstPedal: FirstPedal }) {
  const { kit } = firstPedal;
  const { all, wanted, isWanted, toggle } = useNeeds(firstPedal);
  return (
    <div className={styles.path}>
      <section aria-labelledby="needs-title">
        <div className={styles.head}>
          <h2 id="needs-title">What you need</h2>
          <p className={text.meta}>Untick what you already have.</p>
        </div>
        <ul className={styles.needs}>
          {all.map((need) => (
            <NeedRow
              key={need.slug}
              need={need}
              name={need === kit ? `${kit.name} kit` : need.name}
              words={need === kit ? 'Board, parts, drilled and printed box' : need.summary}
              wanted={isWanted(need)}
              onToggle={() => toggle(need.slug)}
            />
          ))}
        </ul>
      </section>
      <TakePanel kit={kit} wanted={wanted} />
    </div>
  );
}

function NeedsOnTheirWay() {
  return (
    <div className={styles.path} role="status">
      <VisuallyHidden>Loading what you need</VisuallyHidden>
      <div>
        {firstPedalTools.map(({ slug }) => (
          <Skeleton key={slug} className={styles.row} />
        ))}
      </div>
    </div>
  );
}

interface FirstPedalPageProps {
  /** Undefined while it is not known. */
  firstPedal: FirstPedal | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** The kit to begin with, what it takes, and all of it in one press. */
export function FirstPedalPage({ firstPedal, failed, onRetry }: FirstPedalPageProps) {
  return (
    <>
      <Opening kit={firstPedal?.kit} />
      <div className={text.wrap}>
        {firstPedal && <Needs firstPedal={firstPedal} />}
        {!firstPedal &&
          (failed ? <LoadFailed onRetry={onRetry}>The list did not load.</LoadFailed> : <NeedsOnTheirWay />)}
        <AfterSteps />
      </div>
    </>
  );
}
