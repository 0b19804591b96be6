import { useQuery } from '@tanstack/react-query';
import type { AdminProductSummary, ProductCounts, ProductSort } from '#contracts/products.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { buttonClass } from '../ui/button/button.tsx';
import { download, upload } from '../../ui/icon/icon-shapes.ts';
import { ListPage } from '../ui/list-page/list-page.tsx';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { OfficeTable, type OfficeColumn } from '../ui/office-table/office-table.tsx';
import { kindName, LastsCell, PriceCell, ProductName, StockCell, Thumb } from './product-cells.tsx';
import {
  exportUrl,
  productCountsQuery,
  productFilterNames,
  useProductList,
  type ProductFilterParams,
} from './products.queries.ts';
import styles from './product-list.module.css';
import { categories, categoryNames, subcategories, type Category } from '#domain/catalogue/catalogue.ts';
import { partKinds, partKindSlugs } from '#domain/catalogue/part-kinds.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Stack } from '../ui/columns/columns.tsx';

interface Props {
  readonly filter: ProductFilterParams;
  readonly onChange: (change: { readonly [Name in keyof ProductFilterParams]?: string | null }) => void;
}

const stocks = { in: 'In stock', low: 'Low', out: 'Out of stock', uncounted: 'Not counted' };

/** Everything the list can be narrowed down by besides its views. */
function ProductFilterFields({ filter, onChange }: Props) {
  const sections = filter.category ? subcategories[filter.category as Category] : [];
  return (
    <Stack>
      <SelectField
        label="Category"
        value={filter.category ?? ''}
        onChange={(event) => onChange({ category: event.target.value, subcategory: null, kind: null })}
      >
        <option value="">Every category</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {categoryNames[category].menu}
          </option>
        ))}
      </SelectField>
      {sections.length > 0 && (
        <SelectField
          label="Section"
          value={filter.subcategory ?? ''}
          onChange={(event) => onChange({ subcategory: event.target.value })}
        >
          <option value="">Every section</option>
          {sections.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label="Kind" value={filter.kind ?? ''} onChange={(event) => onChange({ kind: event.target.value })}>
        <option value="">Every kind</option>
        {partKindSlugs.map((kind) => (
          <option key={kind} value={kind}>
            {partKinds[kind].label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Stock"
        value={filter.stock ?? ''}
        onChange={(event) => onChange({ stock: event.target.value })}
      >
        <option value="">Any</option>
        {Object.entries(stocks).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <label>
        <input
          type="checkbox"
          checked={filter.pictures === 'none'}
          onChange={(event) => onChange({ pictures: event.target.checked ? 'none' : null })}
        />{' '}
        Without a picture
      </label>
    </Stack>
  );
}

const columns: readonly OfficeColumn<AdminProductSummary>[] = [
  { id: 'picture', header: 'Picture', width: '4.75rem', cell: (row) => <Thumb imageUrl={row.imageUrl} /> },
  { id: 'name', header: 'Product', isLink: true, sort: 'name', cell: (row) => <ProductName row={row} /> },
  { id: 'kind', header: 'Kind', width: '10rem', wideOnly: true, cell: kindName },
  { id: 'price', header: 'Price', width: '8rem', align: 'end', sort: 'price', cell: (row) => <PriceCell row={row} /> },
  { id: 'stock', header: 'Stock', width: '7rem', align: 'end', cell: (row) => <StockCell row={row} /> },
  {
    id: 'sold',
    header: 'Sold, 30 days',
    width: '8rem',
    align: 'end',
    wideOnly: true,
    cell: (row) => row.sold30.toLocaleString('en-IN'),
  },
  { id: 'lasts', header: 'Lasts', width: '8rem', cell: (row) => <LastsCell row={row} /> },
];

const views: readonly { label: string; count: keyof ProductCounts; filter: ProductFilterParams }[] = [
  { label: 'All', count: 'all', filter: {} },
  { label: 'Kits', count: 'kit', filter: { category: 'kit' } },
  { label: 'PCBs', count: 'pcb', filter: { category: 'pcb' } },
  { label: 'Parts', count: 'parts', filter: { category: 'parts' } },
  { label: 'Low', count: 'low', filter: { stock: 'low' } },
  { label: 'Out of stock', count: 'out', filter: { stock: 'out' } },
  { label: 'Price scheduled', count: 'scheduled', filter: { scheduled: 'true' } },
  { label: 'Drafts', count: 'drafts', filter: { drafts: 'true' } },
  { label: 'Archived', count: 'archived', filter: { archived: 'true' } },
];

const hrefOf = (filter: ProductFilterParams): string => {
  const query = new URLSearchParams(filter as Record<string, string>).toString();
  return query ? `${officePaths.products}?${query}` : officePaths.products;
};

const isSame = (a: ProductFilterParams, b: ProductFilterParams): boolean =>
  productFilterNames.every((name) => name === 'search' || a[name] === b[name]);

const chipWords: Readonly<Partial<Record<keyof ProductFilterParams, string>>> = {
  subcategory: 'Section',
  kind: 'Kind',
  stock: 'Stock',
  pictures: 'Pictures',
};

const card = (row: AdminProductSummary) => (
  <span className={styles.card}>
    <Thumb imageUrl={row.imageUrl} />
    <span className={styles.value}>
      <span className={styles.name}>Price</span>
      <PriceCell row={row} />
    </span>
    <span className={styles.value}>
      <span className={styles.name}>Stock</span>
      <StockCell row={row} />
    </span>
    <LastsCell row={row} />
  </span>
);

/** Every product, found and edited in its row. */
export function ProductList() {
  const [params, change] = useListParams([...productFilterNames, 'sort']);
  const { sort = 'name', ...filter } = params;
  const list = useProductList(filter, sort as ProductSort);
  const { data: counts } = useQuery(productCountsQuery);
  const current = views.find((view) => isSame(view.filter, filter));
  const chips = (Object.keys(chipWords) as (keyof ProductFilterParams)[])
    .filter((name) => filter[name] && !current?.filter[name])
    .map((name) => ({ label: `${chipWords[name]}: ${filter[name]}`, onRemove: () => change({ [name]: null }) }));
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <ListPage
      title="Products"
      list={list}
      views={views.map((view) => ({
        label: view.label,
        href: hrefOf(view.filter),
        count: counts?.[view.count],
        isCurrent: view === current,
      }))}
      search={{
        value: filter.search ?? '',
        placeholder: 'Name, slug, marking, HSN',
        onSearch: (search) => change({ search }),
      }}
      chips={chips}
      filter={<ProductFilterFields filter={filter} onChange={change} />}
      tools={
        <>
          <AppLink className={buttonClass()} href={officePaths.import}>
            <Icon shape={upload} />
            Import
          </AppLink>
          <a className={buttonClass()} href={exportUrl(filter)} download>
            <Icon shape={download} />
            CSV
          </a>
          <AppLink className={buttonClass({ variant: 'primary' })} href={officePaths.newProduct}>
            New product
          </AppLink>
        </>
      }
      empty={
        <Notice heading={isFiltered ? 'No product matches' : 'There are no products yet'}>
          {isFiltered ? 'Try fewer letters, or take a filter away.' : 'Add the first one, or import a file.'}
        </Notice>
      }
    >
      <OfficeTable
        label="Products"
        columns={columns}
        list={list}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => officePaths.product(row.slug)}
        card={card}
        sorting={{
          by: sort.replace(/^-/, ''),
          descending: sort.startsWith('-'),
          onSort: (by, descending) => change({ sort: `${descending ? '-' : ''}${by}` }),
        }}
      />
    </ListPage>
  );
}
