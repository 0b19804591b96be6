import type { User } from '#contracts/accounts.ts';
import { phoneMaxLength } from '#domain/orders/checkout.ts';
import { signInPath } from '../../../session/return-path.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Field } from '../../../ui/field/field.tsx';
import { Section } from './section.tsx';
import type { CheckoutForm } from '../use-checkout-form.ts';
import formStyles from '../../../forms/form.module.css';
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

function PhoneField({ form, isNeeded }: { form: CheckoutForm; isNeeded: boolean }) {
  return (
    <Field
      label={isNeeded ? 'Phone' : 'Phone (optional)'}
      {...form.bind('phone')}
      required={isNeeded}
      type="tel"
      autoComplete="tel"
      maxLength={phoneMaxLength}
      hint={isNeeded ? 'Needed for cash on delivery, so the courier can reach you.' : 'So the courier can reach you.'}
    />
  );
}

interface ContactSectionProps {
  form: CheckoutForm;
  user: User | null;
  /** Whoever pays in cash has to be reached. */
  needsPhone: boolean;
}

export function ContactSection({ form, user, needsPhone }: ContactSectionProps) {
  if (user) {
    return (
      <Section title="Contact">
        <p className={styles.user}>
          We’ll email updates to <b>{user.email}</b>.
        </p>
        <PhoneField form={form} isNeeded={needsPhone} />
      </Section>
    );
  }
  return (
    <Section title="Contact" aside={<AppLink href={signInPath(paths.checkout)}>Log in instead</AppLink>}>
      <div className={formStyles.pair}>
        <EmailField form={form} />
        <PhoneField form={form} isNeeded={needsPhone} />
      </div>
    </Section>
  );
}
