import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { listenSheet } from '#build/drawings/build-drawings.ts';
import { workbenchPictures } from '#build/workbench/workbench-pictures.ts';
import { kits } from '#catalogue/kits.ts';
import type { AppDeps } from '#server/app.ts';
import { seedEmptyShop } from '#server/catalogue/seed.ts';
import type { Database } from '#server/db/database.ts';
import { buildTestApp } from '../processes/shop-app.ts';

/** What the build draws of a kit for programs to read, drawn when it is asked for. */
async function readDrawn(name: string): Promise<Buffer | null> {
  const kit = kits.find(({ slug }) => name.endsWith(`/${slug}`));
  if (!kit) return null;
  if (name.startsWith('listen-sheet/')) return Buffer.from(JSON.stringify(listenSheet(kit)));
  const picture = workbenchPictures().find((each) => each.name === name);
  return picture ? Buffer.from(await picture.draw()) : null;
}

/** A shop with the first catalogue, listening. */
export async function openAgentShop(
  db: Database,
  changes: Partial<AppDeps> = {},
): Promise<{ app: FastifyInstance; url: string }> {
  await seedEmptyShop(db);
  const app = buildTestApp(db, { readDrawn, ...changes });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}
