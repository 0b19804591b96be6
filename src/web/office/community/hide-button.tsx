import { useState } from 'react';
import type { ModeratedContribution } from '#contracts/moderation.ts';
import { contributionLimits, hideReasons } from '#domain/contributions/contribution.ts';
import { Field } from '../../ui/field/field.tsx';
import { Button } from '../ui/button/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { RadioCards } from '../ui/radio-cards/radio-cards.tsx';
import { useDecide } from './community.queries.ts';
import { kindText } from './contribution-text.ts';

const ownWords = 'own';

/** Asks for a reason, which everybody reads in its place. There is none for being unkind to the shop. */
export function HideButton({ contribution }: { contribution: ModeratedContribution }) {
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const decide = useDecide(contribution);
  const reason = choice === ownWords ? words.trim() : choice;
  const name = `${contribution.shownName}’s ${kindText[contribution.kind].toLowerCase()}`;
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Hide…
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Hide ${name}?`}
          action="Hide it"
          keep="Keep it public"
          danger
          disabled={!reason}
          onConfirm={() => decide.mutateAsync(reason)}
          onClose={() => setOpen(false)}
        >
          <RadioCards
            label="Why (everybody reads it in its place, and its author gets it by email)"
            stacked
            value={choice}
            options={[
              ...hideReasons.map((sentence) => ({ name: sentence, label: sentence, note: '' })),
              { name: ownWords, label: 'Something else', note: 'against the law, for instance: say which' },
            ]}
            onChange={setChoice}
          />
          {choice === ownWords && (
            <Field
              label="The reason"
              maxLength={contributionLimits.reason}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
