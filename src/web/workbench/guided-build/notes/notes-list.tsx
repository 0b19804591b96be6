import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import { dayText } from '../../builds/day-text.ts';
import { notesOf } from '../../builds/notes.ts';
import styles from './notes-list.module.css';

interface NotesListProps {
  state: BuildState;
  /** Where notes can be deleted. */
  onDelete?: (id: string) => void;
}

/** What was written down with a build, oldest first. */
export function NotesList({ state, onDelete }: NotesListProps) {
  return (
    <ul className={styles.notes}>
      {notesOf(state).map(({ id, note }) => (
        <li key={id}>
          <p>{note.text}</p>
          <span>{dayText(note.writtenAt)}</span>
          {onDelete && <TextButton onClick={() => onDelete(id)}>Delete</TextButton>}
        </li>
      ))}
    </ul>
  );
}
