import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { ScreenLoading } from '../../ui/screen-loading/screen-loading.tsx';
import { useDryRun, useMoveMany, type ManyChosen } from './move-many.ts';
import { OutcomeTable } from './outcome-table.tsx';

interface MoveManyDialogProps {
  readonly to: 'confirmed' | 'delivered';
  readonly chosen: ManyChosen;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const verbs = { confirmed: 'Confirm', delivered: 'Mark delivered' } as const;
const count = (number: number): string => `${number} ${number === 1 ? 'order' : 'orders'}`;

/** One confirmation for many: what happens to each, and what is left out and why. */
export function MoveManyDialog({ to, chosen, onDone, onClose }: MoveManyDialogProps) {
  const { data, error } = useDryRun(to, chosen);
  const move = useMoveMany(to, onDone);
  const able = data?.filter(({ done }) => done) ?? [];
  const left = (data?.length ?? 0) - able.length;
  return (
    <ConfirmDialog
      wide
      title={data ? `${verbs[to]} ${count(data.length)}` : `${verbs[to]} orders`}
      action={`${verbs[to]} ${count(able.length)}`}
      keep="Not now"
      disabled={able.length === 0}
      onConfirm={() => move(able.map(({ id }) => id))}
      onClose={onClose}
    >
      {error && <p role="alert">{error.message}</p>}
      {data ? (
        <>
          <p>
            {able.length} {able.length === 1 ? 'becomes' : 'become'} {to}, and each buyer gets an email.
            {left > 0 && ` ${left} ${left === 1 ? 'is' : 'are'} left out.`}
          </p>
          <OutcomeTable outcomes={data} />
        </>
      ) : (
        !error && <ScreenLoading label="Looking at each order" />
      )}
    </ConfirmDialog>
  );
}
