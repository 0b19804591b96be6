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

// Whoever has a link to the quote has none to the names: the class and the quote are of one account.
const findOwn = {
  name: 'quote-of-own-class',
  text: `select quote.id from quotes quote join classes on classes.id = quote.class_id and classes.user_id = $2
         where quote.number = $1 and quote.user_id = $2`,
};

/** The quote for a class of the user's own. Null: there is none of that number. */
export const findOwnClassQuote = async (db: Queryable, number: string, userId: number): Promise<string | null> =>
  (await db.query<{ id: string }>(findOwn, [number, userId]))[0]?.id ?? null;

/** The class that a quote is for, with who sits where. Null: it is for none, or the class is gone. */
export const classOfQuote = async (db: Queryable, quoteId: string): Promise<QuotedClassRow | null> =>
  (await db.query<QuotedClassRow>(findClass, [quoteId]))[0] ?? null;
