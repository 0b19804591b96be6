import { useEffect, useState } from 'react';
import type { OwnReview } from '#contracts/reviews.ts';
import { contributionLimits } from '#domain/contributions/contribution.ts';
import { StarChoice } from '../../components/star-choice/star-choice.tsx';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { validateWith } from '../../forms/validation.ts';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import formStyles from '../../forms/form.module.css';
import { useSendReview } from './review.queries.ts';
import styles from './review-form.module.css';

interface ReviewFormProps {
  slug: string;
  /** What is changed; null: a new one. */
  written: OwnReview | null;
  shownName: string;
  onDone: () => void;
}

/** Stars, a few words, and the name they stand under. What was typed stays until it has arrived. */
export default function ReviewForm({ slug, written, shownName, onDone }: ReviewFormProps) {
  const [chosen, setChosen] = useState<number | null>(written?.stars ?? null);
  const send = useSendReview(slug, written, () => {
    toast({ title: written ? 'Your review is changed' : 'Thank you. Your review is here for everybody.' });
    onDone();
  });
  const { formProps, field } = useForm({
    rules: () => import('#contracts/reviews.ts'),
    validate: (typed, { newReview }) => validateWith(newReview, { ...typed, stars: Number(typed['stars'] ?? 0) }),
    submit: (values) => send.mutate(values),
  });
  // The button that opened it is gone.
  useEffect(() => formProps.ref.current?.querySelector('input')?.focus(), [formProps.ref]);
  const isOld = send.error && hasCode(send.error, 'changed-meanwhile');
  return (
    <form className={formStyles.form} aria-label="Your review" {...formProps}>
      <StarChoice legend="Your rating" stars={chosen} error={field('stars').error} onStars={setChosen} />
      <TextAreaField
        label="What should others know? (optional)"
        {...field('words')}
        rows={5}
        maxLength={contributionLimits.words}
        defaultValue={written?.words}
        hint="Links and email addresses are left out."
      />
      <Field
        label="Name shown"
        {...field('shownName')}
        required
        maxLength={contributionLimits.shownName}
        defaultValue={written?.shownName ?? shownName}
        autoComplete="off"
      />
      <p className={styles.note}>
        Everybody can read it, with this name and the month. You can change or withdraw it whenever you like.
      </p>
      <FormError>
        {send.error &&
          (isOld ? 'You changed it in another window. Close this, and open it again.' : errorMessage(send.error))}
      </FormError>
      <p className={styles.ways}>
        <Button type="submit" variant="primary" pending={send.isPending}>
          {written ? 'Save' : 'Publish review'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </p>
    </form>
  );
}
