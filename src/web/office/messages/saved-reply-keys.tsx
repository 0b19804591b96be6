import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { useShortcuts } from '../ui/keys/use-shortcuts.ts';
import { SavedReplyEditor } from './saved-reply-editor.tsx';
import { savedRepliesQuery } from './saved-reply.queries.ts';
import styles from './saved-reply-keys.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Answers that are given often: the first nine by a key. */
export function SavedReplyKeys({ onChoose }: { onChoose: (body: string) => void }) {
  const { data: saved = [] } = useQuery(savedRepliesQuery);
  const [isEditing, setEditing] = useState(false);
  useShortcuts(
    digits.map((keys, index) => ({
      keys,
      label: `Saved reply ${keys}`,
      group: 'Messages',
      run: () => {
        const reply = saved[index];
        if (reply) onChoose(reply.body);
      },
    })),
  );
  return (
    <div className={styles.row}>
      <span className={styles.label}>Saved replies</span>
      {saved.map(({ id, title, body }, index) => (
        <Button key={id} type="button" onClick={() => onChoose(body)}>
          {title}
          {index < digits.length && <kbd>{digits[index]}</kbd>}
        </Button>
      ))}
      <Button type="button" variant="quiet" onClick={() => setEditing(true)}>
        {saved.length === 0 ? 'Write one' : 'Edit'}
      </Button>
      {isEditing && <SavedReplyEditor saved={saved} onClose={() => setEditing(false)} />}
    </div>
  );
}
