import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { cartQuery } from '../../../../components/cart/cart.queries.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../../ui/visibility/visually-hidden.tsx';
import { rowId, type TablePart } from '../table-part.ts';
import type { ValueMap } from './value-map.ts';
import styles from './value-map-panel.module.css';

interface PadProps {
  part: TablePart | null;
  inCart: boolean;
  onFollow: (part: TablePart) => void;
}

/** A pad leads to the row of its value; a gap says that there is none. */
function Pad({ part, inCart, onFollow }: PadProps) {
  if (!part) {
    return (
      <span className={styles.gap}>
        <VisuallyHidden>no</VisuallyHidden>
      </span>
    );
  }
  return (
    <a
      href={`#${rowId(part)}`}
      title={part.value}
      className={classNames(styles.pad, inCart && styles.inCart)}
      aria-label={inCart ? `${part.value}, in cart` : part.value}
      onClick={() => onFollow(part)}
    />
  );
}

interface ValueMapPanelProps {
  map: ValueMap;
  /** Before the browser goes to the row, which a filter may have hidden. */
  onFollow: (part: TablePart) => void;
}

/** Which values there are and which are missing, by decade. */
export function ValueMapPanel({ map, onFollow }: ValueMapPanelProps) {
  const titleId = useId();
  const { data: lines } = useQuery(cartQuery);
  const inCart = (part: TablePart | null): boolean => lines?.some(({ product }) => product.id === part?.id) ?? false;
  return (
    <aside className={styles.panel} aria-labelledby={titleId}>
      <h3 id={titleId}>Values we stock</h3>
      <ul className={styles.key} aria-hidden="true">
        <li>yes</li>
        <li className={styles.keyCart}>in cart</li>
        <li className={styles.keyGap}>no</li>
      </ul>
      <table>
        <caption>
          <VisuallyHidden>
            {map.stocked} values in stock and {map.gaps} gaps, by decade and step of the {map.series} series
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {map.decades.map((decade) => (
              <th key={decade} scope="col">
                {decade}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {map.rows.map(({ label, strong, parts }) => (
            <tr key={label} className={classNames(strong && styles.strong)}>
              <th scope="row">{label}</th>
              {parts.map((part, index) => (
                <td key={map.decades[index]}>
                  <Pad part={part} inCart={inCart(part)} onFollow={onFollow} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </aside>
  );
}
