import { Community } from './community.tsx';
import { Hero } from './hero.tsx';
import { paths } from '#domain/paths/paths.ts';
import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import text from '../../ui/text/text.module.css';
import styles from './home-page.module.css';
import { Spot } from '../../ui/spot/spot.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useQuery } from '@tanstack/react-query';
import type { CardProduct } from '../../components/product-card/card-product.ts';
import { allSubcategories, featuredSlugs } from '#domain/catalogue/catalogue.ts';
import { featuredQuery } from '../catalogue/catalogue.queries.ts';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';

/** The same four, to be heard: a press plays them (`use-play-wish.ts` of the pedalboard). */
const row = { href: paths.pedalboard(featuredSlugs.join()), state: performance.timeOrigin };

const allKits = paths.products({ category: 'kit', subcategory: allSubcategories });

/** The picture of a pedal with a cable in either side, cut so that it continues in its neighbours. */
const chainPicture = (slug: string) => ({ url: drawingUrl(`chain/${slug}`), width: 660, height: 800 });

function Chain({ kits }: { kits: readonly CardProduct[] }) {
  return (
    <div className={styles.chain}>
      {kits.map((kit) => (
        <ProductCard key={kit.slug} product={kit} patched={chainPicture(kit.slug)} headingLevel={3} />
      ))}
    </div>
  );
}

function ChainSkeleton() {
  return (
    <div className={styles.chain} role="status">
      <VisuallyHidden>Loading the featured kits</VisuallyHidden>
      {featuredSlugs.map((slug) => (
        <Skeleton key={slug} className={styles.skeleton} />
      ))}
    </div>
  );
}

function FeaturedKits() {
  const { data: kits, isError } = useQuery(featuredQuery);
  return (
    <section className={text.section} aria-labelledby="featured-title">
      <div className={text.wrap}>
        <div className={styles.featuredKitsHead}>
          <div>
            <h2 id="featured-title">Featured kits</h2>
            <p className={classNames(text.lead, styles.featuredKitsLead)}>
              Four favourites, patched together the way you’d play them. <AppLink {...row}>Play this row</AppLink>
            </p>
          </div>
          <AppLink href={allKits} className={buttonClass()}>
            All kits
            <Icon shape={arrowRight} />
          </AppLink>
        </div>
        {kits && <Chain kits={kits} />}
        {!kits && !isError && <ChainSkeleton />}
        {isError && <p className={text.lead}>The featured kits didn’t load. You can still see all kits.</p>}
      </div>
    </section>
  );
}

const benefits = [
  {
    title: 'Learn electronics',
    text: 'Read a schematic, follow a signal, know why a diode clips. Each kit explains its own circuit.',
    spot: 'learn',
  },
  {
    title: 'Personal connection',
    text: 'Your paint, your part choices, your name on the lid. No one else has that pedal.',
    spot: 'personal',
  },
  {
    title: 'Complete guides',
    text: 'Numbered steps, a picture for each, and a voltage to check before you move on.',
    spot: 'guides',
  },
  {
    title: 'Join the community',
    text: 'Show your build, borrow an idea, and get a stuck board unstuck.',
    spot: 'community',
  },
] as const;

/** Four cards on one wire, with a pad where each is soldered to it. */
function Benefits() {
  return (
    <section className={classNames(text.section, styles.benefits)} aria-labelledby="benefits-title">
      <div className={text.wrap}>
        <div className={styles.head}>
          <h2 id="benefits-title">Why Build Your Own Pedals?</h2>
          <p className={classNames(text.lead, styles.lead)}>
            A bought pedal makes a sound. A built one you can also explain, repair and change.
          </p>
        </div>
        <ul className={styles.net}>
          {benefits.map(({ title, text: sentence, spot }) => (
            <li key={spot}>
              <Spot href={`${drawingUrl('sprite/spots')}#${spot}`} viewBox="0 0 160 112" className={styles.spot} />
              <div>
                <h3>{title}</h3>
                <p>{sentence}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** For whoever has never built one: the one kit to begin with. */
function FirstPedalWay() {
  return (
    <section className={text.wrap} aria-labelledby="first-pedal-title">
      <div className={styles.way}>
        <img src={drawingUrl('pedal/clean-booster')} alt="" width={132} height={154} loading="lazy" />
        <div>
          <h2 id="first-pedal-title">Never soldered? Start here</h2>
          <p className={text.lead}>
            The Clean Booster: one transistor, one knob, one evening. Kit and tools in one press.
          </p>
        </div>
        <AppLink href={paths.firstPedal} className={buttonClass()}>
          Your first pedal
          <Icon shape={arrowRight} />
        </AppLink>
      </div>
    </section>
  );
}

export function HomePage() {
  return (
    <>
      <Hero />
      <FeaturedKits />
      <FirstPedalWay />
      <Benefits />
      <Community />
    </>
  );
}
