import { randomInt } from 'node:crypto';
import type { BuildReportForm, OwnBuildReport } from '#contracts/build-reports.ts';
import {
  fewestForFigures,
  reportSentences as sentences,
  type GivenSwap,
  type PhotoSide,
} from '#domain/build-reports/build-report.ts';
import { Refusal } from '#domain/errors.ts';
import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import { minutesOf, sittingsOf } from '#domain/workbench/builds/sitting.ts';
import type { BuildService } from '../builds/build.service.ts';
import type { ContributionService } from '../contributions/contribution.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import { violatedConstraint } from '../db/database-errors.ts';
import type { MakeBuildPhoto } from '../pictures/make-picture.ts';
import type { Limit, Throttle } from '../throttle/throttle.ts';
import { buildFigures, isBuilt, readingsOf, type KitSheets, type ReadKitSheets } from './build-facts.ts';
import * as photos from './build-photo.repository.ts';
import * as reports from './build-report.repository.ts';
import type { OwnReportRow, ReportValues } from './build-report.repository.ts';
import { toPhoto } from './build-view.ts';

interface Deps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly builds: Pick<BuildService, 'hold'>;
  readonly contributions: Pick<ContributionService, 'admit' | 'add' | 'edit' | 'lookAgain'>;
  readonly readKitSheets: ReadKitSheets;
  readonly makeBuildPhoto: MakeBuildPhoto;
}

export type BuildReportService = ReturnType<typeof createBuildReportService>;

interface Given extends Omit<BuildReportForm, 'words' | 'stars' | 'swaps' | 'sound' | 'firstPedal'> {
  readonly words: string;
  readonly stars: number | null;
  readonly firstPedal: boolean;
  readonly swaps: readonly GivenSwap[];
  readonly sound: string | null;
  readonly key: string;
  readonly version?: number | undefined;
}

const photosPerPerson: Limit = { max: 60, minutes: 60 };

/** Without vowels, so that no letters make a word, and without those that are taken for others. */
const letters = 'bcdfghjkmnpqrstvwxz';
const letterCount = 6;

const newCode = (slug: string): string =>
  `${slug}-${Array.from({ length: letterCount }, () => letters[randomInt(letters.length)]).join('')}`;

function toOwn(row: OwnReportRow): OwnBuildReport {
  const { slug, kitName, facts, listen, photos: kept, publishedAt, productId: _, editKey: __, ...rest } = row;
  return {
    ...rest,
    kit: { slug, name: kitName },
    swaps: facts.swaps.map((swap) => ({ ...swap, refs: [...swap.refs] })),
    readings: [...facts.readings],
    sound: listen,
    photos: kept.map(toPhoto),
    publishedAt: publishedAt.toISOString(),
  };
}

/** Of its kit, when it was published. */
const slugOf = ({ code }: OwnReportRow): string => code.slice(0, -1 - letterCount);

/** What the bench says of it. Of one that is taken apart or deleted there: what was told before. */
function toldOf({ bench }: KitSheets, state: BuildState | undefined, known: OwnReportRow | null) {
  if (state && isBuilt(bench, state)) {
    return { readings: readingsOf(bench, state), minutes: minutesOf(state), sittings: sittingsOf(state).length };
  }
  if (!known) throw new Refusal('report-refused', sentences.unfinished);
  return { readings: known.facts.readings, minutes: known.minutes, sittings: known.sittings };
}

const isRatedMeanwhile = (error: unknown): boolean => violatedConstraint(error) === 'contributions_one_rating_index';

