/**
 * How quickly the palette of the office finds among 100,000 orders, products and customers, on PostgreSQL:
 * `npm run bench -- office-search`. Each word is asked for as the app does it, through the API, one after the other.
 */
import pg from 'pg';
import { generateCatalogue } from './generated-catalogue.ts';
import { fillBooks } from './office-books.ts';
import { benchOffice } from './office-calls.ts';

const size = Number(process.env['SIZE'] ?? 100_000);

const insertProducts = `insert into products (id, slug, name, summary, description, price_paise, difficulty, category,
    subcategory, kind, image_url, stock, components, hsn_code, country_of_origin, archived_at)
  select id, slug, name, summary, summary, "pricePaise", difficulty, category, subcategory, kind, '/art/x.svg',
    case when "inStock" then 5 else 0 end, keywords, '8543', 'India', case when "pricePaise" % 50 = 0 then now() end
  from json_to_recordset($1) as row(id uuid, slug text, name text, summary text, "pricePaise" bigint,
    difficulty text, category text, subcategory text, kind text, "inStock" boolean, keywords text[])`;

const insertCustomers = `insert into users (username, email, password_hash, first_name, last_name)
  select 'asha' || n, 'customer' || n || '@example.com', 'x', (array['Asha', 'Meera', 'Farhan', 'Divya'])[1 + n % 4],
    'Family' || n % 700
  from generate_series(1, $1::integer) n`;

/** On a connection of its own: no request would be given as much time. */
async function fillCatalogue(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const products = generateCatalogue(size);
  for (let start = 0; start < size; start += 2000)
    await client.query(insertProducts, [JSON.stringify(products.slice(start, start + 2000))]);
  await client.query(insertCustomers, [size]);
  await client.query('vacuum analyze products');
  await client.query('vacuum analyze users');
  await client.end();
}

/** From two letters on, which begin very much, to what there is none of. */
const words = [
  'as',
  'asha',
  'meera family42',
  'fa',
  'buyer12',
  'customer99',
  'PK-51',
  '51',
  '98450',
  'bo',
  'fuzz',
  'zzzz',
];

await benchOffice({
  size: `${size} of each`,
  found: 'orders, products, customers',
  fill: async (url) => {
    await fillBooks(url, size);
    await fillCatalogue(url);
  },
  paths: async () => Object.fromEntries(words.map((word) => [word, `/api/admin/find?q=${encodeURIComponent(word)}`])),
  foundIn: (answer) => {
    const { orders, products, customers } = answer.json<Record<string, unknown[]>>();
    return [orders, products, customers].map((hits) => hits!.length).join(' ');
  },
});
