import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import type { CatalogueParams } from '#domain/paths/paths.ts';
import { concernsOrigin, withoutFilters } from './filters/active-filters.ts';
import { SearchAdvice } from './advice/search-advice.tsx';
import { FoundQuestions } from './advice/found-questions.tsx';
import { CatalogueTools } from './catalogue-tools.tsx';
import { catalogueTitle, leadFor, listName } from './catalogue-texts.ts';
import { rememberCatalogue } from './last-catalogue.ts';
import { ListReaderHint, SearchedList } from './list-reader-hint.tsx';
import { ProductsLoadFailed, NothingFound } from './list-states.tsx';
import type { CardProduct } from '../../components/product-card/card-product.ts';
import { ProductGrid, ProductGridSkeleton } from '../../components/product-card/product-grid.tsx';
import { facetsQuery, isRow, productsQuery, uniqueProducts, type ListedProduct } from './product-list.queries.ts';
import { ResultsBar } from './results-bar.tsx';
import { KindLinks } from './parts-table/kinds/kind-links.tsx';
import { PartsTable } from './parts-table/parts-table.tsx';
import type { ChangeParams } from './use-catalogue-params.ts';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './catalogue-page.module.css';
import { screenPageSize } from '#domain/catalogue/catalogue.ts';
import { Button } from '../../ui/button/button.tsx';

interface ShowMoreProps {
  formId: string;
  shown: number;
  total: number;
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onShowMore: () => void;
}

/** The next page joins the list and the address stays. Without a script the button asks for a longer page. */
function ShowMore({ formId, shown, total, hasMore, loading, failed, onShowMore }: ShowMoreProps) {
  if (!hasMore && total <= screenPageSize) return null;
  return (
    <div className={styles.showMore}>
      <p className={text.meta} role="status">
        {failed ? 'The next products did not load. Please try again.' : `Showing ${shown} of ${total}`}
      </p>
      {hasMore && (
        <Button
          className={styles.button}
          type="submit"
          form={formId}
          name="show"
          value={shown + screenPageSize}
          pending={loading}
          onClick={(event) => {
            event.preventDefault();
            onShowMore();
          }}
        >
          {loading ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

interface PagedList {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

const rememberedPages = (): number => Number((history.state as { pages?: unknown } | null)?.pages) || 1;

/**
 * Opens the next page of a list, and keeps in the history entry how many are open. The way back finds them in the
 * query cache; after a reload, which empties the cache, they are fetched again.
 */
function useRememberedPages({ data, hasNextPage, isFetching, isError, fetchNextPage }: PagedList): () => void {
  const pageCount = data?.pages.length ?? 0;
  useEffect(() => {
    const isBehind = pageCount > 0 && pageCount < rememberedPages();
    if (isBehind && hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [pageCount, hasNextPage, isFetching, isError, fetchNextPage]);

  return () => {
    history.replaceState({ ...(history.state as object | null), pages: pageCount + 1 }, '');
    fetchNextPage();
  };
}

interface CataloguePageProps {
  params: CatalogueParams;
  onChange: ChangeParams;
}

/** Parts as rows, kits and boards as cards. */
function Products({ products, showOrigin }: { products: readonly ListedProduct[]; showOrigin: boolean }) {
  const rows = products.filter(isRow);
  const cards = products.filter((product): product is CardProduct => !isRow(product));
  return (
    <>
      {rows.length > 0 && (
        <div className={styles.rows}>
          <PartsTable kind={null} parts={rows} byValue={false} showOrigin={showOrigin} />
        </div>
      )}
      {cards.length > 0 && <ProductGrid products={cards} showOrigin={showOrigin} />}
    </>
  );
}

export function CataloguePage({ params, onChange }: CataloguePageProps) {
  const formId = useId();
  const results = useRef<HTMLDivElement>(null);
  const list = useInfiniteQuery(productsQuery(params));
  const { data: facets } = useQuery({ ...facetsQuery(params), placeholderData: keepPreviousData });
  const showMore = useRememberedPages(list);
  useEffect(() => rememberCatalogue(params), [params]);

  const pages = list.data?.pages;
  const products = pages && uniqueProducts(pages);
  const last = pages?.at(-1);
  const change: ChangeParams = (changes, options) => onChange({ ...params, show: '', ...changes }, options);
  /** The pressed badge or button goes away with its filter; the focus moves to what it has changed. */
  const take = (changed: CatalogueParams): void => {
    results.current?.focus({ preventScroll: true });
    onChange(changed);
  };

  return (
    <div className={classNames(text.wrap, styles.catalogue)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{catalogueTitle}</h1>
        <h2 className={styles.listed}>{listName(params) ?? 'All products'}</h2>
        <p className={classNames(text.meta, styles.lead)}>{leadFor(params.category)}</p>
      </header>
      <CatalogueTools formId={formId} params={params} facets={facets} total={last?.total} onChange={change} />
      {params.category === 'parts' && <KindLinks />}
      <ResultsBar
        ref={results}
        formId={formId}
        params={params}
        found={last && { total: last.total, inStock: last.inStock }}
        failed={list.isError && !last}
        toScale={products?.some(({ category }) => category === 'kit') ?? false}
        onChange={change}
        onFilterRemove={take}
      />
      {params.search && <SearchedList search={params.search} />}
      {params.search && <SearchAdvice search={params.search} params={params} found={last?.total} />}
      {!products && !list.isError && <ProductGridSkeleton />}
      {!products && list.isError && <ProductsLoadFailed />}
      {products?.length === 0 && (
        <NothingFound category={params.category} onClear={() => take(withoutFilters(params))} />
      )}
      {products && products.length > 0 && <Products products={products} showOrigin={concernsOrigin(params)} />}
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
      {params.search && last && <FoundQuestions search={params.search} />}
      {params.category === 'parts' && <ListReaderHint />}
    </div>
  );
}
