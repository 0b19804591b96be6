import { useState } from 'react';
import type { ProductImport } from '#contracts/imports.ts';
import { formatMoney } from '#domain/money/money.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { officeCall } from '../ui/calls/office-call.ts';
import { DryRunSheet } from '../ui/dry-run/dry-run-sheet.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { Stat, Stats } from '../ui/stat/stat.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { useImportDone } from './imports.queries.ts';
import { MistakeRow } from './mistake-row.tsx';
import { SheetTable } from '../ui/sheet-table/sheet-table.tsx';

interface Props {
  readonly draft: ProductImport;
  readonly onClose: () => void;
}

const plural = (count: number, one: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : `${one}s`}`;
const delimiters: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

function Tally({ draft: { mistakes, changes, additions, same } }: Pick<Props, 'draft'>) {
  const products = new Set(changes.map(({ productId }) => productId)).size;
  return (
    <Stats>
      <Stat label="mistakes" value={mistakes.length} lamp={mistakes.length > 0 ? 'red' : 'green'} />
      <Stat label={`changes in ${plural(products, 'product')}`} value={changes.length} lamp="amber" />
      <Stat label="new products" value={additions.length} lamp={additions.length > 0 ? 'green' : 'off'} />
      <Stat label="rows the same as now" value={same} lamp="off" />
    </Stats>
  );
}

/** What a file would change. The button stays shut while there are mistakes, unless they are left out. */
export function DryRun({ draft, onClose }: Props) {
  const done = useImportDone();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [leavesMistakes, setLeavesMistakes] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { id, mistakes, changes, additions } = draft;
  const params = { id };
  const left =
    changes.filter(({ row }) => !leftOut.has(row)).length + additions.filter(({ row }) => !leftOut.has(row)).length;
  const isShut = left === 0 || (mistakes.length > 0 && !leavesMistakes);

  const setCell = async (row: number, column: string, value: string) =>
    done(await officeCall('PATCH /api/admin/imports/:id', { params, body: { row, column, value } }));
  const leaveOut = (row: number, out: boolean) => {
    const next = new Set(leftOut);
    if (out) next.add(row);
    else next.delete(row);
    setLeftOut(next);
  };
  const apply = async () => {
    setBusy(true);
    setError(null);
    const rows = new Set([...leftOut, ...(leavesMistakes ? mistakes.map(({ row }) => row) : [])]);
    try {
      const body = { fingerprint: draft.fingerprint, leaveOut: [...rows] };
      await done(await officeCall('POST /api/admin/imports/:id/apply', { params, body }));
      toast({ title: `${plural(left, 'change')} imported`, description: 'You can undo it for 30 days.' });
    } catch (failure) {
      if (hasCode(failure, 'changed-meanwhile')) await done(await officeCall('GET /api/admin/imports/:id', { params }));
      setError(errorMessage(failure));
      setBusy(false);
    }
  };
  return (
    <DryRunSheet
      fileName={draft.fileName}
      read={`${plural(draft.rows, 'row')}, ${plural(draft.columns.length, 'column')}, ${draft.format.encoding}, ${delimiters[draft.format.delimiter] ?? draft.format.delimiter}.`}
      consequence={
        <>
          <b>All or nothing,</b> in one step. You can undo it for 30 days.
        </>
      }
      question={
        mistakes.length > 0 && (
          <label>
            <input
              type="checkbox"
              checked={leavesMistakes}
              onChange={(event) => setLeavesMistakes(event.target.checked)}
            />{' '}
            Leave out the {plural(mistakes.length, 'mistake')}
          </label>
        )
      }
      error={error}
      isBusy={isBusy}
      isShut={isShut}
      action={isBusy ? 'Importing…' : `Import ${plural(left, 'change')}`}
      onApply={() => void apply()}
      onClose={onClose}
    >
      <Tally draft={draft} />
      {mistakes.length > 0 && (
        <Panel title="Mistakes" flush>
          <SheetTable
            label="Mistakes"
            heads={['Row', 'Product', 'Column', 'In the file', 'What’s wrong', 'Put right here']}
          >
            {mistakes.slice(0, 200).map((mistake) => (
              <MistakeRow
                key={`${mistake.row} ${mistake.column} ${mistake.value}`}
                mistake={mistake}
                onUse={(value) => setCell(mistake.row, mistake.column, value)}
              />
            ))}
          </SheetTable>
        </Panel>
      )}
      {changes.length > 0 && (
        <ChangesPanel title="What will change" changes={changes} leftOut={leftOut} onLeaveOut={leaveOut} />
      )}
      {additions.length > 0 && (
        <Panel title="New products, as drafts until you publish them" flush>
          <SheetTable label="New products" heads={['Row', 'Product', 'Slug', 'Price', 'Leave out']}>
            {additions.map(({ row, product, slug, price }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td>{product}</td>
                <td>{slug}</td>
                <td>{formatMoney(price)}</td>
                <td>
                  <input
                    type="checkbox"
                    aria-label={`Leave out row ${row}`}
                    checked={leftOut.has(row)}
                    onChange={(event) => leaveOut(row, event.target.checked)}
                  />
                </td>
              </tr>
            ))}
          </SheetTable>
        </Panel>
      )}
    </DryRunSheet>
  );
}
