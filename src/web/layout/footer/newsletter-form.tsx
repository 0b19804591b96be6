import { useMutation } from '@tanstack/react-query';
import { useId, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { Input } from '../../ui/field/input.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './newsletter-form.module.css';

/** Subscribing takes two steps, so that nobody can be signed up by someone else. */
export function NewsletterForm() {
  const id = useId();
  const subscribe = useMutation({ mutationFn: (email: string) => call('POST /api/newsletter', { body: { email } }) });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '');
    subscribe.mutate(email, { onSuccess: () => form.reset() });
  };

  return (
    <form className={classNames(styles.form, visibility.needsScript)} method="dialog" onSubmit={submit}>
      <label htmlFor={id}>
        <VisuallyHidden>Email address</VisuallyHidden>
      </label>
      <Input
        id={id}
        className={styles.input}
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        placeholder="you@example.com"
      />
      <Button type="submit" variant="primary" className={styles.submit} pending={subscribe.isPending}>
        {subscribe.isPending ? 'Subscribing...' : 'Subscribe'}
      </Button>
      <p role="status">{subscribe.isSuccess && 'Almost there. We’ve emailed you a link: open it to confirm.'}</p>
      <p role="alert">{subscribe.error && errorMessage(subscribe.error)}</p>
    </form>
  );
}
