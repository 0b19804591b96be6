import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogue } from '#catalogue/catalogue.ts';
import { createPostgresDatabase } from '#tests/support/databases/databases.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const migrations = join(import.meta.dirname, '../../../db/migrations');

it('boards of an older shop get their size where the first catalogue has it; what its keeper wrote stays', async () => {
  const older = mkdtempSync(join(tmpdir(), 'taar-migrations-'));
  const { url, drop } = await createPostgresDatabase();
  const db = await openPostgres({ databaseUrl: url, poolSize: 2 });
  try {
    cpSync(migrations, older, { recursive: true, filter: (path) => path === migrations || basename(path) < '0061' });
    await migrate(db, older);
    const boards = catalogue.filter(({ category }) => category === 'pcb');
    const add = (slug: string, category: string, specifications: object) =>
      db.query(
        `insert into products (slug, name, summary, description, price_paise, difficulty, category, subcategory,
           image_url, hsn_code, country_of_origin, specifications)
         values ($1, $1, 's', 'd', 100, 'Beginner', $2, 'fuzz', 'art:board/x', '8534', 'India', $3)`,
        [slug, category, JSON.stringify(specifications)],
      );
    for (const { slug, specifications } of boards.slice(2)) {
      const { Size: _size, ...before } = specifications;
      await add(slug, 'pcb', before);
    }
    await add(boards[0]!.slug, 'pcb', { Size: 'Mine' });
    await add(boards[1]!.slug, 'kit', { Board: 'Mine' });
    expect(await migrate(db)).toContain('0061_board_sizes.sql');
    const rows = await db.query<{ slug: string; text: string }>(
      'select slug, specifications::text as text from products',
    );
    const told = new Map(rows.map(({ slug, text }) => [slug, JSON.stringify(JSON.parse(text))]));
    for (const { slug, specifications } of boards.slice(2)) expect(told.get(slug)).toBe(JSON.stringify(specifications));
    expect(told.get(boards[0]!.slug)).toBe('{"Size":"Mine"}');
    expect(told.get(boards[1]!.slug)).toBe('{"Board":"Mine"}');
  } finally {
    await db.close();
    await drop();
    rmSync(older, { recursive: true });
  }
});
