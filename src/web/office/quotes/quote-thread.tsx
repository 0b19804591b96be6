import { useState } from 'react';
import type { OfficeQuote } from '#contracts/office-quotes.ts';
import { quoteWordsMaxLength } from '#domain/quotes/quotes.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Stack } from '../ui/columns/columns.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { Timeline } from '../ui/timeline/timeline.tsx';
import { useQuoteChange } from './quotes.queries.ts';

/** Questions and answers about a quote; an answer is mailed. */
export function QuoteThread({ quote }: { quote: OfficeQuote }) {
  const { id } = quote;
  const [body, setBody] = useState('');
  const answer = useQuoteChange(
    id,
    (text: string) => officeCall('POST /api/admin/quotes/:id/messages', { params: { id }, body: { body: text } }),
    'Answer sent',
  );
  return (
    <Panel title="Questions">
      <Stack>
        {quote.messages.length > 0 && (
          <Timeline
            label="Questions and answers"
            entries={quote.messages.map((message) => ({
              id: message.id,
              at: message.at,
              title: message.author === 'buyer' ? `${quote.address.name} asked` : 'We answered',
              children: <p>{message.body}</p>,
            }))}
          />
        )}
        {quote.email !== null && (
          <>
            <TextAreaField
              label="Answer by email"
              rows={3}
              maxLength={quoteWordsMaxLength}
              value={body}
              onChange={({ target }) => setBody(target.value)}
            />
            <FormError>{answer.error && errorMessage(answer.error)}</FormError>
            <div>
              <Button
                disabled={body.trim() === ''}
                pending={answer.isPending}
                onClick={() => answer.mutate(body, { onSuccess: () => setBody('') })}
              >
                {answer.isPending ? 'Sending…' : 'Send answer'}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Panel>
  );
}
