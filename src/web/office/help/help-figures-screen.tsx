import { useQuery } from '@tanstack/react-query';
import type { HelpFigures } from '#contracts/help-figures.ts';
import { faultKindNames, fewestBuilds, type BuildCheckName, type NamedFaultKind } from '#domain/help/help.ts';
import { Select } from '../../ui/field/select.tsx';
import { Columns, Stack } from '../ui/columns/columns.tsx';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { Panel } from '../ui/panel/panel.tsx';
import { FrequencyPanel } from './frequency-panel.tsx';
import { helpFiguresQuery } from './help-figures.queries.ts';
import styles from './help-figures-screen.module.css';

const checkNames: Readonly<Record<BuildCheckName, string>> = {
  short: 'Short check',
  supply: 'Supply check',
  voltages: 'Voltages check',
};

const tooFew = `Too few answers yet. Figures show from ${fewestBuilds} on.`;

interface BarProps {
  readonly label: string;
  readonly count: number;
  readonly of: number;
  readonly note?: string;
}

/** A length beside its number, which says the same. */
const Bar = ({ label, count, of, note }: BarProps) => (
  <li>
    <span>{label}</span>
    <i style={{ '--share': `${of === 0 ? 0 : (100 * count) / of}%` } as object} aria-hidden="true" />
    <span className={styles.number}>
      {count} {note && <small>{note}</small>}
    </span>
  </li>
);

function BuildsPanel({ builds }: Pick<HelpFigures, 'builds'>) {
  if (!builds) return <Panel title="Where builds stop">{tooFew}</Panel>;
  const { started, checks, stuck } = builds;
  return (
    <Panel title="Where builds stop" tools={<span className={styles.dim}>the last 12 months</span>}>
      <ul className={styles.ladder}>
        <Bar label="Started" count={started} of={started} />
        {checks.map(({ check, passed, failed }) => (
          <Bar
            key={check}
            label={checkNames[check]}
            count={passed}
            of={started}
            note={failed > 0 ? `${failed} failed` : ''}
          />
        ))}
      </ul>
      <h3 className={styles.sub}>Not through: the last check that was passed</h3>
      <ul className={styles.ladder}>
        {stuck.map(({ check, builds: count }) => (
          <Bar key={check ?? 'none'} label={check ? checkNames[check] : 'None yet'} count={count} of={started} />
        ))}
      </ul>
    </Panel>
  );
}

const kindName = (kind: string): string => faultKindNames[kind as NamedFaultKind] ?? 'Something else';

function CausesPanel({ causes, requests }: Pick<HelpFigures, 'causes' | 'requests'>) {
  const title = 'Which faults were real';
  const tools = <span className={styles.dim}>{`${requests} asked for help`}</span>;
  if (!causes)
    return (
      <Panel title={title} tools={tools}>
        {tooFew}
      </Panel>
    );
  const first = causes.rows.reduce((sum, row) => sum + row.first, 0);
  return (
    <Panel
      title={title}
      tools={tools}
      footer={`${causes.reports} answers to “Was that it?”. The finder had it first in ${first}.`}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Fault</th>
            <th scope="col">Said yes</th>
            <th scope="col">Finder had it first</th>
          </tr>
        </thead>
        <tbody>
          {causes.rows.map(({ kind, ref, count, first: hits }) => (
            <tr key={`${kind} ${ref}`}>
              <th scope="row">{ref ? `${ref}: ${kindName(kind).toLowerCase()}` : kindName(kind)}</th>
              <td>{count}</td>
              <td>{hits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Counts only, by kit: where builds stop, which faults were real, and what the finder learns of it. */
export function HelpFiguresScreen() {
  const [{ kit = '' }, setParams] = useListParams(['kit']);
  const query = useQuery(helpFiguresQuery(kit));
  const { data: figures } = query;
  if (!figures) return <Fetching what="These figures" query={query} />;
  return (
    <div className={styles.screen}>
      <label className={styles.kit}>
        Kit
        <Select value={kit} onChange={({ target }) => setParams({ kit: target.value || null })}>
          <option value="">All kits</option>
          {figures.kits.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <Columns side={<FrequencyPanel figures={figures} />}>
        <Stack>
          <BuildsPanel builds={figures.builds} />
          <CausesPanel {...figures} />
        </Stack>
      </Columns>
    </div>
  );
}
