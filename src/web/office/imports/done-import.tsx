import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportUndo, ProductImport } from '#contracts/imports.ts';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Stack } from '../ui/columns/columns.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { When } from '../ui/when/when.tsx';
import { changeText } from './change-text.ts';
import { ChangesPanel } from './changes-panel.tsx';
import { useImportDone } from './imports.queries.ts';
import { SheetTable } from '../ui/sheet-table/sheet-table.tsx';

interface Props {
  readonly done: ProductImport;
  readonly onClose: () => void;
}

function Later({ later }: Pick<ImportUndo, 'later'>) {
  return (
    <>
      <p>Somebody changed these since. They stay as they are now:</p>
      <SheetTable label="Changed since the import" heads={['Product', 'Field', 'Before', 'Imported', 'Now']}>
        {later.map(({ product, column, before, imported, now }) => (
          <tr key={`${product} ${column}`}>
            <th scope="row">{product}</th>
            <td>{column}</td>
            <td>{changeText(column, before)}</td>
            <td>{changeText(column, imported)}</td>
            <td>{changeText(column, now)}</td>
          </tr>
        ))}
      </SheetTable>
    </>
  );
}

function UndoDialog({ done, onClose }: Props) {
  const saved = useImportDone();
  const params = { id: done.id };
  const { data: plan } = useQuery({
    queryKey: ['office', 'imports', 'undo', done.id],
    queryFn: () => officeCall('GET /api/admin/imports/:id/undo', { params }),
    staleTime: 0,
    gcTime: 0,
  });
  const undo = async () => {
    await saved(await officeCall('POST /api/admin/imports/:id/undo', { params, body: { keepLater: true } }));
    toast({ title: `${done.fileName} is undone` });
  };
  return (
    <ConfirmDialog
      title={`Undo ${done.fileName}?`}
      action={plan ? `Undo ${plan.back + plan.archived} changes` : 'Undo'}
      keep="Keep it"
      wide
      disabled={!plan || plan.back + plan.archived === 0}
      onConfirm={undo}
      onClose={onClose}
    >
      {plan && (
        <p>
          {plan.back} values go back to what they were.
          {plan.archived > 0 && ` ${plan.archived} new products are archived.`}
        </p>
      )}
      {plan && plan.later.length > 0 && <Later later={plan.later} />}
    </ConfirmDialog>
  );
}

/** What an import has changed, and the way back. */
export function DoneImport({ done, onClose }: Props) {
  const [asks, setAsks] = useState(false);
  return (
    <Stack>
      <Panel
        title={done.fileName}
        tools={
          <>
            <Button onClick={onClose}>Import another file</Button>
            {done.state === 'applied' && (
              <Button variant="danger" onClick={() => setAsks(true)}>
                Undo this import
              </Button>
            )}
          </>
        }
      >
        <p>
          {done.state === 'undone' ? 'Imported and undone' : 'Imported'} by {done.staffName}
          {done.appliedAt && (
            <>
              , <When at={done.appliedAt} />
            </>
          )}
          {done.undoUntil && (
            <>
              . It can be undone until <When at={done.undoUntil} dateOnly />
            </>
          )}
          .
        </p>
      </Panel>
      {done.changes.length > 0 && <ChangesPanel title="What changed" changes={done.changes} />}
      {done.additions.length > 0 && (
        <Panel title="New products" flush>
          <SheetTable label="New products" heads={['Product', 'Slug']}>
            {done.additions.map(({ slug, product }) => (
              <tr key={slug}>
                <th scope="row">{product}</th>
                <td>{slug}</td>
              </tr>
            ))}
          </SheetTable>
        </Panel>
      )}
      {asks && <UndoDialog done={done} onClose={() => setAsks(false)} />}
    </Stack>
  );
}
