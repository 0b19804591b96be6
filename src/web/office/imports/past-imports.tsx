import { useQuery } from '@tanstack/react-query';
import type { ProductImportSummary } from '#contracts/imports.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { When } from '../ui/when/when.tsx';
import { SheetTable } from './sheet-table.tsx';
import { importsQuery } from './imports.queries.ts';

const lamps = { draft: 'amber', applied: 'green', undone: 'off' } as const;

function State({ state, products }: ProductImportSummary) {
  const words = { draft: 'Dry run', applied: `${products} products`, undone: 'Undone' };
  return <StatusLamp colour={lamps[state]}>{words[state]}</StatusLamp>;
}

/** What was imported in the last 30 days, and what waits. */
export function PastImports() {
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
