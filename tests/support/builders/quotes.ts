import { defaultSettings } from '#domain/settings/defaults.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import type { Database } from '#server/db/database.ts';

const address = {
  name: 'Meera K.',
  streetAddress: '',
  city: 'Panaji',
  state: 'Goa',
  zipCode: '403001',
  country: 'India',
};

interface SentQuote {
  readonly userId: number | null;
  readonly productId: string;
  readonly quantity?: number;
  /** Empty unless it is said: whoever asks for a price may leave it out. */
  readonly streetAddress?: string;
}

/** A quote of which a first version was sent: so many units at 100 rupees. */
export async function addSentQuote(
  db: Database,
  { userId, productId, quantity = 2, streetAddress = '' }: SentQuote,
): Promise<{ id: string; number: string }> {
  const pricePaise = 10_000;
  const line = { productId, quantity, pricePaise };
  const facts = { slug: 'test-fuzz', name: 'Test Fuzz', imageUrl: 'art:pedal/test-fuzz', hsnCode: '8543' };
  const subtotalPaise = quantity * pricePaise;
  const offer = {
    lines: [{ ...line, ...facts, gstRatePercent: 18, unitCode: 'SET', adjustedPaise: 0 }],
    adjustments: [],
    subtotalPaise,
    adjustedPaise: 0,
    shippingPaise: 0,
    totalPaise: subtotalPaise,
    shippingMethod: 'domestic-standard',
    deliveryDays: 7,
    address: { ...address, streetAddress },
    business: null,
    supplyState: null,
    note: null,
    seller: sellerOf(defaultSettings),
  };
  const [quote] = await db.query<{ id: string; number: string }>(
    `insert into quotes (user_id, email, address, lines, shipping_method, delivery_days, freight_paise)
     values ($1, 'user-b@example.com', $2, $3, 'domestic-standard', 7, 0) returning id, number`,
    [userId, JSON.stringify(address), JSON.stringify([line])],
  );
  await db.query(
    `insert into quote_versions (quote_id, number, valid_until, total_paise, offer)
     values ($1, 1, now() + interval '30 days', $2, $3)`,
    [quote!.id, offer.totalPaise, JSON.stringify(offer)],
  );
  await db.query(`update quotes set status = 'sent', sent_version = 1 where id = $1`, [quote!.id]);
  return quote!;
}
