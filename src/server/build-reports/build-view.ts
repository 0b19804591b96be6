import type { BuildPhoto, WallBuild } from '#contracts/build-reports.ts';
import { apiPaths } from '#domain/paths/api-paths.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { PhotoRow } from './build-report.repository.ts';
import type { WallRow } from './wall.repository.ts';

export const toPhoto = ({ id, side, width, height }: PhotoRow): BuildPhoto => ({
  side,
  smallUrl: apiPaths.buildPhoto(id, 'small'),
  url: apiPaths.buildPhoto(id),
  width,
  height,
});

/** A build as the wall shows it, and nothing else of its row. */
export const toWallBuild = (row: WallRow, pictures: AssetUrls): WallBuild => ({
  id: row.id,
  code: row.code,
  kit: { slug: row.slug, name: row.kitName, difficulty: row.difficulty, imageUrl: pictures.resolve(row.imageUrl) },
  shownName: row.shownName,
  photo: row.photos[0] ? toPhoto(row.photos[0]) : null,
  hasSound: row.hasSound,
  marks: row.marks,
  publishedAt: row.publishedAt.toISOString(),
  minutes: row.minutes,
  sittings: row.sittings,
  firstPedal: row.firstPedal,
  measurable: row.measurable,
  measured: row.measured,
  inside: row.inside,
  mods: row.mods,
  boards: row.boards,
  boardsWork: row.boardsWork,
});
