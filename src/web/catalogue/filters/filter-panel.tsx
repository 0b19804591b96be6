import type { Facets } from '#contracts/catalogue.ts';
import {
  allSubcategories,
  categories,
  categoryNames,
  difficulties,
  subcategories,
} from '#domain/catalogue/catalogue.ts';
import { paths, type CatalogueParams } from '#domain/paths/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { knownCategory, knownKind, nounFor } from '../catalogue-texts.ts';
import { DifficultyBadge } from '../product-card/difficulty-badge.tsx';
import { kindGroups, shortLabel } from '../shelf/kinds/kind-names.ts';
import { ChoiceButton, ChoiceLink, FilterChoices } from './filter-choice.tsx';
import { FilterGroup } from './filter-group.tsx';
import { PriceRange, type PriceDraft } from './price-range.tsx';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  id: string;
  open: boolean;
  params: CatalogueParams;
  facets: Facets | undefined;
  price: PriceDraft;
  onChange: (changes: CatalogueParams) => void;
}

type ChoicesProps = Pick<FilterPanelProps, 'params' | 'facets'>;

const sum = (counts: Readonly<Record<string, number>> | undefined): number | undefined =>
  counts && Object.values(counts).reduce((total, count) => total + count, 0);

function CategoryChoices({ params, facets }: ChoicesProps) {
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
        <ChoiceLink href={hrefOf('')} label="All" count={sum(facets?.category)} chosen={!params.category} />
        {categories.map((category) => (
          <ChoiceLink
            key={category}
            href={hrefOf(category)}
            label={categoryNames[category].menu}
            count={facets && (facets.category[category] ?? 0)}
            chosen={chosen === category}
          />
        ))}
      </FilterChoices>
    </FilterGroup>
  );
}

function SubcategoryChoices({ params, facets }: ChoicesProps) {
  const category = knownCategory(params.category);
  if (!category) return null;
  const current = params.subcategory ?? allSubcategories;
  const hrefOf = (subcategory: string): string => paths.products({ ...params, show: '', subcategory });
  return (
    <FilterGroup title={category === 'parts' ? 'Type' : 'Effect'} wide>
      <FilterChoices>
        <ChoiceLink
          href={hrefOf('')}
          label="All"
          count={sum(facets?.subcategory)}
          chosen={current === allSubcategories}
        />
        {subcategories[category].map(({ slug, label }) => (
          <ChoiceLink
            key={slug}
            href={hrefOf(slug)}
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
function KindChoices({ params, facets }: ChoicesProps) {
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

function DifficultyChoices({ params, facets, onChange }: Pick<FilterPanelProps, 'params' | 'facets' | 'onChange'>) {
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
              title={count === undefined ? undefined : `${count} ${nounFor(params.category, count)}`}
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

/** Everything that narrows the list, each choice with the number of products it would leave. */
export function FilterPanel({ id, open, params, facets, price, onChange }: FilterPanelProps) {
  return (
    <div id={id} className={classNames(styles.filterPanel, !open && styles.closed)}>
      <KindChoices params={params} facets={facets} />
      <CategoryChoices params={params} facets={facets} />
      <DifficultyChoices params={params} facets={facets} onChange={onChange} />
      <SubcategoryChoices params={params} facets={facets} />
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
      <noscript>
        <Button type="submit" variant="primary">
          Apply
        </Button>
      </noscript>
    </div>
  );
}
