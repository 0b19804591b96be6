import { paths } from '#domain/paths/paths.ts';
import { Price } from '../../components/price/price.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Stage } from '../../ui/stage/stage.tsx';
import type { Need } from '../../components/cart/add-needs.queries.ts';
import text from '../../ui/text/text.module.css';
import styles from './need-row.module.css';

interface NeedRowProps {
  need: Need;
  name: string;
  words: string;
  wanted: boolean;
  onToggle: () => void;
}

/** '2.1 mm' never ends one line and begins the next. */
const withUnitsKept = (words: string): string => words.replace(/(\d) (?=(?:mm|m|mA|V|W|g)\b)/g, '$1\u00a0');

/** Both words stand there, and the tick shows one of them: so it is right without a script too. */
function Whether({ inStock }: Pick<Need, 'inStock'>) {
  if (!inStock) return <span className={styles.whether}>Out of stock</span>;
  return (
    <span className={styles.whether}>
      <span className={styles.taken}>In this order</span>
      <span className={styles.owned}>You have it</span>
    </span>
  );
}

/** One thing to tick; its whole row is the label. What it is in detail, its page says. */
export function NeedRow({ need, name, words, wanted, onToggle }: NeedRowProps) {
  const isKit = need.category === 'kit';
  return (
    <li className={styles.row}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name="need"
          value={need.slug}
          checked={wanted}
          disabled={!need.inStock}
          onChange={onToggle}
        />
        <Stage fit className={classNames(styles.picture, isKit && styles.pedal)}>
          <img src={need.imageUrl} alt="" width={120} height={120} />
        </Stage>
        <span className={styles.words}>
          <b>{withUnitsKept(name)}</b>
          <span className={text.meta}>{withUnitsKept(words)}</span>
        </span>
        <Price amount={need.price} className={styles.price} />
        <Whether inStock={need.inStock} />
      </label>
      <AppLink href={paths.product(need.slug)} className={styles.more} aria-label={`About the ${name}`}>
        <Icon shape={arrowRight} />
      </AppLink>
    </li>
  );
}
