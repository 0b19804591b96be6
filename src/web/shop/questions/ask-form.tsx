import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { contributionLimits } from '#domain/contributions/contribution.ts';
import { paths } from '#domain/paths/paths.ts';
import { placeName, placeOf } from '#domain/questions/questions.ts';
import { errorMessage } from '../../api/error-message.ts';
import formStyles from '../../forms/form.module.css';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { validateWith } from '../../forms/validation.ts';
import { signInPath } from '../../session/return-path.ts';
import { readSession, removeSession, writeSession } from '../../session/session-store.ts';
import { userQuery } from '../../session/user.queries.ts';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { useSwapFocus } from '../../ui/focus/use-swap-focus.ts';
import { useAsk, useOwnQuestions } from './question.queries.ts';

const draftKey = (slug: string): string => `question:${slug}`;

const isWaitingText = 'We read the first words of everybody before they show; usually within a working day.';

/** Anybody may type; whoever is not signed in does that first, comes back here, and finds what they typed. */
export function AskForm({ slug }: { slug: string }) {
  const [, navigate] = useLocation();
  const place = placeOf(new URLSearchParams(useSearch()));
  const { data: user } = useQuery(userQuery);
  const { own } = useOwnQuestions(slug);
  const [draft] = useState(() => String(readSession(draftKey(slug)) ?? ''));
  const [sentCount, setSentCount] = useState(0);
  const form = useSwapFocus<HTMLDivElement>(sentCount);
  const ask = useAsk(slug, (isWaiting) => {
    removeSession(draftKey(slug));
    setSentCount((count) => count + 1);
    toast({ title: 'Your question is in', description: isWaiting ? isWaitingText : 'Everybody can read it now.' });
  });
  const { formProps, field } = useForm({
    rules: () => import('#contracts/questions.ts'),
    validate: (typed, { newQuestion }) => validateWith(newQuestion, { shownName: 'visitor', ...typed }),
    submit: (values) => {
      if (user) return ask.mutate({ ...values, ...(place && { place }) });
      navigate(signInPath(place ? paths.questions(slug, place) : `${paths.product(slug)}#questions`));
    },
  });
  return (
    <div ref={form}>
      <form key={sentCount} className={formStyles.form} aria-label="Ask a question" {...formProps}>
        <TextAreaField
          label={place ? `Ask about ${placeName(place)}` : 'Ask a question'}
          {...field('words')}
          rows={2}
          required
          maxLength={contributionLimits.words}
          defaultValue={sentCount === 0 ? draft : ''}
          onChange={({ target }) => writeSession(draftKey(slug), target.value)}
        />
        {own && (
          <Field
            label="Name shown"
            {...field('shownName')}
            required
            maxLength={contributionLimits.shownName}
            defaultValue={own.shownName}
            autoComplete="off"
          />
        )}
        <FormError>{ask.error && errorMessage(ask.error)}</FormError>
        <p>
          <Button type="submit" pending={ask.isPending}>
            {user ? 'Ask' : 'Sign in to ask'}
          </Button>
        </p>
      </form>
    </div>
  );
}
