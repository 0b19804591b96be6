import type { Queryable } from '../db/database.ts';

export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly createdAt: Date;
}

const findUser = {
  name: 'user-find',
  text: `select id, username, email, first_name as "firstName", last_name as "lastName", created_at as "createdAt"
         from users where id = $1`,
};

export async function find(db: Queryable, id: number): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(findUser, [id]);
  return row ?? null;
}
