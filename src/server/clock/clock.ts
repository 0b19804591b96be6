import type { Queryable } from '../db/database.ts';
import { selectClock } from './clock.repository.ts';

/** The time of the database, which every process of the shop agrees on, whatever its own clock says. */
export const readClock = (db: Queryable): Promise<Date> => selectClock(db);
