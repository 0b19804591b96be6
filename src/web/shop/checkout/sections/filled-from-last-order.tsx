import { TextButton } from '../../../ui/text-button/text-button.tsx';
import { Note } from './note.tsx';

/** Says where the fields come from, and empties them for somebody else at the same screen. */
export const FilledFromLastOrder = ({ onClear }: { onClear: () => void }) => (
  <Note>
    We filled in the details of your last order.{' '}
    <TextButton
      onClick={({ currentTarget }) => {
        const { form } = currentTarget;
        onClear();
        // The button goes with the sentence; whoever pressed it wants to type.
        form?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
      }}
    >
      Not you? Clear them
    </TextButton>
  </Note>
);
