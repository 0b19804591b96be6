import { useState, type SubmitEvent } from 'react';
import type { OrderReturn } from '#contracts/returns.ts';
import { maxPhotos, messageMaxLength } from '#domain/returns/claims.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import type { OrderKey } from '../order.queries.ts';
import { FailedPhotos } from './failed-photos.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { useReply } from './returns.queries.ts';
import styles from './return-reply.module.css';

/** More about what is open. It stands closed until somebody wants it, or was asked something. */
export function ReturnReply({ orderKey, returned }: { orderKey: OrderKey; returned: OrderReturn }) {
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const reply = useReply(orderKey, returned.id);
  const last = returned.history.at(-1);
  const isAsked = last?.kind === 'message' && last.by === 'shop';
  const kept = returned.photos.length;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '' && photos.length === 0) return;
    reply.mutate(
      { text: text.trim(), photos },
      {
        onSuccess: () => {
          setText('');
          setPhotos([]);
        },
      },
    );
  };
  return (
    <details className={styles.reply} open={isAsked || undefined}>
      <summary>{isAsked ? 'Answer' : 'Add a word or a photo'}</summary>
      <form onSubmit={submit} noValidate>
        <TextAreaField
          label={`Your message about ${returned.number}`}
          rows={2}
          maxLength={messageMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {kept < maxPhotos && <PhotoPicker photos={photos} kept={kept} onChange={setPhotos} />}
        <FormError>{reply.error ? errorMessage(reply.error) : null}</FormError>
        {reply.data && <FailedPhotos failed={reply.data} />}
        <Button type="submit" pending={reply.isPending}>
          Send
        </Button>
        <p role="status">{reply.isSuccess && reply.data.length === 0 && 'Sent. We’ll answer by email.'}</p>
      </form>
    </details>
  );
}
