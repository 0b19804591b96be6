import type { Bench } from '#domain/quotes/class-boxes.ts';
import type { Queryable } from '../db/database.ts';

interface QuotedClassRow {
  readonly name: string;
  readonly kit: string;
  readonly benches: readonly Bench[];
}

// Names are read where they are, and kept nowhere else.
const findClass = {
  name: 'quote-class',
  text: `select classes.name, classes.kit, coalesce((
             select json_agg(json_build_object('bench', bench, 'name', pupil.name) order by bench)
             from class_pupils pupil where pupil.class_id = classes.id
           ), '[]') as benches
         from quotes quote join classes on classes.id = quote.class_id where quote.id = $1`,
};

/** The class that a quote is for, with who sits where. Null: it is for none, or the class is gone. */
export const classOfQuote = async (db: Queryable, quoteId: string): Promise<QuotedClassRow | null> =>
  (await db.query<QuotedClassRow>(findClass, [quoteId]))[0] ?? null;
