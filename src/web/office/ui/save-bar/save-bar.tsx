import type { ReactNode } from 'react';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { Button } from '../button/button.tsx';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { changesText } from './changes-text.ts';
import styles from './save-bar.module.css';

interface SaveBarProps {
  /** What has changed, by name; nothing: the bar is away. */
  readonly changes: readonly string[];
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Other buttons: 'Save and close'. */
  readonly children?: ReactNode;
}

/** Names the changes of an editor until they are saved. Ctrl S saves. */
export function SaveBar({ changes, isSaving, onSave, onDiscard, children }: SaveBarProps) {
  const isThere = changes.length > 0;
  const save = () => {
    if (isThere && !isSaving) onSave();
  };
  useShortcuts([{ keys: 'ctrl+s', label: 'Save', group: 'Editors', inFields: true, run: save }]);
  if (!isThere) return null;
  return (
    <div className={styles.bar} role="region" aria-label="Changes not saved">
      <Lamp colour="amber" />
      <span className={styles.words} role="status">
        {changesText(changes)}
      </span>
      <Button variant="quiet" disabled={isSaving} onClick={onDiscard}>
        Discard
      </Button>
      {children}
      <Button variant="primary" disabled={isSaving} onClick={save}>
        {isSaving ? 'Saving…' : 'Save'} <kbd>Ctrl S</kbd>
      </Button>
    </div>
  );
}
