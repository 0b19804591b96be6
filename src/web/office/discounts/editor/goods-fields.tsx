import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { discountableKinds } from '#domain/discounts/discount-sentence.ts';
import { Field } from '../../../ui/field/field.tsx';
import { FieldError } from '../../../ui/field/labelled-control.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { useDebounced } from '../../../ui/field/use-debounced.ts';
import { cross } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { kindLabel } from '../discount-draft.ts';
import { productChoicesQuery } from '../discount.queries.ts';
import { FieldStack } from './field-layout.tsx';
import type { DraftProps } from './draft-props.ts';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import styles from './goods-fields.module.css';

interface ChipsProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly show: (name: string) => string;
  readonly onRemove: (name: string) => void;
}

const Chips = ({ label, names, show, onRemove }: ChipsProps) =>
  names.length > 0 && (
    <ul className={styles.chips} aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <button
            className={styles.chip}
            type="button"
            aria-label={`Remove ${show(name)}`}
            onClick={() => onRemove(name)}
          >
            {show(name)}
            <Icon shape={cross} />
          </button>
        </li>
      ))}
    </ul>
  );

function Kinds({ draft: { kinds }, set }: DraftProps) {
  return (
    <>
      <Chips
        label="Chosen kinds"
        names={kinds}
        show={kindLabel}
        onRemove={(gone) => set({ kinds: kinds.filter((kind) => kind !== gone) })}
      />
      <SelectField
        label="Add a kind"
        hint="New products of a kind join by themselves."
        value=""
        onChange={(event) => set({ kinds: [...kinds, event.target.value] })}
      >
        <option value="">Choose a kind</option>
        {discountableKinds
          .filter(({ kind }) => !kinds.includes(kind))
          .map(({ kind, label }) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
      </SelectField>
    </>
  );
}

const restMs = 250;

interface ProductsProps extends DraftProps {
  readonly nameOf: (slug: string) => string;
  readonly onName: (slug: string, name: string) => void;
}

function Products({ draft: { slugs }, set, nameOf, onName }: ProductsProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), restMs);
  const { data: found = [] } = useQuery({ ...productChoicesQuery(search), enabled: search !== '' });
  const listId = useId();
  /** A choice of the list fills the field with its address. */
  const type = (text: string) => {
    const chosen = found.find(({ slug }) => slug === text);
    setTyped(chosen ? '' : text);
    if (!chosen) return;
    onName(chosen.slug, chosen.name);
    if (!slugs.includes(chosen.slug)) set({ slugs: [...slugs, chosen.slug] });
  };
  return (
    <>
      <Chips
        label="Chosen products"
        names={slugs}
        show={nameOf}
        onRemove={(gone) => set({ slugs: slugs.filter((slug) => slug !== gone) })}
      />
      <Field
        label="Add a product"
        hint="Type a part of its name, and choose it."
        list={listId}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <datalist id={listId}>
        {found.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

const choices = [
  { name: 'everything', label: 'Everything', note: 'all that’s sold' },
  { name: 'kinds', label: 'Kinds', note: 'kits, capacitors' },
  { name: 'products', label: 'Products', note: 'one by one' },
] as const;

/** What it is for. */
export function GoodsFields(props: ProductsProps) {
  const { draft, set, problems } = props;
  return (
    <Panel title="On what">
      <FieldStack>
        <RadioCards
          label="It’s for"
          options={choices}
          value={draft.goodsFor}
          onChange={(goodsFor) => set({ goodsFor })}
        />
        {draft.goodsFor === 'kinds' && <Kinds {...props} />}
        {draft.goodsFor === 'products' && <Products {...props} />}
        {problems.goods && <FieldError>{problems.goods}</FieldError>}
      </FieldStack>
    </Panel>
  );
}
