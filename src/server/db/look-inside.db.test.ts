import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';

const migration = readFileSync(join(import.meta.dirname, '../../../db/migrations/0019_look_inside.sql'), 'utf8');

describeOnBothEngines('the opened pedal', (database) => {
  const labelsOf = async (slug: string) => {
    const [row] = await database().query<{ gallery: { label: string; imageUrl: string }[] }>(
      'select gallery from products where slug = $1',
      [slug],
    );
    return row!.gallery.map(({ imageUrl }) => imageUrl);
  };

  it('joins the pictures of the drawn kits of a shop that is older, once', async () => {
    for (const [slug, picture] of [
      ['drawn', 'art:kit/drawn'],
      ['own', '/uploads/own.avif'],
    ] as const) {
      await addProduct(database(), { slug, category: 'kit' });
      const gallery = JSON.stringify([{ label: 'What you get', imageUrl: picture }]);
      await database().query('update products set gallery = $2 where slug = $1', [slug, gallery]);
    }
    await database().query(migration);
    await database().query(migration);
    expect(await labelsOf('drawn')).toEqual(['art:inside/drawn', 'art:kit/drawn']);
    expect(await labelsOf('own')).toEqual(['/uploads/own.avif']);
  });
});
