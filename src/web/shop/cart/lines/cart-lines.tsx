import type { CartItem } from '#contracts/cart.ts';
import { formatMoney } from '#domain/money/money.ts';
import { cartSubtotal, cartLineTotal } from '#domain/pricing/cart-totals.ts';
import { Button } from '../../../ui/button/button.tsx';
import {
  useRemoveLines,
  useRemoveLine,
  useSaveForLater,
  useSetQuantity,
} from '../../../components/cart/cart-changes.queries.ts';
import { isNewLine } from '../../../components/cart/cart-state.ts';
import { passFocusOn } from './pass-focus-on.ts';
import styles from './cart-lines.module.css';
import { quantityLimit } from '#domain/cart/cart.ts';
import { typeLabel } from '../../../components/product-card/product-card.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import { trash } from '../../../ui/icon/icon-shapes.ts';
import { LineRow } from './line-row.tsx';
import text from '../../../ui/text/text.module.css';

interface CartLineProps {
  line: CartItem;
  /** In a cart of many parts, a row is as high as its stepper. */
  compact: boolean;
}

function CartLine({ line, compact }: CartLineProps) {
  const setQuantity = useSetQuantity();
  const removeLine = useRemoveLine();
  const saveForLater = useSaveForLater();
  const pending = isNewLine(line) || setQuantity.isPending || removeLine.isPending || saveForLater.isPending;
  const { product } = line;
  return (
    <LineRow
      line={line}
      compact={compact}
      facts={
        <p className={text.meta}>
          {!compact && `${typeLabel(product.category)}, `}
          {formatMoney(product.price)} each
        </p>
      }
      controls={
        <>
          <QuantityStepper
            dense={compact}
            name={product.name}
            quantity={line.quantity}
            limit={quantityLimit(product)}
            pending={pending}
            onChange={(quantity) => setQuantity.mutate({ line, quantity })}
          />
          <IconButton
            label={`Remove ${product.name}`}
            disabled={pending}
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget, 'li');
              removeLine.mutate(line);
            }}
          >
            <Icon shape={trash} />
          </IconButton>
          <Button
            variant="quiet"
            small
            className={styles.save}
            pending={pending}
            aria-label={`Save for later: ${product.name}`}
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget, 'li');
              saveForLater.mutate(line);
            }}
          >
            <span>Save{compact ? <span className={styles.rest}> for later</span> : ' for later'}</span>
          </Button>
        </>
      }
    >
      <span className={styles.total}>{formatMoney(cartLineTotal(line))}</span>
    </LineRow>
  );
}

interface LineGroup {
  /** The id of the board; null: for none in particular. */
  readonly board: string | null;
  readonly name: string | null;
  readonly lines: readonly CartItem[];
}

/** The lines of each board with the board itself, in the order of the cart; what is for none comes last. */
export function groupByBoard(lines: readonly CartItem[]): LineGroup[] {
  const names = new Map(lines.flatMap(({ board }) => (board ? [[board.id, board.name]] : [])));
  const keyOf = ({ board, product }: CartItem): string | null =>
    board?.id ?? (names.has(product.id) ? product.id : null);
  return [...names.keys(), null].flatMap((key) => {
    const own = lines.filter((line) => keyOf(line) === key);
    // The board stands above its parts.
    const sorted = own.toSorted((a, b) => Number(b.product.id === key) - Number(a.product.id === key));
    return own.length > 0 ? [{ board: key, name: key === null ? null : names.get(key)!, lines: sorted }] : [];
  });
}

const titleOf = (name: string | null): string => (name === null ? 'Everything else' : `For the ${name}`);

function Head({ name, lines }: Pick<LineGroup, 'name' | 'lines'>) {
  const removeLines = useRemoveLines();
  return (
    <div className={styles.head}>
      <b>{titleOf(name)}</b>
      <span>{formatMoney(cartSubtotal(lines))}</span>
      <Button
        variant="quiet"
        small
        className={styles.remove}
        pending={removeLines.isPending}
        disabled={lines.some(isNewLine)}
        aria-label={`Remove all: ${name ?? 'everything else'}`}
        onClick={({ currentTarget }) => {
          passFocusOn(currentTarget, 'section');
          removeLines.mutate({ lines, group: titleOf(name) });
        }}
      >
        Remove all
      </Button>
    </div>
  );
}

/** From so many parts on, their rows are low: thirty of them are looked through on two screens. */
const manyParts = 8;

const isPart = ({ product }: CartItem): boolean => product.category === 'parts';

/**
 * All lines; those that were added for a board stand together, with what they come to. A group is the same element with
 * and without others beside it, so that the focus stays when the last line of a board goes.
 */
export function CartLines({ lines }: { lines: readonly CartItem[] }) {
  const groups = groupByBoard(lines);
  const isOfParts = lines.filter(isPart).length >= manyParts;
  const isPlain = groups.every(({ board }) => board === null);
  return (
    <div>
      {groups.map(({ board, name, lines: own }) => (
        <section key={board} {...(!isPlain && { className: styles.group, 'aria-label': titleOf(name) })}>
          {!isPlain && <Head name={name} lines={own} />}
          <ul>
            {own.map((line) => (
              <CartLine key={line.product.id} line={line} compact={isOfParts && isPart(line)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
