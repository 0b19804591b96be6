import type { User } from '#contracts/accounts.ts';
import { phoneMaxLength } from '#domain/orders/checkout.ts';
import { signInPath } from '../../session/return-path.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Field } from '../../ui/field/field.tsx';
import { Section } from './section.tsx';
import type { CheckoutForm } from '../use-checkout-form.ts';
import styles from './contact-section.module.css';

function EmailField({ form }: { form: CheckoutForm }) {
  return (
    <Field
      label="Email"
      {...form.bind('email')}
      required
      type="email"
      autoComplete="email"
      maxLength={254}
      hint="Your order, and the link to it, go there."
      aside={
        <>
          Have an account? <AppLink href={signInPath(paths.checkout)}>Sign in</AppLink>
        </>
      }
    />
  );
}

export function ContactSection({ form, user }: { form: CheckoutForm; user: User | null }) {
  return (
    <Section title="Contact">
      {user ? (
        <p className={styles.user}>
          Your order is mailed to <b>{user.email}</b>.
        </p>
      ) : (
        <EmailField form={form} />
      )}
      <Field
        label="Phone (optional)"
        {...form.bind('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={phoneMaxLength}
        hint="For the carrier, in case nobody opens the door."
      />
    </Section>
  );
}
