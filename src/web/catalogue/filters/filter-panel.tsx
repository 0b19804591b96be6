import type { ReactNode } from 'react';
import type { Facets } from '#contracts/catalogue.ts';
import {
  allSubcategories,
  categories,
  categoryNames,
  difficulties,
  subcategories,
} from '#domain/catalogue/catalogue.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths, type CatalogueParams } from '#domain/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { countText, knownCategory, nounFor } from '../catalogue-texts.ts';
import { DifficultyBadge } from '../product-card/difficulty-badge.tsx';
import { PriceRange, type PriceDraft } from './price-range.tsx';

function Group({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <fieldset className={classNames('filter-group', wide && 'filter-group-wide')}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** How many products a choice would give; nothing before that is known. */
function ChoiceCount({ count }: { count: number | undefined }) {
  return count === undefined ? null : (
    <span className="choice-count" aria-hidden="true">
      {count}
    </span>
  );
}

interface ChoiceLinkProps {
  href: string;
  label: string;
  count: number | undefined;
  chosen: boolean;
}

/** A choice that is a place of its own: it can be opened in a new tab, and read ahead. */
function ChoiceLink({ href, label, count, chosen }: ChoiceLinkProps) {
  return (
    <AppLink
      href={href}
      className={classNames('choice', count === 0 && 'choice-empty')}
      {...(count !== undefined && { title: countText(undefined, count) })}
      {...(chosen && { 'aria-current': 'true' as const })}
    >
      {label}
      <ChoiceCount count={count} />
    </AppLink>
  );
}

interface FilterPanelProps {
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
    return paths.products({ ...params, show: '', category, ...(!kept && { subcategory: '' }) });
  };
  return (
    <Group title="Category">
      <div className="choices">
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
      </div>
    </Group>
  );
}

function SubcategoryChoices({ params, facets }: ChoicesProps) {
  const category = knownCategory(params.category);
  if (!category) return null;
  const current = params.subcategory ?? allSubcategories;
  const hrefOf = (subcategory: string): string => paths.products({ ...params, show: '', subcategory });
  return (
    <Group title={category === 'parts' ? 'Type' : 'Effect'} wide>
      <div className="choices">
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
      </div>
    </Group>
  );
}

function DifficultyChoices({ params, facets, onChange }: Omit<FilterPanelProps, 'price'>) {
  return (
    <Group title="Difficulty">
      <div className="choices">
        {difficulties.map((difficulty) => {
          const chosen = params.difficulty === difficulty;
          const next = chosen ? '' : difficulty;
          const count = facets && (facets.difficulty[difficulty] ?? 0);
          return (
            <button
              key={difficulty}
              type="submit"
              name="difficulty"
              value={next}
              aria-pressed={chosen}
              className={classNames('choice', count === 0 && 'choice-empty')}
              {...(count !== undefined && { title: `${count} ${nounFor(params.category, count)}` })}
              onClick={(event) => {
                event.preventDefault();
                onChange({ difficulty: next });
              }}
            >
              <DifficultyBadge difficulty={difficulty} plain />
              <ChoiceCount count={count} />
            </button>
          );
        })}
      </div>
    </Group>
  );
}

/** Everything that narrows the list, each choice with the number of products it would leave. */
export function FilterPanel({ params, facets, price, onChange }: FilterPanelProps) {
  return (
    <>
      <CategoryChoices params={params} facets={facets} />
      <DifficultyChoices params={params} facets={facets} onChange={onChange} />
      <SubcategoryChoices params={params} facets={facets} />
      <div className="filter-row">
        <Group title="Price in rupees">
          <PriceRange draft={price} range={facets?.price ?? null} />
        </Group>
        <Group title="Stock">
          <Switch
            label="In stock only"
            name="inStock"
            value="true"
            checked={params.inStock === 'true'}
            onChange={(event) => onChange({ inStock: event.target.checked ? 'true' : '' })}
          />
        </Group>
      </div>
      <noscript>
        <Button type="submit" variant="primary">
          Apply
        </Button>
      </noscript>
    </>
  );
}
