import { useState } from 'react';
import type { NewQuote } from '#contracts/quotes.ts';
import { companyNameMaxLength, differingStates } from '#domain/business/business.ts';
import { phoneMaxLength } from '#domain/orders/checkout.ts';
import { quoteAnswerDays, quoteReasonNames, quoteReasons, quoteWordsMaxLength } from '#domain/quotes/quotes.ts';
import { usualValidDays, type QuoteReason } from '#domain/quotes/quotes.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { GstinField } from '../../../components/business/gstin-field.tsx';
import { FormError } from '../../../forms/form-error.tsx';
import formStyles from '../../../forms/form.module.css';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field/field.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import panel from '../../../ui/panel/panel.module.css';
import text from '../../../ui/text/text.module.css';
import { RadioGroup, RadioOption } from '../../checkout/sections/radio-group.tsx';
import { QuoteColumns } from '../quote-layout.tsx';
import { validateQuote } from './ask-form.ts';
import { AskedLines } from './asked-lines.tsx';
import { NextSteps } from './next-steps.tsx';
import { PlaceFields, type FieldOf, type Place } from './place-fields.tsx';
import type { AskedLine } from './use-asked-lines.ts';
import styles from './ask-quote-form.module.css';

/** What the form begins with. */
export interface AskStart {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly companyName: string;
  readonly gstin: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly place: Place;
  readonly reasons: readonly QuoteReason[];
  readonly words: string;
  /** The class of the user that it is for. */
  readonly classId: string | null;
}

function WhyFields({ field, start }: { field: FieldOf; start: AskStart }) {
  return (
    <>
      <fieldset className={styles.reasons}>
        <legend>Why a quote? (choose any)</legend>
        {quoteReasons.map((reason) => (
          <label key={reason} className={formStyles.check}>
            <input type="checkbox" name={`reason-${reason}`} defaultChecked={start.reasons.includes(reason)} />
            {quoteReasonNames[reason]}
          </label>
        ))}
      </fieldset>
      {start.classId !== null && (
        <label className={formStyles.check}>
          <input type="checkbox" name="classId" value={start.classId} defaultChecked />
          Label a box for each bench. Whoever packs them sees the names in your class until it’s deleted.
        </label>
      )}
      <Field label="Needed by (optional)" {...field('neededBy')} type="date" />
      <TextAreaField
        label="Your words (optional)"
        {...field('words')}
        rows={4}
        defaultValue={start.words}
        maxLength={quoteWordsMaxLength}
      />
    </>
  );
}

interface ReceiverProps {
  readonly gstin: string;
  readonly place: Place;
  readonly error: string | undefined;
}

/** Where a business is registered in another state than its parcel goes to, who receives it decides about the tax. */
function ReceiverChoice({ gstin, place, error }: ReceiverProps) {
  const [receiver, setReceiver] = useState('');
  const states = differingStates(gstin, place);
  if (states === null) return null;
  const choose = (value: string) => ({
    name: 'receiver',
    value,
    checked: receiver === value,
    onChoose: () => setReceiver(value),
  });
  return (
    <RadioGroup
      label={`Your GSTIN is from ${states.registered.name}, the parcel goes to ${states.delivered.name}. Who receives it?`}
      error={error}
    >
      <RadioOption {...choose('self')} label={`We do, at our own site in ${states.delivered.name}`} />
      <RadioOption {...choose('other')} label="Somebody else, on our instruction" />
    </RadioGroup>
  );
}

function WhoFields({ field, start, place }: { field: FieldOf; start: AskStart; place: Place }) {
  const [gstin, setGstin] = useState(start.gstin);
  return (
    <section className={panel.panel} aria-labelledby="asked-by">
      <h2 className={panel.title} id="asked-by">
        Who it’s for
      </h2>
      <div className={formStyles.form}>
        <div className={formStyles.pair}>
          <Field label="Your name" {...field('name')} required defaultValue={start.name} autoComplete="name" />
          <Field
            label="Email"
            {...field('email')}
            required
            type="email"
            defaultValue={start.email}
            maxLength={254}
            autoComplete="email"
          />
        </div>
        <div className={formStyles.pair}>
          <Field
            label="Company, school or institute (optional)"
            {...field('companyName')}
            defaultValue={start.companyName}
            maxLength={companyNameMaxLength}
            autoComplete="organization"
          />
          <Field
            label="Phone (optional)"
            {...field('phone')}
            type="tel"
            defaultValue={start.phone}
            maxLength={phoneMaxLength}
            autoComplete="tel"
          />
        </div>
        <GstinField {...field('gstin')} value={gstin} onChange={({ target }) => setGstin(target.value)} />
        <ReceiverChoice gstin={gstin} place={place} error={field('receiver').error} />
      </div>
    </section>
  );
}

/** Programs that fill in every field show themselves by this one, which people neither see nor reach. */
const Honeypot = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      Leave this empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

interface AskQuoteFormProps {
  readonly start: AskStart;
  readonly lines: readonly AskedLine[];
  readonly isFromCart: boolean;
  readonly onChange: (productId: string, quantity: number) => void;
  readonly onSend: (quote: NewQuote) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** The fields keep what was typed until the request has arrived. */
export function AskQuoteForm({ start, lines, isFromCart, onChange, onSend, isPending, error }: AskQuoteFormProps) {
  const [place, setPlace] = useState(start.place);
  const { formProps, field } = useForm({
    rules: () => import('#contracts/quotes.ts'),
    validate: (typed, { newQuote }) => validateQuote(typed, lines, newQuote),
    submit: onSend,
  });
  return (
    <form aria-label="Ask for a quote" {...formProps}>
      <QuoteColumns
        aside={
          <section className={panel.panel} aria-labelledby="asked-next">
            <h2 className={panel.title} id="asked-next">
              What happens next
            </h2>
            <NextSteps answerDays={quoteAnswerDays} validDays={usualValidDays} />
            <FormError>{error && errorMessage(error)}</FormError>
            <Button type="submit" variant="primary" wide pending={isPending}>
              {isPending ? 'Sending...' : 'Ask for this quote'}
            </Button>
            <p className={classNames(text.meta, styles.afterAsking)}>
              {isFromCart
                ? 'Your cart stays as it is. You can still buy it at list prices.'
                : 'Nothing is ordered yet.'}
            </p>
          </section>
        }
      >
        <AskedLines {...{ lines, isFromCart, onChange }} error={field('lines').error} />
        <section className={panel.panel} aria-label="Where and why">
          <div className={formStyles.form}>
            <PlaceFields field={field} place={place} onChange={setPlace} start={start} />
            <WhyFields field={field} start={start} />
          </div>
        </section>
        <WhoFields field={field} start={start} place={place} />
        <Honeypot />
      </QuoteColumns>
    </form>
  );
}
