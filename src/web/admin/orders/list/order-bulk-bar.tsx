import { useState } from 'react';
import type { AdminOrderSummary } from '#contracts/admin/orders.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { BulkBar } from '../../ui/bulk-bar/bulk-bar.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { check, list as listIcon, printer, truck } from '../../ui/icon/office-icon-shapes.ts';
import { countSelected, type Selection } from '../../ui/office-table/selection.ts';
import { paperUrl } from '../orders.queries.ts';
import { MoveManyDialog } from './move-many-dialog.tsx';
import { ShipManyDialog } from './ship-many-dialog.tsx';

interface OrderBulkBarProps {
  readonly selection: Selection;
  readonly rows: readonly AdminOrderSummary[];
  readonly total: number | null;
}

const mostAtOnce = 200;

/** 'all to pack', when that is so. */
function aboutOf(chosen: readonly AdminOrderSummary[], count: number): string | undefined {
  if (count > chosen.length) return `the first ${chosen.length} of them at once`;
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

/** What can be done with the orders that are selected. */
export function OrderBulkBar({ selection, rows, total }: OrderBulkBarProps) {
  const [open, setOpen] = useState<'confirmed' | 'shipped' | 'delivered' | null>(null);
  const chosen = rows.filter(({ id }) => selection.has(id)).slice(0, mostAtOnce);
  const count = countSelected(selection.state, total ?? rows.length);
  const ids = chosen.map(({ id }) => id);
  const how = (next: AdminOrderSummary['next']) => chosen.filter((row) => row.next === next).length;
  const close = () => setOpen(null);
  return (
    <>
      <BulkBar count={chosen.length === 0 ? 0 : count} about={aboutOf(chosen, count) ?? ''} onClear={selection.clear}>
        <Paper paper="pick-list" ids={ids} label="Pick list" />
        <Paper paper="packing-slips" ids={ids} label="Slips" />
        <Paper paper="labels" ids={ids} label="Labels" />
        {how('confirm') > 0 && (
          <Button variant={how('ship') > 0 ? 'on-mat' : 'primary'} onClick={() => setOpen('confirmed')}>
            <Icon shape={check} />
            Confirm {chosen.length}…
          </Button>
        )}
        {how('deliver') > 0 && (
          <Button variant="on-mat" onClick={() => setOpen('delivered')}>
            Mark delivered…
          </Button>
        )}
        {how('ship') > 0 && (
          <Button variant="primary" onClick={() => setOpen('shipped')}>
            <Icon shape={truck} />
            Ship {chosen.length}…
          </Button>
        )}
      </BulkBar>
      {open === 'shipped' && <ShipManyDialog orders={chosen} onDone={selection.clear} onClose={close} />}
      {(open === 'confirmed' || open === 'delivered') && (
        <MoveManyDialog to={open} orders={chosen} onDone={selection.clear} onClose={close} />
      )}
    </>
  );
}
