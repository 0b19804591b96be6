import type { ReactNode } from 'react';
import type { Suggestions } from '#contracts/catalogue.ts';
import { Price } from '../catalogue/price.tsx';
import { paths } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';
import { arrowRight, magnifier } from '../ui/icon-shapes.ts';
import { Icon } from '../ui/icon.tsx';
import { Stage } from '../ui/stage.tsx';

export interface SuggestionOption {
  readonly key: string;
  readonly href: string;
  readonly content: ReactNode;
  readonly className?: string;
}

const categoryOption = ({ label, category, subcategory }: Suggestions['categories'][number]): SuggestionOption => ({
  key: `${category}/${subcategory}`,
  href: paths.products({ category, ...(subcategory && { subcategory }) }),
  content: (
    <>
      <Icon shape={arrowRight} />
      <span className="suggestion-name">{label}</span>
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
      <Stage fit className="suggestion-stage">
        <img src={imageUrl} alt="" width={44} height={44} />
      </Stage>
      <span className="suggestion-name">
        {name}
        {!inStock && <span className="meta">Out of Stock</span>}
      </span>
      <Price amount={price} />
    </>
  ),
});

const searchOption = (text: string): SuggestionOption => ({
  key: 'search',
  href: paths.products({ search: text }),
  className: 'suggestion-last',
  content: (
    <>
      <Icon shape={magnifier} />
      <span className="suggestion-name">Search for “{text}”</span>
    </>
  ),
});

/** Categories lead, for they are few; the search itself is always the last row. */
export const optionsOf = (text: string, { categories, products }: Suggestions): SuggestionOption[] => [
  ...categories.map(categoryOption),
  ...products.map(productOption),
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

export function SuggestionList({ id, options, active, onChoose }: SuggestionListProps) {
  return (
    <ul className="suggestions" id={id} role="listbox" aria-label="Suggestions">
      {options.map(({ key, href, content, className }, index) => (
        <li
          key={key}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={classNames('suggestion', className)}
          // The box keeps the focus, so that its leaving means that the visitor has left.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(href)}
        >
          {content}
        </li>
      ))}
    </ul>
  );
}
