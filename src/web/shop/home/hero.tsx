import { allSubcategories, buildTimes } from '#domain/catalogue/catalogue.ts';
import { formatMoney, type Paise } from '#domain/money/money.ts';
import { shop } from '#domain/shop/shop.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { useSite } from '../../shell/site.tsx';
import { paths } from '#domain/paths/paths.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { ExplodedPedal } from './exploded-pedal.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './hero.module.css';

/** Only what holds for every order, taken from the rules that make it so. */
const facts = (freeFrom: Paise) => [
  { value: buildTimes.Beginner, words: 'for a first build' },
  { value: `${shop.returns.windowDays} days`, words: 'to return it unopened' },
  { value: formatMoney(freeFrom), words: 'ships free in India' },
];

export function Hero() {
  const { freeShippingThreshold } = useSite().settings;
  return (
    <section className={classNames(styles.hero, text.mat)} aria-labelledby="hero-title">
      <div className={classNames(text.wrap, styles.columns)}>
        <div className={styles.words}>
          <p className={styles.badge}>
            <Lamp colour="accent" />
            Premium DIY Kits
          </p>
          <h1 className={styles.title} id="hero-title">
            Build Your Own Guitar Effects
          </h1>
          <p className={text.lead}>
            Every part in the box, every hole drilled, every step drawn. Solder it tonight, play it tomorrow.
          </p>
          <div className={text.actions}>
            <AppLink
              href={paths.products({ category: 'kit', subcategory: allSubcategories })}
              className={buttonClass({ variant: 'primary' })}
            >
              Shop Kits
              <Icon shape={arrowRight} />
            </AppLink>
            <AppLink href={paths.guides} className={buttonClass({ variant: 'on-mat' })}>
              View Build Guides
            </AppLink>
          </div>
          <p className={styles.first}>
            First pedal? <AppLink href={paths.firstPedal}>Start with the Clean Booster</AppLink>
          </p>
          <dl className={styles.facts}>
            {facts(freeShippingThreshold).map(({ value, words }) => (
              <div key={words}>
                <dt>{words}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ExplodedPedal />
      </div>
    </section>
  );
}
