import { orderNotesMaxLength } from '#domain/orders/checkout.ts';
import { LabelledControl } from '../../ui/field/labelled-control.tsx';
import { Section } from './section.tsx';
import type { CheckoutForm } from '../use-checkout-form.ts';

export function NotesSection({ form }: { form: CheckoutForm }) {
  const { error, ...control } = form.bind('notes');
  return (
    <Section title="Notes">
      <LabelledControl label="Anything we should know? (optional)" error={error}>
        {(labelled) => (
          <textarea
            className="input checkout-notes"
            rows={3}
            maxLength={orderNotesMaxLength}
            {...control}
            {...labelled}
          />
        )}
      </LabelledControl>
    </Section>
  );
}
