import type { ReactNode } from 'react';
import type { Suggestions } from '#contracts/catalogue.ts';
import { Price } from '../../components/price/price.tsx';
import { paths } from '#domain/paths/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { arrowRight, magnifier } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Stage } from '../../ui/stage/stage.tsx';
import textStyles from '../../ui/text/text.module.css';
import styles from './suggestion-options.module.css';

export interface SuggestionOption {
  readonly key: string;
  readonly href: string;
  readonly content: ReactNode;
  readonly className?: string | undefined;
  /** The name over the rows that belong together. */
  readonly group?: string | undefined;
  /** What was typed goes along. */
  readonly isListReader?: true;
}

const categoryOption = ({
  label,
  category,
  subcategory,
  kind,
}: Suggestions['categories'][number]): SuggestionOption => ({
  key: `${category}/${subcategory}/${kind}`,
  href: paths.products({ category, ...(subcategory && { subcategory }), ...(kind && { kind }) }),
  group: 'Categories',
  content: (
    <>
      <Icon shape={arrowRight} />
      <span className={styles.name}>{label}</span>
    </>
  ),
});

type SuggestedProduct = Suggestions['products'][number];

const productGroups: Readonly<Record<string, string>> = { kit: 'Kits', pcb: 'Boards', parts: 'Parts' };

const productOption = (
  { slug, name, price, imageUrl, inStock, reason }: SuggestedProduct,
  group: string | undefined,
): SuggestionOption => ({
  key: slug,
  href: paths.product(slug),
  group,
  content: (
    <>
      <Stage fit className={styles.stage}>
        <img src={imageUrl} alt="" width={44} height={44} />
      </Stage>
      <span className={styles.name}>
        {name}
        {reason && <span className={classNames(textStyles.meta, styles.note)}>{reason}</span>}
        {!inStock && <span className={classNames(textStyles.meta, styles.note)}>Out of Stock</span>}
      </span>
      <Price amount={price} />
    </>
  ),
});

/** The best product stands in the first group, and each group keeps the order of its products. */
function byGroup(products: readonly SuggestedProduct[]): SuggestionOption[] {
  const groups = Map.groupBy(products, ({ category }) => category);
  return [...groups].flatMap(([category, members]) =>
    members.map((product) => productOption(product, productGroups[category])),
  );
}

const book =
  'M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.7 2-1.5 5-2 8.5-1.7V4.8C17 4.5 14 5 12 6.5zM12 6.5v13.4';

const guideOption = ({ title, path }: Suggestions['guides'][number]): SuggestionOption => ({
  key: path,
  href: path,
  group: 'Guides',
  content: (
    <>
      <Icon shape={book} />
      <span className={styles.name}>{title}</span>
    </>
  ),
});

const searchOption = (text: string): SuggestionOption => ({
  key: 'search',
  href: paths.products({ search: text }),
  className: styles.last,
  content: (
    <>
      <Icon shape={magnifier} />
      <span className={styles.name}>Search for “{text}”</span>
    </>
  ),
});

const sheet = 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4';

/** Several parts at once are no search: they are read as a list, unless somebody wants it so. */
export const listOptions = (text: string): SuggestionOption[] => [
  {
    key: 'list',
    href: paths.bench('paste'),
    isListReader: true,
    content: (
      <>
        <Icon shape={sheet} />
        <span className={styles.name}>
          Read it as a list of parts
          <span className={classNames(textStyles.meta, styles.note)}>We find each one and count the packs.</span>
        </span>
      </>
    ),
  },
  searchOption(text),
];

/** What is not sold is said over the first group, since a list of choices holds nothing but groups and choices. */
function absentOptions(text: string, sentence: string, { products, guides }: Suggestions): SuggestionOption[] {
  const rest = [...guides.map(guideOption), searchOption(text)];
  const standIns = products.map((product) => productOption(product, `${sentence} The nearest we have:`));
  if (standIns.length > 0) return [...standIns, ...rest];
  const { group } = rest[0]!;
  return rest.map((option) => (option.group === group ? { ...option, group: sentence } : option));
}

/** Products lead, in groups of a kind; the search itself is always the last row. */
export function optionsOf(text: string, suggestions: Suggestions): SuggestionOption[] {
  const { absent, categories, products, guides } = suggestions;
  if (absent) return absentOptions(text, absent, suggestions);
  return [...byGroup(products), ...categories.map(categoryOption), ...guides.map(guideOption), searchOption(text)];
}

interface SuggestionListProps {
  id: string;
  options: readonly SuggestionOption[];
  active: number | null;
  onChoose: (option: SuggestionOption) => void;
}

/** The id of a row, by which the search box names the one that is meant. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface NumberedOption extends SuggestionOption {
  readonly index: number;
}

/** Rows that follow each other under one name, or under none. */
function groupsOf(options: readonly SuggestionOption[]): NumberedOption[][] {
  const groups: NumberedOption[][] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last[0]!.group === option.group) last.push({ ...option, index });
    else groups.push([{ ...option, index }]);
  }
  return groups;
}

export function SuggestionList({ id, options, active, onChoose }: SuggestionListProps) {
  const row = (option: NumberedOption) => {
    const { key, content, className, index } = option;
    return (
      <div
        key={key}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === active}
        className={classNames(styles.option, className)}
        // The box keeps the focus, so that its leaving means that the visitor has left.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(option)}
      >
        {content}
      </div>
    );
  };
  return (
    <div className={styles.list} id={id} role="listbox" aria-label="Suggestions">
      {groupsOf(options).map((rows) => {
        const { group } = rows[0]!;
        if (!group) return rows.map(row);
        return (
          <div key={group} role="group" aria-label={group} className={styles.group}>
            <span className={styles.heading} aria-hidden="true">
              {group}
            </span>
            {rows.map(row)}
          </div>
        );
      })}
    </div>
  );
}
