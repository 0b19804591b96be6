import { z } from 'zod';
import type { PublicBuild, WallBuild } from '#contracts/build-reports.ts';
import { Refusal } from '#domain/errors.ts';
import { apiPaths } from '#domain/paths/api-paths.ts';
import type { WallFilter } from '#domain/build-reports/build-report.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { Database } from '../db/database.ts';
import { decodeCursor, pageOf, type Page } from '../paging/cursor.ts';
import type { DrawCard } from './build-card.ts';
import * as photos from './build-photo.repository.ts';
import { toPhoto, toWallBuild } from './build-view.ts';
import * as wall from './wall.repository.ts';
import type { BuildRow, WallTotals } from './wall.repository.ts';

interface Deps {
  readonly db: Database;
  readonly pictures: AssetUrls;
  readonly drawCard: DrawCard;
}

export type WallService = ReturnType<typeof createWallService>;

interface WallQuery extends Omit<WallFilter, 'first' | 'mods' | 'class'> {
  readonly first?: '1' | undefined;
  readonly mods?: '1' | undefined;
  readonly class?: '1' | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** Of the builds that fill rows of two, three and four. */
const usualLimit = 24;
const otherBuilds = 4;

const cursorShape = z.tuple([
  z.int().min(0).max(2_147_483_647),
  z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+\d\d(:\d\d)?$/),
  z.uuid(),
]);

const isAsked = (flag: '1' | undefined): true | undefined => (flag ? true : undefined);

/** What its kit was drawn under. */
const drawnSlugOf = ({ slug, formerSlugs }: BuildRow, pictures: AssetUrls): string =>
  pictures.drawnSlug([slug, ...formerSlugs]);

function toPublic(row: BuildRow, pictures: AssetUrls): PublicBuild {
  const { photo: _, hasSound: __, kit, ...build } = toWallBuild(row, pictures);
  const board = `art:board-soldered/${drawnSlugOf(row, pictures)}`;
  return {
    ...build,
    kit: { ...kit, onSale: row.onSale, boardUrl: pictures.isDrawn(board) ? pictures.resolve(board) : null },
    words: row.words,
    stars: row.stars,
    boughtHere: row.boughtHere,
    readings: [...row.facts.readings],
    swaps: row.facts.swaps.map((swap) => ({ ...swap, refs: [...swap.refs] })),
    sound: row.listen,
    photos: row.photos.map(toPhoto),
    cardUrl: apiPaths.buildCard(row.code, cardMark(row)),
    editedAt: row.editedAt?.toISOString() ?? null,
  };
}

/** What the card shows: with another text or another photo it has another address, and no copy of the old one stands for it. */
const cardMark = ({ version, photos: [photo] }: BuildRow): string =>
  photo?.side === 'finished' ? `${version}-${photo.id.slice(0, 8)}` : String(version);

type WallAnswer = Page<WallBuild> & {
  readonly totals: (WallTotals & { readonly kits: { slug: string; name: string }[] }) | null;
};

interface ShownBuild {
  readonly build: PublicBuild | null;
  readonly unseen: { state: 'waiting' | 'hidden'; reason: string | null; at: string | null } | null;
  readonly others: WallBuild[];
}

/** What everybody sees of builds. */
export function createWallService({ db, pictures, drawCard }: Deps) {
  async function find(code: string): Promise<BuildRow> {
    const row = await wall.find(db, code);
    if (row) return row;
    throw new Refusal((await wall.wasThere(db, code)) ? 'build-gone' : 'nothing-here');
  }

  return {
    async list(query: WallQuery): Promise<WallAnswer> {
      const limit = query.limit ?? usualLimit;
      const last = decodeCursor(query.cursor, cursorShape);
      const after = last && { marks: last[0], publishedAt: last[1], id: last[2] };
      const kitId = query.kit === undefined ? null : await wall.kitId(db, query.kit);
      const totals = after ? null : { ...(await wall.totals(db)), kits: await wall.kits(db) };
      if (query.kit !== undefined && kitId === null) return { items: [], next: null, totals };
      const [first, mods, ofClass] = [query.first, query.mods, query.class].map(isAsked);
      const wanted = { kitId, first, mods, class: ofClass, sort: query.sort, limit: limit + 1, after };
      const rows = await wall.page(db, wanted);
      const page = pageOf(rows, limit, {
        item: (row) => toWallBuild(row, pictures),
        cursor: ({ marks, cursorAt, id }) => [marks, cursorAt, id],
      });
      return { ...page, totals };
    },

    async get(code: string): Promise<ShownBuild> {
      const row = await find(code);
      const { state, reason, decidedAt } = row;
      if (state === 'shown') {
        const others = await wall.others(db, row, otherBuilds);
        return {
          build: toPublic(row, pictures),
          unseen: null,
          others: others.map((one) => toWallBuild(one, pictures)),
        };
      }
      return { build: null, unseen: { state, reason, at: decidedAt?.toISOString() ?? null }, others: [] };
    },

    /** Of a build that is shown; of one that is not, for who made it alone. */
    async photo(photoId: string, size: 'small' | 'large', findUserId: () => Promise<number | null>): Promise<Buffer> {
      const shown = await photos.readShown(db, photoId, size);
      if (shown) return shown;
      const userId = await findUserId();
      const own = userId === null ? null : await photos.readOwn(db, photoId, userId);
      if (!own) throw new Refusal('nothing-here');
      return own;
    },

    async anyPhoto(photoId: string): Promise<Buffer> {
      const bytes = await photos.readAny(db, photoId);
      if (!bytes) throw new Refusal('nothing-here');
      return bytes;
    },

    /** Drawn when it is first asked for. */
    async card(code: string): Promise<Buffer> {
      const known = await photos.card(db, code);
      if (known?.bytes) return known.bytes;
      const row = await find(code);
      if (row.state !== 'shown') throw new Refusal('nothing-here');
      const photo = await photos.readFinished(db, row.id);
      const bytes = await drawCard({
        ...row,
        slug: drawnSlugOf(row, pictures),
        photo: photo && photo.bytes,
        measuredReadings: row.facts.readings,
      });
      const drawnOf = { version: row.version, photoId: photo && photo.id };
      await db.transaction((tx) => photos.keepCard(tx, row.id, bytes, drawnOf));
      return bytes;
    },
  };
}
