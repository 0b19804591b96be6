import type { NewAddress } from '#contracts/addresses.ts';
import type { Queryable } from '../db/database.ts';

export interface AddressRow {
  readonly id: string;
  readonly name: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
  readonly isDefault: boolean;
  readonly createdAt: Date;
}

export type AddressFields = Omit<NewAddress, 'isDefault'>;

const columns = `id, name, street_address as "streetAddress", city, state, zip_code as "zipCode", country,
  is_default as "isDefault", created_at as "createdAt"`;

// Changes of one person's addresses wait for each other here, so that exactly one is the default after each of them.
const lockOwner = { name: 'address-lock-owner', text: `select from users where id = $1 for no key update` };

const listAddresses = {
  name: 'address-list',
  text: `select ${columns} from addresses where user_id = $1 order by is_default desc, created_at desc, id`,
};

const insertAddress = {
  name: 'address-insert',
  text: `insert into addresses (user_id, name, street_address, city, state, zip_code, country)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
};

const updateAddress = {
  name: 'address-update',
  text: `update addresses set name = $3, street_address = $4, city = $5, state = $6, zip_code = $7, country = $8
         where user_id = $1 and id = $2`,
};

const deleteAddress = {
  name: 'address-delete',
  text: `delete from addresses where user_id = $1 and id::text = $2 returning is_default as "isDefault"`,
};

const clearDefault = {
  name: 'address-clear-default',
  text: `update addresses set is_default = false where user_id = $1 and is_default and id <> $2`,
};

const setDefault = {
  name: 'address-set-default',
  text: `update addresses set is_default = true where user_id = $1 and id = $2 and not is_default`,
};

/** False: there is no such user any more. */
export async function lock(tx: Queryable, userId: number): Promise<boolean> {
  return (await tx.query(lockOwner, [userId])).length > 0;
}

export const list = (db: Queryable, userId: number): Promise<AddressRow[]> =>
  db.query<AddressRow>(listAddresses, [userId]);

const valuesOf = ({ name, streetAddress, city, state, zipCode, country }: AddressFields): string[] => [
  name,
  streetAddress,
  city,
  state,
  zipCode,
  country,
];

export async function insert(tx: Queryable, userId: number, fields: AddressFields): Promise<string> {
  const [row] = await tx.query<{ id: string }>(insertAddress, [userId, ...valuesOf(fields)]);
  return row!.id;
}

export async function update(tx: Queryable, userId: number, id: string, fields: AddressFields): Promise<void> {
  await tx.query(updateAddress, [userId, id, ...valuesOf(fields)]);
}

/** Null: the user has no such address. */
export async function remove(tx: Queryable, userId: number, id: string): Promise<{ isDefault: boolean } | null> {
  return (await tx.query<{ isDefault: boolean }>(deleteAddress, [userId, id]))[0] ?? null;
}

export async function makeDefault(tx: Queryable, userId: number, id: string): Promise<void> {
  await tx.query(clearDefault, [userId, id]);
  await tx.query(setDefault, [userId, id]);
}
