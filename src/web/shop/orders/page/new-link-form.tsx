import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import formStyles from '../../../forms/form.module.css';
import { useForm } from '../../../forms/use-form.ts';
import { validateWith } from '../../../forms/validation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field/field.tsx';
import styles from './new-link-form.module.css';

type Thing = 'order' | 'quote';

interface LinkRequest {
  readonly number: string;
  readonly email: string;
}

const examples: Readonly<Record<Thing, string>> = { order: 'PK-1042', quote: 'Q-1042' };

/** As orders and quotes are numbered; the id of an order is no number. */
const numberPattern = /^(?:PK|Q)-\d{1,18}$/;

const send = (thing: Thing, body: LinkRequest): Promise<unknown> =>
  thing === 'order' ? call('POST /api/order-links', { body }) : call('POST /api/quote-links', { body });

const rulesOf = (thing: Thing) =>
  thing === 'order'
    ? import('#contracts/order-links.ts').then(({ orderLinkRequest }) => orderLinkRequest)
    : import('#contracts/quotes.ts').then(({ quoteLinkRequest }) => quoteLinkRequest);

interface NewLinkFormProps {
  thing?: Thing;
  /** What the person came for, if it is known. */
  wanted?: string;
  title: string;
  /** Above the fields. */
  children: ReactNode;
  submitText: string;
}

/** For a guest whose link has ended or is lost. The answer never tells whether there is such an order or quote. */
export function NewLinkForm({ thing = 'order', wanted = '', title, children, submitText }: NewLinkFormProps) {
  const ask = useMutation({ mutationFn: (body: LinkRequest) => send(thing, body) });
  const { formProps, field } = useForm({
    rules: () => rulesOf(thing),
    validate: (typed, schema) => validateWith(schema, typed),
    submit: (values) => !ask.isPending && ask.mutate(values),
  });
  const number = wanted.toUpperCase();
  return (
    <form className={classNames(formStyles.form, styles.form)} aria-labelledby="new-link" {...formProps}>
      <h2 id="new-link">{title}</h2>
      {children}
      <div className={formStyles.pair}>
        <Field
          label={thing === 'order' ? 'Order number' : 'Quote number'}
          {...field('number')}
          required
          defaultValue={numberPattern.test(number) ? number : ''}
          placeholder={examples[thing]}
          autoComplete="off"
          maxLength={30}
        />
        <Field label="Email" {...field('email')} required type="email" autoComplete="email" maxLength={254} />
      </div>
      <div role="status" className={formStyles.done}>
        {ask.isSuccess &&
          `If we have ${thing === 'order' ? 'an order' : 'a quote'} with that number and email, its link is on its way. Not there in a few minutes? Check both, and your spam folder.`}
      </div>
      <FormError>{ask.error && errorMessage(ask.error)}</FormError>
      <Button type="submit" pending={ask.isPending}>
        {ask.isPending ? 'Sending Link...' : submitText}
      </Button>
    </form>
  );
}
