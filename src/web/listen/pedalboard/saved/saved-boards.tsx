import { useId, useRef, useState, type FormEvent } from 'react';
import { toast } from '../../../toast/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import {
  boardCalled,
  boardName,
  maxNameLength,
  maxSavedBoards,
  useSavedBoards,
  withBoard,
  withoutBoard,
  type SavedBoard,
} from './saved-boards.ts';
import styles from './saved-boards.module.css';

interface SaveDialogProps {
  boards: readonly SavedBoard[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** A name for what is on the board. One that is taken is asked about before anything is replaced. */
function SaveDialog({ boards, onSave, onClose }: SaveDialogProps) {
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const name = boardName(typed);
  const taken = boardCalled(boards, name);
  const isFull = !taken && boards.length >= maxSavedBoards;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (name === '') setIsMissing(true);
    else if (!isFull) onSave(name);
  };
  return (
    <Dialog title="Save this board" onClose={onClose}>
      <form onSubmit={onSubmit}>
        <Field
          label="Name"
          value={typed}
          maxLength={maxNameLength}
          autoComplete="off"
          hint="Its pedals, knobs, riff and amp are saved on this device."
          error={isMissing && name === '' ? 'Enter a name for the board.' : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className={styles.asked}>
          {taken && `You have a board called “${taken.name}”. Saving replaces it with this one.`}
          {isFull && `You have ${maxSavedBoards} saved boards, which is all we keep. Delete one first.`}
        </p>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={isFull}>
            {taken ? 'Replace' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface SavedBoardsProps {
  /** What is on the board, as its address has it; null: nothing. */
  search: string | null;
  onOpen: (board: SavedBoard) => void;
}

/** What somebody has saved on this device. Nothing is saved or replaced but by them; a link only shows what it holds. */
export function SavedBoards({ search, onOpen }: SavedBoardsProps) {
  const titleId = useId();
  const { boards, isKept, change } = useSavedBoards();
  const section = useRef<HTMLElement>(null);
  const [isNaming, setIsNaming] = useState(false);
  if (boards.length === 0 && search === null) return null;
  const remove = (board: SavedBoard): void => {
    // The button that was pressed goes with its board.
    section.current?.focus({ preventScroll: true });
    change((now) => withoutBoard(now, board.name));
    toast({
      title: `“${board.name}” deleted`,
      action: {
        label: 'Undo',
        altText: `Bring “${board.name}” back`,
        run: () => change((now) => (boardCalled(now, board.name) ? now : withBoard(now, board))),
      },
    });
  };
  return (
    <section ref={section} className={styles.saved} aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles.head}>
        <h3 id={titleId}>Your boards</h3>
        {search !== null && (
          <Button small onClick={() => setIsNaming(true)}>
            Save this board
          </Button>
        )}
      </div>
      {boards.length === 0 ? (
        <p className={styles.note}>Saved boards stay on this device. To take one along, share its link.</p>
      ) : (
        <ul className={styles.list}>
          {boards.map((board) => (
            <li key={board.name}>
              <TextButton onClick={() => onOpen(board)}>
                <VisuallyHidden>Open </VisuallyHidden>
                {board.name}
              </TextButton>
              {board.search === search && <span className={styles.note}>On the board</span>}
              <TextButton className={styles.delete} aria-label={`Delete ${board.name}`} onClick={() => remove(board)}>
                Delete
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      {!isKept && (
        <p role="status" className={styles.note}>
          Your browser keeps nothing for us, so these are gone when you close this page. Share the link to keep a board.
        </p>
      )}
      {isNaming && search !== null && (
        <SaveDialog
          boards={boards}
          onClose={() => setIsNaming(false)}
          onSave={(name) => {
            change((now) => withBoard(now, { name, search }));
            setIsNaming(false);
            toast({ title: `“${name}” saved on this device` });
          }}
        />
      )}
    </section>
  );
}
