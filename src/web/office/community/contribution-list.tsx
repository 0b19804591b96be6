import { useQuery } from '@tanstack/react-query';
import { moderationViews, type ModeratedContribution } from '#contracts/moderation.ts';
import { contributionKinds, type ContributionKind } from '#domain/contributions/contribution.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { ListPage } from '../ui/list-page/list-page.tsx';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { OfficeTable, type OfficeColumn } from '../ui/office-table/office-table.tsx';
import { Segment } from '../ui/segment/segment.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { When } from '../ui/when/when.tsx';
import { communityViewsQuery, filterNames, useContributionList } from './community.queries.ts';
import { kindText, lampOf, starsText, stateText, todoText } from './contribution-text.ts';
import styles from './contribution-list.module.css';

const whatText = ({ words, stars }: ModeratedContribution): string =>
  words || (stars === null ? 'No words' : starsText(stars));

const columns: readonly OfficeColumn<ModeratedContribution>[] = [
  {
    id: 'who',
    header: 'Who and what about',
    cell: ({ shownName, product }) => `${shownName}, ${product.name}`,
    isLink: true,
    width: '14rem',
    wraps: true,
  },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kindText[kind], width: '6rem' },
  { id: 'words', header: 'Words', cell: (row) => <span className={styles.words}>{whatText(row)}</span>, wraps: true },
  { id: 'why', header: 'To look at', cell: (row) => todoText(row) ?? '', width: '11rem', wraps: true },
  {
    id: 'state',
    header: 'State',
    cell: (row) => <StatusLamp colour={lampOf(row)}>{stateText(row)}</StatusLamp>,
    width: '6.5rem',
  },
  { id: 'at', header: 'Came', cell: ({ at }) => <When at={at} />, width: '8.5rem' },
];

const cardOf = (row: ModeratedContribution) => (
  <>
    <span>{whatText(row)}</span>
    <span>
      {kindText[row.kind]}, {(todoText(row) ?? stateText(row)).toLowerCase()}, <When at={row.at} inSentence />
    </span>
    <StatusLamp colour={lampOf(row)}>{stateText(row)}</StatusLamp>
  </>
);

const kinds = [
  { name: 'every', label: 'Everything' },
  { name: 'review', label: 'Reviews' },
  { name: 'build', label: 'Builds' },
  { name: 'question', label: 'Questions' },
  { name: 'answer', label: 'Answers' },
] as const;

const viewNames = { todo: 'To look at', hidden: 'Hidden', all: 'All' } as const;

const isKind = (word: string | undefined): word is ContributionKind => contributionKinds.some((kind) => kind === word);

/** What people wrote and showed, what nobody here has looked at first. */
export function ContributionList() {
  const [params, setParams] = useListParams(filterNames);
  const view = moderationViews.find((name) => name === params.view) ?? 'todo';
  const list = useContributionList({ ...params, view });
  const { data: counts } = useQuery(communityViewsQuery);
  return (
    <ListPage
      title="Community"
      list={list}
      tools={
        <Segment
          label="Kind"
          options={kinds}
          value={isKind(params.kind) ? params.kind : 'every'}
          onChange={(kind) => setParams({ kind: kind === 'every' ? null : kind })}
        />
      }
      views={moderationViews.map((name) => ({
        label: viewNames[name],
        href: name === 'todo' ? officePaths.community : `${officePaths.community}?view=${name}`,
        isCurrent: name === view,
        ...(counts && name !== 'all' && { count: counts[name] }),
      }))}
      empty={
        <Notice heading={view === 'todo' ? 'Nothing to look at' : 'Nothing here'}>
          Reviews and builds are public at once, and stand here until somebody has looked. The first question or answer
          of a new author waits here before it shows.
        </Notice>
      }
    >
      <OfficeTable
        label="What people wrote and showed"
        columns={columns}
        list={list}
        rowId={({ id }) => id}
        rowName={({ shownName, product }) => `${shownName}, ${product.name}`}
        rowHref={({ id }) => officePaths.contribution(id)}
        card={cardOf}
      />
    </ListPage>
  );
}
