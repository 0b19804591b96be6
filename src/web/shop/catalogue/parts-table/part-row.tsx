import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#contracts/cart.ts';
import { quantityLimit } from '#domain/cart/cart.ts';
import { paths } from '#domain/paths/paths.ts';
import { useSetQuantity } from '../../../components/cart/cart-changes.queries.ts';
import { isNewLine } from '../../../components/cart/cart-state.ts';
import { useAddToCart } from '../../../components/cart/cart.queries.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { plus } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import { Price } from '../../../components/price/price.tsx';
import { FirstPriceBreak } from '../../../components/price/price-breaks.tsx';
import type { PartsColumn } from './parts-columns.ts';
import type { TablePart } from './table-part.ts';
import styles from './part-row.module.css';

/** How much of a picture a row shows: the bands of a wide body, the marking of a lying chip, or all of it. */
export type PictureCrop = 'axial' | 'chip' | 'box' | 'whole';

const crops: Readonly<Record<PictureCrop, string | undefined>> = {
  axial: styles.axial,
  chip: styles.chip,
  box: styles.box,
  whole: undefined,
};

interface PartRowProps {
  part: TablePart;
  /** Its place in the page. */
  id: string;
  /** 'Resistor': what the value is a value of, for those who hear it alone. Null: the row begins with its name. */
  kindName: string | null;
  /** What it is, on a table of one kind too. */
  kind: PartKind | null;
  facts: readonly PartsColumn[];
  /** The line of the cart that holds this part. */
  line: CartItem | undefined;
  /** The first of its decade. */
  startsDecade: boolean;
  /** It says where it comes from, since the list is ordered or narrowed by it. */
  showOrigin: boolean;
  picture: PictureCrop;
  eager: boolean;
}

/** How many, and the button that adds them. In the cart both speak of what is there. */
function useRowQuantity(part: TablePart, line: CartItem | undefined) {
  const [chosen, setChosen] = useState(1);
  const addToCart = useAddToCart();
  const setQuantity = useSetQuantity();
  const add = (quantity: number): void => {
    if (!part.inStock || addToCart.isPending) return;
    addToCart.mutate({ product: part, quantity: Math.min(quantity, quantityLimit(part)) });
    setChosen(1);
  };
  return {
    quantity: line?.quantity ?? chosen,
    pending: addToCart.isPending || setQuantity.isPending || (line !== undefined && isNewLine(line)),
    adding: addToCart.isPending,
    change: (quantity: number) => (line ? setQuantity.mutate({ line, quantity }) : setChosen(quantity)),
    add,
  };
}

/** One button at the end of the row: Add, In cart, or the way to be told when it is back. */
function RowAction({
  part,
  line,
  adding,
  onAdd,
}: Pick<PartRowProps, 'part' | 'line'> & { adding: boolean; onAdd: () => void }) {
  const { value, slug, inStock } = part;
  if (line) {
    return (
      <AppLink href={paths.cart} className={buttonClass({ small: true }, styles.action)}>
        <Lamp className={styles.lamp} />
        In cart<VisuallyHidden>: {value}, view cart</VisuallyHidden>
      </AppLink>
    );
  }
  if (!inStock) {
    return (
      <AppLink
        href={`${paths.product(slug)}#notify`}
        className={buttonClass({ small: true }, classNames(styles.action, styles.notice))}
      >
        Email me<VisuallyHidden> when {value} is back in stock</VisuallyHidden>
      </AppLink>
    );
  }
  return (
    <Button small className={styles.action} pending={adding} onClick={onAdd}>
      <Icon shape={plus} />
      <span className={styles.word}>{adding ? 'Adding...' : 'Add'}</span>
      <VisuallyHidden> {value}</VisuallyHidden>
    </Button>
  );
}

/** The count beside a lamp; what is not counted is there. */
function Stock({ inStock, stock }: Pick<TablePart, 'inStock' | 'stock'>) {
  return (
    <span className={styles.stock}>
      <Lamp colour={inStock ? 'green' : 'off'} />
      {inStock ? (stock ?? 'Yes') : 'None'}
      <VisuallyHidden> in stock</VisuallyHidden>
    </span>
  );
}

/**
 * The button that was pressed goes once the part is in the cart; the focus stays in its row. A cart that has just been
 * fetched moves no focus.
 */
function useFocusInRow(isInCart: boolean, adding: boolean) {
  const row = useRef<HTMLTableRowElement>(null);
  const wasInCart = useRef(isInCart);
  useEffect(() => {
    const isNew = isInCart && !wasInCart.current;
    wasInCart.current = isInCart;
    if (!isNew || !adding || document.activeElement !== document.body) return;
    const visible = [...(row.current?.querySelectorAll<HTMLElement>('a, button:enabled') ?? [])].filter(
      (control) => control.offsetParent !== null,
    );
    visible.at(-1)?.focus({ preventScroll: true });
  }, [isInCart, adding]);
  return row;
}

const usedIn = (kits: number): string => (kits === 0 ? '' : `${kits} ${kits === 1 ? 'kit' : 'kits'}`);

/** A part in one line. The roles stay what they are when a small screen or the cards lay the cells out differently. */
export function PartRow(props: PartRowProps) {
  const { part, id, kindName, kind, facts, line, startsDecade, showOrigin, picture, eager } = props;
  const { quantity, pending, adding, change, add } = useRowQuantity(part, line);
  const { value, words, imageUrl, slug } = part;
  const row = useFocusInRow(line !== undefined, adding);
  return (
    <tr
      ref={row}
      id={id}
      role="row"
      tabIndex={-1}
      className={classNames(
        styles.row,
        line && styles.inCart,
        startsDecade && styles.decade,
        !kindName && styles.named,
      )}
    >
      <td role="cell" className={styles.picture}>
        <span className={classNames(styles.crop, crops[picture])}>
          <img src={imageUrl} alt="" width={84} height={26} loading={eager ? 'eager' : 'lazy'} />
        </span>
      </td>
      <th role="rowheader" scope="row" className={styles.value}>
        <AppLink href={paths.product(slug)}>
          {kindName && <VisuallyHidden>{kindName} </VisuallyHidden>}
          {value}
        </AppLink>
      </th>
      <td role="cell" className={styles.words}>
        {showOrigin && `Made in ${part.countryOfOrigin}${words && ' · '}`}
        {words}
        <FirstPriceBreak product={{ ...part, kind }} />
      </td>
      {facts.map(({ label, numeric, spare }, index) => (
        <td
          key={label}
          role="cell"
          className={classNames(styles.fact, numeric && styles.numeric, spare && styles.spare)}
        >
          {part.facts[index]}
        </td>
      ))}
      <td role="cell" className={classNames(styles.fact, styles.numeric, styles.used)}>
        {usedIn(part.usedInKits)}
      </td>
      <td role="cell" className={classNames(styles.numeric, styles.price)}>
        <Price amount={part.price} />
      </td>
      <td role="cell" className={styles.fact}>
        <Stock inStock={part.inStock} stock={part.stock} />
      </td>
      <td role="cell" className={styles.quantity}>
        {part.inStock && (
          <QuantityStepper
            name={value}
            dense
            quantity={quantity}
            limit={quantityLimit(part)}
            pending={pending}
            onChange={change}
            onEnter={(entered) => !line && add(entered)}
          />
        )}
      </td>
      <td role="cell" className={styles.end}>
        <RowAction part={part} line={line} adding={adding} onAdd={() => add(quantity)} />
      </td>
    </tr>
  );
}
