import { useQuery } from '@tanstack/react-query';
import type { ModeratedContribution } from '#contracts/moderation.ts';
import { flagReasons } from '#domain/contributions/contribution.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Button } from '../ui/button/button.tsx';
import { Columns } from '../ui/columns/columns.tsx';
import { FactList } from '../ui/fact-list/fact-list.tsx';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { MayLink } from '../ui/me/may-link.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { When } from '../ui/when/when.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { contributionQuery, useDecide } from './community.queries.ts';
import { kindText, lampOf, starsText, stateText, todoText } from './contribution-text.ts';
import { HideButton } from './hide-button.tsx';
import styles from './contribution-screen.module.css';

const crumb = { label: 'Community', href: officePaths.community };

interface PartProps {
  readonly contribution: ModeratedContribution;
}

const Flags = ({ contribution: { flags } }: PartProps) =>
  flags.length > 0 && (
    <ul className={styles.flags} aria-label="Reports">
      {flags.map(({ why, words, at }) => (
        <li key={`${why} ${at}`}>
          <b>
            {flagReasons[why]}, <When at={at} inSentence />
          </b>
          {words && <span className={styles.words}>“{words}”</span>}
        </li>
      ))}
    </ul>
  );

const photoUrl = (id: string): string => `/api/admin/build-photos/${id}`;

const WordsPanel = ({ contribution }: PartProps) => (
  <Panel
    title={`${kindText[contribution.kind]} of the ${contribution.product.name}`}
    tools={<StatusLamp colour={lampOf(contribution)}>{stateText(contribution)}</StatusLamp>}
  >
    <Flags contribution={contribution} />
    {contribution.about && <blockquote className={styles.about}>{contribution.about}</blockquote>}
    {contribution.stars !== null && <p>{starsText(contribution.stars)}</p>}
    <p className={styles.words}>{contribution.words || 'No words.'}</p>
    {contribution.photos.length > 0 && (
      <ul className={styles.photos}>
        {contribution.photos.map((id, index) => (
          <li key={id}>
            <a href={photoUrl(id)} target="_blank" rel="noopener" aria-label={`Open photo ${index + 1}`}>
              <img src={photoUrl(id)} alt={`Photo ${index + 1} of this build`} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    )}
    <p className={styles.dim}>
      <a href={contribution.path} target="_blank" rel="noopener">
        See where it stands
      </a>
    </p>
  </Panel>
);

const othersText = ({ others, hidden }: NonNullable<ModeratedContribution['author']>): string =>
  others === 0 ? 'nothing else' : hidden === 0 ? `${others}, none hidden` : `${others}, ${hidden} hidden`;

const AuthorPanel = ({ contribution: { author, shownName, at, editedAt } }: PartProps) => (
  <Panel title={shownName}>
    <FactList
      facts={[
        [
          'Account',
          author && (
            <MayLink key="author" right="customers" href={officePaths.customer(author.userId)}>
              {author.username}
            </MayLink>
          ),
        ],
        ['Since', author && <When key="since" at={author.since} dateOnly />],
        ['Delivered orders', author && String(author.orders)],
        ['Wrote besides', author && othersText(author)],
        ['Came', <When key="at" at={at} />],
        ['Changed', editedAt && <When key="edited" at={editedAt} />],
      ]}
    />
  </Panel>
);

function DecidePanel({ contribution }: PartProps) {
  const decide = useDecide(contribution);
  const { state, reason } = contribution;
  const todo = todoText(contribution);
  return (
    <Panel title="Decide" next={todo !== null}>
      {todo && <p>{todo}.</p>}
      {reason && <p>Hidden: {reason}</p>}
      <div className={styles.actions}>
        {(todo !== null || state === 'hidden') && (
          <Button variant="primary" pending={decide.isPending} onClick={() => decide.mutate(null)}>
            {state === 'shown' ? 'Leave it public' : 'Show it'}
          </Button>
        )}
        {state !== 'hidden' && <HideButton contribution={contribution} />}
      </div>
      <FormError>{decide.error === null ? null : errorMessage(decide.error)}</FormError>
      <p className={styles.dim}>
        Nobody here can change words or stars, and a bad review stays. Each step is in the audit with your name.
      </p>
    </Panel>
  );
}

/** One thing that somebody wrote or showed, and whether it stays. */
export function ContributionScreen({ id }: { id: string }) {
  const query = useQuery(contributionQuery(id));
  const { data: contribution } = query;
  if (!contribution) {
    return (
      <>
        <PageHead title="Community" crumb={crumb} />
        <Fetching what="This" query={query} />
      </>
    );
  }
  return (
    <div className={styles.screen}>
      <PageHead title={`${contribution.shownName}, ${contribution.product.name}`} crumb={crumb} />
      <Columns
        side={
          <>
            <DecidePanel contribution={contribution} />
            <AuthorPanel contribution={contribution} />
          </>
        }
      >
        <WordsPanel contribution={contribution} />
        {contribution.kind !== 'answer' && <AnswerPanel contribution={contribution} />}
      </Columns>
    </div>
  );
}
