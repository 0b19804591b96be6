import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import type { ListedPart } from '#contracts/catalogue.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import text from '../../ui/text/text.module.css';
import type { PlanLine, Purchase } from './order-plan.ts';
import { kindNames } from '../stash/kind-names.ts';
import styles from './need-row.module.css';

const packText = ({ product, quantity }: { product: ListedPart; quantity: number }): string =>
  product.packSize > 1
    ? `${quantity} × pack of ${product.packSize}`
    : `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`;

function ToBuy({ purchase }: { purchase: Purchase }) {
  const { packs, spare, short, instead, part } = purchase;
  const other = instead && packs[0]?.product;
  return (
    <>
      {packs.length > 0 && (
        <>
          {packs.map(packText).join(' and ')}
          {spare > 0 && <span className={text.meta}>, {spare} to spare</span>}
        </>
      )}
      {other && (
        <span className={styles.reason}>
          <b>{other.value} instead:</b> {part.value} is out of stock. {instead.reason}
        </span>
      )}
      {short > 0 && <span className={styles.reason}>{packs.length > 0 ? `${short} short: ` : ''}Out of Stock</span>}
    </>
  );
}

interface NeedRowProps {
  line: PlanLine;
  /** What is bought for this line; null: nothing, or it comes out of the packs for an earlier board. */
  purchase: Purchase | null;
  /** The board that gets the packs which this line takes from. */
  from: string | null;
  standIn: ListedPart | null;
  /** What the stash has of what stands in. */
  standInCount: number;
  isReal: boolean;
  onReal: (real: boolean) => void;
}

function Got({ line, purchase, from, standIn, standInCount, isReal, onReal }: NeedRowProps) {
  const { part, have, need, inCart } = line;
  if (standIn && line.standIn)
    return (
      <>
        <b>Use your {standIn.value},</b> you have {standInCount}
        <span className={styles.reason}>{line.standIn.reason}</span>
        <TextButton onClick={() => onReal(true)} aria-label={`Buy ${part.value} instead`}>
          Buy {part.value} instead
        </TextButton>
      </>
    );
  return (
    <>
      {purchase ? <ToBuy purchase={purchase} /> : from ? `From the packs for ${from}` : null}
      {!purchase && !from && (have >= need ? 'In your stash' : 'In your cart')}
      {purchase && inCart > 0 && <span className={text.meta}>, {inCart} in your cart</span>}
      {isReal && (
        <TextButton onClick={() => onReal(false)} aria-label={`Use what I own instead of ${part.value}`}>
          Use what I own
        </TextButton>
      )}
    </>
  );
}

/** One part of one board: needed, owned, to get. */
export function NeedRow(props: NeedRowProps) {
  const { line, purchase } = props;
  const { part, refs, need, have } = line;
  return (
    <tr className={styles.row}>
      <td className={styles.picture}>
        <img src={part.imageUrl} alt="" width={62} height={40} loading="lazy" />
      </td>
      <th scope="row">
        <AppLink href={paths.product(part.slug)}>{part.value}</AppLink>{' '}
        <span className={text.meta}>{kindNames[part.kind]}</span>
        <span className={styles.refs}>{refs.join(' ')}</span>
      </th>
      <td className={styles.number} data-label="Need">
        {need}
      </td>
      <td className={styles.number} data-label="Have">
        <Lamp colour={have >= need ? 'green' : have > 0 ? 'amber' : 'off'} />
        {have}
      </td>
      <td className={styles.get}>
        <Got {...props} />
      </td>
      <td className={styles.price}>{purchase && purchase.packs.length > 0 ? formatMoney(purchase.paise) : null}</td>
    </tr>
  );
}
