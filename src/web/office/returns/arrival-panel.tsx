import { useState } from 'react';
import type { OfficeReturn } from '#contracts/office-returns.ts';
import type { ReturnPlace } from '#domain/returns/returns.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper/quantity-stepper.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Money } from '../ui/money/money.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { DeclineButton } from './decline-button.tsx';
import { useReturnChange } from './returns.queries.ts';
import styles from './arrival-panel.module.css';

type Line = OfficeReturn['lines'][number];

interface Arrival {
  readonly arrived: number;
  readonly put: ReturnPlace;
}

const places = [
  ['restock', 'Back in stock'],
  ['spares', 'For spare parts'],
  ['scrap', 'Scrap'],
] as const;

/** What is not counted cannot go back on the shelf, and what was opened rarely does. */
const firstOf = ({ arrived, quantity, put, stock, condition }: Line): Arrival => ({
  arrived: arrived ?? quantity,
  put: put ?? (stock !== null && condition === 'unopened' ? 'restock' : 'spares'),
});

interface LineProps {
  readonly line: Line;
  readonly currency: string;
  readonly arrival: Arrival;
  readonly onChange: (arrival: Arrival) => void;
}

const ArrivedLine = ({ line, currency, arrival, onChange }: LineProps) => (
  <li className={styles.line}>
    <img className={styles.picture} src={line.imageUrl} alt="" loading="lazy" />
    <span className={styles.name}>
      {line.name}
      <span className={styles.dim}>
        {line.quantity} asked for, <Money amount={line.amount} currency={currency} />
      </span>
    </span>
    <QuantityStepper
      name={line.name}
      quantity={arrival.arrived}
      min={0}
      limit={line.quantity}
      onChange={(arrived) => onChange({ ...arrival, arrived: Math.min(arrived, line.quantity) })}
    />
    <SelectField
      label={`Put ${line.name}`}
      value={arrival.put}
      disabled={arrival.arrived === 0}
      onChange={({ target }) => onChange({ ...arrival, put: target.value as ReturnPlace })}
    >
      {places.map(([value, label]) => (
        <option key={value} value={value} disabled={value === 'restock' && line.stock === null}>
          {label}
        </option>
      ))}
    </SelectField>
  </li>
);

/** What was in the parcel, and where each thing goes. It can be corrected until the money is back. */
export function ArrivalPanel({ returned }: { returned: OfficeReturn }) {
  const [changed, setChanged] = useState<Readonly<Record<string, Arrival>>>({});
  const isHere = returned.status === 'received';
  const arrivalOf = (line: Line): Arrival => changed[line.itemId] ?? firstOf(line);
  const receive = useReturnChange({
    seen: returned,
    change: (_: void, version) =>
      officeCall('POST /api/admin/returns/:id/receive', {
        params: { id: returned.id },
        body: { version, lines: returned.lines.map((line) => ({ itemId: line.itemId, ...arrivalOf(line) })) },
      }),
    done: isHere ? 'Saved' : `${returned.number} has arrived`,
    onDone: () => setChanged({}),
  });
  return (
    <Panel next={!isHere} flush title={isHere ? 'What came back' : 'Next: count what arrives'}>
      <ul aria-label="What came back">
        {returned.lines.map((line) => (
          <ArrivedLine
            key={line.itemId}
            line={line}
            currency={returned.order.currency}
            arrival={arrivalOf(line)}
            onChange={(arrival) => setChanged({ ...changed, [line.itemId]: arrival })}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.dim}>
          Back in stock moves the ledger when it is refunded. What goes to the spare parts or away does not.
        </p>
        <FormError>{receive.error ? errorMessage(receive.error) : null}</FormError>
        {(!isHere || Object.keys(changed).length > 0) && (
          <Button variant={isHere ? undefined : 'primary'} pending={receive.isPending} onClick={() => receive.mutate()}>
            {isHere ? 'Save the count' : 'It has arrived'}
          </Button>
        )}
        <DeclineButton returned={returned} />
      </div>
    </Panel>
  );
}