/** What a builder does with the report of a build: publishing, editing, its photos, withdrawing. */
export function createBuildReportService(deps: Deps) {
  const { db, throttle, builds, contributions, readKitSheets, makeBuildPhoto } = deps;

  /** An edit that names no class leaves whom the report stands for. */
  async function totalsFor(tx: Queryable, userId: number, kit: string, { classId }: Given, known: OwnReportRow | null) {
    if (classId === undefined) return { boards: known?.boards ?? null, boardsWork: known?.boardsWork ?? null };
    const totals = await reports.totalsOfClass(tx, { classId, userId, kit });
    if (!totals || totals.boards < fewestForFigures) throw new Refusal('nothing-here');
    return totals;
  }

  /** Held until the transaction ends, so that of two devices that publish at once one finds the report of the other. */
  async function readBuild(tx: Queryable, userId: number, buildId: string, given: Given, known: OwnReportRow | null) {
    const build = await builds.hold(tx, userId, buildId);
    // What is drawn of a kit stands under the slug that it had, which another may have taken the place of since.
    const kit = known ? slugOf(known) : build?.kit;
    if (kit === undefined) throw new Refusal('nothing-here');
    const sheets = await readKitSheets(kit);
    const productId = known?.productId ?? (await reports.kitId(tx, kit));
    if (!sheets || productId === null) throw new Refusal('product-unknown');
    const told = toldOf(sheets, build?.state, known);
    const values: ReportValues = {
      ...buildFigures(sheets, told.readings, given),
      ...(await totalsFor(tx, userId, kit, given, known)),
      minutes: given.minutes ?? told.minutes,
      sittings: told.sittings,
      firstPedal: given.firstPedal,
    };
    return { kit, productId, values };
  }

  async function freeCode(tx: Queryable, slug: string): Promise<string> {
    const code = newCode(slug);
    return (await reports.isCodeTaken(tx, code)) ? freeCode(tx, slug) : code;
  }

  async function addReport(tx: Queryable, userId: number, buildId: string, given: Given): Promise<void> {
    if (await reports.wasWithdrawn(tx, given.key)) throw new Refusal('report-withdrawn', sentences.withdrawn);
    const { kit, productId, values } = await readBuild(tx, userId, buildId, given, null);
    // The other device may have come first.
    if (await reports.findOfBuild(tx, userId, buildId)) return;
    if (given.stars !== null) await reports.dropOtherRatings(tx, { userId, productId, except: null });
    const { words, stars, shownName, key } = given;
    const { id } = await contributions.add(tx, userId, { kind: 'build', productId, shownName, words, stars });
    await reports.insert(tx, { id, buildId, code: await freeCode(tx, kit), key }, values);
  }

  async function editReport(tx: Queryable, userId: number, known: OwnReportRow, given: Given & { version: number }) {
    const { productId, values } = await readBuild(tx, userId, known.buildId, given, known);
    if (given.stars !== null) await reports.dropOtherRatings(tx, { userId, productId, except: known.id });
    await contributions.edit(tx, userId, known.id, { ...given, kind: 'build' });
    await reports.update(tx, known.id, given.key, values);
    await photos.dropCard(tx, known.id);
  }

  async function write(userId: number, buildId: string, given: Given, known: OwnReportRow | null): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await reports.lockUser(tx, userId))) throw new Refusal('not-signed-in');
      if (known && given.version !== undefined) {
        await editReport(tx, userId, known, { ...given, version: given.version });
      } else await addReport(tx, userId, buildId, given);
    });
  }

  async function own(userId: number, buildId: string): Promise<OwnBuildReport> {
    const row = await reports.findOfBuild(db, userId, buildId);
    if (!row) throw new Refusal('nothing-here');
    return toOwn(row);
  }

  return {
    own,

    list: async (userId: number): Promise<OwnBuildReport[]> => (await reports.listOfUser(db, userId)).map(toOwn),

    /** Once, however often it is sent: what is sent again finds the report and changes nothing. */
    async publish(userId: number, from: string, id: string, given: Given): Promise<OwnBuildReport> {
      const buildId = id.toLowerCase();
      const known = await reports.findOfBuild(db, userId, buildId);
      if (known && (given.version === undefined || known.editKey === given.key)) return toOwn(known);
      if (!known && given.version !== undefined) throw new Refusal('report-withdrawn');
      await contributions.admit(userId, from);
      try {
        await write(userId, buildId, given, known);
      } catch (error) {
        // A review of the same kit came in between; now it is there to be replaced.
        if (!isRatedMeanwhile(error)) throw error;
        await write(userId, buildId, given, known);
      }
      return own(userId, buildId);
    },

    async withdraw(userId: number, buildId: string): Promise<void> {
      if (!(await reports.removeOwn(db, userId, buildId))) throw new Refusal('nothing-here');
    },

    /** Refused before a byte is read: a stranger's, and too many. */
    async checkPhoto(userId: number, buildId: string): Promise<void> {
      if ((await photos.reportOf(db, userId, buildId)) === null) throw new Refusal('nothing-here');
      if (!(await throttle.consume(`build-photos:${userId}`, photosPerPerson))) throw new Refusal('too-many-requests');
    },

    /** Drawn anew before the transaction begins, which is short. */
    async addPhoto(userId: number, buildId: string, side: PhotoSide, bytes: Buffer): Promise<OwnBuildReport> {
      const made = await makeBuildPhoto(bytes);
      await db.transaction(async (tx) => {
        const reportId = await photos.lockReportOf(tx, userId, buildId);
        if (reportId === null) throw new Refusal('nothing-here');
        await photos.remove(tx, reportId, side);
        await photos.insert(tx, reportId, side, made);
        await contributions.lookAgain(tx, reportId);
        await photos.dropCard(tx, reportId);
      });
      return own(userId, buildId);
    },

    async removePhoto(userId: number, buildId: string, side: PhotoSide): Promise<void> {
      await db.transaction(async (tx) => {
        const reportId = await photos.lockReportOf(tx, userId, buildId);
        if (reportId === null) throw new Refusal('nothing-here');
        await photos.remove(tx, reportId, side);
        await contributions.lookAgain(tx, reportId);
        await photos.dropCard(tx, reportId);
      });
    },
  };
}
