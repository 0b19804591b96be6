import { photoRetentionYears } from '#domain/returns/claims.ts';
import type { Queryable } from '../db/database.ts';

/** What a buyer wrote and showed goes with the buyer; what came back and was paid stays in the books. */
const forget = (name: string, whose: string) => ({
  name,
  text: `with theirs as (
           select returns.id from returns join orders on orders.id = returns.order_id where ${whose}
         ), photo as (
           delete from return_photos where return_id in (select id from theirs)
         ), message as (
           delete from return_events where return_id in (select id from theirs) and kind = 'message' and staff_name is null
         )
         update returns set words = null where id in (select id from theirs) and words is not null`,
});

const forgetOfEmail = forget('return-forget-of-email', 'lower(orders.email) = lower($1)');
const forgetOfAccount = forget('return-forget-of-account', 'orders.user_id = $1');

const deleteOldPhotos = {
  name: 'return-delete-expired-photos',
  text: `delete from return_photos using returns
         where returns.id = return_photos.return_id and returns.status in ('refunded', 'spare-sent', 'declined')
           and returns.updated_at < now() - interval '${photoRetentionYears} years'`,
};

export async function deleteExpiredPhotos(db: Queryable): Promise<void> {
  await db.query(deleteOldPhotos);
}

export async function forgetAccount(tx: Queryable, userId: number): Promise<void> {
  await tx.query(forgetOfAccount, [userId]);
}

export async function forgetMailbox(tx: Queryable, email: string): Promise<void> {
  await tx.query(forgetOfEmail, [email]);
}
