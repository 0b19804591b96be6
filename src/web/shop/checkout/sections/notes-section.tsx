import { orderNotesMaxLength } from '#domain/orders/checkout.ts';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { Section } from './section.tsx';
import type { CheckoutForm } from '../use-checkout-form.ts';
import styles from './notes-section.module.css';

export function NotesSection({ form }: { form: CheckoutForm }) {
  return (
    <Section title="Notes">
      <TextAreaField
        label="Anything we should know? (optional)"
        className={styles.notes}
        rows={3}
        maxLength={orderNotesMaxLength}
        {...form.bind('notes')}
      />
    </Section>
  );
}
