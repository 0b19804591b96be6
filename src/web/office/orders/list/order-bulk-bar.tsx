import { useState } from 'react';
import type { AdminOrderSummary } from '#contracts/office-orders.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { BulkBar } from '../../ui/bulk-bar/bulk-bar.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { check, list as listIcon, printer, truck } from '../../../ui/icon/icon-shapes.ts';
import { countSelected, type Selection } from '../../ui/office-table/selection.ts';
import { paperUrl, type OrderParams } from '../orders.queries.ts';
import { type ManyChosen, type ManyTo, useDryRun, useMoveMany } from './move-many.ts';
import { ShipManyDialog } from './ship-many-dialog.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { ScreenLoading } from '../../ui/screen-loading/screen-loading.tsx';
import { OutcomeTable } from './outcome-table.tsx';

interface MoveManyDialogProps {
  readonly to: 'confirmed' | 'delivered';
  readonly chosen: ManyChosen;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const verbs = { confirmed: 'Confirm', delivered: 'Mark delivered' } as const;
const orderCount = (number: number): string => `${number} ${number === 1 ? 'order' : 'orders'}`;

/** One confirmation for many: what happens to each, and what is left out and why. */
function MoveManyDialog({ to, chosen, onDone, onClose }: MoveManyDialogProps) {
  const { data, error } = useDryRun(to, chosen);
  const move = useMoveMany(to, onDone);
  const able = data?.filter(({ done }) => done) ?? [];
  const left = (data?.length ?? 0) - able.length;
  return (
    <ConfirmDialog
      wide
      title={data ? `${verbs[to]} ${orderCount(data.length)}` : `${verbs[to]} orders`}
      action={`${verbs[to]} ${orderCount(able.length)}`}
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

interface OrderBulkBarProps {
  readonly selection: Selection;
  readonly rows: readonly AdminOrderSummary[];
  readonly total: number | null;
  readonly params: OrderParams;
}

const mostOnPaper = 200;

/** 'all to pack', when that is so. */
function aboutOf(chosen: readonly AdminOrderSummary[], count: number): string | undefined {
  if (count > chosen.length) return `papers for the first ${chosen.length}`;
  if (chosen.every(({ next }) => next === 'ship')) return 'all to pack';
  if (chosen.every(({ next }) => next === 'confirm')) return 'all to confirm';
  return undefined;
}

const Paper = ({
  paper,
  ids,
  label,
}: {
  paper: Parameters<typeof paperUrl>[0];
  ids: readonly string[];
  label: string;
}) => (
  <a className={buttonClass({ variant: 'on-mat' })} href={paperUrl(paper, ids)} target="_blank" rel="noopener">
    <Icon shape={paper === 'pick-list' ? listIcon : printer} />
    {label}
  </a>
);

/** What can be done with the orders that are selected: those that are marked, or all that match, loaded or not. */
export function OrderBulkBar({ selection, rows, total, params }: OrderBulkBarProps) {
  const [open, setOpen] = useState<ManyTo | null>(null);
  const { all, ids: marked } = selection.state;
  const loaded = rows.filter(({ id }) => selection.has(id));
  const onPaper = loaded.slice(0, mostOnPaper).map(({ id }) => id);
  const count = countSelected(selection.state, total ?? rows.length);
  const chosen: ManyChosen = all ? { filter: params, except: [...marked] } : { orders: loaded.map(({ id }) => id) };
  const how = (next: AdminOrderSummary['next']) => loaded.filter((row) => row.next === next).length;
  // What is not loaded may be of any kind: the dialog says what is left out.
  const isMore = all && count > loaded.length;
  const close = () => setOpen(null);
  return (
    <>
      <BulkBar count={loaded.length === 0 ? 0 : count} about={aboutOf(loaded, count) ?? ''} onClear={selection.clear}>
        <Paper paper="pick-list" ids={onPaper} label="Pick list" />
        <Paper paper="packing-slips" ids={onPaper} label="Slips" />
        <Paper paper="labels" ids={onPaper} label="Labels" />
        {(isMore || how('confirm') > 0) && (
          <Button variant={how('ship') > 0 ? 'on-mat' : 'primary'} onClick={() => setOpen('confirmed')}>
            <Icon shape={check} />
            Confirm {count}…
          </Button>
        )}
        {(isMore || how('deliver') > 0) && (
          <Button variant="on-mat" onClick={() => setOpen('delivered')}>
            Mark delivered…
          </Button>
        )}
        {(isMore || how('ship') > 0) && (
          <Button variant="primary" onClick={() => setOpen('shipped')}>
            <Icon shape={truck} />
            Ship {count}…
          </Button>
        )}
      </BulkBar>
      {open === 'shipped' && <ShipManyDialog chosen={chosen} onDone={selection.clear} onClose={close} />}
      {(open === 'confirmed' || open === 'delivered') && (
        <MoveManyDialog to={open} chosen={chosen} onDone={selection.clear} onClose={close} />
      )}
    </>
  );
}
