import { giftNoteMaxLength, orderNotesMaxLength } from '#domain/orders/checkout.ts';
import formStyles from '../../../forms/form.module.css';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { isGift } from '../order-form.ts';
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
      <label className={formStyles.check}>
        <input
          type="checkbox"
          name="gift"
          checked={isGift(form.typed)}
          onChange={({ target }) => form.type('gift', target.checked ? 'on' : undefined)}
        />
        This is a gift
      </label>
      {isGift(form.typed) && (
        <TextAreaField
          label="Gift note (optional)"
          hint="We print it on the slip in the parcel, which shows no prices. The invoice stays on your order page."
          className={styles.notes}
          rows={3}
          maxLength={giftNoteMaxLength}
          {...form.bind('giftNote')}
        />
      )}
    </Section>
  );
}
