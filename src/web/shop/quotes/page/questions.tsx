import { useState } from 'react';
import type { PriceQuote } from '#contracts/quotes.ts';
import { quoteWordsMaxLength } from '#domain/quotes/quotes.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import formStyles from '../../../forms/form.module.css';
import { useForm } from '../../../forms/use-form.ts';
import { validateWith } from '../../../forms/validation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import panel from '../../../ui/panel/panel.module.css';
import text from '../../../ui/text/text.module.css';
import { useAskQuestion, type QuoteKey } from '../quote.queries.ts';
import styles from './questions.module.css';

function QuestionForm({ quoteKey, onSent }: { quoteKey: QuoteKey; onSent: () => void }) {
  const ask = useAskQuestion(quoteKey);
  const { formProps, field } = useForm({
    rules: () => import('#contracts/quotes.ts'),
    validate: (typed, { quoteQuestion }) => validateWith(quoteQuestion, typed),
    submit: (values) => ask.mutate(values, { onSuccess: onSent }),
  });
  return (
    <form className={formStyles.form} {...formProps}>
      <TextAreaField
        label="Ask a question"
        {...field('body')}
        rows={3}
        maxLength={quoteWordsMaxLength}
        hint="We’ll answer by email and here."
      />
      <FormError>{ask.error && errorMessage(ask.error)}</FormError>
      <div>
        <Button type="submit" pending={ask.isPending}>
          {ask.isPending ? 'Sending...' : 'Send question'}
        </Button>
      </div>
    </form>
  );
}

/** Questions and answers, in one thread. */
export function Questions({ quote, quoteKey }: { quote: PriceQuote; quoteKey: QuoteKey }) {
  const [sent, setSent] = useState(0);
  return (
    <section className={panel.panel} aria-labelledby="quote-questions">
      <h2 className={panel.title} id="quote-questions">
        Questions
      </h2>
      {quote.messages.length > 0 && (
        <ol className={styles.thread}>
          {quote.messages.map(({ id, author, body, at }) => (
            <li key={id}>
              <b>{author === 'buyer' ? 'You asked' : 'taar answered'}</b>{' '}
              <time className={text.meta} dateTime={at}>
                {formatDeviceTime(at, 'day')}
              </time>
              <p className={styles.body}>{body}</p>
            </li>
          ))}
        </ol>
      )}
      {/* A new form once a question was sent, with nothing in it. */}
      <QuestionForm key={sent} quoteKey={quoteKey} onSent={() => setSent(sent + 1)} />
    </section>
  );
}
