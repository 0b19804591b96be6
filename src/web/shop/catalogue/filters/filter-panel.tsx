import { lazy, Suspense, type ReactNode } from 'react';
import type { Facets } from '#contracts/catalogue.ts';
import {
  allSubcategories,
  categories,
  categoryNames,
  difficulties,
  subcategories,
} from '#domain/catalogue/catalogue.ts';
import { paths, type CatalogueParams } from '#domain/paths/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import { countText, knownCategory, knownKind } from '../catalogue-texts.ts';
import { DifficultyBadge } from '../../../components/product-card/difficulty-badge.tsx';
import { kindGroups, shortLabel } from '../parts-table/kinds/kind-names.ts';
import { ChoiceButton, ChoiceLink, FilterChoices } from './filter-choice.tsx';
import { PriceRange, type PriceDraft } from './price-range.tsx';
import { sheetOptions, type FilterPlace, type SheetEntry } from './use-filter-place.ts';
import styles from './filter-panel.module.css';

interface FilterGroupProps {
  title: string;
  /** It has a line of the panel for itself. */
  wide?: boolean;
  children: ReactNode;
}

function FilterGroup({ title, wide = false, children }: FilterGroupProps) {
  return (
    <fieldset className={classNames(styles.group, wide && styles.wide)}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

interface FilterPanelProps {
  id: string;
  /** Where it stands open. */
  place: FilterPlace | null;
  /** Of the sheet in the history. */
  entry: SheetEntry | undefined;
  params: CatalogueParams;
  facets: Facets | undefined;
  /** How many products the filters leave. */
  total: number | undefined;
  price: PriceDraft;
  onChange: (changes: CatalogueParams) => void;
  onClose: () => void;
  /** What a sheet shows before the filters, since it covers it on the page. */
  children?: ReactNode;
}

type ChoicesProps = Pick<FilterPanelProps, 'params' | 'facets' | 'entry'>;

const sum = (counts: Readonly<Record<string, number>> | undefined): number | undefined =>
  counts && Object.values(counts).reduce((total, count) => total + count, 0);

function CategoryChoices({ params, facets, entry }: ChoicesProps) {
  const chosen = knownCategory(params.category);
  const hrefOf = (category: string): string => {
    const kept = subcategories[knownCategory(category) ?? 'kit'].some(({ slug }) => slug === params.subcategory);
    const keepsKind = category === 'parts';
    return paths.products({
      ...params,
      show: '',
      category,
      ...(!kept && { subcategory: '' }),
      ...(!keepsKind && { kind: '' }),
    });
  };
  return (
    <FilterGroup title="Category">
      <FilterChoices>
        <ChoiceLink
          href={hrefOf('')}
          {...sheetOptions(entry)}
          label="All"
          count={sum(facets?.category)}
          chosen={!params.category}
        />
        {categories.map((category) => (
          <ChoiceLink
            key={category}
            href={hrefOf(category)}
            {...sheetOptions(entry)}
            label={categoryNames[category].menu}
            count={facets && (facets.category[category] ?? 0)}
            chosen={chosen === category}
          />
        ))}
      </FilterChoices>
    </FilterGroup>
  );
}

function SubcategoryChoices({ params, facets, entry }: ChoicesProps) {
  const category = knownCategory(params.category);
  if (!category) return null;
  const current = params.subcategory ?? allSubcategories;
  const hrefOf = (subcategory: string): string => paths.products({ ...params, show: '', subcategory });
  return (
    <FilterGroup title={category === 'parts' ? 'Type' : 'Effect'} wide>
      <FilterChoices>
        <ChoiceLink
          href={hrefOf('')}
          {...sheetOptions(entry)}
          label="All"
          count={sum(facets?.subcategory)}
          chosen={current === allSubcategories}
        />
        {subcategories[category].map(({ slug, label }) => (
          <ChoiceLink
            key={slug}
            href={hrefOf(slug)}
            {...sheetOptions(entry)}
            label={label}
            count={facets && (facets.subcategory[slug] ?? 0)}
            chosen={current === slug}
          />
        ))}
      </FilterChoices>
    </FilterGroup>
  );
}

/** The kinds of parts by group, as on the shelf. */
function KindChoices({ params, facets, entry }: ChoicesProps) {
  const chosen = knownKind(params);
  if (params.category !== 'parts' && !chosen) return null;
  const hrefOf = (kind: string): string => paths.products({ ...params, show: '', search: '', category: 'parts', kind });
  return (
    <FilterGroup title="Kind" wide>
      <div className={styles.kinds}>
        {kindGroups(facets?.kind).map(({ group, kinds }) => (
          <div key={group}>
            <p className={styles.kindGroup}>{group}</p>
            <FilterChoices>
              {kinds.map(({ kind, count }) => (
                <ChoiceLink
                  key={kind}
                  href={hrefOf(kind === chosen ? '' : kind)}
                  {...sheetOptions(entry)}
                  label={shortLabel(kind)}
                  count={count}
                  chosen={kind === chosen}
                />
              ))}
            </FilterChoices>
          </div>
        ))}
      </div>
    </FilterGroup>
  );
}

type ButtonsProps = Pick<FilterPanelProps, 'params' | 'facets' | 'onChange'>;

function DifficultyChoices({ params, facets, onChange }: ButtonsProps) {
  return (
    <FilterGroup title="Difficulty">
      <FilterChoices>
        {difficulties.map((difficulty) => {
          const chosen = params.difficulty === difficulty;
          const next = chosen ? '' : difficulty;
          const count = facets && (facets.difficulty[difficulty] ?? 0);
          return (
            <ChoiceButton
              key={difficulty}
              name="difficulty"
              value={next}
              count={count}
              chosen={chosen}
              title={count === undefined ? undefined : countText(params.category, count)}
              onChoose={() => onChange({ difficulty: next })}
            >
              <DifficultyBadge difficulty={difficulty} plain />
            </ChoiceButton>
          );
        })}
      </FilterChoices>
    </FilterGroup>
  );
}

/** The countries that the products come from, by name; one that was chosen stays, so that it can be taken back. */
function OriginChoices({ params, facets, onChange }: ButtonsProps) {
  const counts = { ...(params.origin && { [params.origin]: 0 }), ...facets?.origin };
  const origins = Object.keys(counts).sort();
  if (origins.length === 0) return null;
  return (
    <FilterGroup title="Country of origin" wide>
      <FilterChoices>
        {origins.map((origin) => {
          const chosen = params.origin === origin;
          const next = chosen ? '' : origin;
          const count = facets && counts[origin];
          return (
            <ChoiceButton
              key={origin}
              name="origin"
              value={next}
              count={count}
              chosen={chosen}
              title={count === undefined ? undefined : countText(params.category, count)}
              onChoose={() => onChange({ origin: next })}
            >
              {origin}
            </ChoiceButton>
          );
        })}
      </FilterChoices>
    </FilterGroup>
  );
}

/** Everything that narrows the list, each choice with the number of products it would leave. */
export function FilterPanel({
  id,
  place,
  entry,
  params,
  facets,
  total,
  price,
  onChange,
  onClose,
  children,
}: FilterPanelProps) {
  const shown = { params, facets, entry };
  const choices = (
    <>
      <KindChoices {...shown} />
      <CategoryChoices {...shown} />
      <DifficultyChoices params={params} facets={facets} onChange={onChange} />
      <SubcategoryChoices {...shown} />
      <OriginChoices params={params} facets={facets} onChange={onChange} />
      <div className={styles.row}>
        <FilterGroup title="Price in rupees">
          <PriceRange draft={price} range={facets?.price ?? null} />
        </FilterGroup>
        <FilterGroup title="Stock">
          <Switch
            label="In stock only"
            name="inStock"
            value="true"
            checked={params.inStock === 'true'}
            onChange={(event) => onChange({ inStock: event.target.checked ? 'true' : '' })}
          />
        </FilterGroup>
      </div>
    </>
  );
  if (place === 'sheet') {
    return (
      <Suspense>
        <FilterSheet category={params.category} total={total} onClose={onClose}>
          <div id={id} className={styles.onSheet}>
            {children}
            {choices}
          </div>
        </FilterSheet>
      </Suspense>
    );
  }
  return (
    <div id={id} className={classNames(styles.filterPanel, !place && styles.closed)}>
      {choices}
      <noscript>
        <Button type="submit" variant="primary">
          Apply
        </Button>
      </noscript>
    </div>
  );
}
