import type { ReactNode } from 'react';
import type { Suggestions } from '#contracts/catalogue.ts';
import { Price } from '../../catalogue/product-card/price.tsx';
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
  readonly group?: string;
}

const categoryOption = ({ label, category, subcategory }: Suggestions['categories'][number]): SuggestionOption => ({
  key: `${category}/${subcategory}`,
  href: paths.products({ category, ...(subcategory && { subcategory }) }),
  content: (
    <>
      <Icon shape={arrowRight} />
      <span className={styles.name}>{label}</span>
    </>
  ),
});

const productOption = ({
  slug,
  name,
  price,
  imageUrl,
  inStock,
}: Suggestions['products'][number]): SuggestionOption => ({
  key: slug,
  href: paths.product(slug),
  content: (
    <>
      <Stage fit className={styles.stage}>
        <img src={imageUrl} alt="" width={44} height={44} />
      </Stage>
      <span className={styles.name}>
        {name}
        {!inStock && <span className={classNames(textStyles.meta, styles.outOfStock)}>Out of Stock</span>}
      </span>
      <Price amount={price} />
    </>
  ),
});

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

/** Categories lead, for they are few; the search itself is always the last row. */
export const optionsOf = (text: string, { categories, products, guides }: Suggestions): SuggestionOption[] => [
  ...categories.map(categoryOption),
  ...products.map(productOption),
  ...guides.map(guideOption),
  searchOption(text),
];

interface SuggestionListProps {
  id: string;
  options: readonly SuggestionOption[];
  active: number | null;
  onChoose: (href: string) => void;
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
  const row = ({ key, href, content, className, index }: NumberedOption) => (
    <div
      key={key}
      id={optionId(id, index)}
      role="option"
      aria-selected={index === active}
      className={classNames(styles.option, className)}
      // The box keeps the focus, so that its leaving means that the visitor has left.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(href)}
    >
      {content}
    </div>
  );
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
