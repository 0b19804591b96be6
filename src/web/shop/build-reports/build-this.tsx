import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublicBuild } from '#contracts/build-reports.ts';
import { paths } from '#domain/paths/paths.ts';
import { spendStash } from '#domain/workbench/needs/spend-stash.ts';
import { useAddNeeds } from '../../components/cart/add-needs.queries.ts';
import { Price } from '../../components/price/price.tsx';
import { productQuery } from '../../components/product/product.queries.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { cart } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import panel from '../../ui/panel/panel.module.css';
import text from '../../ui/text/text.module.css';
import styles from './build-this.module.css';

/** Pieces of parts that the visitor has in a drawer, by slug. The bench keeps it, and the route hands it over. */
export type ReadStash = () => Promise<ReadonlyMap<string, number>>;

/** Which of the swapped parts have to be bought, beyond what is in the drawer. */
export function lackingParts(
  swaps: PublicBuild['swaps'],
  stash: ReadonlyMap<string, number>,
): { lacking: string[]; owned: string[] } {
  const pieces = new Map<string, number>();
  for (const { part, refs } of swaps) if (part !== null) pieces.set(part, (pieces.get(part) ?? 0) + refs.length);
  const parts = [...pieces].map(([part, count]) => ({ part, pieces: count }));
  const [needs = []] = spendStash([{ parts }], {
    stash,
    cart: new Map(),
    inCartFor: () => [],
    standInsFor: () => [],
    wantsReal: () => false,
  });
  return {
    lacking: needs.filter(({ lack }) => lack > 0).map(({ part }) => part),
    owned: needs.filter(({ lack }) => lack === 0).map(({ part }) => part),
  };
}

function buyText({ kit, mods }: PublicBuild): string {
  if (!kit.onSale) return 'Add the swaps to cart';
  return mods > 0 ? 'Add kit and swaps to cart' : 'Add the kit to cart';
}

/** The slugs of what it takes: the kit while it is sold, and the parts that are in instead of its own. */
export const neededSlugs = ({ kit, swaps }: PublicBuild): string[] => [
  ...(kit.onSale ? [kit.slug] : []),
  ...new Set(swaps.flatMap(({ part }) => part ?? [])),
];

interface BuildThisProps {
  build: PublicBuild;
  readStash: ReadStash;
}

/** Kit and swapped parts into the cart, without what lies in the visitor's drawers. */
export function BuildThis({ build, readStash }: BuildThisProps) {
  const found = useQueries({ queries: neededSlugs(build).map((slug) => productQuery(slug)) });
  const products = found.flatMap(({ data }) => data ?? []);
  const add = useAddNeeds();
  const [owned, setOwned] = useState<readonly string[]>([]);
  const press = async (): Promise<void> => {
    // Without a stash all of it is bought.
    const stash = await readStash().catch(() => new Map<string, number>());
    const spent = lackingParts(build.swaps, stash);
    setOwned(products.filter(({ slug }) => spent.owned.includes(slug)).map(({ name }) => name));
    add.mutate(products.filter(({ slug, inStock }) => inStock && !spent.owned.includes(slug)));
  };
  const canBuy = products.some(({ inStock }) => inStock);
  const unsold = build.swaps.filter(({ part }) => part === null);
  return (
    <section className={`${panel.panel} ${styles.this}`} aria-labelledby="build-this">
      <h2 id="build-this">Build this one</h2>
      {!build.kit.onSale && <p>We no longer sell the {build.kit.name}.</p>}
      <ul className={styles.lines}>
        {products.map(({ slug, name, price, inStock }) => (
          <li key={slug}>
            <AppLink href={paths.product(slug)}>{name}</AppLink>
            {inStock ? <Price amount={price} /> : <span>Out of stock</span>}
          </li>
        ))}
      </ul>
      {unsold.length > 0 && (
        <p className={text.meta}>
          Not sold here: {unsold.map(({ refs, is }) => `${is} for ${refs.join(', ')}`).join('; ')}.
        </p>
      )}
      {products.length > 0 && (
        <Button variant="primary" wide disabled={!canBuy} pending={add.isPending} onClick={() => void press()}>
          <Icon shape={cart} />
          {buyText(build)}
        </Button>
      )}
      <p role="status" className={text.meta}>
        {owned.length > 0 && `Left out, it’s in your stash: ${owned.join(', ')}.`}
      </p>
      {build.kit.onSale && (
        <AppLink href={paths.bench(build.kit.slug, 'build')} className={buttonClass({ wide: true })}>
          See the guided build
        </AppLink>
      )}
    </section>
  );
}
