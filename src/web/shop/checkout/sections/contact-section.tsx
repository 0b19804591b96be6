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

interface PhoneFieldProps {
  form: CheckoutForm;
  isNeeded: boolean;
  isAbroad: boolean;
}

function phoneHint({ isNeeded, isAbroad }: Omit<PhoneFieldProps, 'form'>): string {
  if (isNeeded) return 'Needed for cash on delivery, so the courier can reach you.';
  return isAbroad
    ? 'With the code of your country. Carriers abroad often ask for it.'
    : 'So the courier can reach you.';
}

function PhoneField({ form, ...need }: PhoneFieldProps) {
  const { isNeeded } = need;
  return (
    <Field
      label={isNeeded ? 'Phone' : 'Phone (optional)'}
      {...form.bind('phone')}
      required={isNeeded}
      type="tel"
      autoComplete="tel"
      maxLength={phoneMaxLength}
      hint={phoneHint(need)}
    />
  );
}

interface ContactSectionProps {
  form: CheckoutForm;
  user: User | null;
  /** Whoever pays in cash has to be reached. */
  needsPhone: boolean;
  isAbroad: boolean;
}

export function ContactSection({ form, user, needsPhone, isAbroad }: ContactSectionProps) {
  if (user) {
    return (
      <Section title="Contact">
        <p className={styles.user}>
          We’ll email updates to <b>{user.email}</b>.
        </p>
        <PhoneField form={form} isNeeded={needsPhone} isAbroad={isAbroad} />
      </Section>
    );
  }
  return (
    <Section title="Contact" aside={<AppLink href={signInPath(paths.checkout)}>Log in instead</AppLink>}>
      <div className={formStyles.pair}>
        <EmailField form={form} />
        <PhoneField form={form} isNeeded={needsPhone} isAbroad={isAbroad} />
      </div>
    </Section>
  );
}
