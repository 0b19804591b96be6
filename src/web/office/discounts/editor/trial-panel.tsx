import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DiscountTrial, TypedDiscount } from '#contracts/discounts.ts';
import { formatMoney } from '#domain/money/money.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { Field } from '../../../ui/field/field.tsx';
import { useDebounced } from '../../../ui/field/use-debounced.ts';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import { Money } from '../../ui/money/money.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { trialQuery } from '../discount.queries.ts';
import styles from './trial-panel.module.css';

const restMs = 400;

/** What would come of it, with the tax of what is paid. */
function Outcome({ trial }: { trial: DiscountTrial }) {
  const { problem, adjustments, subtotal, totalBefore, totalAfter, taxBefore, taxAfter } = trial;
  return (
    <div className={styles.stack}>
      <FactList
        facts={[
          ['Goods', <Money key="goods" amount={subtotal} />],
          ...adjustments.map(({ label, amount, on }): readonly [string, React.ReactNode] => [
            on === 'freight' ? `${label}, off delivery` : label,
            <Money key={label} amount={amount} />,
          ]),
          ['Total was', <Money key="was" amount={totalBefore} />],
          ['Total is', <Money key="is" amount={totalAfter} strong />],
        ]}
      />
      <p className={styles.note}>
        {problem ??
          `Tax follows what is paid: ${formatMoney(taxAfter)} GST${taxAfter === taxBefore ? '' : `, not ${formatMoney(taxBefore)}`}.`}
      </p>
    </div>
  );
}

/** Tries the rule on an order that was placed. It follows each field. */
export function TrialPanel({ fields }: { fields: TypedDiscount | null }) {
  const [typed, setTyped] = useState('');
  const number = useDebounced(typed.trim().toUpperCase(), restMs);
  const settled = useDebounced(fields === null ? '' : JSON.stringify(fields), restMs);
  const tried = settled === '' ? null : (JSON.parse(settled) as TypedDiscount);
  const { data: trial, error } = useQuery({
    ...trialQuery(tried ?? ({} as TypedDiscount), number),
    enabled: tried !== null,
  });
  return (
    <Panel title="Try it" tools={trial && !error && <span className={styles.note}>on {trial.orderNumber}</span>}>
      <div className={styles.stack}>
        <Field
          label="Order"
          hint="Empty: the newest. It’s priced with standard delivery in India."
          placeholder="PK-1042"
          autoComplete="off"
          value={typed}
          error={error ? errorMessage(error) : undefined}
          quietError
          onChange={(event) => setTyped(event.target.value)}
        />
        <div aria-live="polite">{trial && tried && !error && <Outcome trial={trial} />}</div>
      </div>
    </Panel>
  );
}
