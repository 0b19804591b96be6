import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ZodType } from 'zod';
import type { OrderLinkRequest } from '#contracts/order-links.ts';
import { orderNumberPattern } from '#domain/orders/order-link.ts';
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

/** How a new link to something else than an order is asked for. */
export interface OtherLink {
  /** 'a quote' */
  readonly thing: string;
  readonly label: string;
  readonly example: string;
  readonly rules: () => Promise<{ readonly orderLinkRequest: ZodType<OrderLinkRequest> }>;
  readonly send: (body: OrderLinkRequest) => Promise<unknown>;
}

interface NewLinkFormProps {
  /** What the person came for, if it is known. */
  wanted?: string;
  other?: OtherLink;
  title: string;
  /** Above the fields. */
  children: ReactNode;
  submitText: string;
}

/** For a guest whose link has ended or is lost. The answer never tells whether there is such an order. */
export function NewLinkForm({ wanted = '', other, title, children, submitText }: NewLinkFormProps) {
  const ask = useMutation({
    mutationFn: (body: OrderLinkRequest) => other?.send(body) ?? call('POST /api/order-links', { body }),
  });
  const { formProps, field } = useForm({
    rules: other?.rules ?? (() => import('#contracts/order-links.ts')),
    validate: (typed, { orderLinkRequest }) => validateWith(orderLinkRequest, typed),
    submit: (values) => !ask.isPending && ask.mutate(values),
  });
  const number = wanted.toUpperCase();
  return (
    <form className={classNames(formStyles.form, styles.form)} aria-labelledby="new-link" {...formProps}>
      <h2 id="new-link">{title}</h2>
      {children}
      <div className={formStyles.pair}>
        <Field
          label={other?.label ?? 'Order number'}
          {...field('number')}
          required
          defaultValue={other || orderNumberPattern.test(number) ? number : ''}
          placeholder={other?.example ?? 'PK-1042'}
          autoComplete="off"
          maxLength={30}
        />
        <Field label="Email" {...field('email')} required type="email" autoComplete="email" maxLength={254} />
      </div>
      <div role="status" className={formStyles.done}>
        {ask.isSuccess &&
          `If we have ${other?.thing ?? 'an order'} with that number and email, its link is on its way. Not there in a few minutes? Check both, and your spam folder.`}
      </div>
      <FormError>{ask.error && errorMessage(ask.error)}</FormError>
      <Button type="submit" pending={ask.isPending}>
        {ask.isPending ? 'Sending Link...' : submitText}
      </Button>
    </form>
  );
}
