import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import type { ClaimablePart, NewClaim, OrderReturns } from '#contracts/returns.ts';
import { paths } from '#domain/paths/paths.ts';
import { claimProblems, claimSentences, type ClaimProblem } from '#domain/returns/claims.ts';
import { returnWordsMaxLength } from '#domain/returns/returns.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import text from '../../../ui/text/text.module.css';
import type { OrderKey } from '../order.queries.ts';
import { OrderPanel } from '../order-panel.tsx';
import { AskForm } from './ask-form.tsx';
import { namedParts, type ClaimStart } from './claim-start.ts';
import { PartPicker } from './part-picker.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { claimPartsQuery, useClaim, type SentClaim } from './returns.queries.ts';
import styles from './claim-form.module.css';

type Line = OrderReturns['lines'][number];

const problemTexts: Readonly<Record<ClaimProblem, string>> = {
  missing: 'A part is missing',
  broken: 'A part is broken',
  wrong: 'It’s the wrong part',
  damaged: 'The parcel arrived damaged',
};

interface ProblemFieldProps {
  readonly value: ClaimProblem | null;
  readonly problem: string | null;
  readonly onChange: (problem: ClaimProblem) => void;
}

function ProblemField({ value, problem, onChange }: ProblemFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.problems} aria-describedby={problem ? id : undefined}>
      <legend>What’s wrong?</legend>
      <div className={styles.cards}>
        {(Object.keys(claimProblems) as ClaimProblem[]).map((name) => (
          <label key={name} className={styles.card}>
            <input type="radio" name="problem" checked={value === name} onChange={() => onChange(name)} />
            <b>{problemTexts[name]}</b>
          </label>
        ))}
      </div>
      {problem && (
        <p className={styles.problem} id={id}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

const steps = [
  ['You tell us', 'and get a ticket number at once'],
  ['We answer', 'within one working day'],
  ['We send the part', 'free; you keep the rest'],
] as const;

interface FieldsProps {
  readonly orderKey: OrderKey;
  readonly line: Line;
  readonly known: readonly ClaimablePart[];
  readonly start: ClaimStart;
  readonly onDone: (sent: SentClaim) => void;
}

/** What is wrong with one line. It is made anew for another one. */
function ClaimFields({ orderKey, line, known, start, onDone }: FieldsProps) {
  const [problem, setProblem] = useState<ClaimProblem | null>(start.problem);
  const [parts, setParts] = useState<Readonly<Record<string, number>>>(() => namedParts(known, start, line.quantity));
  const [quantity, setQuantity] = useState(1);
  const [words, setWords] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [wasSent, setWasSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const claim = useClaim(orderKey, onDone);
  const chosen = Object.entries(parts).map(([name, count]) => ({ name, quantity: count }));
  const lacksPart = line.isKit && problem !== 'damaged' && chosen.length === 0 && words.trim() === '';
  const partProblem = wasSent && lacksPart ? claimSentences.part : null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (problem === null || lacksPart) {
      const first = problem === null ? 'fieldset input' : '#claim-parts ~ * input, textarea';
      form.current?.querySelector<HTMLElement>(first)?.focus();
      return;
    }
    const body: NewClaim = { itemId: line.itemId, problem, quantity, parts: chosen, words: words.trim() || null };
    claim.mutate({ body, photos });
  };
  return (
    <AskForm
      ref={form}
      onSubmit={submit}
      steps={steps}
      error={claim.error ? errorMessage(claim.error) : null}
      isPending={claim.isPending}
      action="Send claim"
    >
      <OrderPanel id="claim-problem" title={line.name}>
        <ProblemField
          value={problem}
          problem={wasSent && problem === null ? claimSentences.problem : null}
          onChange={setProblem}
        />
        {line.quantity > 1 && (
          <div className={styles.units}>
            <span>{line.isKit ? 'In how many of your kits?' : 'How many of them?'}</span>
            <QuantityStepper
              name={line.name}
              quantity={quantity}
              min={1}
              limit={line.quantity}
              onChange={(count) => setQuantity(Math.min(count, line.quantity))}
            />
          </div>
        )}
        {line.isKit && line.slug !== null && (
          <p className={text.meta}>
            Built, but it doesn’t work? <AppLink href={paths.bench(line.slug, 'faults')}>The fault finder</AppLink> may
            be quicker.
          </p>
        )}
      </OrderPanel>
      {known.length > 0 && (
        <OrderPanel id="claim-parts" title="Which part?">
          <PartPicker known={known} bought={line.quantity} chosen={parts} problem={partProblem} onChange={setParts} />
        </OrderPanel>
      )}
      <OrderPanel id="claim-show" title="Show us">
        <PhotoPicker photos={photos} onChange={setPhotos} />
        <TextAreaField
          label={known.length > 0 || !line.isKit ? 'Anything else? (optional)' : 'Which part is it?'}
          rows={3}
          maxLength={returnWordsMaxLength}
          value={words}
          error={partProblem && known.length === 0 ? claimSentences.words : undefined}
          onChange={({ target }) => setWords(target.value)}
        />
      </OrderPanel>
    </AskForm>
  );
}

interface ClaimFormProps {
  readonly orderKey: OrderKey;
  readonly order: OrderReturns;
  readonly start: ClaimStart;
  readonly onDone: (sent: SentClaim) => void;
}

/** 'Part missing or broken': about one line of an order, which may be chosen here. */
export function ClaimForm({ orderKey, order, start, onDone }: ClaimFormProps) {
  const [itemId, setItemId] = useState(start.itemId ?? (order.lines.length === 1 ? order.lines[0]!.itemId : ''));
  const line = order.lines.find((one) => one.itemId === itemId);
  const { data: known, error } = useQuery({
    ...claimPartsQuery(orderKey, itemId),
    enabled: line?.isKit === true,
  });
  // Without its list a kit is described in words.
  const parts = line?.isKit ? (known ?? (error ? [] : null)) : [];
  return (
    <>
      {(order.lines.length > 1 || !line) && (
        <SelectField label="Which item?" value={line ? itemId : ''} onChange={({ target }) => setItemId(target.value)}>
          <option value="" disabled>
            Choose an item
          </option>
          {order.lines.map((one) => (
            <option key={one.itemId} value={one.itemId}>
              {one.name}
            </option>
          ))}
        </SelectField>
      )}
      {line && parts === null && <Spinner label="Loading the parts of this kit..." />}
      {line && parts !== null && (
        <ClaimFields
          key={itemId}
          orderKey={orderKey}
          line={line}
          known={parts}
          start={itemId === start.itemId ? start : { ...start, parts: [] }}
          onDone={onDone}
        />
      )}
    </>
  );
}
