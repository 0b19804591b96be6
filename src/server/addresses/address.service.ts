import type { Address, AddressChange, NewAddress } from '#contracts/addresses.ts';
import { maxAddresses, zipCodeProblem } from '#domain/places/address.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database, Queryable } from '../db/database.ts';
import * as addresses from './address.repository.ts';
import type { AddressFields, AddressRow } from './address.repository.ts';

export type AddressService = ReturnType<typeof createAddressService>;

const toAddress = (row: AddressRow): Address => ({ ...row, createdAt: row.createdAt.toISOString() });

/** Leaves out what was not given, so that it does not overwrite what is there. */
const given = (change: AddressChange): Partial<AddressFields> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

export function createAddressService(db: Database) {
  /** One change of a person's addresses at a time, on the list as it is then. */
  const withList = <T>(userId: number, work: (tx: Queryable, list: readonly AddressRow[]) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      if (!(await addresses.lock(tx, userId))) throw new Refusal('not-signed-in');
      return work(tx, await addresses.list(tx, userId));
    });

  const read = async (tx: Queryable, userId: number, id: string): Promise<Address> => {
    const row = (await addresses.list(tx, userId)).find((address) => address.id === id);
    if (!row) throw new Refusal('address-unknown');
    return toAddress(row);
  };

  return {
    list: async (userId: number): Promise<Address[]> => (await addresses.list(db, userId)).map(toAddress),

    add: (userId: number, { isDefault, ...fields }: NewAddress): Promise<Address> =>
      withList(userId, async (tx, list) => {
        if (list.length >= maxAddresses) throw new Refusal('address-book-full');
        const id = await addresses.insert(tx, userId, fields);
        if (isDefault || list.length === 0) await addresses.makeDefault(tx, userId, id);
        return read(tx, userId, id);
      }),

    change: (userId: number, id: string, { isDefault, ...change }: AddressChange): Promise<Address> =>
      withList(userId, async (tx, list) => {
        const before = list.find((address) => address.id === id.toLowerCase());
        if (!before) throw new Refusal('address-unknown');
        const after = { ...before, ...given(change) };
        const problem = zipCodeProblem(after);
        if (problem !== null) throw new Refusal('input-invalid', problem);
        await addresses.update(tx, userId, before.id, after);
        if (isDefault) await addresses.makeDefault(tx, userId, before.id);
        return read(tx, userId, before.id);
      }),

    remove: (userId: number, id: string): Promise<void> =>
      withList(userId, async (tx, list) => {
        const gone = await addresses.remove(tx, userId, id.toLowerCase());
        if (!gone) throw new Refusal('address-unknown');
        const next = list.find((address) => address.id !== id.toLowerCase());
        if (gone.isDefault && next) await addresses.makeDefault(tx, userId, next.id);
      }),
  };
}
