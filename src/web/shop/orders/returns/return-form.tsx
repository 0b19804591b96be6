import { useState, type SubmitEvent } from 'react';
import type { NewReturn, OrderReturns } from '#contracts/returns.ts';
import { formatMoney, fromDecimal, toDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import { priceMadeOrder, priceRefund } from '#domain/pricing/pricing.ts';
import {
  conditionObstacle,
  returnConditions,
  returnReasons,
  returnSentences,
  returnWordsMaxLength,
  type ReturnCondition,
  type ReturnReason,
} from '#domain/returns/returns.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { Totals, TotalsRow } from '../../../components/totals/totals.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import { Stage } from '../../../ui/stage/stage.tsx';
import text from '../../../ui/text/text.module.css';
import type { OrderKey } from '../order.queries.ts';
import { OrderPanel } from '../order-panel.tsx';
import { AskForm } from './ask-form.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { useAskReturn, type SentReturn } from './returns.queries.ts';
import styles from './return-form.module.css';

type SendableLine = OrderReturns['lines'][number];

interface Chosen {
  readonly quantity: number;
  readonly condition: ReturnCondition | null;
}

/** What was paid for units of a line. The server reckons it again and has the last word. */
function amountOf({ price, quantity, paid, refunded }: SendableLine, count: number): Paise {
  const [line] = priceMadeOrder({
    lines: [
      {
        price: fromDecimal(price),
        quantity,
        adjusted: toPaise(fromDecimal(paid) - fromDecimal(price) * quantity),
      },
    ],
    adjustments: [],
    shipping: toPaise(0),
  }).lines;
  return priceRefund([{ line: line!, before: refunded, count }]).total;
}

interface LineProps {
  readonly line: SendableLine;
  readonly currency: string;
  /** Null: it stays. */
  readonly chosen: Chosen | null;
  readonly problem: string | null;
  readonly onChange: (chosen: Chosen | null) => void;
}

function ReturnLine({ line, currency, chosen, problem, onChange }: LineProps) {
  const { itemId, name, imageUrl, left } = line;
  return (
    <li className={styles.line}>
      <Stage className={styles.picture} fit>
        <img src={imageUrl} width={660} height={770} alt="" />
      </Stage>
      <div className={styles.choice}>
        <label className={styles.name}>
          <input
            type="checkbox"
            checked={chosen !== null}
            disabled={left === 0}
            onChange={({ target }) => onChange(target.checked ? { quantity: left, condition: null } : null)}
          />
          <b>{name}</b>
        </label>
        <p className={text.meta}>
          {left === 0
            ? 'On its way back, or gone back already'
            : `Paid ${formatMoney(line.paid, currency)} for ${line.quantity}`}
        </p>
        {chosen && (
          <>
            {left > 1 && (
              <QuantityStepper
                name={name}
                quantity={chosen.quantity}
                min={1}
                limit={left}
                onChange={(quantity) => onChange({ ...chosen, quantity: Math.min(quantity, left) })}
              />
            )}
            <fieldset className={styles.conditions} aria-describedby={problem ? `problem-${itemId}` : undefined}>
              <legend>Condition</legend>
              {(Object.keys(returnConditions) as ReturnCondition[]).map((condition) => (
                <label key={condition}>
                  <input
                    type="radio"
                    name={`condition-${itemId}`}
                    checked={chosen.condition === condition}
                    onChange={() => onChange({ ...chosen, condition })}
                  />
                  {returnConditions[condition]}
                </label>
              ))}
            </fieldset>
            {problem && (
              <p className={styles.problem} id={`problem-${itemId}`}>
                {problem}
              </p>
            )}
          </>
        )}
      </div>
    </li>
  );
}

const steps = [
  ['You ask', 'and get a number at once'],
  ['We answer', 'within one working day'],
  ['You send it', 'with the courier you like'],
  ['We check and refund', 'when it arrives'],
] as const;

interface ReturnFormProps {
  readonly orderKey: OrderKey;
  readonly order: OrderReturns;
  /** The item that it was opened for. */
  readonly itemId: string | null;
  readonly onDone: (sent: SentReturn) => void;
}

/** What is sent back, why, and what goes back for it, before anything is sent. */
export function ReturnForm({ orderKey, order, itemId, onDone }: ReturnFormProps) {
  const { currency, lines } = order;
  const first = lines.find((line) => line.itemId === itemId && line.left > 0);
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen | null>>>(
    first ? { [first.itemId]: { quantity: first.left, condition: null } } : {},
  );
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [words, setWords] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [wasSent, setWasSent] = useState(false);
  const ask = useAskReturn(orderKey, onDone);
  const sent = lines.flatMap((line) => {
    const choice = chosen[line.itemId];
    return choice ? [{ line, ...choice, amount: amountOf(line, choice.quantity) }] : [];
  });
  const total = toPaise(sent.reduce<number>((sum, { amount }) => sum + amount, 0));
  const conditions = sent.flatMap(({ condition }) => condition ?? []);
  const openedProblem = reason === '' ? null : conditionObstacle(reason, conditions);
  const problemOf = ({ condition }: Chosen): string | null => {
    if (condition === null) return wasSent ? returnSentences.condition : null;
    return condition === 'opened' ? openedProblem : null;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (sent.length === 0 || reason === '' || openedProblem !== null || conditions.length < sent.length) return;
    const body: NewReturn = {
      lines: sent.map(({ line, quantity, condition }) => ({ itemId: line.itemId, quantity, condition: condition! })),
      reason,
      words: words.trim() || null,
      expectedAmount: toDecimal(total),
    };
    ask.mutate({ body, photos });
  };
  return (
    <AskForm
      onSubmit={submit}
      aside={
        <OrderPanel id="return-amount" title="You get back">
          <Totals aria-live="polite">
            {sent.map(({ line, quantity, amount }) => (
              <TotalsRow key={line.itemId} name={`${quantity} × ${line.name}`} amount={formatMoney(amount, currency)} />
            ))}
            <TotalsRow name="Refund" amount={formatMoney(total, currency)} strong />
          </Totals>
          <p className={text.meta}>
            To how you paid, 5–7 working days after it reaches us. You pay for sending it, unless it’s faulty.
          </p>
        </OrderPanel>
      }
      steps={steps}
      error={wasSent && sent.length === 0 ? returnSentences.units : ask.error ? errorMessage(ask.error) : null}
      isPending={ask.isPending}
      action="Ask to send back"
    >
      <OrderPanel id="return-what" title="What are you sending?">
        <ul className={styles.lines}>
          {lines.map((line) => (
            <ReturnLine
              key={line.itemId}
              line={line}
              currency={currency}
              chosen={chosen[line.itemId] ?? null}
              problem={chosen[line.itemId] ? problemOf(chosen[line.itemId]!) : null}
              onChange={(choice) => setChosen({ ...chosen, [line.itemId]: choice })}
            />
          ))}
        </ul>
        <SelectField
          label="Why?"
          value={reason}
          error={wasSent && reason === '' ? returnSentences.reason : undefined}
          onChange={({ target }) => setReason(target.value as ReturnReason | '')}
        >
          <option value="">Choose a reason</option>
          {(Object.keys(returnReasons) as ReturnReason[]).map((name) => (
            <option key={name} value={name}>
              {returnReasons[name]}
            </option>
          ))}
        </SelectField>
        {reason === 'faulty' && <PhotoPicker photos={photos} onChange={setPhotos} />}
        <TextAreaField
          label="Anything else? (optional)"
          rows={3}
          maxLength={returnWordsMaxLength}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </OrderPanel>
    </AskForm>
  );
}
