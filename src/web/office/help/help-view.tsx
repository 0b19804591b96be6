import { useQuery } from '@tanstack/react-query';
import { helpSideNames } from '#domain/help/help.ts';
import { ReadingTable } from '../../components/help-packet/reading-table.tsx';
import { SuspectList } from '../../components/help-packet/suspect-list.tsx';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { When } from '../ui/when/when.tsx';
import { HelpBoard } from './help-board.tsx';
import { officeHelpQuery } from './help.queries.ts';
import styles from './help-view.module.css';

const checkNames: Readonly<Record<string, string>> = {
  short: 'the short check',
  supply: 'the supply check',
  voltages: 'the voltages check',
};

/** What a builder sent with a question: the board with the readings on it, what the finder thinks, and photos. */
export function HelpView({ id }: { id: string }) {
  const query = useQuery(officeHelpQuery(id));
  const { data: help } = query;
  if (!help) return <Fetching what="What was measured" query={query} />;
  const { facts, lastCheck, mendedAt } = help;
  const { build } = facts;
  return (
    <section className={styles.help} aria-label="What was measured">
      <p className={styles.build}>
        {`${build.name || 'A board'}: ${build.placed} parts in, ${lastCheck ? `${checkNames[lastCheck] ?? lastCheck} passed last` : 'no check passed yet'}.`}
        {mendedAt && (
          <b>
            {' '}
            It works since <When at={mendedAt} inSentence />.
          </b>
        )}
      </p>
      <HelpBoard kit={help.kit} facts={facts} />
      {facts.readings.length > 0 && <ReadingTable readings={facts.readings} />}
      {facts.suspects.length > 0 && (
        <div>
          <h3>The fault finder thinks</h3>
          <SuspectList suspects={facts.suspects} />
          <p className={styles.small}>As the builder’s device computed it. Nobody here saw the meter.</p>
        </div>
      )}
      {facts.looked.length > 0 && (
        <div>
          <h3>Looked at</h3>
          <ul>
            {facts.looked.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {help.photos.length > 0 && (
        <ul className={styles.photos} aria-label="Photos">
          {help.photos.map((side) => {
            const href = `/api/admin/help-requests/${id}/photos/${side}`;
            return (
              <li key={side}>
                <a href={href} target="_blank" rel="noopener">
                  <img src={href} alt={`${helpSideNames[side]}, opens in a new tab`} />
                </a>
                {helpSideNames[side]}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
