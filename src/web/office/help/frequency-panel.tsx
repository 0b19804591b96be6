import { useQuery } from '@tanstack/react-query';
import type { HelpFigures } from '#contracts/help-figures.ts';
import { faultKindNames, fewestBuilds, namedFaultKinds } from '#domain/help/help.ts';
import { assumedReports, type KindFactors } from '#electronics/diagnosis/inference/learned-frequencies.ts';
import { Button } from '../ui/button/button.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { When } from '../ui/when/when.tsx';
import { learnedQuery, useTakeBack, useTakeOver } from './help-figures.queries.ts';
import styles from './frequency-panel.module.css';

/** '1.4 ×': how many times more common than assumed. */
const factorText = (factor = 1): string => `${factor >= 10 ? Math.round(factor) : Number(factor.toFixed(2))} ×`;

/** Those that differ where one can see it. */
const changedKinds = (now: KindFactors, learned: KindFactors) =>
  namedFaultKinds.filter((kind) => factorText(now[kind]) !== factorText(learned[kind]));

/** What the fault finder assumes of faults, and what it would after all that was told. */
export function FrequencyPanel({ figures: { learned: used, reported } }: { figures: HelpFigures }) {
  const { data: learned = {} } = useQuery(learnedQuery(reported));
  const takeOver = useTakeOver(used?.id ?? null);
  const takeBack = useTakeBack();
  const now: KindFactors = used?.factors ?? {};
  const changed = changedKinds(now, learned);
  const reports = reported.reduce((sum, { count }) => sum + count, 0);
  const isBusy = takeOver.isPending || takeBack.isPending;
  return (
    <Panel title="What the fault finder assumes">
      <p>
        {used ? (
          <>
            It uses what was learned from {used.reports} answers, since <When at={used.at} inSentence />.
          </>
        ) : (
          'It uses what we assumed when it was made.'
        )}
      </p>
      {reports === 0 ? (
        <p className={styles.dim}>{`There’s nothing to learn yet: it takes ${fewestBuilds} answers about one kit.`}</p>
      ) : changed.length === 0 ? (
        <p className={styles.dim}>{`It knows what ${reports} answers say.`}</p>
      ) : (
        <table className={styles.table}>
          <caption>{`What ${reports} answers say. Our assumptions weigh as much as ${assumedReports}.`}</caption>
          <thead>
            <tr>
              <th scope="col">Fault</th>
              <th scope="col">Now</th>
              <th scope="col">Learned</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((kind) => (
              <tr key={kind}>
                <th scope="row">{faultKindNames[kind]}</th>
                <td>{factorText(now[kind])}</td>
                <td>{factorText(learned[kind])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.actions}>
        {changed.length > 0 && reports > 0 && (
          <Button variant="primary" disabled={isBusy} onClick={() => takeOver.mutate(learned)}>
            Use what was learned
          </Button>
        )}
        {used && (
          <Button disabled={isBusy} onClick={() => takeBack.mutate(used.id)}>
            Undo
          </Button>
        )}
      </div>
    </Panel>
  );
}
