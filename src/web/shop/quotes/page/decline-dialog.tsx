import { declineReasonMaxLength } from '#domain/quotes/quotes.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import formStyles from '../../../forms/form.module.css';
import { useForm } from '../../../forms/use-form.ts';
import { validateWith } from '../../../forms/validation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { useDeclineQuote, type QuoteKey } from '../quote.queries.ts';

interface DeclineDialogProps {
  readonly quoteKey: QuoteKey;
  readonly version: number;
  readonly onClose: () => void;
}

/** Asks why. Staff can open it again. */
export function DeclineDialog({ quoteKey, version, onClose }: DeclineDialogProps) {
  const decline = useDeclineQuote(quoteKey);
  const { formProps, field } = useForm({
    rules: () => import('#contracts/quotes.ts'),
    validate: (typed, { quoteDecline }) => validateWith(quoteDecline, { ...typed, version }),
    submit: (values) => decline.mutate(values, { onSuccess: onClose }),
  });
  return (
    <Dialog title="Decline this quote?" busy={decline.isPending} onClose={onClose}>
      <form className={formStyles.form} {...formProps}>
        <TextAreaField label="Why?" {...field('reason')} required rows={3} maxLength={declineReasonMaxLength} />
        <FormError>{decline.error && errorMessage(decline.error)}</FormError>
        <DialogActions>
          <Button pending={decline.isPending} onClick={onClose}>
            Keep It Open
          </Button>
          <Button type="submit" variant="danger" pending={decline.isPending}>
            {decline.isPending ? 'Declining...' : 'Decline'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
