import { useState } from 'react';
import type { ProductDetails } from '#contracts/admin/product-details.ts';
import { formatMoney } from '#domain/money/money.ts';
import { typeset } from '#domain/typography.ts';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { Stage } from '../../../ui/stage/stage.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { Segment } from '../../ui/segment/segment.tsx';
import { readPriceInput } from '../money-input.ts';
import styles from './live-page.module.css';

interface Props {
  readonly draft: ProductDetails;
  readonly stock: number | null;
  readonly urls: Readonly<Record<string, string>>;
}

const widths = [
  { name: 'desktop', label: 'Desktop' },
  { name: 'phone', label: 'Phone' },
] as const;

const inStock = (stock: number | null): string =>
  stock === null ? 'In stock' : stock === 0 ? 'Out of stock' : `${stock} in stock`;

/** The page as the draft would make it, set as the shop sets it. */
export function LivePage({ draft, stock, urls }: Props) {
  const [isPhone, setPhone] = useState(false);
  const price = readPriceInput(draft.price);
  const [first] = draft.pictures;
  return (
    <Panel
      title="The page, live"
      tools={
        <Segment
          label="Width"
          options={widths}
          value={isPhone ? 'phone' : 'desktop'}
          onChange={(width) => setPhone(width === 'phone')}
        />
      }
    >
      <div className={styles.page} data-phone={isPhone ? '' : undefined}>
        <div className={styles.top}>
          <Stage fit className={styles.stage}>
            {first && <img src={urls[first.imageUrl] ?? ''} alt={first.alt ?? draft.name} width={320} height={300} />}
          </Stage>
          <div className={styles.words}>
            <p className={styles.tags}>
              <Tag>{draft.difficulty}</Tag>
              <Tag>
                <Lamp colour={stock === 0 ? 'red' : 'green'} /> {inStock(stock)}
              </Tag>
            </p>
            <h3 className={styles.name}>{draft.name}</h3>
            <p className={styles.price}>{price ? formatMoney(price) : '…'}</p>
            <p>{typeset(draft.summary)}</p>
          </div>
        </div>
        <p className={styles.paragraph}>{typeset(draft.description)}</p>
        <dl className={styles.facts}>
          {draft.specifications.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{typeset(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}
