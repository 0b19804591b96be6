import pg from 'pg';

/** Three years of orders: nearly all delivered, the newest under way; names of a few hundred words. */
const fill = (orders: number): string[] => [
  `insert into orders (created_at, email, phone, status, payment_method, payment_status, shipping_method, subtotal_paise,
     total_paise, arrives_from, arrives_to, shipping_address)
   select now() - (${orders} - n) * interval '16 minutes',
     'buyer' || n % 40000 || '@' || (array['gmail.com', 'yahoo.in', 'example.com'])[1 + n % 3],
     '+91 9' || lpad((n * 7919 % 1000000000)::text, 9, '0'),
     case when n > ${orders} - 40 then 'pending' when n > ${orders} - 100 then 'confirmed' when n > ${orders} - 300 then 'shipped'
       when n % 25 = 0 then 'cancelled' else 'delivered' end,
     (array['cod', 'razorpay', 'upi'])[1 + n % 3],
     case when n > ${orders} - 40 then 'due' when n % 25 = 0 and n <= ${orders} - 300 then
       case when n % 2500 = 0 then 'refund-due' else 'void' end else 'paid' end,
     case when n % 50 = 0 then 'pickup' when n % 4 = 0 then 'domestic-express' else 'domestic-standard' end,
     150000 + n % 1000 * 100, 150000 + n % 1000 * 100, current_date, current_date,
     jsonb_build_object('name', (array['Asha', 'Meera', 'Farhan', 'Divya', 'Tenzin', 'Joseph', 'Imran', 'Priya'])[1 + n % 8]
         || ' ' || 'Family' || n % 700, 'streetAddress', n || ' MG Road', 'city', 'Pune', 'state', 'Maharashtra',
       'zipCode', '411001', 'country', 'India')
   from generate_series(1, ${orders}) n`,
  `insert into order_items (order_id, product_id, name, quantity, price_paise, image_url)
   select orders.id, product.id, product.name, 1 + product.place % 3, 49900, '/art/x.svg'
   from (select id, row_number() over (order by created_at) as n from orders) orders
   join (select id, name, row_number() over (order by slug) - 1 as place, count(*) over () as all from products) product
     on product.place in (orders.n % product.all, (orders.n / 3) % 10)`,
  `vacuum analyze orders`,
  `vacuum analyze order_items`,
];

/** On a connection of its own: no request would be given as much time. */
export async function fillBooks(connectionString: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const statement of fill(orders)) await client.query(statement);
  await client.end();
}
