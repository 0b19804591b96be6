import { useMutation } from '@tanstack/react-query';
import { useId, useSyncExternalStore, useEffect, useRef } from 'react';
import type { ContactMessage } from '#contracts/contact.ts';
import { contactLimits, suggestedSubjects } from '#domain/messages/contact.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { validateWith } from '../../forms/validation.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import type { ContactVariant } from '#content/contact-variant.ts';
import { classNames } from '../../ui/class-names.ts';
import formStyles from '../../forms/form.module.css';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './contact-form.module.css';

interface MessageSentProps {
  readonly ticket: string;
  readonly message: ContactMessage;
  readonly onAnother: () => void;
}

/** Takes the place of the form, and the focus with it, so that a screen reader says what became of the message. */
function MessageSent({ ticket, message, onAnother }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        Message sent
      </h2>
      <p>Thank you, {message.firstName}. Your ticket number is</p>
      <p className={styles.ticket}>{ticket}</p>
      <p>
        We’ve emailed a copy to <b>{message.email}</b>. Quote the number if you write or call about this again. We reply
        during business hours.
      </p>
      <Button onClick={onAnother}>Write another message</Button>
    </div>
  );
}

/** The subject of a message about the order that the address names, as the page of an order does. */
export function orderSubject(search: string): string | null {
  const number = new URLSearchParams(search).get('order') ?? '';
  return /^PK-\d{1,18}$/.test(number) ? `Order ${number}` : null;
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

const never = () => () => {};

/** What the address says, which the page itself does not know: it is the same for everyone. */
const useAddress = (read: (search: string) => string | null): string | null =>
  useSyncExternalStore(
    never,
    () => read(location.search),
    () => null,
  );

function SubjectField({ start, ...field }: { start: string; name: string; error: string | undefined }) {
  const listId = useId();
  const subject = useAddress(orderSubject);
  return (
    <>
      <Field
        key={subject}
        label="Subject"
        {...field}
        required
        defaultValue={subject ?? start}
        list={listId}
        autoComplete="off"
        maxLength={contactLimits.subject}
      />
      <datalist id={listId}>
        {suggestedSubjects.map((suggested) => (
          <option key={suggested} value={suggested} />
        ))}
      </datalist>
    </>
  );
}

/** The fields keep what was typed until the message has arrived. */
export function ContactForm({ variant }: { variant: ContactVariant }) {
  const send = useMutation({ mutationFn: (body: ContactMessage) => call('POST /api/contact', { body }) });
  const { formProps, field } = useForm({
    rules: () => import('#contracts/contact.ts'),
    validate: (typed, { contactMessage }) => validateWith(contactMessage, typed),
    submit: (values) => send.mutate(values),
  });
  if (send.isSuccess) {
    return <MessageSent ticket={send.data.ticket} message={send.variables} onAnother={() => send.reset()} />;
  }
  return (
    <form className={classNames(formStyles.form, visibility.needsScript)} {...formProps}>
      <h2>Send us a message</h2>
      <div className={formStyles.pair}>
        <Field
          label="First Name"
          {...field('firstName')}
          required
          autoComplete="given-name"
          maxLength={contactLimits.name}
        />
        <Field label="Last Name" {...field('lastName')} autoComplete="family-name" maxLength={contactLimits.name} />
      </div>
      <Field label="Email" {...field('email')} required type="email" autoComplete="email" maxLength={254} />
      <SubjectField start={variant.subject} {...field('subject')} />
      <TextAreaField label="Message" {...field('message')} required rows={8} hint={variant.hint} />
      <Honeypot />
      <FormError>{send.error && errorMessage(send.error)}</FormError>
      <Button type="submit" variant="primary" className={styles.submit} pending={send.isPending}>
        {send.isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}
