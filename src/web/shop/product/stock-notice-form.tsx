import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { classNames } from '../../ui/class-names.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './stock-notice-form.module.css';

/** One email when the product is back, and none after that. */
export function StockNoticeForm({ productId }: { productId: string }) {
  const notify = useMutation({
    mutationFn: (email: string) =>
      call('POST /api/products/:id/notify', { params: { id: productId }, body: { email } }),
  });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    notify.mutate(String(new FormData(event.currentTarget).get('email') ?? ''));
  };

  return (
    <div id="notify" className={classNames(styles.stockNotice, visibility.needsScript)}>
      <h2 className={styles.title}>Email me when it’s back in stock</h2>
      <div role="status">{notify.isSuccess && <p>Thanks. We’ll email you once, when it’s back in stock.</p>}</div>
      {!notify.isSuccess && (
        <form onSubmit={submit}>
          <Field
            className={styles.field}
            label="Email address"
            labelHidden
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            placeholder="you@example.com"
            error={notify.error ? errorMessage(notify.error) : undefined}
          />
          <Button type="submit" pending={notify.isPending}>
            {notify.isPending ? 'Sending...' : 'Email me'}
          </Button>
        </form>
      )}
    </div>
  );
}
