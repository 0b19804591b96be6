import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officePaths } from '#domain/paths/office-paths.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { buttonClass } from '../ui/button/button.tsx';
import { Stack } from '../ui/columns/columns.tsx';
import { FileDrop } from '../ui/file-drop/file-drop.tsx';
import { download } from '../../ui/icon/icon-shapes.ts';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { PageHead } from '../ui/page-head/page-head.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { ScreenLoading } from '../ui/screen-loading/screen-loading.tsx';
import { DoneImport } from './done-import.tsx';
import { DryRun } from './dry-run.tsx';
import { importQuery, readFile, useImportDone, importsQuery } from './imports.queries.ts';
import type { ProductImportSummary } from '#contracts/imports.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { When } from '../ui/when/when.tsx';
import { SheetTable } from '../ui/sheet-table/sheet-table.tsx';

const lamps = { draft: 'amber', applied: 'green', undone: 'off' } as const;

function State({ state, products }: ProductImportSummary) {
  const words = { draft: 'Dry run', applied: `${products} products`, undone: 'Undone' };
  return <StatusLamp colour={lamps[state]}>{words[state]}</StatusLamp>;
}

/** What was imported in the last 30 days, and what waits. */
function PastImports() {
  const { data = [] } = useQuery(importsQuery);
  if (data.length === 0) return null;
  return (
    <Panel title="Imports of the last 30 days" flush>
      <SheetTable label="Imports" heads={['File', 'When', 'Who', 'What']}>
        {data.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <AppLink href={`${officePaths.import}?file=${one.id}`}>{one.fileName}</AppLink>
            </th>
            <td>
              <When at={one.appliedAt ?? one.createdAt} />
            </td>
            <td>{one.staffName}</td>
            <td>
              <State {...one} />
            </td>
          </tr>
        ))}
      </SheetTable>
    </Panel>
  );
}

const crumb = { label: 'Products', href: officePaths.products };

function Begin({ onRead }: { onRead: (id: string) => void }) {
  const done = useImportDone();
  const [error, setError] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    setError(null);
    try {
      const draft = await readFile(file);
      await done(draft);
      onRead(draft.id);
    } catch (failure) {
      setError(errorMessage(failure));
    }
    setReading(false);
  };
  return (
    <Stack>
      <Panel
        title="Import products"
        tools={
          <a className={buttonClass()} href="/api/admin/products.csv" download>
            <Icon shape={download} />
            All products as CSV
          </a>
        }
      >
        <Stack>
          <p>
            First you see what would change; nothing is changed before you say so. An empty cell leaves what is there,
            and products are known by their slug.
          </p>
          <FileDrop
            label={isReading ? 'Reading…' : 'Drop a CSV here, or choose one'}
            accept=".csv,.txt,.tsv,text/csv"
            disabled={isReading}
            hint="From Excel, LibreOffice or an export, at most 5 MB and 10,000 rows"
            onFiles={([file]) => void read(file!)}
          />
          <FormError>{error}</FormError>
        </Stack>
      </Panel>
      <PastImports />
    </Stack>
  );
}

function OneImport({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: found, error } = useQuery(importQuery(id));
  if (error) return <FormError>{errorMessage(error)}</FormError>;
  if (!found) return <ScreenLoading />;
  return found.state === 'draft' ? (
    <DryRun draft={found} onClose={onClose} />
  ) : (
    <DoneImport done={found} onClose={onClose} />
  );
}

/** CSV in: chosen, tried, put right, imported, and undone. Which one is shown stands in the address. */
export function ImportScreen() {
  const [{ file }, change] = useListParams(['file']);
  return (
    <>
      <PageHead title={file ? 'Import' : 'Import and export'} crumb={crumb} />
      {file ? (
        <OneImport id={file} onClose={() => change({ file: null })} />
      ) : (
        <Begin onRead={(id) => change({ file: id })} />
      )}
    </>
  );
}
