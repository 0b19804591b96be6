import { errorMessage } from '../../../api/error-message.ts';
import { toast } from '../../../toast/toast-store.ts';

const undoMs = 10_000;

/** Said after a change that is saved already; for ten seconds it can be taken back. If that is refused, it is told. */
export function undoToast(title: string, undo: () => Promise<unknown>): void {
  const run = () =>
    void undo().catch((failure: unknown) =>
      toast({ title: 'That was not taken back', description: errorMessage(failure), variant: 'destructive' }),
    );
  const shown = toast({ title, action: { label: 'Undo', altText: 'Take this change back', run } });
  setTimeout(shown.dismiss, undoMs);
}
