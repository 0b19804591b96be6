import { useQuery } from '@tanstack/react-query';
import type { Product } from '#contracts/catalogue.ts';
import { allSubcategories, featuredSlugs } from '#domain/catalogue/catalogue.ts';
import { artUrl } from '../../shell/art-manifest.ts';
import { featuredQuery } from '../catalogue/catalogue.queries.ts';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './featured-kits.module.css';

/** The same four, to be heard: a press plays them (`use-play-wish.ts` of the pedalboard). */
const row = { href: paths.pedalboard(featuredSlugs.join()), state: performance.timeOrigin };

const allKits = paths.products({ category: 'kit', subcategory: allSubcategories });

/** The picture of a pedal with a cable in either side, cut so that it continues in its neighbours. */
const chainPicture = (slug: string) => ({ url: artUrl(`chain/${slug}`), width: 660, height: 800 });

function Chain({ kits }: { kits: readonly Product[] }) {
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

export function FeaturedKits() {
  const { data: kits, isError } = useQuery(featuredQuery);
  return (
    <section className={text.section} aria-labelledby="featured-title">
      <div className={text.wrap}>
        <div className={styles.head}>
          <div>
            <h2 id="featured-title">Featured kits</h2>
            <p className={classNames(text.lead, styles.lead)}>
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
