import type {
  FurtherFacts,
  HelpFacts,
  HelpOutcome,
  HelpReading,
  HelpRequest,
  NewHelpRequest,
  OfficeHelp,
} from '#contracts/help.ts';
import { Refusal } from '#domain/errors.ts';
import {
  buildCheckNames,
  helpLimits,
  helpSentences as sentences,
  type HelpSide,
  type HelpState,
} from '#domain/help/help.ts';
import { mark, isTicked, tickedOf, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { minutesOf } from '#domain/workbench/builds/sitting.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import type { MakePhoto } from '../pictures/make-picture.ts';
import { networkOf, type Limit, type Throttle } from '../throttle/throttle.ts';
import * as rows from './help.repository.ts';
import type { HelpRow } from './help.repository.ts';

export type HelpService = ReturnType<typeof createHelpService>;

interface Deps {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly throttle: Throttle;
  readonly makePhoto: MakePhoto;
}

const requestsPerPerson: Limit = { max: 30, minutes: 24 * 60 };
const requestsPerNetwork: Limit = { max: 60, minutes: 24 * 60 };
/** More than any guide has. A build of another program may have more, and the facts must fit into their row. */
const mostChecks = 100;
const photosPerPerson: Limit = { max: 60, minutes: 60 };

/** The last check that was passed, in the order of the work. */
const lastCheckOf = (state: BuildState): string | null =>
  buildCheckNames.findLast((name) => isTicked(state, mark('check', name))) ?? null;

function stateOf({ mendedAt, doneAt, answers }: HelpRow): HelpState {
  if (mendedAt) return 'mended';
  const last = answers.at(-1);
  if (last && !last.bySender) return 'answered';
  return doneAt ? 'closed' : 'sent';
}

const toRequest = (row: HelpRow): HelpRequest => ({
  id: row.id,
  ticket: row.ticket,
  buildId: row.buildId,
  kit: row.kit,
  state: stateOf(row),
  words: row.words,
  facts: row.facts,
  photos: [...row.photos],
  answers: row.answers.map(({ id, bySender, name, text, at }) => ({
    id,
    by: bySender ? ('builder' as const) : ('shop' as const),
    name,
    text,
    at: new Date(at).toISOString(),
  })),
  askedAt: row.createdAt.toISOString(),
});

const readingText = ({ name, volts, low, high }: HelpReading): string =>
  `${name}: ${volts.toFixed(2)} V (right: ${low.toFixed(2)} to ${high.toFixed(2)} V)`;

/** What staff read where only words are shown: in lists and in mails. */
const messageOf = (facts: HelpFacts, words: string): string => [facts.symptomsText, words].filter(Boolean).join('\n\n');

const furtherText = ({ readings, words }: FurtherFacts): string =>
  ['That wasn’t it.', readings.map(readingText).join('\n'), words].filter(Boolean).join('\n\n');

/** The new ones first; of a point only what was read last counts. */
const withReadings = (facts: HelpFacts, { readings, suspects }: FurtherFacts): HelpFacts => ({
  ...facts,
  readings: [...readings, ...facts.readings.filter(({ at }) => !readings.some((each) => each.at === at))].slice(
    0,
    helpLimits.readings,
  ),
  ...(suspects && { suspects }),
});

/** Builders whose pedal does not work, and what they are told. Each is a conversation among the messages of the shop. */
export function createHelpService({ db, jobs, throttle, makePhoto }: Deps) {
  async function requireOwn(tx: Queryable, id: string, userId: number): Promise<HelpRow> {
    const row = await rows.findOwn(tx, id, userId);
    if (!row) throw new Refusal('help-unknown');
    return row;
  }

  /** What nobody else changes until the transaction ends: neither another device nor the office. */
  async function hold(tx: Queryable, id: string, userId: number): Promise<HelpRow> {
    if (!(await rows.lock(tx, id, userId))) throw new Refusal('help-unknown');
    return requireOwn(tx, id, userId);
  }

  async function limit(userId: number, from: string): Promise<void> {
    const isWelcome =
      (await throttle.consume(`help:person:${userId}`, requestsPerPerson)) &&
      (await throttle.consume(`help:network:${networkOf(from)}`, requestsPerNetwork));
    if (!isWelcome) throw new Refusal('too-many-requests', sentences.tooMany);
  }

  async function insert(tx: Queryable, userId: number, asked: NewHelpRequest): Promise<void> {
    const asker = await rows.lockUser(tx, userId);
    if (!asker) throw new Refusal('not-signed-in');
    // The same may have come in while this waited.
    if (await rows.findSent(tx, userId, asked.key)) return;
    const build = await rows.buildOf(tx, userId, asked.buildId);
    if (!build) throw new Refusal('help-refused', sentences.noBuild);
    const open = await rows.openBuilds(tx, userId);
    if (open.includes(asked.buildId.toLowerCase())) throw new Refusal('help-refused', sentences.openAlready);
    if (open.length >= helpLimits.openRequests) throw new Refusal('help-refused', sentences.tooManyOpen);
    const { kit, state } = build;
    const facts: HelpFacts = {
      ...asked.facts,
      build: {
        name: state.name?.value ?? '',
        placed: tickedOf(state, 'placed').length,
        checked: tickedOf(state, 'check').slice(0, mostChecks),
        minutes: minutesOf(state),
      },
    };
    const subject = `${await rows.kitName(tx, kit)}: it doesn’t work`.slice(0, 150);
    const messageId = await rows.addMessage(tx, asker, { subject, message: messageOf(facts, asked.words) });
    const lastCheck = lastCheckOf(state);
    await rows.add(tx, { userId, buildId: asked.buildId, key: asked.key, messageId, kit, facts, lastCheck });
    await jobs.enqueue(tx, 'mail/contact-message', { messageId });
    await jobs.enqueue(tx, 'mail/contact-receipt', { messageId });
  }

  /** One to which photos can still be added. */
  function requireOpen(row: HelpRow): void {
    if (row.doneAt) throw new Refusal('help-refused', sentences.closed);
  }

  const view = async (id: string, userId: number): Promise<HelpRequest> => toRequest(await requireOwn(db, id, userId));

  return {
    list: async (userId: number): Promise<HelpRequest[]> => (await rows.list(db, userId)).map(toRequest),

    /** Asked once, however often it is sent. */
    async ask(userId: number, asked: NewHelpRequest, from: string): Promise<HelpRequest> {
      const known = await rows.findSent(db, userId, asked.key);
      if (known) return toRequest(known);
      await limit(userId, from);
      await db.transaction((tx) => insert(tx, userId, asked));
      return toRequest((await rows.findSent(db, userId, asked.key))!);
    },

    /** Refused before a byte is read: a stranger's, and what is closed. */
    async checkPhoto(userId: number, id: string): Promise<void> {
      requireOpen(await requireOwn(db, id, userId));
      if (!(await throttle.consume(`help-photos:${userId}`, photosPerPerson))) throw new Refusal('too-many-requests');
    },

    /** Drawn anew before the transaction begins, which is short. It may have been closed meanwhile. */
    async addPhoto(userId: number, id: string, side: HelpSide, bytes: Buffer): Promise<HelpRequest> {
      const photo = await makePhoto(bytes);
      await db.transaction(async (tx) => {
        requireOpen(await hold(tx, id, userId));
        await rows.setPhoto(tx, id, side, photo);
      });
      return view(id, userId);
    },

    /** `userId` null: for the office. */
    async photo(id: string, side: HelpSide, userId: number | null): Promise<Buffer> {
      const bytes = await rows.photo(db, id, side, userId);
      if (!bytes) throw new Refusal('nothing-here');
      return bytes;
    },

    /** That was not it. */
    async sayMore(userId: number, id: string, further: FurtherFacts): Promise<HelpRequest> {
      await db.transaction(async (tx) => {
        const row = await hold(tx, id, userId);
        if (row.mendedAt) throw new Refusal('help-refused', sentences.closed);
        const answered = row.answers.findLast(({ bySender }) => !bySender);
        if (!answered || row.answers.at(-1) !== answered) throw new Refusal('help-refused', sentences.notAnswered);
        if (answered.id !== further.seen) throw new Refusal('changed-meanwhile', sentences.newAnswer);
        await rows.setFacts(tx, id, withReadings(row.facts, further));
        await rows.sayMore(tx, row, furtherText(further));
        await jobs.enqueue(tx, 'mail/contact-message', { messageId: row.messageId });
      });
      return view(id, userId);
    },

    /** It works. Counted once, and only with consent. */
    async close(userId: number, id: string, { cause, consent }: HelpOutcome): Promise<HelpRequest> {
      await db.transaction(async (tx) => {
        const row = await hold(tx, id, userId);
        if (row.mendedAt) return;
        const place = row.facts.suspects.findIndex(({ kind, ref }) => kind === cause?.kind && ref === cause.ref) + 1;
        if (cause && place === 0) throw new Refusal('input-invalid', sentences.causeUnknown);
        await rows.closeAsMended(tx, row);
        if (!consent) return;
        const { kind, ref } = cause ?? { kind: 'other', ref: '' };
        await rows.addCause(tx, { kit: row.kit, kind, ref, place, lastCheck: row.lastCheck ?? '' });
      });
      return view(id, userId);
    },

    async remove(userId: number, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        await hold(tx, id, userId);
        await rows.remove(tx, id, userId);
      });
    },

    async officeView(id: string): Promise<OfficeHelp> {
      const row = await rows.find(db, id);
      if (!row) throw new Refusal('help-unknown');
      const { kit, kitName, facts, photos, lastCheck } = row;
      return {
        id,
        kit,
        kitName,
        facts,
        photos: [...photos],
        lastCheck,
        mendedAt: row.mendedAt?.toISOString() ?? null,
        askedAt: row.createdAt.toISOString(),
      };
    },
  };
}

/** Requests go with their account; closed ones a month later. What hangs on them goes too, the message as well. */
export const helpRetention: Retention = {
  deleteExpired: rows.deleteExpired,
  beforeAccountDeletion: rows.removeOfAccount,
};
