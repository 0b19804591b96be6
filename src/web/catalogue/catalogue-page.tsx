import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import type { CatalogueAddress } from '#domain/paths.ts';
import { withoutFilters } from './filters/active-filters.ts';
import { CatalogueTools } from './catalogue-tools.tsx';
import { catalogueTitle, leadFor } from './catalogue-words.ts';
import { rememberCatalogue } from './last-catalogue.ts';
import { LoadingFailed, NothingFound } from './list-states.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { facetsQuery, productsOf, productsQuery } from './product-list.queries.ts';
import { ResultsBar } from './results-bar.tsx';
import { ShowMore } from './show-more.tsx';
import type { ChangeAddress } from './use-catalogue-address.ts';
import { useRememberedPages } from './use-remembered-pages.ts';

interface CataloguePageProps {
  address: CatalogueAddress;
  onChange: ChangeAddress;
}

export function CataloguePage({ address, onChange }: CataloguePageProps) {
  const formId = useId();
  const results = useRef<HTMLDivElement>(null);
  const list = useInfiniteQuery(productsQuery(address));
  const { data: facets } = useQuery({ ...facetsQuery(address), placeholderData: keepPreviousData });
  const showMore = useRememberedPages(list);
  useEffect(() => rememberCatalogue(address), [address]);

  const pages = list.data?.pages;
  const products = pages && productsOf(pages);
  const last = pages?.at(-1);
  const change = (changes: CatalogueAddress): void => onChange({ ...address, show: '', ...changes });
  /** The pressed badge or button goes away with its filter; the focus moves to what it has changed. */
  const take = (changed: CatalogueAddress): void => {
    results.current?.focus({ preventScroll: true });
    onChange(changed);
  };

  return (
    <div className="wrap catalogue">
      <header className="catalogue-head">
        <h1>{catalogueTitle}</h1>
        <p className="lead">{leadFor(address.category)}</p>
      </header>
      <CatalogueTools formId={formId} address={address} facets={facets} onChange={change} />
      <ResultsBar
        ref={results}
        formId={formId}
        address={address}
        found={last && { total: last.total, inStock: last.inStock }}
        failed={list.isError && !last}
        toScale={products?.some(({ category }) => category === 'kit') ?? false}
        onChange={change}
        onTake={take}
      />
      {!products && !list.isError && <ProductGridSkeleton />}
      {!products && list.isError && <LoadingFailed />}
      {products?.length === 0 && (
        <NothingFound category={address.category} onClear={() => take(withoutFilters(address))} />
      )}
      {products && products.length > 0 && <ProductGrid products={products} />}
      {products && last && products.length > 0 && (
        <ShowMore
          formId={formId}
          shown={products.length}
          total={last.total}
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onShowMore={showMore}
        />
      )}
    </div>
  );
}
