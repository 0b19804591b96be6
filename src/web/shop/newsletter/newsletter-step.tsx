import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { NewsletterLinkPurpose } from '#domain/messages/newsletter.ts';
import { useFragment } from '../../shell/fragment.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { readLinkToken } from '#domain/paths/link-token.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import formStyles from '../../forms/form.module.css';
import text from '../../ui/text/text.module.css';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './newsletter-step.module.css';

interface StepTexts {
  readonly heading: string;
  readonly lead: string;
  readonly button: string;
  readonly pending: string;
  readonly done: string;
}

export const stepTexts: Readonly<Record<NewsletterLinkPurpose, StepTexts>> = {
  confirm: {
    heading: 'Confirm your subscription',
    lead: 'New kits, and one good circuit explained. Never more than once a month.',
    button: 'Confirm Subscription',
    pending: 'Confirming...',
    done: 'Thank you, you’re on the list. Every newsletter has a link to unsubscribe.',
  },
  leave: {
    heading: 'Unsubscribe from the newsletter',
    lead: 'You’ll still get emails about your orders and your account.',
    button: 'Unsubscribe',
    pending: 'Unsubscribing...',
    done: 'Done. You won’t get any more newsletters.',
  },
};

const follow: Readonly<Record<NewsletterLinkPurpose, (token: string) => Promise<void>>> = {
  confirm: (token) => call('POST /api/newsletter/confirm', { body: { token } }),
  leave: (token) => call('POST /api/newsletter/leave', { query: { token } }),
};

/** Where the mailed links lead. It waits for a person's hand: some mail programs open every link by themselves. */
export function NewsletterStep({ purpose }: { purpose: NewsletterLinkPurpose }) {
  const words = stepTexts[purpose];
  const fragment = useFragment();
  // Without a token the shop answers what is wrong with the link.
  const step = useMutation({ mutationFn: () => follow[purpose](readLinkToken(fragment) ?? '') });
  const status = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (step.isSuccess) status.current?.focus();
  }, [step.isSuccess]);
  return (
    <div className={classNames(text.wrap, styles.step)}>
      <h1>{words.heading}</h1>
      <p className={text.lead}>{words.lead}</p>
      <div role="status" className={formStyles.done} ref={status} tabIndex={-1}>
        {step.isSuccess && words.done}
      </div>
      <FormError>{step.error && errorMessage(step.error)}</FormError>
      {step.isSuccess ? (
        <AppLink href={paths.products()} className={buttonClass()}>
          See all products
        </AppLink>
      ) : (
        <Button
          variant="primary"
          className={visibility.needsScript}
          pending={step.isPending}
          onClick={() => step.mutate()}
        >
          {step.isPending ? words.pending : words.button}
        </Button>
      )}
      <noscript>
        <p>This page needs JavaScript. Please turn it on and open your link again.</p>
      </noscript>
    </div>
  );
}
