import type { User } from '#contracts/accounts.ts';
import { phoneMaxLength } from '#domain/orders/checkout.ts';
import { signInPath } from '../../session/return-path.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Field } from '../../ui/field/field.tsx';
import { Section } from './section.tsx';
import type { CheckoutForm } from '../use-checkout-form.ts';
import formStyles from '../../forms/form.module.css';
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
      hint="We’ll send your receipt and order link here."
    />
  );
}

function PhoneField({ form }: { form: CheckoutForm }) {
  return (
    <Field
      label="Phone (optional)"
      {...form.bind('phone')}
      type="tel"
      autoComplete="tel"
      maxLength={phoneMaxLength}
      hint="So the courier can reach you."
    />
  );
}

export function ContactSection({ form, user }: { form: CheckoutForm; user: User | null }) {
  if (user) {
    return (
      <Section title="Contact">
        <p className={styles.user}>
          We’ll email updates to <b>{user.email}</b>.
        </p>
        <PhoneField form={form} />
      </Section>
    );
  }
  return (
    <Section title="Contact" aside={<AppLink href={signInPath(paths.checkout)}>Log in instead</AppLink>}>
      <div className={formStyles.pair}>
        <EmailField form={form} />
        <PhoneField form={form} />
      </div>
    </Section>
  );
}
