import type { Product } from '#contracts/catalogue.ts';
import { formatMoney } from '#domain/money/money.ts';
import { useAddPartsOfBoard } from '../../../components/cart/cart-changes.queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { BomParts } from './bom-parts.ts';
import text from '../../../ui/text/text.module.css';
import visibility from '../../../ui/visibility/visibility.module.css';
import styles from './add-all-parts.module.css';

/** 'one part isn’t sold here', 'two ... aren’t'. */
function missingText({ outOfStock, notSold }: BomParts): string | null {
  const counted = (count: number, one: string, many: string): string | null =>
    count === 0 ? null : count === 1 ? `1 part ${one}` : `${count} parts ${many}`;
  const words = [
    counted(outOfStock, 'is out of stock', 'are out of stock'),
    counted(notSold, 'isn’t sold here', 'aren’t sold here'),
  ].filter((word) => word !== null);
  return words.length > 0 ? `${words.join(', ')}.` : null;
}

const allText = (count: number): string => (count === 1 ? 'Add the one part' : `Add all ${count} parts`);

interface AddAllPartsProps {
  product: Product;
  boards: number;
  parts: BomParts;
}

/** Puts what the board takes into the cart, in packs, less what is there already. */
export function AddAllParts({ product, boards, parts }: AddAllPartsProps) {
  const addParts = useAddPartsOfBoard();
  const missing = missingText(parts);
  return (
    <div className={classNames(styles.add, visibility.needsScript)}>
      <p className={text.meta}>
        {boards === 1 ? 'For one board.' : `For ${boards} boards.`} {missing}
      </p>
      {parts.toAdd.length > 0 && (
        <Button pending={addParts.isPending} onClick={() => addParts.mutate({ board: product, quantity: boards })}>
          {addParts.isPending ? 'Adding...' : `${allText(parts.toAdd.length)}, ${formatMoney(parts.total)}`}
        </Button>
      )}
    </div>
  );
}
