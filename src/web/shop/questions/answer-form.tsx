import { useEffect } from 'react';
import { contributionLimits } from '#domain/contributions/contribution.ts';
import { errorMessage } from '../../api/error-message.ts';
import formStyles from '../../forms/form.module.css';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { validateWith } from '../../forms/validation.ts';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { useAnswer } from './question.queries.ts';

interface AnswerFormProps {
  slug: string;
  questionId: string;
  shownName: string;
  onDone: () => void;
}

/** For those who bought it here or built it. */
export function AnswerForm({ slug, questionId, shownName, onDone }: AnswerFormProps) {
  const send = useAnswer(slug, questionId, (isWaiting) => {
    toast({ title: isWaiting ? 'Thank you. We read it before it shows.' : 'Thank you. Your answer is here.' });
    onDone();
  });
  const { formProps, field } = useForm({
    rules: () => import('#contracts/questions.ts'),
    validate: (typed, { newAnswer }) => validateWith(newAnswer, typed),
    submit: (values) => send.mutate(values),
  });
  useEffect(() => formProps.ref.current?.querySelector('textarea')?.focus(), [formProps.ref]);
  return (
    <form className={formStyles.form} aria-label="Your answer" {...formProps}>
      <TextAreaField label="Your answer" {...field('words')} rows={3} required maxLength={contributionLimits.words} />
      <Field
        label="Name shown"
        {...field('shownName')}
        required
        maxLength={contributionLimits.shownName}
        defaultValue={shownName}
        autoComplete="off"
      />
      <FormError>{send.error && errorMessage(send.error)}</FormError>
      <p>
        <Button type="submit" variant="primary" pending={send.isPending}>
          Answer
        </Button>{' '}
        <Button onClick={onDone}>Cancel</Button>
      </p>
    </form>
  );
}
