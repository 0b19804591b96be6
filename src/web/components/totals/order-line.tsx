import type { ReactNode } from 'react';
import { Stage } from '../../ui/stage/stage.tsx';
import text from '../../ui/text/text.module.css';
import styles from './order-line.module.css';

interface OrderLineProps {
  imageUrl: string;
  name: ReactNode;
  quantity: number;
  /** Of one and of all of them, as they are shown. */
  price: string;
  total: string;
  /** What keeps this line from being bought. */
  children?: ReactNode;
}

/** One product of an order, small, with its picture. */
export function OrderLine({ imageUrl, name, quantity, price, total, children }: OrderLineProps) {
  return (
    <li className={styles.line}>
      <Stage className={styles.picture} fit>
        <img src={imageUrl} width={660} height={770} alt="" />
      </Stage>
      <div>
        <b>{name}</b>
        <p className={text.meta}>
          {quantity} × {price}
        </p>
        {children}
      </div>
      <span className={styles.total}>{total}</span>
    </li>
  );
}

export const OrderLines = ({ children }: { children: ReactNode }) => <ul className={styles.lines}>{children}</ul>;
