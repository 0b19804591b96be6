import { server, type Guard } from './guard.ts';

const database = 'database';
const moderation = {
  project: database,
  test: `${server}/contributions/moderation/moderation.routes.test.ts`,
} as const;
const review = { project: database, test: `${server}/reviews/review.routes.test.ts` } as const;
const question = { project: database, test: `${server}/questions/question.routes.test.ts` } as const;
const report = { project: database, test: `${server}/build-reports/build-report.routes.test.ts` } as const;
const photos = { project: database, test: `${server}/build-reports/build-photos.routes.test.ts` } as const;
const help = { project: database, test: `${server}/help/help.routes.test.ts` } as const;

const contributions = `${server}/contributions/contribution.repository.ts`;
const reportService = `${server}/build-reports/build-report.service.ts`;
const photoRepository = `${server}/build-reports/build-photo.repository.ts`;
const helpService = `${server}/help/help.service.ts`;

/** Of what visitors write, show and ask. */
export const communityGuards: readonly Guard[] = [
  {
    guard: 'community: only who bought or built it may rate',
    file: `${server}/reviews/review.service.ts`,
    find: 'if (!person?.bought && !person?.built)',
    replace: 'if (!person)',
    ...review,
    title: 'is refused with a plain sentence',
  },
  {
    guard: 'community: nobody changes what somebody else wrote',
    file: `${server}/contributions/contribution.service.ts`,
    find: 'if (now?.userId !== userId || now.kind !== given.kind)',
    replace: 'if (now?.kind !== given.kind)',
    ...review,
    title: 'is one each, changed by its author alone',
  },
  {
    guard: 'community: what was changed since it was read is not written over',
    file: `${server}/contributions/contribution.service.ts`,
    find: "if (now.version !== given.version) throw new Refusal('changed-meanwhile');",
    replace: '',
    ...review,
    title: 'is one each, changed by its author alone',
  },
  {
    guard: 'community: nobody withdraws what somebody else wrote',
    file: contributions,
    find: 'delete from contributions where id = $1::uuid and user_id = $2 returning kind',
    replace: 'delete from contributions where id = $1::uuid and $2::integer is not null returning kind',
    ...moderation,
    title: 'goes when its author withdraws it',
  },
  {
    guard: 'community: what a person writes in a day is bounded',
    file: `${server}/contributions/contribution.service.ts`,
    find: '(await throttle.consume(`contribution:person:${userId}`, person)) &&',
    replace: 'person &&',
    ...moderation,
    title: 'is bounded for each person',
  },
  {
    guard: 'community: what the office has looked at is not hidden by reports',
    file: contributions,
    find: "and state = 'shown' and decided_at is null and flags >= $2",
    replace: "and state = 'shown' and flags >= $2",
    ...moderation,
    title: 'waits when enough people report it',
  },
  {
    guard: 'community: one person counts once, however often it is pressed',
    file: contributions,
    find: 'on conflict (contribution_id, user_id) do update set why = excluded.why, words = excluded.words',
    replace: 'returning 1',
    ...moderation,
    title: 'counts a report and a mark once for each',
  },
  {
    guard: 'community: a new author waits for the office',
    file: `${server}/contributions/contribution.service.ts`,
    find: 'const isWaiting = waitsWhenNew[given.kind] && (await rows.isAuthorNew(tx, userId));',
    replace: 'const isWaiting = waitsWhenNew[given.kind] && false;',
    ...question,
    title: 'of a new author waits',
  },
  {
    guard: 'community: nothing is answered that does not show',
    file: `${server}/questions/question.service.ts`,
    find: "if (question?.kind !== 'question' || question.state !== 'shown')",
    replace: 'if (!question)',
    ...question,
    title: 'are not answered where they wait',
  },
  {
    guard: 'community: a report that was withdrawn is not published by what is sent again',
    file: reportService,
    find: "if (await reports.wasWithdrawn(tx, given.key)) throw new Refusal('report-withdrawn', sentences.withdrawn);",
    replace: '',
    ...report,
    title: 'is gone at once when it is withdrawn',
  },
  {
    guard: 'community: only a finished build is reported',
    file: reportService,
    find: 'if (state && isBuilt(bench, state)) {',
    replace: 'if (state) {',
    ...report,
    title: 'is refused for a build that is not finished',
  },
  {
    guard: 'community: a class is told in totals by its own teacher alone',
    file: reportService,
    find: "if (!totals || totals.boards < fewestForFigures) throw new Refusal('nothing-here');",
    replace: "if (!totals) throw new Refusal('nothing-here');",
    ...report,
    title: 'stands for a class of the teacher in totals',
  },
  {
    guard: 'community: a photo of what does not show is shown to nobody else',
    file: photoRepository,
    find: 'where photo.id = $1::uuid and report.is_shown`;',
    replace: 'where photo.id = $1::uuid`;',
    ...report,
    title: 'says why it is hidden',
  },
  {
    guard: 'community: a card shows the photos that are there when it is kept',
    file: photoRepository,
    find: 'where report.id = $1::uuid and contribution.version = $3 and photo.id is not distinct from $4::uuid',
    replace: 'where report.id = $1::uuid and contribution.version = $3 and ($4::uuid is null or true)',
    ...photos,
    title: 'are never missed by a card',
  },
  {
    guard: 'help: a photo is shown to its builder and the office alone',
    file: `${server}/help/help.repository.ts`,
    find: 'and ($3::integer is null or help.user_id = $3)',
    replace: 'and ($3::integer is null or $3 > 0)',
    ...help,
    title: 'has a photo of each side',
  },
  {
    guard: 'help: an answer that was not read is not refused',
    file: helpService,
    find: "if (answered.id !== further.seen) throw new Refusal('changed-meanwhile', sentences.newAnswer);",
    replace: '',
    ...help,
    title: 'is not told no to an answer that was not read',
  },
  {
    guard: 'help: a cause is kept with consent alone',
    file: helpService,
    find: 'if (!consent) return;',
    replace: '',
    ...help,
    title: 'leaves nothing behind without consent',
  },
];
