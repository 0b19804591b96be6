import { formatMoney, fromDecimal, timesQuantity } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { subtotalOf } from '#domain/pricing/pricing.ts';
import { maxQuotedUnits } from '#domain/quotes/quotes.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Field } from '../../../ui/field/field.tsx';
import panel from '../../../ui/panel/panel.module.css';
import { Stage } from '../../../ui/stage/stage.tsx';
import text from '../../../ui/text/text.module.css';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import { Between } from '../quote-layout.tsx';
import type { AskedLine } from './use-asked-lines.ts';
import styles from './asked-lines.module.css';

const stockText = (stock: number | null): string | null =>
  stock === null ? null : `${stock} in stock today. You may ask for more.`;

interface AskedLinesProps {
  readonly lines: readonly AskedLine[];
  readonly isFromCart: boolean;
  readonly error: string | undefined;
  readonly onChange: (productId: string, quantity: number) => void;
}

function Line({ line, onChange }: { line: AskedLine; onChange: AskedLinesProps['onChange'] }) {
  return (
    <li className={styles.line}>
      <Stage className={styles.picture} fit>
        <img src={line.imageUrl} width={660} height={770} alt="" />
      </Stage>
      <div className={styles.what}>
        <b>
          <AppLink href={paths.product(line.slug)}>{line.name}</AppLink>
        </b>
        <p className={text.meta}>
          {formatMoney(line.price)} each. {stockText(line.stock)}
        </p>
        <TextButton aria-label={`Leave out ${line.name}`} onClick={() => onChange(line.productId, 0)}>
          Leave out
        </TextButton>
      </div>
      <b className={styles.total}>{formatMoney(timesQuantity(fromDecimal(line.price), line.quantity))}</b>
      <Field
        label={`Quantity of ${line.name}`}
        labelHidden
        type="number"
        inputMode="numeric"
        min={1}
        max={maxQuotedUnits}
        defaultValue={line.quantity}
        onChange={({ target }) => {
          const quantity = Math.trunc(target.valueAsNumber);
          if (quantity >= 1) onChange(line.productId, Math.min(quantity, maxQuotedUnits));
        }}
      />
    </li>
  );
}

/** What a price is asked for, with quantities that may be more than there are. */
export function AskedLines({ lines, isFromCart, error, onChange }: AskedLinesProps) {
  const sum = subtotalOf(lines.map(({ price, quantity }) => ({ price: fromDecimal(price), quantity })));
  return (
    <section className={panel.panel} aria-labelledby="asked-lines">
      <Between>
        <h2 className={panel.title} id="asked-lines">
          What you need
        </h2>
        {isFromCart && <AppLink href={paths.cart}>Edit cart</AppLink>}
      </Between>
      {error && (
        <p role="alert" className={text.meta}>
          {error}
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.productId} line={line} onChange={onChange} />
        ))}
      </ul>
      <div className={styles.sum}>
        <Between>
          <span className={text.meta}>At list prices, without delivery</span>
          <b>{formatMoney(sum)}</b>
        </Between>
      </div>
    </section>
  );
}
