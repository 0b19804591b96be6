import type { Database } from '#server/db/database.ts';
import { addProduct } from '../processes/shop-app.ts';

const insertBuilds = `with made as (
    insert into contributions (id, kind, product_id, user_id, shown_name, words, state, created_at, marks)
    select gen_random_uuid(), 'build', case when n % 100 = 0 then $1::uuid else $2::uuid end, users.id, 'Many ' || n, '',
      case when n % 10 = 9 then 'waiting' else 'shown' end,
      -- Several share a moment.
      timestamptz '2026-01-01' + (n / 3) * interval '1 minute', n % 7
    from generate_series($3::integer, $4::integer) as n, users where username = 'many'
    returning id, product_id, user_id, created_at, marks, state, substr(shown_name, 6)::integer as n
  )
  insert into build_reports (id, user_id, build_id, product_id, code, publish_key, minutes, sittings, first_pedal, facts,
    measurable, measured, inside, mods, boards, boards_work, published_at, is_shown, marks)
  select id, user_id, gen_random_uuid(), product_id, 'test-fuzz-' || translate(lpad(n::text, 6, '0'), '0123456789', 'bcdfghjkmn'),
    gen_random_uuid(), 60, 1, n % 10 = 0, '{"readings":[],"swaps":[]}', 5, 5, 4, case when n % 50 = 0 then 1 else 0 end,
    case when n % 1000 = 0 then 20 end, case when n % 1000 = 0 then 19 end, created_at, state = 'shown', marks
  from made`;

/** So many builds by one user, all of one kit in a hundred, a tenth of them first pedals, one in a thousand of a class. */
export async function addManyBuildReports(db: Database, count: number): Promise<string> {
  const kit = await addProduct(db);
  const other = await addProduct(db, { slug: 'other-fuzz', name: 'Other Fuzz' });
  await db.query(`insert into users (username, email, password_hash) values ('many', 'many@example.com', 'x')`);
  for (let from = 1; from <= count; from += 1000) {
    await db.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(insertBuilds, [kit, other, from, Math.min(count, from + 999)]);
    });
  }
  // As the engine does by itself after a while: what it plans depends on it.
  for (const table of ['build_reports', 'contributions', 'products']) await db.query(`analyze ${table}`);
  return kit;
}
